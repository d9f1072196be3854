# A turn in pictures: for the rules panel.

turn-play = Play a card into your empire: its ability works at once.
turn-protect = Or discard any card face down and protect one in your empire: nobody touches it any more.
turn-discard = Or just discard a card. Then draw until you hold three again.
turn-pair = At the end count the candies on the cards and those of combinations: two together bring more.

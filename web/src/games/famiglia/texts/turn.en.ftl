# A turn in pictures: for the rules panel.

turn-refresh = No zero on the street? You may clear any card from it: new ones come from the deck.
turn-accountant = An Accountant from the hand exchanges cards of the hand for cards of the area.
turn-brute = A Brute from the hand scares a card of the street: this turn it costs less by the Brute’s value.
turn-recruit = Last you recruit: a pair of cards one weaker takes a card from the street, and one of the pair goes to the area. A zero is free.

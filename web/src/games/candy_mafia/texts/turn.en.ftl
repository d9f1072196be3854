# A round in pictures: for the rules panel.

turn-night = At night the criminals choose a victim in secret.
turn-abilities = Whoever has an ability chooses in secret too: to check, to save, to hinder.
turn-talk = By day all learn who is out, and talk: anybody may claim anything, untrue things too.
turn-vote = Then they vote: whoever is executed shows the card. And it is night again.

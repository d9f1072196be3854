# A turn in pictures: for the rules panel.

turn-wheel = Everybody has a secret role. The wheel shows who hunts whom.
turn-card = In each turn all choose a card in secret and turn it up together. Whoever shows a character is not that one.
turn-sword = Your sword is up: put it in front of the one you think is your prey.
turn-shield = Your shield is up: put it in front of the one you think is your hunter.
turn-coins = At the end of the round the roles are turned up: a right sword brings 3 coins, a right shield 2, a hill in hand 1.
turn-declare = Declare a character, truthfully or not: its card lies beside your secret role.
turn-scout = Open another player’s role, or look at the exclusion in secret. An opened lie costs a coin.
turn-hunt = All choose in secret with whom to hunt and turn the cards up together with the target. Prey and target bring coins.

# Слова, которые нужны только рисунку стола в терминале.

terminal-game = игра { $game } из { $games }
terminal-deck = в колоде { $cards }, в сбросе { $discarded }
terminal-banned = похищены
terminal-score = конфет { $score }
terminal-points = очков { $points }
terminal-hand = карт в руке { $cards }
terminal-mine = рука
terminal-sheet = карты { $candies }, Скупщик { $buyer }, Карманники { $pickpockets }, комбинации { $pairs }
terminal-open = в сбросе видели все
terminal-known = в сбросе точно
terminal-looked = в сбросе лежат
terminal-at = { $place }: { $card }
terminal-place-discard = сброс
terminal-place-deck = { $number ->
    [1] сверху колоды
   *[other] вторая в колоде
}
terminal-or = {" "}или{" "}
terminal-legend = «× 2» — сколько таких карт в империи, «⛨» — столько из них защищено. «В сбросе точно»: что ты видишь или помнишь. Строки вида «Анна или сброс: Вор» — карты, за которыми ты следишь.

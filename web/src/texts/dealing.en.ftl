# Printed cards: the moderator types them in, or learns them in the first night.

deal-title = Who gets which card
deal-text = If there are real cards on the table, say who got which. The others only see that the cards were dealt by hand.
deal-yes = Dealt like this
deal-no = Let the table deal
deal-cast = In the cast
deal-others = Other cards
showing-title = Who holds what: the first night
showing-begin = Everybody looks at their card and lays it face down. Phones lie face down. Night falls, all close their eyes.
showing-start = All are asleep
showing-touch = { $count ->
    [1] Touch whoever has opened their eyes.
   *[other] Touch all who have opened their eyes: there should be { $count }.
}
showing-count = { $count } of { $all } marked
showing-back = Last call
showing-next = Go on
showing-at = call { $at } of { $all }
showing-known = Now it is known who holds which card
showing-known-text = All sleep on. Look it over, and the night takes its course: only those who choose tonight have to be woken again.
showing-done = That is so
showing-wait = Done. Now { $name } starts the game.

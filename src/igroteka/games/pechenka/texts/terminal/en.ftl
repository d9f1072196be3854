# Words that only the drawing of the table in the terminal needs.

terminal-round = round { $round } of { $rounds }
terminal-circle = circle { $circle } of { $circles }
terminal-stage = { $stage ->
    [1] stage 1: declare
    [2] stage 2: scout
   *[other] stage 3: hunt
}
terminal-first = first player: { $player }
terminal-me = You are { $role }, prey { $prey }, hunter { $hunter }
terminal-may-be = may be
terminal-declares = declared
terminal-looked = looked
terminal-legend = The arrows show who hunts whom. ⚔ sword and ◊ shield: in front of whom they lie. “May be”: roles that nothing you know rules out. ● coins. ✓ the role is open.

"""A search that plays many imagined games from the present position and chooses by their results."""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

from mypy_extensions import i64

from igroteka.bots.bot import Bot
from igroteka.bots.heuristics import Heuristics, heuristics_of
from igroteka.bots.hint import CHANCES, CLOSE, MIXED, PROVEN, Reason, mix_of, percent
from igroteka.bots.judgement import Judgement
from igroteka.bots.tree import EXPLORATION, SEATS, Edge, Node, Secret, select
from igroteka.core.chance import Rng
from igroteka.core.state import NOBODY, SEVERAL, State

# The number of simulations that take a millisecond, for a solver that counts positions.
A_MILLISECOND: Final = 50
# An answer with a smaller share of the tries than this is too little known to be told as the next best.
KNOWN: Final = 0.02


class SearchBot(Bot):
    """Open-loop Monte Carlo tree search over the worlds that the seat may believe in, for any number of seats."""

    def __init__(self, simulations: i64, milliseconds: i64) -> None:
        self.simulations: i64 = simulations
        self.milliseconds: i64 = milliseconds
        # The weight of curiosity: the preference for answers that were seldom tried.
        self.curiosity = 0.7
        # The amount by which an untried answer is rated below the mean of the tried ones.
        self.modesty = 0.1

    @property
    def budget(self) -> i64:
        """The budget in simulations, as near as time can be counted in them."""
        return self.milliseconds * A_MILLISECOND if self.milliseconds > 0 else self.simulations

    def think(self, world: State, seat: i64, rng: Rng) -> int:
        return self.judge(world, seat, rng).answer

    def judge(self, world: State, seat: i64, rng: Rng) -> Judgement:
        deadline = perf_counter() + float(self.milliseconds) / 1000.0
        timed = self.milliseconds > 0
        heuristics = heuristics_of(world.game)
        proven = heuristics.solve(world, seat, self.budget)
        if proven >= 0:
            return Judgement(proven, [Reason(PROVEN)])
        pondered = heuristics.ponder(world, seat, self.budget, rng)
        if pondered >= 0:
            return Judgement(pondered, [])
        search = Search(heuristics, world.seats, self.curiosity, self.modesty)
        done: i64 = 0
        while perf_counter() < deadline if timed else done < self.simulations:
            search.simulate(world.imagine(seat, rng), rng)
            done += 1
        answer = search.answer(world, seat, rng)
        return search.judgement(world, seat, answer)


class Search:
    """The trees of one decision: one for all where every answer is open, else one for each seat's own knowledge."""

    def __init__(self, heuristics: Heuristics[Any], seats: i64, curiosity: float, modesty: float) -> None:
        self.heuristics = heuristics
        self.curiosity = curiosity
        self.modesty = modesty
        self.seats: i64 = seats
        self.secretive = heuristics.secretive
        trees = seats if self.secretive else 1
        self.roots = [Node() for _ in range(trees)]
        self.at: list[Node] = []
        self.path: list[Edge] = []
        self.secrets: list[Secret] = []

    def simulate(self, world: State, rng: Rng) -> None:
        """Go down the tree to an untried answer, play on quickly, remember the result."""
        self.at = self.roots.copy()
        self.path = []
        self.secrets = []
        fresh = False
        while not fresh and world.who != NOBODY:
            if world.who == SEVERAL:
                fresh = self.choose_at_once(world, rng)
            else:
                fresh = self.choose_alone(world, world.who, rng)
        self.heuristics.play_on(world, rng)
        self.remember(world)

    def choose_alone(self, world: State, seat: i64, rng: Rng) -> bool:
        """Follow one seat's most interesting answer; is it an untried one?"""
        node = self.at[seat if self.secretive else 0]
        row = node.offer(world, seat, self.heuristics)
        edge = select(row, self.curiosity, self.modesty)
        if self.secretive and rng.real() < EXPLORATION:  # else two deterministic players fall into step
            edge = row[rng.below(len(row))]
        self.path.append(edge)
        if self.secretive:
            for viewer in range(self.seats):
                shown = edge.action if viewer == seat else self.heuristics.shown(world, seat, edge.action, viewer)
                self.at[viewer] = self.at[viewer].next(shown * SEATS + seat)
        elif edge.tried:
            self.at[0] = node.next(edge.action * SEATS + seat)
        world.advance(seat, edge.action)
        return edge.tried == 0

    def choose_at_once(self, world: State, rng: Rng) -> bool:
        """Let all seats that are asked choose from their own statistics; is one of the answers an untried one?"""
        fresh = False
        turn = world.turn()
        keys: list[int] = [0] * len(self.at)
        chosen: list[Edge] = []
        for seat in turn:
            node = self.at[seat if self.secretive else 0]
            secret = Secret(node.offer(world, seat, self.heuristics), rng)
            edge = secret.row[secret.pick]
            self.secrets.append(secret)
            chosen.append(edge)
            fresh = fresh or edge.tried == 0
            for viewer in range(len(keys)):
                shown = edge.action
                if self.secretive and viewer != seat:
                    shown = self.heuristics.shown(world, seat, edge.action, viewer)
                keys[viewer] = (keys[viewer] * 1000003 + shown * SEATS + seat + 1) % 2147483647
        for viewer in range(len(keys)):
            self.at[viewer] = self.at[viewer].next(keys[viewer])
        for edge in chosen:
            self.path.append(edge)
            world.advance(edge.seat, edge.action)
        return fresh

    def remember(self, world: State) -> None:
        """Add the result of each seat to its answers on the way."""
        values = self.heuristics.values(world)
        for secret in self.secrets:
            secret.learn(values[secret.row[0].seat])
        for edge in self.path:
            edge.tried += 1
            edge.won += values[edge.seat]

    def answer(self, world: State, seat: i64, rng: Rng) -> int:
        """For a seat asked alone the answer tried most; else one drawn from the average strategy."""
        node = self.roots[seat if self.secretive else 0]
        row = node.offer(world, seat, self.heuristics)
        if world.who == SEVERAL:
            edge = row[rng.weighted([edge.share for edge in row])]
            if edge.share > 0.0:  # else nothing was learnt yet
                return edge.action
        best = row[0]
        for edge in row:
            if edge.tried > best.tried or (edge.tried == best.tried and edge.won > best.won):
                best = edge
        return best.action

    def judgement(self, world: State, seat: i64, answer: i64) -> Judgement:
        """The mix that this answer is drawn from; or the seat's chance to win by it, and by the next best."""
        row = self.roots[seat if self.secretive else 0].offer(world, seat, self.heuristics)
        tried: i64 = 0
        mixed = 0.0
        for edge in row:
            tried += edge.tried
            mixed += edge.share
        mine = row[0]
        next = -1.0
        for edge in row:
            if edge.action == answer:
                mine = edge
            elif edge.tried and float(edge.tried) >= KNOWN * float(tried):
                next = max(next, edge.won / float(edge.tried))
        if world.who == SEVERAL:
            mix = mix_of([edge.action for edge in row], [edge.share / mixed for edge in row]) if mixed > 0.0 else []
            return Judgement(answer, [Reason(MIXED)] if mix else [], mix)
        if mine.tried == 0 or next < 0.0:
            return Judgement(answer, [])
        hope = percent(mine.won / float(mine.tried))
        if percent(next) >= hope:
            return Judgement(answer, [Reason(CLOSE, {"percent": hope})])
        return Judgement(answer, [Reason(CHANCES, {"percent": hope, "next": percent(next)})])

// Random games of Famiglia written by hand in one flat class: how fast could it be without steps, lists and Python?
// The same rules with the default options, the same bags of three bits a kind, the same generator (sfc32).

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>

using i64 = int64_t;
using u32 = uint32_t;

struct Rng {
    u32 a, b, c, count;
    explicit Rng(u32 seed) : a(seed), b(seed * 0x9E3779B9u + 1), c(0x243F6A88u), count(1) {
        for (int i = 0; i < 15; ++i) word();
    }
    u32 word() {
        u32 out = a + b + count++;
        a = b ^ (b >> 9);
        b = c + (c << 3);
        c = ((c << 21) | (c >> 11)) + out;
        return out;
    }
    u32 below(u32 n) {
        uint64_t product = uint64_t(word()) * n;
        if (u32(product) < n) {
            u32 floor = -n % n;
            while (u32(product) < floor) product = uint64_t(word()) * n;
        }
        return product >> 32;
    }
};

// In octal: one digit a kind, from M4 on the left to I0 on the right.
constexpr i64 ZEROS = 0'00007'00007'00007'00007;
constexpr i64 VALUED = 0'77770'77770'77770'77770;
constexpr i64 WORKING_ACCOUNTANTS = 0'77770'00000;
constexpr i64 WORKING_BRUTES = 0'77770'00000'00000;
constexpr int KINDS = 20, ACCOUNTANT0 = 5, BRUTE0 = 10, MERCENARY0 = 15;
constexpr int COPIES[5] = {5, 4, 3, 2, 1};
constexpr int STREET = 6, RAN_OUT_TWICE = 3, NO_CARD = -1;
// Actions, as in the game's own space.
constexpr int STOP = 0, DISCARD = 1, NO_ACCOUNTANT = 17, TAKE_BACK = 22, ENOUGH = 42, GIVE = 43;
constexpr int NO_BRUTE = 63, THREATEN = 68, PASS = 84, RECRUIT = 85;

constexpr int POINTS[KINDS] = {1, 3, 6, 10, 15, 0, 1, 3, 6, 10, 0, 1, 3, 6, 10, 0, 1, 3, 6, 10};

inline i64 one(int kind) { return i64(1) << (3 * kind); }
inline int count(i64 bag, int kind) { return (bag >> (3 * kind)) & 7; }
inline int kind20(int number) { return number + number / 4 + 1; }
inline int size(i64 bag) {
    int n = 0;
    for (; bag; bag >>= 3) n += bag & 7;
    return n;
}
inline int worth(i64 bag) {
    int total = 0;
    for (int kind = 0; bag; bag >>= 3, ++kind) total += (bag & 7) * POINTS[kind];
    return total;
}

enum Step { Refresh, Accountant, TakeBack, Give, Brute, Threaten, Recruit, Over };

struct Game {
    i64 deck = 0, street = 0, discard = 0, hand[2], area[2] = {0, 0};
    int deck_size, under[64], under_size = 0;  // cards put under the deck, in the order in which they will come
    int passage = 1, starter, current, passes = 0, refreshed = 0;
    int locked = NO_CARD, limit = 0, owed = 0, last = 0, brute = 0, threatened = NO_CARD, cost = 0;
    bool by_deck = false;
    Step step = Refresh;
    Rng order;
    int legal[64], options = 0;

    explicit Game(u32 seed) : order(seed) {
        i64 set = 0;
        for (int family = 0; family < 4; ++family) {
            set += one(5 * family);
            for (int value = 0; value < 5; ++value) deck += COPIES[value] * one(5 * family + value);
        }
        deck -= 2 * set;
        deck_size = size(deck);
        hand[0] = hand[1] = set;
        starter = current = order.below(2);
        draw(STREET);
        settle();
    }

    void draw(int number) {
        while (number-- > 0 && passage != RAN_OUT_TWICE) {
            int card = 0;
            if (deck_size) {
                int which = order.below(deck_size);
                for (i64 bag = deck;; bag >>= 3, ++card)
                    if ((which -= bag & 7) < 0) break;
                deck -= one(card);
                --deck_size;
            } else {
                card = under[0];
                --under_size;
                for (int i = 0; i < under_size; ++i) under[i] = under[i + 1];
            }
            street += one(card);
            if (deck_size == 0 && under_size == 0) {
                if (passage == 1 && discard) {
                    passage = 2;
                    deck = discard;
                    deck_size = size(discard);
                    discard = 0;
                } else {
                    passage = RAN_OUT_TWICE;
                }
            }
        }
    }

    void lay_down(int kind) {
        hand[current] -= one(kind);
        area[current] += one(kind);
    }

    void offer(int action) { legal[options++] = action; }

    void offer_valued(int first) {
        for (int number = 0; number < 16; ++number)
            if (count(street, kind20(number))) offer(first + number);
    }

    void offer_payments(int kind, int lowered, int price) {
        int base = RECRUIT + 20 * kind + 10 * lowered;
        if (price == 0) return offer(base);
        i64 mine = hand[current];
        int have = count(mine, kind - kind % 5 + price - 1);
        if (have == 0) return;
        if (have > 1) offer(base + 1);
        for (int joker = price; joker < 5; ++joker)
            if (count(mine, MERCENARY0 + joker)) {
                offer(base + 2 * joker);
                offer(base + 2 * joker + 1);
            }
    }

    // Go on to the next question and list its answers.
    void settle() {
        options = 0;
        for (;;) switch (step) {
                case Refresh:
                    if ((passage == 1 || (passage == 2 && !refreshed)) && !(street & ZEROS)) {
                        offer(STOP);
                        return offer_valued(DISCARD);
                    }
                    step = Accountant;
                    break;
                case Accountant:
                    if (hand[current] & WORKING_ACCOUNTANTS && area[current]) {
                        offer(NO_ACCOUNTANT);
                        for (int value = 1; value < 5; ++value)
                            if (count(hand[current], ACCOUNTANT0 + value)) offer(NO_ACCOUNTANT + value);
                        return;
                    }
                    step = Brute;
                    break;
                case TakeBack: {
                    i64 free = area[current] - one(locked);
                    if (owed < limit && free >> (3 * last)) {
                        for (int kind = last; kind < KINDS; ++kind)
                            if (count(free, kind)) offer(TAKE_BACK + kind);
                        if (owed) offer(ENOUGH);
                        return;
                    }
                    now_give();
                    break;
                }
                case Give:
                    if (owed) {
                        int later = size(hand[current] >> (3 * last));
                        for (int kind = last; kind < KINDS; ++kind) {
                            int here = count(hand[current], kind);
                            if (here && later >= owed) offer(GIVE + kind);
                            later -= here;
                        }
                        return;
                    }
                    last = 0;
                    step = Brute;
                    break;
                case Brute:
                    if (hand[current] & WORKING_BRUTES && street & VALUED) {
                        offer(NO_BRUTE);
                        for (int value = 1; value < 5; ++value)
                            if (count(hand[current], BRUTE0 + value)) offer(NO_BRUTE + value);
                        return;
                    }
                    step = Recruit;
                    break;
                case Threaten:
                    return offer_valued(THREATEN);
                case Recruit:
                    offer(PASS);
                    for (int kind = 0; kind < KINDS; ++kind) {
                        int here = count(street, kind);
                        if (here > (kind == threatened)) offer_payments(kind, 0, kind % 5);
                        if (kind == threatened) offer_payments(kind, 1, cost);
                    }
                    return;
                case Over:
                    return;
            }
    }

    void now_give() {
        locked = NO_CARD;
        limit = last = 0;
        step = Give;
    }

    void play(int action) {
        switch (step) {
            case Refresh:
                if (action == STOP) {
                    step = Accountant;
                } else {
                    int kind = kind20(action - DISCARD);
                    street -= one(kind);
                    if (passage == 2) {
                        refreshed = 1;
                        under[under_size++] = kind;
                    } else {
                        discard += one(kind);
                    }
                    draw(kind % 5);
                }
                break;
            case Accountant:
                if (action == NO_ACCOUNTANT) {
                    step = Brute;
                } else {
                    limit = action - NO_ACCOUNTANT;
                    locked = ACCOUNTANT0 + limit;
                    owed = last = 0;
                    lay_down(locked);
                    step = TakeBack;
                }
                break;
            case TakeBack:
                if (action == ENOUGH) {
                    now_give();
                } else {
                    last = action - TAKE_BACK;
                    ++owed;
                    area[current] -= one(last);
                    hand[current] += one(last);
                }
                break;
            case Give:
                last = action - GIVE;
                --owed;
                lay_down(last);
                break;
            case Brute:
                if (action == NO_BRUTE) {
                    step = Recruit;
                } else {
                    brute = action - NO_BRUTE;
                    lay_down(BRUTE0 + brute);
                    step = Threaten;
                }
                break;
            case Threaten:
                threatened = kind20(action - THREATEN);
                cost = threatened % 5 > brute ? threatened % 5 - brute : 0;
                brute = 0;
                step = Recruit;
                break;
            case Recruit:
                recruit(action);
                break;
            case Over:
                break;
        }
        settle();
    }

    void recruit(int action) {
        if (action == PASS) {
            if (++passes == 2) {
                step = Over;
                return;
            }
        } else {
            passes = 0;
            int kind = (action - RECRUIT) / 20, rest = (action - RECRUIT) % 20, payment = rest % 10;
            int price = rest >= 10 ? cost : kind % 5;
            if (payment) {
                bool joker_laid = payment > 1 && payment % 2 == 0;
                lay_down(joker_laid ? MERCENARY0 + payment / 2 : kind - kind % 5 + price - 1);
            }
            street -= one(kind);
            hand[current] += one(kind);
            if (street == 0 && passage != RAN_OUT_TWICE) {
                draw(STREET);
                if (passage == RAN_OUT_TWICE) return next_turn();  // by the FAQ one more full round
            }
        }
        if (passage == RAN_OUT_TWICE && current != starter) {
            by_deck = true;
            step = Over;
        } else {
            next_turn();
        }
    }

    void next_turn() {
        current = 1 - current;
        refreshed = 0;
        threatened = NO_CARD;
        cost = 0;
        step = Refresh;
    }
};

int main(int, char** args) {
    int games = std::atoi(args[1]);
    long decisions = 0, points = 0, by_deck = 0;
    Rng rng(1);
    clock_t began = clock();
    for (int seed = 0; seed < games; ++seed) {
        Game game(seed);
        while (game.step != Over) {
            game.play(game.legal[rng.below(game.options)]);
            ++decisions;
        }
        by_deck += game.by_deck;
        for (int seat = 0; seat < 2; ++seat) points += worth(game.hand[seat]) + worth(game.area[seat]);
    }
    double seconds = double(clock() - began) / CLOCKS_PER_SEC, n = games;
    std::printf("{\"speed\": %.1f, \"length\": %.6f, \"points\": %.6f, \"deck\": %.6f}\n", decisions / seconds,
                decisions / n, points / n, by_deck / n);
}

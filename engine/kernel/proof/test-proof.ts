import { type Wager, wagerGame } from '../testing/test-game.ts'
import type { Proof } from './proof.ts'

/** The proof of the kernel's own test game: the least a game can provide. */
export const wagerProof: Proof<Wager> = {
  game: wagerGame,
  turn: (s) => s.turn,
  broken: (s) => (s.score % 6 === 0 ? [] : [`the score is ${s.score}`]),
  books: () => {
    let steps = 0
    return {
      enter() {
        steps += 1
      },
      wrong: (s) => (steps > s.turn ? [] : ['turns pass without a step']),
      wrongAtTheEnd: () => (steps > 0 ? [] : ['nothing was entered']),
    }
  },
  fuzzing: [
    { kind: 'random', what: 'games by the random bot', plan: (seed) => ({ seed, bot: 'random', seats: 2 }) },
    { kind: 'sensible', what: 'games by the sensible bot', plan: (seed) => ({ seed, bot: 'sensible', seats: 2 }) },
  ],
  report: [
    { label: 'won something', of: ({ state }) => state.score > 0 },
    { label: 'score', of: ({ state }) => state.score },
  ],
  golden: {
    endOf: ({ score, cards, log }) => ({ score, cards, log }),
    wanted: ['event rolled', 'event drawn', 'topic wager', 'topic what', 'peeked', 'thought'],
    met: (s, events, topics) => [...events.map(({ type }) => `event ${type}`), ...[...topics].map((topic) => `topic ${topic}`), ...s.log],
    searches: [
      {
        tries: 50,
        plan: (i) => ({ seed: `golden-wager-${i}`, bot: 'random', most: 12 }),
        keeps: (found, set) => set.brings(found) > 0,
        done: (set) => set.missing.size === 0,
      },
    ],
  },
  duels: { game: wagerGame, winner: ({ score }) => (score === 0 ? null : (score / 6) % 2) },
  moments: {
    *plans(found) {
      for (let i = 0; found.events.drawn === undefined; i++) yield { seed: `moments ${i}`, bot: 'random' }
    },
    passageOf: ({ type }) => (type === 'drawn' ? 'a card' : null),
    rare: { start: { seed: 'rare' }, events: [{ type: 'never', rule: '5' }] },
  },
  scenes: [],
  rulebook: { title: 'Wager', rules: [], isCase: () => false, rulesIn: () => [] },
}

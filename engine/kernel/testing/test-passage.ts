import type { Errand } from '../errand-types.ts'
import type { Game } from '../game.ts'
import { asking, mark, type Play, rolling, type Script, tell } from '../play.ts'
import type { Seat } from '../types.ts'

/**
 * A small game for tests of errands and of answers that give themselves: a walk along a passage of ten, a step and a nod that leaves
 * nothing to decide, gold to share at 3, and at 5 an ambush where the die is low. The seats change at `turn`.
 */
export interface Passage {
  at: number
  seat: Seat
  shared: number
}
interface Topics {
  step: undefined
  nod: undefined
  ambush: undefined
  loot: undefined
}
const { pickOne, share } = asking<Topics>()
const roll = rolling<Passage, 'ambush'>()

function* walk(g: Play<Passage>): Script {
  const s = g.state
  while (s.at < 9) {
    yield* mark(g)
    const { seat } = s
    const way = yield* pickOne({ seat, rule: '1', topic: 'step', ids: s.at === 0 ? ['on', 'turn'] : ['on', 'back', 'turn'] })
    if (way === 'turn') s.seat = 1 - s.seat
    else s.at += way === 'on' ? 1 : -1
    yield* tell(g, { type: 'steps', rule: '1', audience: [seat] })
    yield* pickOne({ seat, rule: '2', topic: 'nod', ids: ['yes'] })
    if (s.at === 3) {
      const { gold } = yield* share({
        ...{ seat, rule: '3', topic: 'loot', of: [{ id: 'gold', amount: 2 }], among: ['a', 'b'] },
        suggest: () => ({ gold: { a: 1, b: 1 } }),
      })
      s.shared = gold?.a ?? 0
    }
    if (s.at === 5 && (yield* roll(g, '1D6', { topic: 'ambush', rule: '4', seat })) < 4)
      yield* pickOne({ seat, rule: '4', topic: 'ambush', ids: ['die'] })
  }
}

/** The one errand there is. */
export const TO: Errand = {
  id: 'to',
  kind: 'walk',
  label: 'Walk there',
  limits: [
    { id: 'place', label: 'Place', kind: 'number', min: 1, max: 9, step: 2, suggested: 9 },
    { id: 'nod', label: 'Nod', kind: 'flag', suggested: true },
    { id: 'pace', label: 'Pace', kind: 'choice', options: [{ id: 'slow', label: 'Slow' }], suggested: 'slow' },
  ],
}

export const passage: Game<Passage> = {
  id: 'passage',
  title: 'Passage',
  place: 98,
  seats: { min: 1, max: 2 },
  rulesVersion: '1',
  setup: () => ({ state: { at: 0, seat: 0, shared: 0 }, physical: false }),
  script: walk,
  outcome: (s) => (s.at >= 9 ? { kind: 'there', text: 'There.' } : null),
  view: ({ at }) => ({ at }),
  describe: (_s, ask) => ({ prompt: ask.topic, option: (id) => ({ label: id, ...(id === 'die' ? { warns: 'It kills.' } : {}) }) }),
  why: () => 'an ambush',
  sentence: (_s, event) => event.type,
  sensible: (_view, ask) => ({ answer: ask.kind === 'pick' ? { pick: [ask.ids[0] ?? ''] } : { value: {} }, why: 'on' }),
  tables: () => ({}),
  rules: () => [],
  copy: (s) => ({ ...s }),
  habits: [
    {
      id: 'evenly',
      topic: 'loot',
      label: 'Share evenly',
      detail: '',
      answer: (_view, ask) => (ask.kind === 'share' ? { value: ask.suggest() } : null),
    },
    { id: 'amiss', topic: 'step', label: 'Fly', detail: '', answer: () => ({ pick: ['fly'] }) },
    { id: 'dies', topic: 'ambush', label: 'Die', detail: '', answer: () => ({ pick: ['die'] }) },
  ],
  errands: {
    offered: ({ ask }) => (ask.topic === 'step' ? [TO] : []),
    planned: ({ decision }) => ({ steps: [{ label: decision().prompt }], notes: [] }),
    next({ view, ask }, { limits, made, from, told }) {
      const { at } = view as Passage
      if (ask.topic === 'nod' && limits.nod === true) return { answer: { pick: ['yes'] } }
      if (ask.topic !== 'step') return { ended: { kind: 'asked', text: 'Something is asked.', done: false } }
      const data = { made, from: (from as Passage).at, told: told.length }
      return at === limits.place ? { ended: { kind: 'arrived', text: 'There.', done: true, data } } : { answer: { pick: ['on'] } }
    },
  },
}

import type { Script } from '../../kernel/play.ts'
import { pickOne } from '../asks.ts'
import { type Change, changeId, parseAction } from '../open/actions.ts'
import { handsFor } from '../open/arms.ts'
import { SLINGS } from '../open/gear.ts'
import { whyNotCarried } from '../open/people.ts'
import type { Arena, ArenaState, Figure, Thing } from '../state.ts'
import { sharedTag } from './16-likenesses.ts'
import { CHARGED } from './29-ways.ts'
import type { OnSand } from './33-need.ts'
import { drop, pickUp } from './34-dropping.ts'
import { answered, isPlayed } from './choosing.ts'
import { tagOf } from './figures.ts'
import { tellOf } from './telling.ts'

// Change weapon (33.4) and drop or pick up (34.3): any number of steps in one action (G-112).

export type ChangeEvent = {
  type: 'changed'
  rule: '33.4' | '34.3'
  figure: string
  how: 'ready' | 'also' | 'sling' | 'drop'
  thing: string
}

/** Asks step by step until he is done; false where he changed nothing, and may do something else. */
export function* change(g: Arena, f: OnSand): Script<boolean> {
  if (!isPlayed(f)) return false
  for (let steps = 0; ; steps++) {
    const ids = changes(g.state, f).map(changeId)
    const question = { seat: f.seat, rule: '33.4', topic: 'change', about: tagOf(f), ids } as const
    const step = parseAction('change', yield* answered(g, f.seat, (aside) => pickOne({ ...question, aside })))
    if (step.kind === 'done') return steps > 0
    yield* changeStep(g, f, step)
  }
}

/** 33.4, 34.3, G-11: what he can do with what he has and what lies under him; after a charge nothing is slung. */
export function changes(s: Pick<ArenaState, 'things'>, f: OnSand): readonly Change[] {
  const slings = maySling(f)
  const under = s.things.filter(({ at }) => at === f.at)
  const held = [f.ready, f.also].filter((each) => each !== null)
  const all: readonly Thing[] = [...held, ...f.slung, ...under]
  const drawn = (thing: Thing) => mayDraw(f, thing)
  return [
    ...all
      .filter((each) => each.id !== f.ready?.id && whyNotCarried(f, each.type) === null && drawn(each))
      .map((each) => step('ready', each)),
    ...all.filter((each) => each.id !== f.also?.id && mayHoldSecond(f, each) && drawn(each)).map((each) => step('also', each)),
    ...all
      .filter((each) => slings && !f.slung.includes(each) && f.slung.length < SLINGS && whyNotCarried(f, each.type) === null)
      .map((each) => step('sling', each)),
    ...[...held, ...f.slung].map((each) => step('drop', each)),
    { kind: 'done' },
  ]
}

function step(kind: 'ready' | 'also' | 'sling' | 'drop', thing: Thing): Change {
  return { kind, thing: thing.id }
}

/** 31.3, G-11: having moved more than two squares he slings nothing. */
function maySling(f: Figure): boolean {
  return (f.moved ?? 0) <= CHARGED
}

/** G-11: after a charge a slung weapon comes out only once both hands are empty. */
function mayDraw(f: Figure, thing: Thing): boolean {
  return !f.slung.includes(thing) || maySling(f) || (f.ready === null && f.also === null)
}

/** 5.7: one-handed, and nothing two-handed in the ready hand. */
function mayHoldSecond(f: Figure, thing: Thing): boolean {
  if (handsFor(thing.type) === 2 || whyNotCarried(f, thing.type) !== null) return false
  return f.ready === null || f.ready.id === thing.id || handsFor(f.ready.type) === 1
}

/** One step; what was in that hand goes where the other came from, or to a free sling, or to the ground (6.4, G-112). */
function* changeStep(g: Arena, f: OnSand, { kind, thing: id }: Exclude<Change, { kind: 'done' }>): Script {
  const s = g.state
  const rule = s.things.some((each) => each.id === id) || kind === 'drop' ? '34.3' : '33.4'
  const hand = f.ready?.id === id ? 'ready' : f.also?.id === id ? 'also' : null
  const thing = take(s, f, id)
  if (kind === 'drop') drop(s, thing, f.at)
  else if (kind === 'sling') f.slung.push(thing)
  else {
    const before = f[kind]
    f[kind] = thing
    if (before !== null) putAway(s, f, before, hand)
    if (kind === 'ready' && handsFor(thing.type) === 2 && f.also !== null) {
      const second = f.also
      f.also = null
      putAway(s, f, second, null)
    }
  }
  yield* tellOf(g, [f], { type: 'changed', rule, figure: sharedTag(f), how: kind, thing: id } satisfies ChangeEvent)
}

/** Out of a hand or a sling, or off the sand. */
function take(s: Pick<ArenaState, 'things'>, f: Figure, id: string): Thing {
  for (const hand of ['ready', 'also'] as const) {
    const thing = f[hand]
    if (thing?.id === id) {
      f[hand] = null
      return thing
    }
  }
  const i = f.slung.findIndex((each) => each.id === id)
  return f.slung.splice(i, i < 0 ? 0 : 1)[0] ?? pickUp(s, id)
}

/** Into the hand that was emptied by the same step, where it fits, else into a sling, else onto the ground. */
function putAway(s: Pick<ArenaState, 'things' | 'terrain'>, f: OnSand, thing: Thing, hand: 'ready' | 'also' | null): void {
  const other = hand === null ? null : f[hand === 'ready' ? 'also' : 'ready']
  const fits = handsFor(thing.type) === 1 && (other === null || handsFor(other.type) === 1)
  if (hand !== null && f[hand] === null && fits) f[hand] = thing
  else if (maySling(f) && f.slung.length < SLINGS) f.slung.push(thing)
  else drop(s, thing, f.at)
}

import type { CharacterView, CitadelView } from '../../../../engine/citadel/view-types.ts'
import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { many } from '../../../../engine/kernel/words.ts'
import { rollsIn, type ToldRoll } from '../../../dice/worked-sum.ts'
import type { Effect } from '../../../moment/card.tsx'
import { EVENTS, kindsIn, type ToldOf, targetIn, whoIn } from '../events.ts'
import { raceName } from '../names.ts'
import { beatsOf } from '../table/beats.ts'

// What the card of a death says: how it came, what the life was, and who could raise the dead (9.7, 10.8).

/** The deed that killed, in order: the blow or the spell, the check, the wounds, the fall. Nothing that happened to others. */
export function deedOf(death: LogEntry, all: readonly LogEntry[]): readonly LogEntry[] {
  const who = whoIn(EVENTS.read(death))
  const until = beatsOf(all.slice(0, all.indexOf(death) + 1)).at(-1)
  return (until?.events ?? [death]).filter((entry) => {
    const event = EVENTS.read(entry)
    return whoIn(event) === who || targetIn(event) === who || (entry === until?.lead && event?.type === 'spell-cast')
  })
}

/** The throw that decided it: of the blow, else of the check that failed, else of the wounds; null where nothing was thrown. */
export function throwOf(deed: readonly LogEntry[]): ToldRoll | null {
  for (const type of ['attack', 'resistance', 'wounded', 'trap-sprung'] as const) {
    const roll = rollsIn(deed.findLast((entry) => EVENTS.read(entry)?.type === type)?.data ?? null).at(-1)
    if (roll) return roll
  }
  return null
}

/** What someone did on this raid, and what is left: two lines of a life, what was carried, and who could raise the dead. */
export function lifeOf({ id, gold, items, carried = [] }: CharacterView, log: readonly LogEntry[], view: CitadelView): readonly Effect[] {
  const told = EVENTS.all(log)
  const blows = told.flatMap((event) => (event.type === 'attack' && event.who === id ? event.wounds : []))
  const wounds = blows.reduce((sum, each) => sum + each, 0)
  const castings = told.filter((event) => event.type === 'spell-cast' && event.who === id).length
  const did = [
    ...(blows.length > 0 ? [`${many(wounds, 'wound')} in ${many(blows.length, 'blow')}`] : []),
    ...(castings > 0 ? [many(castings, 'spell')] : []),
  ]
  const things = [
    ...(gold > 0 ? [`${gold} gold`] : []),
    ...carried.map(({ label }) => label),
    ...items.flatMap(({ kind, label }) => (kind === 'weapon' ? [] : [label])),
  ]
  return [
    { icon: 'x-quill', what: 'On this raid', to: did.length > 0 ? did.join(', ') : 'no blow, no spell' },
    { icon: 'x-skull', what: 'Killed', to: killedBy(told.flatMap((event) => (event.type === 'died' && event.by === id ? event : []))) },
    ...(things.length > 0 ? [{ icon: 'x-coins', what: 'Carried', to: shortened(things) }] : []),
    { icon: 's-resurrect', what: 'Could raise the dead after the fight', to: raisers(id, view), rule: '10.8' },
  ]
}

/** `2 × Orc, Wight`; `no one`. */
function killedBy(deaths: readonly ToldOf<'died'>[]): string {
  const kinds = Map.groupBy(
    deaths.flatMap(({ who }) => kindsIn(who)),
    (kind) => kind,
  )
  const named = [...kinds].map(([kind, { length }]) => (length > 1 ? `${length} × ${raceName(kind)}` : raceName(kind)))
  return named.length === 0 ? 'no one' : shortened(named)
}

const MOST = 3

function shortened(names: readonly string[]): string {
  const more = names.length - MOST
  return more > 0 ? `${names.slice(0, MOST).join(', ')} and ${more} more` : names.join(', ')
}

/** Those with the party who can cast Resurrect, or have a ring that does. */
function raisers(dead: string, { party, map }: CitadelView): string {
  const able = party.filter(
    ({ id, status, side, at, spells, items }) =>
      id !== dead &&
      status === 'living' &&
      side === 'party' &&
      at === map.at &&
      (spells.known.includes('resurrect') || items.some(({ kind, type, uses }) => kind === 'ring' && type === 'resurrect' && uses !== 0)),
  )
  return able.length === 0 ? 'no one here' : able.map(({ name }) => name).join(', ')
}

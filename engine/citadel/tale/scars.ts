import type { Scar } from '../../kernel/tale-types.ts'
import type { DelveEvent } from '../event-types.ts'
import type { DelveState, Id } from '../state.ts'
import { causeCalled } from '../text/fell.ts'
import { SCARS } from '../text/tale.ts'
import type { Names } from '../text/text.ts'
import type { When } from './deeds.ts'
import type { Sides } from './sides.ts'

/** What wounds did to each character of a raid. */
export interface ScarBook {
  note(event: DelveEvent, at: When): void
  /** The closest that someone came to death, if it was close. */
  of(who: Id): { readonly scar: Scar } | null
  /** The wounds that others dealt to each, most first, and when the worst of them fell. */
  wounds(): readonly Borne[]
}

interface Borne {
  readonly who: Id
  readonly wounds: number
  readonly worst: When
}

/** Close to death: this part of all Wound Points is left, or less. */
const CLOSE = 1 / 4
/** Wounds that characters take on themselves aren't blows. */
const OWN: ReadonlySet<string> = new Set(['casting', 'mind-battle', 'armor'])
/** What was left of someone who died and was raised (10.8). */
const DEAD = 0

export function scarBook(first: DelveState, last: DelveState, sides: Sides, name: Names): ScarBook {
  const full = new Map(last.characters.map(({ id, woundPoints }) => [id, woundPoints]))
  for (const { id, woundPoints } of first.characters) full.set(id, woundPoints)
  const scars = new Map<Id, Scar & { readonly left: number }>()
  const borne = new Map<Id, Borne & { readonly heaviest: number }>()
  const deaths = new Map<Id, Scar>()
  /** Who struck whom just now. */
  let blow: { readonly by: Id; readonly target: Id } | null = null

  const nearly = ({ who, left, cause }: Extract<DelveEvent, { type: 'wounded' }>, at: When): void => {
    const of = full.get(who) ?? 0
    if (left === DEAD || left > Math.max(1, of * CLOSE) || left >= (scars.get(who)?.left ?? Number.POSITIVE_INFINITY)) return
    const by = blow?.target === who && !OWN.has(cause) ? name(blow.by) : null
    scars.set(who, { ...at, left, text: SCARS.wounded(left, of, causeCalled(cause), by) })
  }
  const bear = ({ who, wounds, cause }: Extract<DelveEvent, { type: 'wounded' }>, at: When): void => {
    if (OWN.has(cause)) return
    const before = borne.get(who) ?? { who, wounds: 0, worst: at, heaviest: 0 }
    const worst = wounds > before.heaviest ? at : before.worst
    borne.set(who, { who, wounds: before.wounds + wounds, worst, heaviest: Math.max(wounds, before.heaviest) })
  }

  return {
    note(event, at) {
      switch (event.type) {
        case 'attack':
        case 'fire-breath':
        case 'mage-casts':
          blow = { by: event.who, target: event.target }
          break
        case 'spell-cast':
          blow = event.target === undefined ? null : { by: event.who, target: event.target }
          break
        case 'wounded':
          if (!sides.isCharacter(event.who)) break
          nearly(event, at)
          bear(event, at)
          break
        case 'died':
          deaths.set(event.who, { ...at, text: SCARS.raised(event.cause, event.by === undefined ? null : name(event.by)) })
          break
        case 'resurrected': {
          const death = deaths.get(event.who)
          if (death !== undefined && sides.isCharacter(event.who)) scars.set(event.who, { ...death, left: DEAD })
        }
      }
    },
    of(who) {
      const found = scars.get(who)
      if (found === undefined) return null
      const { left: _, ...scar } = found
      return { scar }
    },
    wounds: () => [...borne.values()].map(({ who, wounds, worst }) => ({ who, wounds, worst })).sort((a, b) => b.wounds - a.wounds),
  }
}

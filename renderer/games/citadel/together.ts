import { goingIn } from '../../../engine/citadel/open/segments.ts'
import { STENCH } from '../../../engine/citadel/tables/index.ts'
import type { LogEntry } from '../../../engine/kernel/types.ts'
import { listed, signed } from '../../../engine/kernel/words.ts'
import type { Together } from '../../game-page.ts'
import { EVENTS, type Told, type ToldOf } from './events.ts'
import { spellName } from './names.ts'

/**
 * A blow and its wound, a spell and its price, who resists and that it fails, who does not and what that means, the beginning of a fight,
 * chits that go back, a segment laid and entered, a way back over known ground; and what everyone made ready for the raid.
 */
export const together: Together = (before, next) => {
  const [first] = before
  const one = first ? EVENTS.read(first) : null
  const other = EVENTS.read(next)
  if (first === undefined || one === null || other === null) return null
  if (one.type === 'chit-returned' && other.type === one.type) return `${before.length + 1} chits do not fit and go back.`
  if (isReady(one) && other.type === one.type) return madeReady(EVENTS.all([...before, next]))
  if (before.length > 1) return null
  if (other.type === 'wounded') return withWound(first, one, other)
  if (other.type === 'stench') return overcome(first, one, other)
  if (other.type === 'entered') return onEntering(first, one, other, next)
  if (one.type === 'resistance' && other.type === 'spell-resisted') return one.who === other.target && one.passed ? first.text : null
  return one.type === 'fight-begins' && other.type === 'combat-begins' ? first.text : null
}

/** 15.1 */
function overcome(first: LogEntry, one: Told, { who }: ToldOf<'stench'>): string | null {
  return one.type === 'resistance' && one.who === who
    ? `${first.text.replace(/\.$/, '')}: Combat Bonus ${signed(STENCH)} for this fight.`
    : null
}

/** What is laid whole is told by going in; and known ground is where the way leads. */
function onEntering(first: LogEntry, one: Told, other: ToldOf<'entered'>, next: LogEntry): string | null {
  if (one.type === 'chit-placed') return one.impassable.length === 0 ? next.text : null
  return one.type === 'route' && one.known && !other.first ? `${first.text.replace(/\.$/, '')} and ${goingIn(other)}.` : null
}

/** The deed with what is left of its victim, if the wound came of it alone. Who has nothing left falls in the next line. */
function withWound(deed: LogEntry, one: Told, { who, wounds, left, cause, kept }: ToldOf<'wounded'>): string | null {
  const told = kept !== undefined ? null : left === 0 ? deed.text : `${deed.text} ${left} left.`
  switch (one.type) {
    case 'attack':
      return one.target === who ? told : null
    case 'arrow':
      return one.who === who && cause === 'arrow' ? told : null
    case 'spell-cast':
    case 'mage-casts':
      return one.who === who && cause === 'casting' ? `${deed.text.replace(/\.$/, '')} (cost ${wounds}, ${left} left).` : null
    case 'sleeper-killed':
      return one.who === who ? deed.text : null
    default:
      return null
  }
}

/** Spells that can be cast on the raid (4.1.D), and how often those that are limited (10.6, 14.6). */
type Ready = ToldOf<'spells-circled' | 'limit'>

function isReady(event: Told): event is Ready {
  return event.type === 'spells-circled' || event.type === 'limit'
}

/** `On this raid Una can use Heal 4 times and Rejuvenate once; Borri, Heal 2 times.` Null where an older record leaves out a name. */
function madeReady(events: readonly Told[]): string | null {
  const ready = events.filter(isReady)
  if (ready.some(({ name }) => name === undefined)) return null
  const each = [...Map.groupBy(ready, ({ name }) => name)].map(([name, own], i) => {
    const what = listed(own.flatMap(whatOf))
    return i > 0 ? `${name}, ${what}` : `${name} can ${own[0]?.type === 'limit' ? 'use' : 'cast'} ${what}`
  })
  return `On this raid ${each.join('; ')}.`
}

function whatOf(event: Ready): string | readonly string[] {
  if (event.type === 'spells-circled') return event.spells.map(spellName)
  const what = event.rule === '14.6' ? 'the Talisman of Mind' : spellName(event.what)
  return `${what} ${event.times === 1 ? 'once' : `${event.times} times`}`
}

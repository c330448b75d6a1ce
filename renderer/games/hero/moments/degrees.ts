import type { HeroEvent } from '../../../../engine/hero/event-types.ts'
import type { Kind } from '../../../../engine/hero/view-types.ts'
import type { LogEntry, SessionView } from '../../../../engine/kernel/types.ts'
import type { Degree } from '../../../moment/queue.ts'
import { Fields } from '../table/fields.ts'
import { heroView } from '../table/view.ts'

/** What an event is weighed against. */
interface Known {
  /** Whether it happens to the hero of this seat. */
  readonly isOwn: boolean
  /** Whether nothing like it stands in the chronicle yet. */
  readonly isFirst: (like: (event: LogEntry) => boolean) => boolean
}

type Weight = Degree | ((data: Fields, known: Known) => Degree)

/** Those that one has to think about. */
const STRONG: ReadonlySet<Kind | null> = new Set(['lycanthrope', 'troll', 'ogre', 'succubus'])
/** So many levels lost at once are a moment. */
const BADLY = 4

/** How much each event weighs, in the order of the rules; a new one without a weight does not compile. */
const WEIGHTS = {
  // 103, 104: before the first turn
  'hero-made': 'apart',
  placed: 'apart',
  lifted: 'apart',
  'rest-placed': 'apart',
  cleared: 'apart',
  'laid-out': 'apart',
  entered: 'apart',
  // 202 to 205: turns, steps, sight
  'turn-began': 'apart',
  'phase-began': 'apart',
  stepped: 'apart',
  turned: 'apart',
  'way-barred': 'apart',
  halted: 'apart',
  'fell-back': 'apart',
  'thrown-back': 'line',
  marched: 'apart',
  stared: 'apart',
  sighted: (data, { isOwn, isFirst }) => {
    const fresh = kindsSeen(data).filter((kind) => isFirst((event) => kindsSeen(new Fields(event.data)).includes(kind)))
    if (!isOwn || fresh.length === 0) return 'apart'
    return fresh.some((kind) => STRONG.has(kind)) ? 'great' : 'small'
  },
  'lost-sight': 'apart',
  // 206 to 209: doors, riches, wits, weapons
  'door-tried': 'apart',
  'door-barred': 'apart',
  'door-forced': (data, { isOwn }) => (isOwn && data.flag('forced') ? 'small' : 'apart'),
  'riches-taken': (_, { isOwn }) => (isOwn ? 'great' : 'small'),
  'riches-left': 'apart',
  'riches-lifted': 'apart',
  'riches-set-down': 'apart',
  outwitted: (_, { isOwn }) => (isOwn ? 'small' : 'apart'),
  armed: 'apart',
  // 210 to 212: blows and what they cost
  'hero-struck': 'apart',
  'monster-struck': 'apart',
  'no-defence': 'apart',
  eliminated: (data, { isOwn }) => (isOwn && STRONG.has(data.kind()) ? 'small' : 'line'),
  trap: (_, { isOwn }) => (isOwn ? 'small' : 'apart'),
  succubus: (_, { isOwn, isFirst }) => (!isOwn ? 'apart' : isFirst(({ type }) => type === 'succubus') ? 'great' : 'small'),
  released: 'line',
  wound: 'line',
  wounded: (data, { isOwn }) => (isOwn && data.record('lost').sum() >= BADLY ? 'small' : 'line'),
  died: (_, { isOwn }) => (isOwn ? 'great' : 'small'),
  'luck-used': (_, { isOwn }) => (isOwn ? 'small' : 'apart'),
  'excess-taken': 'line',
  'excess-lost': 'line',
  // 213 to 215: breath and the end
  breather: (_, { isOwn }) => (isOwn ? 'small' : 'apart'),
  'reached-alysa': (_, { isOwn }) => (isOwn ? 'great' : 'small'),
  'track-advanced': 'apart',
  tied: 'line',
  'tie-die': 'line',
  // The end has a card of its own.
  'game-over': 'apart',
} as const satisfies Record<HeroEvent['type'], Weight>

/** How much an event weighs for this seat; one of older rules is a line. */
export function weigh(event: LogEntry, before: readonly LogEntry[], session: SessionView): Degree {
  if (!Object.hasOwn(WEIGHTS, event.type)) return 'line'
  const weight: Weight = WEIGHTS[event.type as HeroEvent['type']]
  if (typeof weight === 'string') return weight
  const data = new Fields(event.data)
  const own = heroView(session)?.sections.find(({ seat }) => seat === session.seat)
  const isHere = (other: LogEntry) => other.type === event.type && new Fields(other.data).text('section') === data.text('section')
  return weight(data, {
    isOwn: own !== undefined && data.text('section') === own.id,
    isFirst: (like) => !before.some((other) => isHere(other) && like(other)),
  })
}

/** What came in sight, the worst first; riches are told when they are taken. */
export function kindsSeen(data: Fields): readonly Kind[] {
  const kinds = data.records('counters').flatMap((each) => each.kind() ?? [])
  return kinds
    .filter((kind) => kind !== 'gold' && kind !== 'jewel' && kind !== 'dummy' && kind !== 'trap')
    .toSorted((a, b) => Number(STRONG.has(b)) - Number(STRONG.has(a)))
}

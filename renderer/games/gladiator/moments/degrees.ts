import type { ArenaEvent } from '../../../../engine/gladiator/event-types.ts'
import type { ArenaView } from '../../../../engine/gladiator/view-types.ts'
import type { LogEntry, SessionView } from '../../../../engine/kernel/types.ts'
import type { Degree } from '../../../moment/queue.ts'
import { type Fields, fieldsOf } from '../table/fields.ts'
import { arenaView, bearersIn } from '../table/view.ts'

/** What an event is weighed against. */
interface Known {
  /** Whether it befalls one of this seat. */
  readonly isOwn: boolean
  /** Whether one of this seat did it. */
  readonly isDoer: boolean
  /** Whether it befalls a person, and no animal, robot or likeness. */
  readonly isPerson: boolean
  /** Whether nothing of its type stands in the chronicle yet. */
  readonly isFirst: boolean
}

type Weight = Degree | ((data: Fields, known: Known) => Degree)

const own =
  (degree: Degree, others: Degree = 'line'): Weight =>
  (_, { isOwn }) =>
    isOwn ? degree : others

const GREAT_BLOW = 8

/** How much each event weighs; a new one without a weight does not compile. */
const WEIGHTS = {
  joined: 'apart',
  'fight-began': 'apart',
  'exit-opened': 'apart',
  'fires-laid': 'apart',
  'pits-laid': 'apart',
  'robots-came': 'great',
  'spells-known': 'apart',
  learnt: 'line',
  'turn-began': 'apart',
  incentive: 'apart',
  'first-side': 'apart',
  ordered: 'apart',
  moved: 'apart',
  waited: 'apart',
  turned: 'apart',
  'stood-up': 'apart',
  'went-prone': 'apart',
  declined: 'apart',
  'did-nothing': 'apart',
  evaded: own('small'),
  'makes-for-exit': 'line',
  aimed: 'apart',
  attacked: (data, { isDoer }) =>
    isDoer &&
    !data.flag('returned') &&
    ((data.number('times') ?? 0) > 1 || (data.number('damage') ?? 0) - (data.number('stopped') ?? 0) >= GREAT_BLOW)
      ? 'small'
      : 'line',
  'weapon-dropped': own('small'),
  hurt: 'line',
  dazed: 'line',
  'knocked-down': own('small'),
  'pit-fall': 'small',
  collapsed: (_, { isPerson }) => (isPerson ? 'great' : 'small'),
  killed: (_, { isDoer, isPerson }) => (isPerson ? 'great' : isDoer ? 'small' : 'line'),
  vanished: 'line',
  landed: 'apart',
  readied: 'apart',
  reloaded: 'apart',
  changed: 'apart',
  placed: 'line',
  stolen: own('great', 'small'),
  'let-fall': 'line',
  'krill-recovered': 'line',
  'bones-offered': 'line',
  'altar-rose': 'small',
  resurrected: 'great',
  braced: 'apart',
  'fall-tested': 'line',
  pushed: 'line',
  'hand-combat-tried': 'apart',
  repelling: 'apart',
  repelled: own('small'),
  'hand-combat': (_, { isOwn, isDoer, isFirst }) => ((isOwn || isDoer) && isFirst ? 'great' : isOwn || isDoer ? 'small' : 'line'),
  'hands-emptied': 'line',
  struggling: 'apart',
  struggled: 'line',
  disengaged: 'apart',
  casting: 'apart',
  cast: (data, { isDoer }) => (isDoer && data.flag('succeeds') ? 'small' : 'line'),
  returned: 'small',
  'spell-hit': 'line',
  enchanted: 'line',
  disarmed: own('small'),
  teleported: own('small'),
  'ring-of-fire': 'line',
  'set-alight': 'line',
  spent: 'apart',
  healed: 'line',
  revived: own('small'),
  called: 'small',
  feigned: 'apart',
  images: 'small',
  renewed: 'apart',
  'let-go': 'apart',
  'terrain-made': 'line',
  'seen-through': 'line',
  'death-sword-given': 'great',
  doubting: 'apart',
  disbelieved: 'line',
  judged: 'line',
  left: (_, { isPerson }) => (isPerson ? 'small' : 'line'),
  regenerated: 'apart',
  'came-to': own('small'),
  'spell-over': 'apart',
  // 2.1: the card of the end follows it
  'fight-over': 'apart',
  earned: 'apart',
} as const satisfies Record<ArenaEvent['type'], Weight>

/** How much an event weighs for this seat; one of older rules is a line. */
export function weigh(event: LogEntry, before: readonly LogEntry[], session: SessionView): Degree {
  if (!Object.hasOwn(WEIGHTS, event.type)) return 'line'
  const weight: Weight = WEIGHTS[event.type as ArenaEvent['type']]
  if (typeof weight === 'string') return weight
  return weight(fieldsOf(event), knownOf(event, before, arenaView(session)))
}

function knownOf(event: LogEntry, before: readonly LogEntry[], view: ArenaView | null): Known {
  const { figure, doer } = fieldsOf(event)
  const victim = view && (bearersIn(view, figure)[0] ?? null)
  const isOf = (id: string | null) => view !== null && id !== null && bearersIn(view, id)[0]?.seat === view.seat
  return {
    isOwn: isOf(figure),
    isDoer: isOf(doer),
    isPerson: victim !== null && victim.seat !== null && PEOPLE.has(victim.race) && victim.coming === null,
    isFirst: !before.some(({ type }) => type === event.type),
  }
}

const PEOPLE: ReadonlySet<string> = new Set(['human', 'dwarf', 'elf', 'orc', 'goblin', 'mage'])

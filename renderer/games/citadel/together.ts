import type { Json, LogEntry } from '../../../engine/kernel/types.ts'
import { listed } from '../../../engine/kernel/words.ts'
import type { Together } from '../../game-page.ts'

/** What is read of two events, to see whether they speak of one thing. */
interface Told {
  readonly who?: unknown
  readonly target?: unknown
  readonly left?: unknown
  readonly cause?: unknown
  readonly kept?: unknown
  readonly passed?: unknown
}

/**
 * A blow and its wound, a spell and its price, who resists and that it fails, the beginning of a fight, chits that go back; and what
 * everybody made ready for the raid.
 */
export const together: Together = (before, next) => {
  const [first] = before
  if (first === undefined) return null
  const [one, other] = [toldBy(first.data), toldBy(next.data)]
  const left = typeof other.left === 'number' && other.kept === undefined ? `${bare(first)}; ${other.left} left.` : null
  if (first.type === 'chit-returned' && next.type === first.type) return `${before.length + 1} chits do not fit and go back.`
  if (next.type === first.type && MADE_READY.has(first.type)) return madeReady([...before, next])
  if (before.length > 1) return null
  switch (`${first.type} ${next.type}`) {
    case 'attack wounded':
      return one.target === other.who ? left : null
    case 'arrow wounded':
      return one.who === other.who && other.cause === 'arrow' ? left : null
    case 'spell-cast wounded':
    case 'mage-casts wounded':
      return one.who === other.who && other.cause === 'casting' ? left : null
    case 'sleeper-killed wounded':
      return one.who === other.who ? first.text : null
    case 'resistance spell-resisted':
      return one.who === other.target && one.passed === true ? first.text : null
    case 'fight-begins combat-begins':
      return first.text
    default:
      return null
  }
}

/** Spells that can be cast on the raid (4.1.D), and how often those that are limited (10.6, 14.6). */
const MADE_READY: ReadonlySet<string> = new Set(['spells-circled', 'limit'])

/** How both are worded: `Una can use Heal 4 times on this raid.` */
const FOR_THE_RAID = /^(?<who>.+?) (?<can>can (?:cast|use)) (?<what>.+) on this raid\.$/

/** `On this raid Una can use Heal 4 times and Rejuvenate once; Borri, Heal 2 times.` Null for a wording of older rules. */
function madeReady(lines: readonly LogEntry[]): string | null {
  const told = lines.map(({ text }) => FOR_THE_RAID.exec(text)?.groups)
  if (!told.every((each) => each !== undefined)) return null
  const each = [...Map.groupBy(told, ({ who }) => who)].map(([who, own], i) => {
    const what = listed(own.map((one) => one.what ?? ''))
    return i === 0 ? `${who} ${own[0]?.can} ${what}` : `${who}, ${what}`
  })
  return `On this raid ${each.join('; ')}.`
}

function toldBy(data: Json): Told {
  return typeof data === 'object' && data !== null && !('length' in data) ? data : {}
}

/** Without the stop. */
function bare({ text }: LogEntry): string {
  return text.replace(/\.$/, '')
}

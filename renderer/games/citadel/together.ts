import type { Json, LogEntry } from '../../../engine/kernel/types.ts'
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

/** A blow and its wound, a spell and its price, who resists and that it fails, the beginning of a fight, chits that go back. */
export const together: Together = (before, next) => {
  const [first] = before
  if (first === undefined) return null
  const [one, other] = [toldBy(first.data), toldBy(next.data)]
  const left = typeof other.left === 'number' && other.kept === undefined ? `${bare(first)}; ${other.left} left.` : null
  if (first.type === 'chit-returned' && next.type === first.type) return `${before.length + 1} chits do not fit and go back.`
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

function toldBy(data: Json): Told {
  return typeof data === 'object' && data !== null && !('length' in data) ? data : {}
}

/** Without the stop. */
function bare({ text }: LogEntry): string {
  return text.replace(/\.$/, '')
}

import type { SessionView } from '../../../engine/kernel/types.ts'
import { assertNever } from '../../assert-never.ts'
import type { Standing } from '../../game-page.ts'
import { heroView } from './table/view.ts'

/** What anyone may be told about a game: the turn, and nothing that is face down. */
export function standingOf(session: SessionView): Standing {
  return { when: whenOf(session), rows: [] }
}

function whenOf(session: SessionView): string {
  const view = heroView(session)
  if (!view) return 'Open'
  switch (view.phase) {
    case 'heroes':
      return 'The heroes are being made'
    case 'placement':
      return 'The counters are being laid out'
    case 'start':
      return 'The heroes come in'
    case 'hero':
    case 'monsters':
    case 'breather':
    case 'over':
      return `Turn ${view.turn}`
    default:
      return assertNever(view.phase)
  }
}

const HUNT = 'hunt:'

/** A standing march ends with the last hero these monsters could reach (202), a hunt with its hunter too (210B). */
export function orderHolds(session: SessionView, order: string): boolean {
  const view = heroView(session)
  if (view === null) return true
  const hunted = view.sections.filter(({ owner, hero }) => owner === session.seat && hero?.status === 'in-catacomb')
  if (!order.startsWith(HUNT)) return hunted.length > 0
  const hunter = order.slice(HUNT.length)
  return hunted.some(({ counters }) => counters.some(({ id, at }) => id === hunter && at !== null))
}

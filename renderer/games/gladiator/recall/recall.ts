import { figureName, SIDE_NAMES } from '../../../../engine/gladiator/open/names.ts'
import type { ArenaView, FigureView } from '../../../../engine/gladiator/view-types.ts'
import { type RecallPage, toldOf } from '../../../recall-page.ts'
import { linesOf } from '../table/lines.ts'
import { statesOf } from '../table/states.ts'
import { isOnSand } from '../table/view.ts'
import { SandStrip, seenByAll } from './strip.tsx'

export const RECALL: RecallPage = {
  happened: (session, log, usual) => usual(linesOf(log, seenByAll(session))),
  where: toldOf(seenByAll, where),
  wanted: toldOf(seenByAll, wanted),
  Strip: SandStrip,
}

function mine(view: ArenaView): readonly FigureView[] {
  return view.characters.filter(({ side }) => side === view.side)
}

function where(view: ArenaView): string {
  if (view.phase === 'muster') return 'The sand is empty: both sides are still choosing fighters.'
  const own = mine(view).filter(isOnSand)
  const others = view.characters.filter((each) => each.side !== view.side && isOnSand(each))
  const enemies =
    others.length === 0 ? 'no one in sight' : others.length === 1 ? figureName(others[0] ?? ANYBODY) : `${others.length} enemies`
  return `Turn ${view.turn}. ${own.map(stands).join(' ')} Against you: ${enemies}.`
}

const ANYBODY = { id: 'someone', name: 'someone' }

/** `Tarna has 9 of 14 SH and is dazed.` */
function stands(figure: FigureView): string {
  const states = statesOf(figure)
  const strength = figure.sh === null ? '' : ` has ${figure.sh.now} of ${figure.sh.normal} SH`
  const state = states.length > 0 ? `${strength === '' ? ' is' : ' and is'} ${states.join(', ')}` : ''
  return strength + state === '' ? '' : `${figureName(figure)}${strength}${state}.`
}

/** What someone who comes back pursues now. */
function wanted(view: ArenaView): string {
  if (view.phase === 'muster') return `Choose fighters for ${SIDE_NAMES[view.side]}, and arms they can carry.`
  const own = mine(view).filter(isOnSand)
  if (own.length === 0) return 'Nothing more: your fighters are out of the arena.'
  if (own.every(({ sh }) => sh !== null && sh.now <= SH_LOW))
    return 'Stay alive: end a turn on the exit to leave with all experience earned.'
  return 'Be the last side on the sand. Blows from behind hit most easily, and the dazed hit worst.'
}

const SH_LOW = 4

import type { ArenaView, FigureView } from '../../../engine/gladiator/view-types.ts'
import type { Decision, SessionView } from '../../../engine/kernel/types.ts'
import { arenaView } from './table/view.ts'

// Two people at one screen. Sides alternate man by man, so a curtain at every change of seat would be unbearable: most of what is asked may
// be seen by everybody, and the numbers of one's own people are covered until one asks for them.

/** Whether the others at this screen must look away while this is asked: its options or its board would tell them something. */
export function veils(session: SessionView): boolean {
  const view = arenaView(session)
  if (!view || session.decision === null) return view !== null && view.end === null
  return view.phase === 'muster' || isSecretQuestion(session.decision) || view.characters.some((each) => isHidden(each, view))
}

/** Reading minds, and everything that says which spells somebody knows or how much SH he has. */
const SECRET_TOPICS: ReadonlySet<string> = new Set(['esp', 'cost', 'place', 'renew'])

function isSecretQuestion({ topic, options = [] }: Decision): boolean {
  return SECRET_TOPICS.has(topic) || options.some(({ id }) => id.startsWith('cast:'))
}

/** One's own people whom the other side does not see, or does not see as what they are. */
function isHidden({ side, invisible, coming, at }: FigureView, view: ArenaView): boolean {
  return at !== null && side === view.side && (invisible || coming === 'image' || coming === 'illusion')
}

import type { ArenaView, FigureView } from '../../../engine/gladiator/view-types.ts'
import type { Decision, SessionView } from '../../../engine/kernel/types.ts'
import { arenaView, figureIn } from './table/view.ts'

// Two people at one screen. Sides alternate man by man, so a curtain at every change of seat would be unbearable: most of the questions may
// be seen by everyone, and the numbers of a player's own people are covered until they ask for them.

/**
 * Whether the others at this screen must look away from this question: its options or its board would tell them something. It goes by what
 * they may know anyway: a curtain that fell for an illusion and not for a creature would tell them which of the two it is.
 */
export function veils(session: SessionView): boolean {
  const view = arenaView(session)
  if (!view || session.decision === null) return view !== null && view.end === null
  return view.phase === 'muster' || isSecretQuestion(session.decision, view) || view.characters.some((each) => isHidden(each, view))
}

/** Reading minds, and everything that says which spells someone knows or how much SH he has. */
const SECRET_TOPICS: ReadonlySet<string> = new Set(['esp', 'cost', 'place', 'renew'])

/** A fighter who knows magic acts behind the curtain even when he can pay for none of it: that he cannot is secret, too. */
function isSecretQuestion({ topic, about }: Decision, view: ArenaView): boolean {
  return SECRET_TOPICS.has(topic) || (topic === 'action' && (figureIn(view, about ?? null)?.spells ?? []).length > 0)
}

/** One's own people the other side does not see, or not as what they are. Illusions look like creatures to those who may not know. */
function isHidden({ side, invisible, coming, at }: FigureView, view: ArenaView): boolean {
  return at !== null && side === view.side && (invisible || coming === 'image')
}

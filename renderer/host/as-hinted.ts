import type { Client } from '../../electron/contract/index.ts'
import type { SessionView } from '../../engine/kernel/types.ts'

/**
 * Gives the hint's answer to one question after another while `goesOn` holds. Each is recorded like any other answer, and is
 * undone like any other.
 */
export async function answerAsHinted(client: Client, from: SessionView, goesOn: (view: SessionView) => boolean): Promise<SessionView> {
  let view = from
  while (view.decision !== null && goesOn(view)) {
    const { session, revision, decision } = view
    const { pick, value } = await client.call('game.hint', { session })
    view = await client.call('game.choose', {
      session,
      revision,
      decision: decision.id,
      ...(pick && { pick: [...pick] }),
      ...(value !== undefined && { value }),
    })
  }
  return view
}

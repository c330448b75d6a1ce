import { parseAction } from '../actions.ts'
import type { CharacterGlimpse, CitadelGlimpse } from '../view-types.ts'
import { member } from './sight.ts'

// Options that name someone, and who of them speaks best.

/** The character an option names: `investigate:una`, `take:una`. */
export function named(raid: CitadelGlimpse, id: string): CharacterGlimpse | undefined {
  const action = parseAction(id)
  return 'who' in action && action.who !== undefined ? member(raid, action.who) : undefined
}

/** The option of the one with the greatest negotiation skill (8.4); the first of equals. */
export function bestSpeaker(raid: CitadelGlimpse, ids: readonly string[]): string {
  let best = ids[0] ?? ''
  let most = -1
  for (const id of ids) {
    const skill = named(raid, id)?.skills.negotiation ?? 0
    if (skill > most) {
      most = skill
      best = id
    }
  }
  return best
}

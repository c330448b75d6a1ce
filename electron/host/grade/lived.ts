import { conflict, isRefusal } from '../../../engine/kernel/refusal.ts'
import { answered, refused } from '../../contract/index.ts'
import type { Context } from '../context.ts'
import type { Handlers } from '../dispatcher.ts'
import { memberOf } from '../membership.ts'
import type { Sessions } from '../play/sessions.ts'
import type { Work } from '../work/work.ts'
import { gradable, keep, readKept } from './kept.ts'

const LIVES = conflict('They have not fallen in any game.', 'lives')
const NOT_FALLEN = conflict('Their fall is not to be found in that game.', 'not-fallen')

/** `character.lived`: whether someone of a roster who fell could have lived. Asked for once, it is kept. */
export function livedHandlers(context: Context, sessions: Sessions, work: Work): Pick<Handlers, 'character.lived'> {
  return {
    'character.lived': async ({ character: id, find = false, work: name }) => {
      const member = memberOf(context, id)
      if (isRefusal(member)) return refused(member)
      const { fell, slug: who } = member.character
      if (fell === null || fell.session === null) return refused(LIVES)
      const game = gradable(sessions, fell.session)
      if (isRefusal(game)) return refused(game)
      const { session } = fell
      const known = readKept(context, game).lastChances?.[who]
      if (known !== undefined) return answered({ session, chance: known })
      if (!find) return answered({ session, chance: null })
      const found = await work.during(name, async (going) => {
        const played = { game: game.game, course: game.course }
        const chance = await going.run('find-last-chance', { ...played, who, seed: 'lived' }, { background: true })
        if (chance === null) return NOT_FALLEN
        const lastChances = () => ({ ...readKept(context, game).lastChances, [who]: chance })
        return (await going.inTurn(() => keep(context, game, { lastChances: lastChances() }))) ?? chance
      })
      return isRefusal(found) ? refused(found) : answered({ session, chance: found })
    },
  }
}

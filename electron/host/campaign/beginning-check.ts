import { isDeepStrictEqual } from 'node:util'
import { getCampaign } from '../../../db/campaigns.ts'
import { listCharacters } from '../../../db/characters.ts'
import { listSessions, readRecord, type Session } from '../../../db/sessions.ts'
import { isRefusal } from '../../../engine/kernel/refusal.ts'
import type { Json } from '../../../engine/kernel/types.ts'
import type { Context } from '../context.ts'
import { gameVariants, membershipOf, sheetOf } from '../membership.ts'
import { setupOf, wishesIn } from '../play/open-session.ts'
import { retrace } from '../play/retrace.ts'

/**
 * Why an open game of a campaign cannot have begun as it says, as the end of a sentence; null where it can. It is begun again from its
 * seed, its options and its people's sheets, and the first states are compared. A file from outside could otherwise have any number of
 * wounds or gold in it, and all that follows would agree. What the game before it left behind, as a maze, is compared with what that game
 * leaves when replayed.
 * @param tick called after every input replayed
 */
export function otherBeginning(
  context: Pick<Context, 'db' | 'games'>,
  { id, game: name, campaign: of, seats, ...stored }: Session,
  tick: () => void,
): string | null {
  const { db, games } = context
  const campaign = of === null ? null : getCampaign(db, of)
  const game = games.find((one) => one.id === name)
  const [mark] = readRecord(db, id).marks
  if (campaign === null || game === undefined || game.roster === null || !mark?.state || isRefusal(membershipOf({ games }, campaign)))
    return OTHERWISE
  const { beginning } = game.roster
  const first = beginning(JSON.parse(mark.state) as Json)
  const roster = listCharacters(db, campaign.id)
  const party = first.party.flatMap(({ slug, seat }) => {
    const character = roster.find((one) => one.slug === slug)
    return character === undefined ? [] : [{ record: sheetOf(character), status: character.status, seat }]
  })
  if (party.length < first.party.length) return OTHERWISE
  if (!isLeftBehind(context, campaign.id, first.legacy, tick)) return 'begins with something that no game before it left behind'
  const { undo, fixed } = setupOf(stored.setup)
  const { physical, wishes } = wishesIn(stored.options)
  const { variants } = gameVariants(campaign.variants)
  const known = { taken: [], ends: [], legacy: first.legacy }
  const setup = { seed: stored.seed, seats, options: wishes, variants, campaign: known, ...(party.length === 0 ? {} : { party }) }
  const anew = game.begin(setup, { undo, physical, fixed })
  return !isRefusal(anew) && isPartOf(first.state, beginning(JSON.parse(anew.firstMark.state) as Json).state) ? null : OTHERWISE
}

const OTHERWISE = 'did not begin as its people and its seed have it begin'

/** What a game recorded under other rules left behind cannot be said. */
function isLeftBehind(context: Pick<Context, 'db' | 'games'>, campaign: string, legacy: Json, tick: () => void): boolean {
  if (legacy === null) return true
  return listSessions(context.db, { campaign, status: 'ended' }).some(({ id }) => {
    const again = retrace(context, id, tick)
    return again.kind === 'other-rules' || (again.kind === 'same' && isDeepStrictEqual(again.legacy, legacy))
  })
}

/** The same, but for fields that the rules have only come to keep since it was written. */
function isPartOf(then: Json, now: Json | undefined): boolean {
  if (typeof then !== 'object' || then === null) return then === now
  if (typeof now !== 'object' || now === null || Array.isArray(then) !== Array.isArray(now)) return false
  if (Array.isArray(then) && Array.isArray(now) && then.length !== now.length) return false
  return Object.entries(then).every(([name, value]) => isPartOf(value, Reflect.get(now, name)))
}

import { getCampaign } from '../../../db/campaigns.ts'
import { listCharacters } from '../../../db/characters.ts'
import { readRecord, type Session } from '../../../db/sessions.ts'
import { isRefusal } from '../../../engine/kernel/refusal.ts'
import type { Json } from '../../../engine/kernel/types.ts'
import type { Context } from '../context.ts'
import { setupOf, wishesIn } from '../play/open-session.ts'
import { gameVariants, membershipOf, sheetOf } from './membership.ts'

/**
 * Whether an open game of a campaign began as its seed, its options and its people's sheets have it begin: it is begun anew, and the first
 * states are compared. A file from outside could otherwise have any number of wounds or gold in it, and all that follows would agree.
 */
export function beganSo(
  { db, games }: Pick<Context, 'db' | 'games'>,
  { id, game: name, campaign: of, seats, ...stored }: Session,
): boolean {
  const campaign = of === null ? null : getCampaign(db, of)
  const game = games.find((one) => one.id === name)
  const [mark] = readRecord(db, id).marks
  if (campaign === null || game === undefined || game.roster === null || !mark?.state || isRefusal(membershipOf({ games }, campaign)))
    return false
  const { beginning } = game.roster
  const first = beginning(JSON.parse(mark.state) as Json)
  const roster = listCharacters(db, campaign.id)
  const party = first.party.flatMap(({ slug, seat }) => {
    const character = roster.find((one) => one.slug === slug)
    return character === undefined ? [] : [{ record: sheetOf(character), status: character.status, seat }]
  })
  if (party.length < first.party.length) return false
  const { undo, fixed } = setupOf(stored.setup)
  const { physical, wishes } = wishesIn(stored.options)
  const { variants } = gameVariants(campaign.variants)
  const known = { taken: [], ends: [], legacy: first.legacy }
  const setup = { seed: stored.seed, seats, options: wishes, variants, campaign: known, ...(party.length === 0 ? {} : { party }) }
  const anew = game.begin(setup, { undo, physical, fixed })
  return !isRefusal(anew) && isPartOf(first.state, beginning(JSON.parse(anew.firstMark.text) as Json).state)
}

/** The same, but for fields that the rules have only come to keep since it was written. */
function isPartOf(then: Json, now: Json | undefined): boolean {
  if (typeof then !== 'object' || then === null) return then === now
  if (typeof now !== 'object' || now === null || Array.isArray(then) !== Array.isArray(now)) return false
  if (Array.isArray(then) && Array.isArray(now) && then.length !== now.length) return false
  return Object.entries(then).every(([name, value]) => isPartOf(value, Reflect.get(now, name)))
}

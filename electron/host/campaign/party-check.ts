import { getCampaign } from '../../../db/campaigns.ts'
import { getCharacter } from '../../../db/characters.ts'
import { getSession, slugsOf } from '../../../db/sessions.ts'
import type { Posted } from '../../../engine/kernel/campaign.ts'
import type { LedgerLine } from '../../../engine/kernel/campaign-types.ts'
import { isRefusal } from '../../../engine/kernel/refusal.ts'
import { capital } from '../../../engine/kernel/words.ts'
import type { Context } from '../context.ts'
import { membershipOf, sheetOf } from '../membership.ts'
import type { Retraced } from '../play/retrace.ts'
import { otherBeginning } from './beginning-check.ts'

/**
 * Compares the party of a game with the roster, and for an open game also the sheets its members went in with: each difference
 * is a sentence.
 */
export function partyDifferences(
  context: Pick<Context, 'db' | 'games'>,
  session: string,
  again: Retraced,
  raid: string,
  tick: () => void,
): readonly string[] {
  const stored = getSession(context.db, session)
  const campaign = stored === null || stored.campaign === null ? null : getCampaign(context.db, stored.campaign)
  if (again.kind !== 'same' || stored === null || campaign === null) return []
  // A party made as the game began joins the roster once it is complete.
  const there = again.gate.length > 0 ? again.gate.map(({ slug }) => slug) : (again.party ?? [])
  const slugs = (names: readonly string[]) => names.toSorted().join()
  if (slugs(slugsOf(context.db, session)) !== slugs(there)) return [`The party of ${raid} is not the one on the roster.`]
  const membership = membershipOf(context, campaign)
  if (stored.status !== 'open' || isRefusal(membership)) return []
  const seated = stored.party.flatMap((id) => getCharacter(context.db, id) ?? [])
  const sheets = again.gate.flatMap(({ slug, sheet }) => {
    const character = seated.find((one) => one.slug === slug)
    const lines = (again.lines[0] ?? []).filter((line) => line.character === slug)
    const [difference] = character === undefined ? [] : membership.rules.audit(sheetOf(character), sheetOf({ sheet }), postedBy(lines))
    return difference === undefined ? [] : [`${character?.name} went into ${raid} with another sheet: ${difference}`]
  })
  if (sheets.length > 0) return sheets
  const other = otherBeginning(context, stored, tick)
  return other === null ? [] : [`${capital(raid)} ${other}.`]
}

function postedBy(lines: readonly LedgerLine[]): Posted {
  const count = (unit: LedgerLine['unit']) => {
    const counts: Record<string, number> = {}
    for (const { unit: of, subject = '', amount } of lines) if (of === unit) counts[subject] = (counts[subject] ?? 0) + amount
    return counts
  }
  const sum = (unit: LedgerLine['unit']) => count(unit)[''] ?? 0
  return { isWhole: false, experience: sum('experience'), abilities: count('ability'), items: count('item'), exits: sum('exit') }
}

import { type CharacterRecord, changeCharacter, changeCharacters, listCharacters, noteCharacter } from '../../../db/characters.ts'
import { isUnit } from '../../../db/kept-json.ts'
import { ledgerOf } from '../../../db/ledger.ts'
import { gameNumbers } from '../../../db/numbering.ts'
import type { Result } from '../../../db/refusal.ts'
import type { HomeReason } from '../../../engine/kernel/campaign.ts'
import type { LedgerLine } from '../../../engine/kernel/campaign-types.ts'
import { badRequest, conflict, isRefusal, ruleViolation } from '../../../engine/kernel/refusal.ts'
import { answered, type Character, type LedgerRow, type Reply, refused } from '../../contract/index.ts'
import type { Context } from '../context.ts'
import type { Handlers } from '../dispatcher.ts'
import { awayFrom, type Member, memberAtHome, memberOf, sheetOf } from '../membership.ts'
import { recordOf } from './characters.ts'

type Calls = `character.${'equip' | 'give' | 'retire' | 'note' | 'ledger'}`

/** The calls for characters between games. */
export function homeHandlers(context: Context): Pick<Handlers, Calls> {
  const { db, tell } = context

  const changed = changesOf(context)

  return {
    'character.equip'({ character: id, weapons, worn }) {
      const member = memberAtHome(context, id)
      if (isRefusal(member)) return refused(member)
      const wish = { ...(weapons === undefined ? {} : { weapons }), ...(worn === undefined ? {} : { worn }) }
      if (member.rules.equip === undefined) return refused(NOTHING_CARRIED)
      const sheet = member.rules.equip(sheetOf(member.character), wish)
      return isRefusal(sheet) ? refused(sheet) : changed(member, changeCharacter(db, id, { sheet }, context.now()))
    },

    'character.give'({ character: id, item, to }) {
      const giver = memberAtHome(context, id)
      if (isRefusal(giver)) return refused(giver)
      const taker = memberAtHome(context, to)
      if (isRefusal(taker)) return refused(taker)
      const { campaign } = giver.character
      if (id === to) return refused(badRequest(`${giver.character.name} already has it.`, { detail: 'to' }))
      if (taker.character.campaign !== campaign)
        return refused(conflict(`${taker.character.name} belongs to another campaign.`, 'other-campaign'))
      if (giver.rules.give === undefined) return refused(NOTHING_GIVEN)
      const roster = listCharacters(db, campaign)
      const handed = giver.rules.give(sheetOf(giver.character), sheetOf(taker.character), item, roster)
      if (isRefusal(handed)) return refused(handed)
      const given: HomeLine = { unit: 'item', amount: -1, subject: item, rule: handed.rule, reason: 'given' }
      const received: HomeLine = { ...given, amount: 1, subject: handed.item, reason: 'received' }
      const changes = [
        { id, sheet: handed.from, lines: [given] },
        { id: to, sheet: handed.to, lines: [received] },
      ]
      const result = changeCharacters(db, changes, context.now())
      if (result.kind === 'refused') return refused(result.refusal)
      tell('campaign.changed', { campaign })
      const [from, receiver] = result.value.map((character) => recordOf(context, { ...giver, character }))
      if (from === undefined || receiver === undefined) throw new Error('both have changed')
      return answered({ from, to: receiver })
    },

    'character.retire'({ character: id, retired = true }) {
      const member = memberOf(context, id)
      if (isRefusal(member)) return refused(member)
      const { character } = member
      const status = retired ? 'retired' : 'living'
      if (character.status === status && character.session === null) return answered(recordOf(context, member))
      const away = awayFrom(member, { ...character, status: character.status === 'retired' ? 'living' : character.status })
      return away === null ? changed(member, changeCharacter(db, id, { status }, context.now())) : refused(away)
    },

    'character.note'({ character: id, note, portrait }) {
      const member = memberOf(context, id)
      if (isRefusal(member)) return refused(member)
      if (portrait !== undefined && portrait !== null && !member.rules.portraits.includes(portrait)) return refused(NO_PORTRAIT)
      const words = { ...(note === undefined ? {} : { note }), ...(portrait === undefined ? {} : { portrait }) }
      return changed(member, noteCharacter(db, id, words))
    },

    'character.ledger'({ character: id }) {
      const member = memberOf(context, id)
      return isRefusal(member) ? refused(member) : answered(ledgerRows(db, member))
    },
  }
}

/**
 * A character's ledger with its words.
 * @param raids the numbers of the campaign's games, for callers that read several ledgers
 */
export function ledgerRows(
  db: Context['db'],
  { rules, character }: Member,
  raids: ReadonlyMap<string, number> = gameNumbers(db, character.campaign),
): LedgerRow[] {
  return ledgerOf(db, character.id)
    .filter(({ unit }) => isUnit(unit))
    .map(({ nth, ...entry }) => ({
      ...entry,
      n: nth,
      raid: entry.session === null ? null : (raids.get(entry.session) ?? null),
      text: rules.entry(entry),
    }))
}

/** A line that is posted between games. */
export type HomeLine = Omit<LedgerLine, 'character'> & { readonly reason: HomeReason }

const NOTHING_CARRIED = ruleViolation('Characters have no equipment to change in this game.', { detail: 'no-equipment' })
const NO_PORTRAIT = badRequest('There is no such portrait.', { detail: 'portrait' })
const NOTHING_GIVEN = ruleViolation('Items cannot be handed over in this game.', { detail: 'nothing-given' })

/** Announces a change that is on the disk, and answers with the character as it is now. */
export function changesOf(context: Context): (member: Member, result: Result<CharacterRecord>) => Reply<Character> {
  return (member, result) => {
    if (result.kind === 'refused') return refused(result.refusal)
    context.tell('campaign.changed', { campaign: member.character.campaign })
    return answered(recordOf(context, { ...member, character: result.value }))
  }
}

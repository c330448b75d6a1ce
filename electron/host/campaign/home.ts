import {
  type CharacterRecord,
  changeCharacter,
  changeCharacters,
  listCharacters,
  newestPurchase,
  noteCharacter,
  type RosterRow,
  raidNumbers,
  takeBackPurchase,
} from '../../../db/characters.ts'
import { type LedgerLine, ledgerOf } from '../../../db/ledger.ts'
import type { Result } from '../../../db/refusal.ts'
import type { HomeReason, Increase } from '../../../engine/kernel/campaign.ts'
import type { Unit } from '../../../engine/kernel/campaign-types.ts'
import type { RosterRules } from '../../../engine/kernel/playable.ts'
import { badRequest, conflict, isRefusal, ruleViolation } from '../../../engine/kernel/refusal.ts'
import type { Refusal } from '../../../engine/kernel/types.ts'
import { answered, type Character, type Jewel, type Price, type Reply, refused } from '../../contract/index.ts'
import type { Context } from '../context.ts'
import type { Handlers } from '../dispatcher.ts'
import { jewelsOf, recordOf } from './characters.ts'
import { awayFrom, type Member, memberAtHome, memberOf, sheetOf } from './membership.ts'

type Calls = `character.${'prices' | 'advance' | 'undo' | 'equip' | 'give' | 'retire' | 'note' | 'ledger'}`

/** What a campaign does for its characters between raids. */
export function homeHandlers(context: Context): Pick<Handlers, Calls> {
  const { db, tell } = context

  /** Tells of a change that is on the disk, and answers with the character as it is now. */
  const changed = (member: Member, result: Result<CharacterRecord>): Reply<Character> => {
    if (result.kind === 'refused') return refused(result.refusal)
    tell('campaign.changed', { campaign: member.character.campaign })
    return answered(recordOf(context, { ...member, character: result.value }))
  }

  return {
    'character.prices'({ character: id }) {
      const member = memberOf(context, id)
      if (isRefusal(member)) return refused(member)
      const { rules, variants, character } = member
      const increases = rules.purchases?.prices(sheetOf(character), variants) ?? []
      return answered(increases.map((increase) => priced(member, increase)))
    },

    'character.advance'({ character: id, increase: wanted, jewels = [] }) {
      const member = memberAtHome(context, id)
      if (isRefusal(member)) return refused(member)
      const { rules, variants, character } = member
      if (rules.purchases === undefined) return refused(NOTHING_SOLD)
      const increase = rules.purchases.prices(sheetOf(character), variants).find((each) => each.id === wanted)
      if (increase === undefined) return refused(badRequest(`There is no increase called ${wanted}.`, { detail: 'increase' }))
      const sheet = rules.purchases.advance(sheetOf(character), wanted)
      if (isRefusal(sheet)) return refused(sheet)
      const payment = pay(member, increase, jewels)
      if (isRefusal(payment)) return refused(payment)
      return changed(member, changeCharacter(db, id, { sheet }, context.now(), payment))
    },

    'character.undo'({ character: id }) {
      const member = memberAtHome(context, id)
      if (isRefusal(member)) return refused(member)
      const { purchases, words } = member.rules
      if (purchases === undefined) return refused(NOTHING_SOLD)
      const purchase = newestPurchase(db, id)
      if (purchase === null)
        return refused(conflict(`Nothing has been bought since the last ${words.raid.one} that could be taken back.`, 'nothing-bought'))
      const sheet = purchases.takeBack(sheetOf(member.character), purchase.increase)
      return changed(member, takeBackPurchase(db, id, sheet, context.now()))
    },

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
      if (id === to) return refused(badRequest(`${giver.character.name} has it already.`, { detail: 'to' }))
      if (taker.character.campaign !== campaign)
        return refused(conflict(`${taker.character.name} is of another campaign.`, 'other-campaign'))
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
      const words = { ...(note === undefined ? {} : { note }), ...(portrait === undefined ? {} : { portrait }) }
      return changed(member, noteCharacter(db, id, words))
    },

    'character.ledger'({ character: id }) {
      const member = memberOf(context, id)
      if (isRefusal(member)) return refused(member)
      const raids = raidNumbers(db, member.character.campaign)
      return answered(
        ledgerOf(db, id).map(({ nth, ...entry }) => ({
          ...entry,
          n: nth,
          raid: entry.session === null ? null : (raids.get(entry.session) ?? null),
          text: member.rules.entry(entry),
        })),
      )
    },
  }
}

type HomeLine = Omit<LedgerLine, 'character'> & { readonly reason: HomeReason }

const NOTHING_SOLD = ruleViolation('Nothing is bought in this game.', { detail: 'nothing-sold' })
const NOTHING_CARRIED = ruleViolation('Nothing is put on or taken off in this game.', { detail: 'no-equipment' })
const NOTHING_GIVEN = ruleViolation('Nothing changes hands in this game.', { detail: 'nothing-given' })

// ---------------------------------------------------------------- prices

/** An increase with whether this character can have it now. Where it takes jewels to pay, `why` says so though it is allowed. */
function priced(member: Member, increase: Increase): Price {
  const { rules, character } = member
  const { id, barred, parts, ...price } = increase
  const row = { ...price, increase: id, parts: parts.map((part) => ({ ...part })) }
  const away = awayFrom(member, character)
  if (away !== null) return { ...row, allowed: false, why: away.message }
  if (barred !== undefined) return { ...row, allowed: false, why: barred }
  const short = shortOf(rules, character.holdings, increase)
  if (short !== null) return { ...row, allowed: false, why: `${short}.` }
  const missing = increase.gold - character.holdings.gold
  return missing > 0
    ? { ...row, allowed: true, why: `${counted(rules, 'gold', missing)} short in gold: jewels will pay for it.` }
    : { ...row, allowed: true }
}

/** What is missing for an increase even with all jewels spent, in words; null if nothing is. */
function shortOf(
  rules: RosterRules,
  { experience, gold, jewels }: RosterRow['holdings'],
  price: Pick<Increase, 'experience' | 'gold'>,
): string | null {
  const points = price.experience - experience
  const wealth = price.gold - gold - jewels
  const both = [...(points > 0 ? [counted(rules, 'experience', points)] : []), ...(wealth > 0 ? [counted(rules, 'gold', wealth)] : [])]
  return both.length === 0 ? null : `${both.join(' and ')} short${wealth > 0 && jewels > 0 ? ', all jewels counted' : ''}`
}

/** `1 gold mark`, as the game calls it. */
function counted({ units }: RosterRules, unit: Unit, count: number): string {
  const words = units[unit]
  return `${count} ${words === undefined ? unit : count === 1 ? words.one : words.many}`
}

/**
 * The ledger lines that pay for an increase: jewels named are spent whole and the change comes in gold, what they do not
 * cover is paid in gold; the point itself is the last line. Refuses what cannot be paid so, naming what is missing, and a
 * jewel that need not be spent.
 */
function pay({ rules, character }: Member, increase: Increase, named: readonly string[]): readonly HomeLine[] | Refusal {
  const { name, holdings } = character
  const { rule, id, experience, gold } = increase
  const refusal = (message: string, detail: string) => ruleViolation(message, { detail, rule })
  const has = new Map(jewelsOf(character).map((jewel) => [jewel.id, jewel]))
  const spent = named.flatMap((each): Jewel[] => {
    const jewel = has.get(each)
    return jewel === undefined ? [] : [jewel]
  })
  if (new Set(named).size < named.length) return badRequest('The same jewel cannot be spent twice.', { detail: 'jewels' })
  if (spent.length < named.length) return conflict(`${name} does not have all of those jewels.`, 'no-such-jewel')
  const short = shortOf(rules, holdings, increase)
  if (short !== null) return refusal(`${name} is ${short}.`, 'short')
  const worth = spent.reduce((sum, { value }) => sum + value, 0)
  const needless = spent.find(({ value }) => worth - value >= gold)
  if (needless !== undefined)
    return refusal(`The jewel of ${needless.value} need not be spent: the others cover the price.`, 'needless-jewel')
  const rest = gold - worth
  if (rest > holdings.gold)
    return refusal(`${name} is ${counted(rules, 'gold', rest - holdings.gold)} short: name jewels that cover it.`, 'jewels-wanted')
  const line = { rule, subject: id, reason: 'advancement' as const }
  return [
    { ...line, unit: 'experience', amount: -experience },
    ...spent.map(({ value }) => ({ ...line, unit: 'jewel' as const, amount: -value })),
    ...(rest === 0 ? [] : [{ ...line, unit: 'gold' as const, amount: -rest, reason: rest < 0 ? ('change' as const) : line.reason }]),
    { ...line, unit: 'ability', amount: 1 },
  ]
}

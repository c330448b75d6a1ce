import { changeCharacter, newestPurchase, type RosterRow, takeBackPurchase } from '../../../db/characters.ts'
import { readLatestKills } from '../../../db/chronicle.ts'
import type { Foe, Increase } from '../../../engine/kernel/campaign.ts'
import type { Unit } from '../../../engine/kernel/campaign-types.ts'
import type { RosterRules } from '../../../engine/kernel/playable.ts'
import { badRequest, conflict, isRefusal, ruleViolation } from '../../../engine/kernel/refusal.ts'
import type { Refusal } from '../../../engine/kernel/types.ts'
import { answered, type Jewel, type Price, refused } from '../../contract/index.ts'
import type { Context } from '../context.ts'
import type { Handlers } from '../dispatcher.ts'
import { awayFrom, type Member, memberAtHome, memberOf, sheetOf } from '../membership.ts'
import { jewelsOf } from './characters.ts'
import { changesOf, type HomeLine } from './home.ts'

/** Purchases between games, which can be undone until the next one. */
export function purchaseHandlers(context: Context): Pick<Handlers, `character.${'prices' | 'advance' | 'undo'}`> {
  const { db } = context
  const changed = changesOf(context)
  return {
    'character.prices'({ character: id }) {
      const member = memberOf(context, id)
      return isRefusal(member) ? refused(member) : answered(pricesOf(db, member))
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
      if (purchase === null) return refused(conflict(`There is no purchase since the last ${words.raid.one} to undo.`, 'nothing-bought'))
      const sheet = purchases.takeBack(sheetOf(member.character), purchase.increase)
      return changed(member, takeBackPurchase(db, id, sheet, context.now()))
    },
  }
}

/**
 * What a character can buy, with what each increase changes against the foes of late.
 * @param foes those of the campaign, for callers that ask about several characters
 */
export function pricesOf(db: Context['db'], member: Member, foes: readonly Foe[] = foesOfLate(db, member.character.campaign)): Price[] {
  const { rules, variants, character } = member
  const { purchases } = rules
  if (purchases === undefined) return []
  const sheet = sheetOf(character)
  const increases = purchases.prices(sheet, variants)
  const prices = increases.map((increase) => priced(member, increase))
  const payable = increases.filter((_, i) => prices[i]?.allowed)
  const helpful = purchases.mostHelpful?.(sheet, payable) ?? null
  return prices.map((price): Price => {
    const change = purchases.change?.(sheet, price.increase, foes) ?? ''
    return { ...price, ...(change !== '' && { change }), ...(price.increase === helpful && { helpful: true }) }
  })
}

/** As many games count as fights of late. */
const OF_LATE = 3

/** Those killed in the campaign's latest games, the most frequent first. */
export function foesOfLate(db: Context['db'], campaign: string): readonly Foe[] {
  const counts = new Map<string, number>()
  for (const { kind, count } of readLatestKills(db, campaign, OF_LATE)) counts.set(kind, (counts.get(kind) ?? 0) + count)
  return [...counts].map(([kind, count]) => ({ kind, count })).sort((a, b) => b.count - a.count)
}

const NOTHING_SOLD = ruleViolation('Nothing is bought in this game.', { detail: 'nothing-sold' })

/** An increase, and whether this character can have it now. Where it takes jewels to pay, `why` says so although it is allowed. */
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
    ? { ...row, allowed: true, why: `${counted(rules, 'gold', missing)} short in gold: jewels will cover it.` }
    : { ...row, allowed: true }
}

/** What is missing for an increase even with every jewel spent, in words; null if nothing is. */
function shortOf(
  rules: RosterRules,
  { experience, gold, jewels }: RosterRow['holdings'],
  price: Pick<Increase, 'experience' | 'gold'>,
): string | null {
  const points = price.experience - experience
  const wealth = price.gold - gold - jewels
  const both = [...(points > 0 ? [counted(rules, 'experience', points)] : []), ...(wealth > 0 ? [counted(rules, 'gold', wealth)] : [])]
  return both.length === 0 ? null : `${both.join(' and ')} short${wealth > 0 && jewels > 0 ? ', counting all jewels' : ''}`
}

/** `1 gold mark`, in the game's words. */
function counted({ units }: RosterRules, unit: Unit, count: number): string {
  const words = units[unit]
  return `${count} ${words === undefined ? unit : count === 1 ? words.one : words.many}`
}

/**
 * The ledger lines that pay for an increase: named jewels are spent whole with change in gold, and gold pays what they do not
 * cover; the point itself is the last line. Refuses a price that cannot be paid this way, naming what is missing, and a jewel
 * that need not be spent.
 */
function pay({ rules, character }: Member, increase: Increase, named: readonly string[]): readonly HomeLine[] | Refusal {
  const { name, holdings } = character
  const { rule, id, experience, gold } = increase
  const refusal = (message: string, detail: string): Refusal => ruleViolation(message, { detail, rule })
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

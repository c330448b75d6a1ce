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
import { type HomeReason, type Increase, isRefusal } from '../../../engine/kernel/game.ts'
import type { Refusal } from '../../../engine/kernel/types.ts'
import { answered, type Character, type Jewel, type Price, type Reply, refused } from '../../contract/index.ts'
import type { Context } from '../context.ts'
import type { Handlers } from '../dispatcher.ts'
import { jewelsOf, recordOf } from './characters.ts'
import { awayFrom, type Member, memberAtHome, memberOf, sheetOf } from './membership.ts'

type Calls = `character.${'prices' | 'advance' | 'undo' | 'equip' | 'give' | 'retire' | 'note' | 'ledger'}`

/** What a campaign does for its characters between raids (12.2, 12.3, 17.1 to 17.5). */
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
      if ('code' in member) return refused(member)
      const { rules, variants, character } = member
      return answered(rules.prices(sheetOf(character), variants).map((increase) => priced(character, increase)))
    },

    'character.advance'({ character: id, increase: wanted, jewels = [] }) {
      const member = memberAtHome(context, id)
      if ('code' in member) return refused(member)
      const { rules, variants, character } = member
      const increase = rules.prices(sheetOf(character), variants).find((each) => each.id === wanted)
      if (increase === undefined)
        return refused({ code: 'bad-request', message: `There is no increase called ${wanted}.`, detail: 'increase' })
      const sheet = rules.advance(sheetOf(character), wanted)
      if (isRefusal(sheet)) return refused(sheet)
      const payment = pay(character, increase, jewels)
      if ('code' in payment) return refused(payment)
      return changed(member, changeCharacter(db, id, { sheet }, context.now(), payment))
    },

    'character.undo'({ character: id }) {
      const member = memberAtHome(context, id)
      if ('code' in member) return refused(member)
      const purchase = newestPurchase(db, id)
      if (purchase === null)
        return refused({
          code: 'conflict',
          message: 'Nothing has been bought since the last raid that could be taken back.',
          detail: 'nothing-bought',
        })
      const sheet = member.rules.takeBack(sheetOf(member.character), purchase.increase)
      return changed(member, takeBackPurchase(db, id, sheet, context.now()))
    },

    'character.equip'({ character: id, weapons, worn }) {
      const member = memberAtHome(context, id)
      if ('code' in member) return refused(member)
      const wish = { ...(weapons === undefined ? {} : { weapons }), ...(worn === undefined ? {} : { worn }) }
      const sheet = member.rules.equip(sheetOf(member.character), wish)
      return isRefusal(sheet) ? refused(sheet) : changed(member, changeCharacter(db, id, { sheet }, context.now()))
    },

    'character.give'({ character: id, item, to }) {
      const giver = memberAtHome(context, id)
      if ('code' in giver) return refused(giver)
      const taker = memberAtHome(context, to)
      if ('code' in taker) return refused(taker)
      const { campaign } = giver.character
      if (id === to) return refused({ code: 'bad-request', message: `${giver.character.name} has it already.`, detail: 'to' })
      if (taker.character.campaign !== campaign)
        return refused({ code: 'conflict', message: `${taker.character.name} is of another campaign.`, detail: 'other-campaign' })
      const roster = listCharacters(db, campaign)
      const handed = giver.rules.give(sheetOf(giver.character), sheetOf(taker.character), item, roster)
      if (isRefusal(handed)) return refused(handed)
      const given: HomeLine = { unit: 'item', amount: -1, subject: item, rule: '14.0', reason: 'given' }
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
      if ('code' in member) return refused(member)
      const { character } = member
      const status = retired ? 'retired' : 'living'
      if (character.status === status && character.session === null) return answered(recordOf(context, member))
      const away = awayFrom({ ...character, status: character.status === 'retired' ? 'living' : character.status })
      return away === null ? changed(member, changeCharacter(db, id, { status }, context.now())) : refused(away)
    },

    'character.note'({ character: id, note, portrait }) {
      const member = memberOf(context, id)
      if ('code' in member) return refused(member)
      const words = { ...(note === undefined ? {} : { note }), ...(portrait === undefined ? {} : { portrait }) }
      return changed(member, noteCharacter(db, id, words))
    },

    'character.ledger'({ character: id }) {
      const member = memberOf(context, id)
      if ('code' in member) return refused(member)
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

// ---------------------------------------------------------------- prices

/** An increase with whether this character can have it now. Where it takes jewels to pay, `why` says so though it is allowed. */
function priced(character: RosterRow, increase: Increase): Price {
  const { id, barred, parts, ...price } = increase
  const row = { ...price, increase: id, parts: parts.map((part) => ({ ...part })) }
  const away = awayFrom(character)
  if (away !== null) return { ...row, allowed: false, why: away.message }
  if (barred !== undefined) return { ...row, allowed: false, why: barred }
  const short = shortOf(character.holdings, increase)
  if (short !== null) return { ...row, allowed: false, why: `${short}.` }
  const missing = increase.gold - character.holdings.gold
  return missing > 0
    ? { ...row, allowed: true, why: `${marks(missing)} short in gold: jewels will pay for it.` }
    : { ...row, allowed: true }
}

/** What is missing for an increase even with all jewels spent, in words; null if nothing is. */
function shortOf({ experience, gold, jewels }: RosterRow['holdings'], price: Pick<Increase, 'experience' | 'gold'>): string | null {
  const points = price.experience - experience
  const wealth = price.gold - gold - jewels
  const both = [...(points > 0 ? [`${points} experience point${points === 1 ? '' : 's'}`] : []), ...(wealth > 0 ? [marks(wealth)] : [])]
  return both.length === 0 ? null : `${both.join(' and ')} short${wealth > 0 && jewels > 0 ? ', all jewels counted' : ''}`
}

function marks(count: number): string {
  return `${count} gold mark${count === 1 ? '' : 's'}`
}

/**
 * The ledger lines that pay for an increase (12.2): jewels named are spent whole and the change comes in gold, what they do not
 * cover is paid in gold; the point itself is the last line. Refuses what cannot be paid so, naming what is missing, and a
 * jewel that need not be spent.
 */
function pay(character: RosterRow, increase: Increase, named: readonly string[]): readonly HomeLine[] | Refusal {
  const { name, holdings } = character
  const { rule, id, experience, gold } = increase
  const refusal = (message: string, detail: string): Refusal => ({ code: 'rule-violation', message, detail, rule })
  const has = new Map(jewelsOf(character).map((jewel) => [jewel.id, jewel]))
  const spent = named.flatMap((each): Jewel[] => {
    const jewel = has.get(each)
    return jewel === undefined ? [] : [jewel]
  })
  if (new Set(named).size < named.length) return { code: 'bad-request', message: 'The same jewel cannot be spent twice.', detail: 'jewels' }
  if (spent.length < named.length)
    return { code: 'conflict', message: `${name} does not have all of those jewels.`, detail: 'no-such-jewel' }
  const short = shortOf(holdings, increase)
  if (short !== null) return refusal(`${name} is ${short}.`, 'short')
  const worth = spent.reduce((sum, { value }) => sum + value, 0)
  const needless = spent.find(({ value }) => worth - value >= gold)
  if (needless !== undefined)
    return refusal(`The jewel of ${needless.value} need not be spent: the others cover the price.`, 'needless-jewel')
  const rest = gold - worth
  if (rest > holdings.gold) return refusal(`${name} is ${marks(rest - holdings.gold)} short: name jewels that cover it.`, 'jewels-wanted')
  const line = { rule, subject: id, reason: 'advancement' as const }
  return [
    { ...line, unit: 'experience', amount: -experience },
    ...spent.map(({ value }) => ({ ...line, unit: 'jewel' as const, amount: -value })),
    ...(rest === 0 ? [] : [{ ...line, unit: 'gold' as const, amount: -rest, reason: rest < 0 ? ('change' as const) : line.reason }]),
    { ...line, unit: 'ability', amount: 1 },
  ]
}

import { getCampaign } from '../../../db/campaigns.ts'
import {
  changeCharacter,
  countCharacters,
  createCharacter,
  deedsOf,
  listCharacters,
  listRoster,
  listSheets,
  newestPurchase,
  type RosterRow,
} from '../../../db/characters.ts'
import { isStanding } from '../../../db/kept-json.ts'
import type { Increase, RecordSection } from '../../../engine/kernel/campaign.ts'
import { isRefusal, ruleViolation } from '../../../engine/kernel/refusal.ts'
import type { Json } from '../../../engine/kernel/types.ts'
import { answered, type Character, type CharacterRow, type Jewel, refused } from '../../contract/index.ts'
import type { Context } from '../context.ts'
import type { Handlers } from '../dispatcher.ts'
import {
  awayFrom,
  homeForNewcomers,
  homeOf,
  type Member,
  type Membership,
  memberAtHome,
  memberOf,
  NO_CAMPAIGN,
  sheetOf,
} from '../membership.ts'

type CharacterCalls = `character.${'list' | 'sheets' | 'get' | 'recruit' | 'spells'}`

/** `character.*`: the roster of a campaign. */
export function characterHandlers(context: Context): Pick<Handlers, CharacterCalls> {
  const { db, tell } = context
  return {
    'character.list'({ campaign: id }) {
      const membership = homeOf(context, id)
      if (isRefusal(membership)) return refused(membership)
      return answered(
        listRoster(db, id)
          .filter(({ status }) => isStanding(status))
          .map((character) => rowOf(membership, character)),
      )
    },

    'character.sheets'({ campaign: id }) {
      if (getCampaign(db, id) === null) return refused(NO_CAMPAIGN)
      return answered(listSheets(db, id).map(({ id, sheet }) => ({ id, sheet: sheet as Json })))
    },

    'character.get'({ character: id }) {
      const member = memberOf(context, id)
      return isRefusal(member) ? refused(member) : answered(recordOf(context, member))
    },

    'character.recruit'({ campaign: id, ...wish }) {
      const membership = homeForNewcomers(context, id)
      if (isRefusal(membership)) return refused(membership)
      const taken = listCharacters(db, id)
      const number = countCharacters(db, id)
      // Every recruit has its own number in the campaign's chance, so asking again does not roll new dice.
      const record = membership.rules.recruit(wish, { variants: membership.variants, taken, seed: id, number })
      if (isRefusal(record)) return refused(record)
      const made = createCharacter(db, id, { id: context.newId(), ...record }, context.now())
      if (made.kind === 'refused') return refused(made.refusal)
      tell('campaign.changed', { campaign: id })
      return answered(recordOf(context, { ...membership, character: made.value }))
    },

    'character.spells'({ character: id, spells }) {
      const member = memberAtHome(context, id)
      if (isRefusal(member)) return refused(member)
      const { spells: rules } = member.rules
      if (rules === undefined) return refused(NO_SPELLS)
      const sheet = rules.learn(sheetOf(member.character), spells)
      if (isRefusal(sheet)) return refused(sheet)
      const changed = changeCharacter(db, id, { sheet }, context.now())
      if (changed.kind === 'refused') return refused(changed.refusal)
      tell('campaign.changed', { campaign: member.character.campaign })
      return answered(recordOf(context, { ...member, character: changed.value }))
    },
  }
}

const NO_SPELLS = ruleViolation('No spells are chosen in this game.', { detail: 'no-spells' })

// ---------------------------------------------------------------- output

/** A jewel's id gives its value, and its number among those of that value. */
export function jewelsOf({ jewels }: Pick<RosterRow, 'jewels'>): Jewel[] {
  const seen = new Map<number, number>()
  return jewels.map((value) => {
    const n = (seen.get(value) ?? 0) + 1
    seen.set(value, n)
    return { id: `jewel-${value}-${n}`, value }
  })
}

/** A line of the roster. */
export function rowOf(membership: Membership, character: RosterRow): CharacterRow {
  const { rules, variants } = membership
  const { id, campaign, slug, name, race, kind, status, session, holdings, portrait, fell, raids } = character
  const { experience, gold, exits } = holdings
  return {
    ...{ id, campaign, slug, name, race, kind, status, experience, gold, exits, session },
    jewels: jewelsOf(character),
    portrait: rules.portraits.find((one) => one === portrait) ?? null,
    price: rules.purchases === undefined ? null : priceOf(membership, rules.purchases.price(exits, variants), character),
    fell: fell === null ? null : { ...fell, raid: raids.find((raid) => raid.session === fell.session)?.raid ?? null },
    raids: raids.map((raid) => ({ ...raid })),
  }
}

/** The price of a point, and the number of points that a character at home can pay for. */
function priceOf(
  membership: Membership,
  { experience, gold }: Pick<Increase, 'experience' | 'gold'>,
  character: RosterRow,
): NonNullable<CharacterRow['price']> {
  const { holdings } = character
  const times = (has: number, each: number) => (each === 0 ? Number.POSITIVE_INFINITY : Math.floor(has / each))
  const affordable = Math.min(times(holdings.experience, experience), times(holdings.gold + holdings.jewels, gold))
  const canPay = Number.isFinite(affordable) && awayFrom(membership, character) === null
  return { experience, gold, affordable: canPay ? affordable : 0 }
}

/** The full record of a character. */
export function recordOf({ db }: Pick<Context, 'db'>, member: Member): Character {
  const { rules, character } = member
  const sheet = sheetOf(character)
  const bought = awayFrom(member, character) === null ? newestPurchase(db, character.id) : null
  const told = deedsOf(db, character.id)
  const spellsToChoose = rules.spells?.toChoose(sheet) ?? 0
  return {
    ...rowOf(member, character),
    sheet,
    origin: character.origin as Json,
    note: character.note,
    createdAt: character.createdAt,
    purchase: bought === null ? null : { increase: bought.increase, label: labelOf(member, bought.increase) },
    deeds: told.flatMap(({ raid, session, deeds }) => deeds.map((text) => ({ text, raid, session }))),
    scars: told.flatMap(({ raid, session, scar }) => (scar === null ? [] : [{ text: scar, raid, session }])),
    victories: told.filter(({ victory }) => victory).length,
    career: sectionsOf(rules.career?.(told.map(({ counts }) => counts)) ?? []),
    ...(spellsToChoose === 0 ? {} : { spellsToChoose }),
  }
}

function sectionsOf(sections: readonly RecordSection[]): Character['career'] {
  return sections.map(({ lines, ...section }) => ({ ...section, lines: lines.map((line) => ({ ...line })) }))
}

function labelOf({ rules, variants, character }: Member, increase: string): string {
  return rules.purchases?.prices(sheetOf(character), variants).find(({ id }) => id === increase)?.label ?? increase
}

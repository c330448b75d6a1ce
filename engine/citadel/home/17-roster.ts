import type { CampaignRules, Homecoming, KnownCampaign, RosterRecord } from '../../kernel/campaign.ts'
import { plain } from '../../kernel/plain.ts'
import { nextFace, oneOf, type Stream } from '../../kernel/random.ts'
import { conflict, isRefusal, ruleViolation } from '../../kernel/refusal.ts'
import type { Json, Outcome, Refusal } from '../../kernel/types.ts'
import { many } from '../../kernel/words.ts'
import {
  BACKGROUND_CHOICES,
  heroSheet,
  initiateId,
  initiateSheet,
  isOrdinary,
  spellsToKnow,
  UNPRINTABLE,
  wholeSheet,
} from '../chapters/04-records.ts'
import { homecoming, keptMaze } from '../chapters/17-leaving.ts'
import { faceOf, facesOf, KINDS, LONGEST_NAME, MOST_IN_PARTY, UNIT_NAMES } from '../open/names.ts'
import { atHome } from '../sheet.ts'
import type { CharacterSheet, DelveState, End } from '../state.ts'
import { HERO_IDS, INITIATE_RACES, INITIATE_WEAPONS, magicPotentialAt, ORDINARY_SPELL_IDS, WEAPONS } from '../tables/index.ts'
import { ageWords, CAMPAIGN_WORDS } from '../text/campaign.ts'
import { causeName, fellInWords } from '../text/fell.ts'
import { entrySentence } from '../text/ledger.ts'
import { recordSections } from '../text/record.ts'
import { advance, price, prices, takeBack } from './12-advancement.ts'
import { changeOf, mostHelpful } from './12-advice.ts'
import { again } from './17-again.ts'
import { audit, recordOf, recordOfSheet } from './17-audit.ts'
import { beginning } from './17-beginning.ts'
import { equip, give } from './17-equipment.ts'
import { paper } from './17-paper.ts'
import { settleIn } from './17-settling.ts'
import { type InitiateWish, readWish } from './17-wish.ts'
import { PORTRAITS } from './portraits.ts'
import { SHEET_SCHEMA } from './sheet-schema.ts'

/** What a campaign does with its characters between raids (17.0 to 17.3). */
export const roster = {
  kinds: Object.values(KINDS),
  mostInParty: MOST_IN_PARTY,
  ownOptions: ['purpose'],
  units: UNIT_NAMES,
  words: CAMPAIGN_WORDS,
  cases: { imported: '17.3', abandoned: '17.0' },
  portraits: PORTRAITS,
  face: ({ slug, race, kind }) => faceOf({ id: slug, race, kind }) ?? 'x-human',
  sheetSchema: SHEET_SCHEMA,

  party: (s) => (s.start === null ? withFaces(s.characters.map((c) => recordOf(wholeSheet(c)))) : null),
  homecoming: (s) =>
    homecoming(s).map(({ id: slug, fate, sheet }): Homecoming => {
      const home = { slug, status: STATUS[fate.kind], sheet }
      return fate.kind === 'came-out' ? home : { ...home, fell: fellInWords(s, fate.fell) }
    }),
  legacy: (s) => plain(keptMaze(s)),

  beginning,
  isVictory: isTeamVictory,
  freesTheLost: isTeamVictory, // 16.0: the Hellgate is destroyed, and nobody is held any longer
  keepsLegacy: (variants) => variants.includes('maze-kept'),
  mayBring: (status) => status === 'living',

  recruit,
  readSheet: recordOfSheet,
  settleIn,
  audit,
  entry: entrySentence,
  record: (sheet, origin) => recordSections(atHome(sheet), origin === null ? null : atHome(origin)),
  age: ageWords,
  cause: causeName,
  depth: (depth) => `Level ${depth}`,

  spells: {
    toChoose: (sheet) => missingSpells(atHome(sheet)),
    learn: (sheet, spells) => learn(atHome(sheet), spells),
  },
  purchases: {
    price,
    prices: (sheet, variants) => prices(atHome(sheet), variants),
    change: (sheet, increase, foes) => changeOf(atHome(sheet), increase, foes),
    mostHelpful: (sheet, increases) => mostHelpful(atHome(sheet), increases),
    advance: (sheet, increase) => advance(atHome(sheet), increase),
    takeBack: (sheet, increase) => takeBack(atHome(sheet), increase),
  },
  paper,
  again,
  equip: (sheet, wish) => equip(atHome(sheet), wish),
  give: (from, to, item, campaign) => give(atHome(from), atHome(to), item, campaign),
} satisfies CampaignRules<DelveState>

const STATUS = { 'came-out': 'living', fallen: 'dead', lost: 'lost' } as const

/** 17.0: the Hellgate is destroyed, and someone is home to tell of it. */
function isTeamVictory({ kind }: Outcome): boolean {
  return kind === ('team-victory' satisfies End['kind'])
}

/** 17.2, 17.3: a hero by lot, or an initiate as wished for, with the face that was chosen or one that nobody has. */
function recruit(json: Json, { variants, taken }: KnownCampaign, chance: Stream): RosterRecord | Refusal {
  const wish = readWish(json)
  if (isRefusal(wish)) return wish
  const sheet = wish.kind === 'hero' ? newHero(wish.name, variants, taken, chance) : newInitiate(wish, taken, chance)
  if (isRefusal(sheet)) return sheet
  const faces = new Set(taken.flatMap(({ portrait, ...person }) => portrait ?? faceOf({ ...person, id: person.slug }) ?? []))
  const chosen = wish.kind === 'initiate' ? wish.portrait : undefined
  return { ...recordOf(sheet), portrait: chosen ?? faceOf(sheet, faces) }
}

/** Each with a face that nobody else of the party has. */
function withFaces(party: readonly RosterRecord[]): readonly RosterRecord[] {
  const faces = facesOf(party.map(({ slug, race, kind }) => ({ id: slug, race, kind })))
  return party.map((record) => ({ ...record, portrait: faces.get(record.slug) ?? null }))
}

/** 4.1.A.1, 17.3: a hero new to the campaign, by lot; by name only with the variant (2.3). */
function newHero(
  name: string | undefined,
  variants: readonly string[],
  taken: readonly RosterRecord[],
  chance: Stream,
): CharacterSheet | Refusal {
  const left = HERO_IDS.filter((id) => !taken.some(({ slug }) => slug === id))
  if (left.length === 0) return against('17.3', 'Every hero has joined this campaign already.', 'no-heroes')
  if (name === undefined) return heroSheet(oneOf(chance, left))
  if (!variants.includes('choose-heroes'))
    return against('2.3', 'In this campaign you draw heroes. Choosing them needs the variant “Choose heroes”.', 'drawn')
  const id = HERO_IDS.find((each) => each === name || heroSheet(each).name.toLowerCase() === name.toLowerCase())
  if (id === undefined) return against('4.3', `There is no hero called ${name}.`, 'no-hero')
  if (!left.includes(id)) return conflict(`${heroSheet(id).name} is in this campaign already.`, 'name-taken', '17.3')
  return heroSheet(id)
}

/** 4.1.B.2 to 4.1.B.7, 17.3: an initiate as wished for; the Magic Potential is rolled (4.4). */
function newInitiate(wish: InitiateWish, taken: readonly RosterRecord[], chance: Stream): CharacterSheet | Refusal {
  const race = INITIATE_RACES.find((each) => each === wish.race.toLowerCase())
  if (race === undefined) return against('4.1.B.2', `An initiate is one of ${INITIATE_RACES.join(', ')}.`, 'race')
  const weapons = WEAPONS.filter((weapon) => wish.weapons.includes(weapon))
  weapons.sort((a, b) => wish.weapons.indexOf(a) - wish.weapons.indexOf(b))
  if (weapons.length !== INITIATE_WEAPONS || wish.weapons.length !== INITIATE_WEAPONS)
    return against('4.1.B.4', `An initiate carries two of ${WEAPONS.join(', ')}.`, 'weapons')
  const wished = wish.experience === 'weapon-skill' ? `weapon-skill:${weapons[0]}` : wish.experience // the primary weapon's, as in a scenario
  const background = BACKGROUND_CHOICES.find((each) => each === wished)
  if (background === undefined) return against('4.1.B.7', `The background is one of ${BACKGROUND_CHOICES.join(', ')}.`, 'experience')
  if ([...wish.name].length > LONGEST_NAME) return against('4.1.B', `A name has at most ${LONGEST_NAME} characters.`, 'name')
  if (UNPRINTABLE.test(wish.name)) return against('4.1.B', 'A name can hold only letters and signs that can be seen.', 'name')
  if (taken.some(({ name }) => name.toLowerCase() === wish.name.toLowerCase()))
    return conflict(`Another character of this campaign is called ${wish.name} already.`, 'name-taken', '17.3')
  const id = initiateId(
    wish.name,
    taken.map(({ slug }) => slug),
  )
  const magic = magicPotentialAt(nextFace(chance))
  const sheet = initiateSheet({ id, name: wish.name, race, weapons, magic, background, known: [] })
  return wish.spells === undefined ? sheet : learn(sheet, wish.spells)
}

/** How many ordinary spells the sheet lacks (4.1.B.6). */
function missingSpells(sheet: CharacterSheet): number {
  return Math.max(0, spellsToKnow(sheet) - sheet.known.filter(isOrdinary).length)
}

/** 4.1.B.6, 4.1.D: another list of ordinary spells; the special ones (10.8) stay. */
function learn(sheet: CharacterSheet, spells: readonly string[]): CharacterSheet | Refusal {
  const known = ORDINARY_SPELL_IDS.filter((id) => spells.includes(id))
  const stranger = spells.find((id) => !known.some((each) => each === id))
  if (stranger !== undefined) return against('4.1.B.6', `You cannot choose the spell "${stranger.slice(0, 40)}".`, 'spell')
  if (known.length !== spells.length) return against('4.1.B.6', 'Choose each spell only once.', 'twice')
  const count = Math.max(spellsToKnow(sheet), sheet.known.filter(isOrdinary).length)
  if (known.length !== count) return against('4.1.B.6', `${sheet.name} must know exactly ${many(count, 'spell')}.`, 'count')
  known.sort((a, b) => spells.indexOf(a) - spells.indexOf(b))
  return { ...sheet, known: [...known, ...sheet.known.filter((id) => !isOrdinary(id))] }
}

/** `rule` does not allow it. */
function against(rule: string, message: string, detail: string): Refusal {
  return ruleViolation(message, { detail, rule })
}

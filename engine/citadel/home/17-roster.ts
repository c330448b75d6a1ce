import type { CampaignRules, Homecoming, RecruitWish, RosterRecord } from '../../kernel/game.ts'
import { plain } from '../../kernel/plain.ts'
import { nextFace, oneOf, type Stream } from '../../kernel/random.ts'
import type { Refusal } from '../../kernel/types.ts'
import {
  BACKGROUND_CHOICES,
  heroSheet,
  initiateId,
  initiateSheet,
  isOrdinary,
  LONGEST_NAME,
  spellsToKnow,
  UNPRINTABLE,
  wholeSheet,
} from '../chapters/04-start.ts'
import { homecoming, keptMaze } from '../chapters/17-leaving.ts'
import { atHome } from '../sheet.ts'
import type { CharacterSheet, DelveState } from '../state.ts'
import { HERO_IDS, INITIATE_RACES, magicPotentialAt, ORDINARY_SPELL_IDS, WEAPONS } from '../tables/index.ts'
import { tale } from '../tale/tale.ts'
import { causeName, fellInWords } from '../text/fell.ts'
import { entrySentence } from '../text/ledger.ts'
import { recordSections } from '../text/record.ts'
import { advance, price, prices, takeBack } from './12-advancement.ts'
import { audit, recordOfSheet } from './17-audit.ts'
import { equip, give } from './17-equipment.ts'

/** What a campaign does with its characters between raids (17.0 to 17.3). */
export const roster: CampaignRules<DelveState> = {
  party: (s) => (s.start === null ? s.characters.map((c) => recordOf(wholeSheet(c))) : null),
  homecoming: (s) =>
    homecoming(s).map(({ id: slug, fate, sheet }): Homecoming => {
      const home = { slug, status: STATUS[fate.kind], sheet }
      return fate.kind === 'came-out' ? home : { ...home, fell: fellInWords(s, fate.fell) }
    }),
  freesTheLost: (s) => s.end?.kind === 'team-victory', // 16.0
  legacy: (s) => plain(keptMaze(s)),
  recruit(wish, { variants, taken }, chance) {
    const sheet = wish.kind === 'hero' ? newHero(wish.name, variants, taken, chance) : newInitiate(wish, taken, chance)
    return 'code' in sheet ? sheet : recordOf(sheet)
  },
  spellsToChoose: (sheet) => missingSpells(atHome(sheet)),
  learn: (sheet, spells) => learn(atHome(sheet), spells),
  price,
  prices: (sheet, variants) => prices(atHome(sheet), variants),
  advance: (sheet, increase) => advance(atHome(sheet), increase),
  takeBack: (sheet, increase) => takeBack(atHome(sheet), increase),
  equip: (sheet, wish) => equip(atHome(sheet), wish),
  give: (from, to, item, campaign) => give(atHome(from), atHome(to), item, campaign),
  readSheet: recordOfSheet,
  audit,
  entry: entrySentence,
  cause: causeName,
  tale,
  record: (sheet, origin) => recordSections(atHome(sheet), origin === null ? null : atHome(origin)),
}

const STATUS = { 'came-out': 'living', fallen: 'dead', lost: 'lost' } as const

function recordOf(sheet: CharacterSheet): RosterRecord {
  return { slug: sheet.id, name: sheet.name, race: sheet.race, kind: sheet.kind, sheet }
}

/** 4.1.A.1, 17.3: a hero whom the campaign has never had, by lot; by name only with the variant (2.3). */
function newHero(
  name: string | undefined,
  variants: readonly string[],
  taken: readonly RosterRecord[],
  chance: Stream,
): CharacterSheet | Refusal {
  const left = HERO_IDS.filter((id) => !taken.some(({ slug }) => slug === id))
  if (left.length === 0) return refusal('17.3', 'Every hero has been in this campaign already.', 'no-heroes')
  if (name === undefined) return heroSheet(oneOf(chance, left))
  if (!variants.includes('choose-heroes'))
    return refusal('2.3', 'Heroes are drawn, unless the campaign has the variant choose-heroes.', 'drawn')
  const id = HERO_IDS.find((each) => each === name || heroSheet(each).name.toLowerCase() === name.toLowerCase())
  if (id === undefined) return refusal('4.3', `There is no hero called ${name}.`, 'no-hero')
  if (!left.includes(id))
    return { code: 'conflict', message: `${heroSheet(id).name} is in this campaign already.`, detail: 'name-taken', rule: '17.3' }
  return heroSheet(id)
}

const WEAPONS_CARRIED = 2

/** 4.1.B.2 to 4.1.B.7, 17.3: an initiate as wished for; the Magic Potential is rolled (4.4). */
function newInitiate(
  wish: Extract<RecruitWish, { kind: 'initiate' }>,
  taken: readonly RosterRecord[],
  chance: Stream,
): CharacterSheet | Refusal {
  const race = INITIATE_RACES.find((each) => each === wish.race.toLowerCase())
  if (race === undefined) return refusal('4.1.B.2', `An initiate is one of ${INITIATE_RACES.join(', ')}.`, 'race')
  const weapons = WEAPONS.filter((weapon) => wish.weapons.includes(weapon))
  weapons.sort((a, b) => wish.weapons.indexOf(a) - wish.weapons.indexOf(b))
  if (weapons.length !== WEAPONS_CARRIED || wish.weapons.length !== WEAPONS_CARRIED)
    return refusal('4.1.B.4', `An initiate carries two of ${WEAPONS.join(', ')}.`, 'weapons')
  const wished = wish.experience === 'weapon-skill' ? `weapon-skill:${weapons[0]}` : wish.experience // the primary weapon's, as in a scenario
  const background = BACKGROUND_CHOICES.find((each) => each === wished)
  if (background === undefined) return refusal('4.1.B.7', `The background is one of ${BACKGROUND_CHOICES.join(', ')}.`, 'experience')
  if ([...wish.name].length > LONGEST_NAME) return refusal('4.1.B', `A name has at most ${LONGEST_NAME} characters.`, 'name')
  if (UNPRINTABLE.test(wish.name)) return refusal('4.1.B', 'A name has letters and signs that can be seen, nothing else.', 'name')
  if (taken.some(({ name }) => name.toLowerCase() === wish.name.toLowerCase()))
    return { code: 'conflict', message: `Somebody in this campaign is called ${wish.name} already.`, detail: 'name-taken', rule: '17.3' }
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
  if (stranger !== undefined) return refusal('4.1.B.6', `"${stranger.slice(0, 40)}" is not a spell that can be chosen.`, 'spell')
  if (known.length !== spells.length) return refusal('4.1.B.6', 'No spell is known twice.', 'twice')
  const count = Math.max(spellsToKnow(sheet), sheet.known.filter(isOrdinary).length)
  if (known.length !== count) return refusal('4.1.B.6', `${sheet.name} knows ${count} ${count === 1 ? 'spell' : 'spells'}.`, 'count')
  known.sort((a, b) => spells.indexOf(a) - spells.indexOf(b))
  return { ...sheet, known: [...known, ...sheet.known.filter((id) => !isOrdinary(id))] }
}

function refusal(rule: string, message: string, detail: string): Refusal {
  return { code: 'rule-violation', message, detail, rule }
}

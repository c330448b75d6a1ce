import type { Wording } from '../../kernel/game.ts'
import type { Option } from '../../kernel/types.ts'
import { many } from '../../kernel/words.ts'
import { actionAmong, readAction } from '../actions.ts'
import type { Asked } from '../asks.ts'
import { BACKGROUND_CHOICES, type BackgroundChoice } from '../chapters/04-records.ts'
import type { StartEvent } from '../chapters/04-start.ts'
import { character, combatBonusOf, fighter, magicOf, woundPointsLeft } from '../chapters/party.ts'
import { ADVISED_IN_PARTY, RANKS } from '../open/names.ts'
import type { Character, DelveState, Fighter, Id } from '../state.ts'
import {
  HEROES,
  type HeroId,
  INITIATE_RACES,
  INITIATES,
  isHeroId,
  isSpellId,
  potentialUnder,
  type Race,
  type Skills,
  SPELL_IDS,
  SPELLS,
  type Sun,
  WEAPONS,
  type WeaponSkill,
} from '../tables/index.ts'
import { purposeOption } from './10-asides.ts'
import { SPELL_EFFECTS, WEAPON_EFFECTS } from './effects.ts'
import { namesOf, WEAPON_NAMES } from './names.ts'
import { listed, stepsTo } from './phrases.ts'
import type { ChapterText, Sentences, Words } from './text.ts'

const SUN_NAMES: Readonly<Record<Sun, string>> = { red: 'red', yellow: 'yellow', blue: 'blue' }
const RACE_NAMES: Readonly<Record<Race, string>> = {
  elf: 'Elf',
  dwarf: 'Dwarf',
  human: 'Human',
  'demi-cronk': 'Demi-Cronk',
  'swamp-creature': 'Swamp Creature',
}
const SKILL_NAMES = { negotiation: 'negotiation', detrap: 'detrap', hellgate: 'Hellgate' } as const

const sentences: Sentences<StartEvent> = {
  'first-player': ({ first }) => `Player ${first + 1} rolls highest and picks first.`,
  'hero-joins': ({ who, player, drawn }, name) => `Player ${player + 1} ${drawn ? 'draws' : 'chooses'} ${name(who)}.`,
  'initiate-joins': ({ who, player }, name) => `${name(who)}, an initiate, joins player ${player + 1}.`,
  exchanged: ({ who, name: called }) => `${called} stays at home${isHeroId(who) ? '' : ', and another initiate steps in'}.`,
  'magic-potential': ({ who, magic }, name) =>
    `${name(who)} ${magic.some((value) => value > 0) ? `has a Magic Potential of ${magic.join('/')}` : 'has no Magic Potential'}.`,
  'spells-known': ({ who, spells }, name) => `${name(who)} knows ${listed(spells, name)}.`,
  maze: ({ stays }) => (stays ? 'The maze is as the party left it.' : 'The maze is new and unexplored.'),
  sun: ({ sun }) => `The ${SUN_NAMES[sun]} sun rules.`,
  'spells-circled': ({ who, spells }, name) => `${name(who)} can cast ${listed(spells, name)} on this raid.`,
  limit: ({ who, what, times }, name) => `${name(who)} can use ${name(what)} ${times === 1 ? 'once' : `${times} times`} on this raid.`,
  'march-order': ({ ranks: [front = [], ...others] }, name) =>
    `${listed(front, name)} ${front.length === 1 ? 'marches' : 'march'} in front${others.map((rank) => `, then ${listed(rank, name)}`).join('')}.`,
  'raid-begins': ({ who }, name) => `${listed(who, name)} ${who.length === 1 ? 'stands' : 'stand'} before the Gateway of Evil.`,
}

// ---------------------------------------------------------------- questions

const STEPS = ['Party', 'Characters', 'Spells', 'March order'] as const

function steps(now: (typeof STEPS)[number]): NonNullable<Wording['steps']> {
  return stepsTo(STEPS, STEPS.indexOf(now))
}

type StartTopic =
  | 'party-size'
  | 'choose-hero'
  | 'initiate-name'
  | 'initiate-race'
  | 'initiate-weapons'
  | 'initiate-background'
  | 'spells-known'
  | 'spells-change'
  | 'spells-circled'
  | 'same-maze'
  | 'march-order'

/** 17.0: the maze as it was left. */
function whatStays({ start }: DelveState): string {
  const { segments = [], monsters = [] } = start?.kept ?? {}
  const explored = segments.filter(({ visits }) => visits > 0).length
  const waiting = new Set(monsters.map(({ at }) => at)).size
  const where = waiting === 0 ? 'No monsters wait there.' : `Monsters wait in ${waiting === 1 ? 'one' : waiting} of them.`
  return `${many(explored, 'segment')} ${explored === 1 ? 'is' : 'are'} explored. ${where}`
}

const topics: Words<StartTopic> = {
  'party-size': () => ({
    prompt: 'How many go in?',
    lead: 'Heroes are seasoned and strong; initiates are beginners of your own making.',
    steps: steps('Party'),
    option: (id) => purposeAt(id) ?? sizeOption(id),
  }),
  'choose-hero': () => ({
    prompt: 'Choose a hero',
    steps: steps('Party'),
    option: (id) => (isHeroId(id) ? heroOption(id) : { label: id }),
  }),
  'initiate-name': (s) => ({
    prompt: `Name initiate ${s.characters.filter(({ kind }) => kind === 'initiate').length + 1}`,
    steps: steps('Characters'),
  }),
  'initiate-race': (_s, ask) => ({ prompt: `What race is ${ask.data.name}?`, steps: steps('Characters'), option: raceOption }),
  'initiate-weapons': (_s, ask) => ({
    prompt: `Choose two weapons for ${ask.data.name}`,
    lead: 'The first is in hand when the raid begins. Bows shoot only from the second rank; swords and the like strike only from the first.',
    steps: steps('Characters'),
    option: weaponOption,
  }),
  'initiate-background': (s, ask) => {
    const c = about(s, ask)
    return {
      prompt: `What did ${c.name} learn in the outside world?`,
      steps: steps('Characters'),
      option: (id) => backgroundOption(c, BACKGROUND_CHOICES.find((each) => each === id) ?? 'wounds'),
    }
  },
  'spells-known': (s, ask) => ({
    prompt: `Which spells does ${about(s, ask).name} know?`,
    lead: `${many(ask.max, 'spell')}: as many as the highest Magic Potential (${magicOf(about(s, ask)).join('/')}).`,
    steps: steps('Spells'),
    option: spellOption,
    blocked: SPELL_IDS.filter((id) => SPELLS[id].kind === 'special').map((id) => ({
      id,
      label: SPELLS[id].name,
      rule: '10.8',
      why: 'It can be learned only inside the Citadel.',
    })),
  }),
  'same-maze': (s) => ({
    prompt: 'Go back into the same maze?',
    lead: 'This is still the same sitting, so the maze can stay as you left it.',
    steps: steps('Spells'),
    option: (id) =>
      actionAmong(id, ['keep', 'new']).do === 'keep'
        ? { label: 'Keep the maze', detail: `${whatStays(s)} News of the Hellgate stays, too.` }
        : { label: 'Start a new maze', detail: 'It is unexplored, and the Hellgate is somewhere else.' },
  }),
  'spells-change': (s) => ({
    prompt: 'Change anyone’s spells?',
    lead: 'Each list stays as long as it is.',
    steps: steps('Spells'),
    option: (id) => {
      const c = s.characters.find((each) => each.id === id)
      const purpose = purposeAt(id)
      if (purpose !== null) return purpose
      return c === undefined ? { label: 'Keep all spells' } : { label: `Change ${c.name}’s spells`, detail: listed(c.known, namesOf(s)) }
    },
  }),
  'spells-circled': (s, ask) => {
    const c = about(s, ask)
    const sun = s.sun ?? 'red'
    return {
      prompt: `Which spells will ${c.name} take?`,
      lead: `Circle ${many(potentialUnder(sun, magicOf(c)), 'known spell')} for this raid: the ${SUN_NAMES[sun]} sun rules.`,
      steps: steps('Spells'),
      option: spellOption,
    }
  },
  'march-order': (s) => ({
    prompt: 'What is the march order?',
    lead: 'At most three to a rank, and at least two in the first. Only bows, throwing daggers and spells work from the second rank.',
    ...(s.phase === 'start' ? { steps: steps('March order') } : {}),
    ranks: RANKS,
    option: (id) => purposeAt(id) ?? exchangeOption(s, actionAmong(id, ['exchange']).who),
    item: (id) => {
      const f = fighter(s, id)
      return { label: namesOf(s)(id), detail: standsWith(f) }
    },
  }),
}

/** Null for an id that is not about what they come for. */
function purposeAt(id: string): Omit<Option, 'id'> | null {
  const action = readAction(id)
  return action?.do === 'purpose' ? purposeOption(action.purpose) : null
}

function exchangeOption(s: DelveState, who: Id): Omit<Option, 'id'> {
  const c = character(s, who)
  const other = c.kind === 'hero' ? 'another hero is drawn' : 'make another initiate with the same Magic Potential'
  return { label: `Replace ${c.name}`, detail: `The others stay; ${other}` }
}

function sizeOption(id: string): Omit<Option, 'id'> {
  const { heroes, initiates } = actionAmong(id, ['party'])
  const parts = [heroes > 0 ? [many(heroes, 'hero', 'heroes')] : [], initiates > 0 ? [many(initiates, 'initiate')] : []]
  const label = parts.flat().join(' and ')
  if (heroes + initiates >= ADVISED_IN_PARTY) return { label }
  return { label, warns: `Parties of fewer than ${ADVISED_IN_PARTY} seldom come back.` }
}

function heroOption(id: HeroId): Omit<Option, 'id'> {
  const { name, race, wounds, combatBonus, magic, weapons, weaponSkill, skills } = HEROES[id]
  const carried = weapons.map((weapon) => WEAPON_NAMES[weapon]).join(', ')
  const parts = [RACE_NAMES[race], `${wounds} Wound Points`, `Combat Bonus ${combatBonus}`, `magic ${magic.join('/')}`, carried]
  return { label: name, detail: [...parts, ...skilled(weaponSkill, skills)].join('; ') }
}

/** `+2 Sword`, `detrap 1` */
function skilled(weaponSkill: WeaponSkill, skills: Skills): string[] {
  const found: string[] = []
  for (const weapon of WEAPONS) if (weaponSkill[weapon] !== undefined) found.push(`+${weaponSkill[weapon]} ${WEAPON_NAMES[weapon]}`)
  for (const skill of SKILLS) if (skills[skill] !== undefined) found.push(`${SKILL_NAMES[skill]} ${skills[skill]}`)
  return found
}

const SKILLS = ['negotiation', 'detrap', 'hellgate'] as const

function raceOption(id: string): Omit<Option, 'id'> {
  const race = INITIATE_RACES.find((each) => each === id) ?? 'human'
  const { wounds, resistance, weaponSkill, skills } = INITIATES[race]
  return {
    label: RACE_NAMES[race],
    detail: [`${wounds} Wound Points`, `Resistance ${resistance}`, ...skilled(weaponSkill, skills)].join('; '),
  }
}

function backgroundOption(c: Character, choice: BackgroundChoice): Omit<Option, 'id'> {
  switch (choice) {
    case 'wounds':
      return { label: '1 more Wound Point', detail: `${c.woundPoints + 1} instead of ${c.woundPoints}` }
    case 'negotiation':
    case 'hellgate':
    case 'detrap':
      return { label: `1 more in ${SKILL_NAMES[choice]}`, detail: `${(c.skills[choice] ?? 0) + 1} instead of ${c.skills[choice] ?? 0}` }
    default: {
      const weapon = WEAPONS.find((each) => choice === `weapon-skill:${each}`) ?? 'sword'
      const carries = c.weapons.some((each) => each.weapon === weapon)
      const detail = `+${(c.weaponSkill[weapon] ?? 0) + 1} with it${carries ? '' : '; not carried now'}`
      return { label: `1 more with ${WEAPON_NAMES[weapon]}`, detail }
    }
  }
}

function spellOption(id: string): Omit<Option, 'id'> {
  if (!isSpellId(id)) return { label: id }
  const { name, cost } = SPELLS[id]
  return { label: name, detail: SPELL_EFFECTS[id], data: { cost } }
}

function weaponOption(id: string): Omit<Option, 'id'> {
  const weapon = WEAPONS.find((each) => each === id)
  return weapon === undefined ? { label: id } : { label: WEAPON_NAMES[weapon], detail: WEAPON_EFFECTS[weapon] }
}

function about(s: DelveState, ask: Asked): Character {
  const c = s.characters.find((each) => each.id === ask.about)
  if (c === undefined) throw new Error(`${ask.topic} is about nobody`)
  return c
}

function standsWith(f: Fighter): string {
  const parts = [`${woundPointsLeft(f)} Wound Points`, `Combat Bonus ${combatBonusOf(f)}`]
  if (f.fighter === 'character') parts.push(...f.weapons.map(({ weapon }) => WEAPON_NAMES[weapon]))
  if (f.fighter === 'character' && f.circled.length > 0) parts.push(many(f.circled.length, 'spell'))
  return parts.join('; ')
}

/** 4.0 The starting sequence. */
export const start = { sentences, topics } satisfies ChapterText

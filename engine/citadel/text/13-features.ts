import { percent, worked } from '../../kernel/odds.ts'
import type { Odds, Option, Worked } from '../../kernel/types.ts'
import { many, signed } from '../../kernel/words.ts'
import { actionAmong } from '../actions.ts'
import { type FeatureEvent, TALISMAN_UP_TO, worthALook } from '../chapters/13-features.ts'
import { character, here, resistanceOf, woundPointsLeft } from '../chapters/party.ts'
import { featureRisk, resultRisk, UNKNOWN_MEDALLION } from '../odds/features.ts'
import { FEATURE_NAMES } from '../open/segments.ts'
import type { Character, DelveState } from '../state.ts'
import {
  type DemonName,
  FEATURE_TABLE,
  type FeatureResult,
  isSpellId,
  mirrorDistanceAt,
  mirrorLevelAt,
  SPELLS,
  type TabledFeature,
} from '../tables/index.ts'
import { blastWarning, trapOption } from './07-traps.ts'
import { MEDALLION_WHY, riskOfTaking } from './14-items.ts'
import { SPELL_EFFECTS } from './effects.ts'
import { ABILITY_NAMES, hoard } from './names.ts'
import { warned } from './odds.ts'
import { purposeOf } from './rolls.ts'
import type { ChapterText, Sentences, Words } from './text.ts'

const RESULT_NAMES: Readonly<Record<FeatureResult, string>> = {
  poison: 'the water is poisoned',
  potion: 'a magic potion flows here',
  alcohol: 'strong drink flows here',
  jewel: 'a jewel in the basin',
  water: 'nothing but water',
  blood: 'hot blood',
  medusa: 'the statue of a Medusa',
  jewels: 'a ram with jewels for eyes',
  medallion: 'a medallion around its neck',
  demon: 'the statue of a demon',
  talisman: 'a talisman around its neck',
  x: 'the statue of X the Unknown',
  trap: 'a trap',
  room: 'a room below',
  pit: 'a pit',
  hellgate: 'a shaft to the Hellgate',
  coffin: 'a coffin',
  bookcase: 'a bookcase',
  desk: 'a desk',
  bed: 'a bed',
  clavichord: 'a clavichord',
  mirror: 'a mirror',
  alloces: 'the altar of Alloces',
  vassago: 'the altar of Vassago',
  avnas: 'the altar of Avnas',
  malthus: 'the altar of Malthus',
  leraje: 'the altar of Leraje',
  asmoday: 'the altar of Asmoday',
  tapestry: 'a tapestry',
  painting: 'a painting',
  statue: 'a statue',
  'cut-glass': 'cut glass',
  icon: 'the icon of a demon',
  manuscript: 'a manuscript',
}

export const DEMONS: Readonly<Record<DemonName, string>> = {
  alloces: 'Alloces',
  vassago: 'Vassago',
  avnas: 'Avnas',
  malthus: 'Malthus',
  leraje: 'Leraje',
  asmoday: 'Asmoday',
}

/** What may already be gone. */
const THINGS: Readonly<Record<string, string>> = {
  medusa: 'The Medusa',
  jewel: 'The jewel',
  jewels: 'Its jewels',
  medallion: 'The medallion',
  talisman: 'The talisman',
  chest: 'The chest below',
  coffin: 'The vampire',
  book: 'The book',
  desk: 'The medallion in the drawer',
  tapestry: 'The tapestry',
  'cut-glass': 'The cut glass',
  manuscript: 'The manuscript',
}

function thing(what: string): string {
  return THINGS[what] ?? 'The find'
}

const KINDS = { drunk: 'is drunk', sickened: 'is sickened', cursed: 'is cursed' } as const
const INTO = { 'hidden-room': 'into a room below', pit: 'into a pit', shaft: 'down a shaft, into the mouth of the Hellgate' } as const

const sentences: Sentences<FeatureEvent> = {
  investigates: ({ who, feature, result }, name) => `${name(who)} investigates ${FEATURE_NAMES[feature]}: ${RESULT_NAMES[result]}.`,
  'nothing-left': ({ what }) => (what === 'mirror' ? 'The mirror has nothing to tell.' : `${thing(what)} is gone.`),
  weakened: ({ who, kind, amount }, name) => `${name(who)} ${KINDS[kind]}: Combat Bonus ${signed(amount)} for the rest of the raid.`,
  'jewel-found': ({ who, value }, name) => `${name(who)} takes a jewel worth ${value}.`,
  'turned-to-stone': ({ who }, name) => `${name(who)} turns to stone.`,
  betrays: ({ who }, name) => `${name(who)} obeys X the Unknown now and attacks the party.`,
  falls: ({ who, into }, name) => `${name(who)} falls ${INTO[into]}.`,
  'shaft-closed': () => 'The shaft no longer leads anywhere.',
  'room-below': ({ monsters }) => (monsters ? 'The room below is not empty.' : 'The room below is empty.'),
  'climbs-out': ({ who }, name) => `${name(who)} climbs out.`,
  'vampire-rises': ({ who, vampire }, name) => `${name(vampire)} rises and goes for ${name(who)}.`,
  bookcase: ({ who, falls }, name) => (falls ? `The bookcase falls on ${name(who)}.` : `${name(who)} finds a book of spells.`),
  'left-alone': ({ who, what }, name) => `${name(who)} leaves ${thing(what).toLowerCase()} alone.`,
  clavichord: ({ who, gold, jewels }, name) =>
    `${name(who)} cannot help putting ${many(gold, 'gold mark')}${jewels.length === 0 ? '' : ` and ${many(jewels.length, 'jewel')}`} into it.`,
  'clavichord-opened': ({ who, gold, jewels }, name) =>
    `${name(who)} opens it again and takes out ${many(gold, 'gold mark')}${jewels.length === 0 ? '' : ` and ${many(jewels.length, 'jewel')}`}.`,
  altar: ({ who, demon, blessed }, name) => `${DEMONS[demon]} ${blessed ? 'blesses' : 'curses'} ${name(who)}.`,
  'ability-changed': ({ who, ability, amount }, name) =>
    `${name(who)} ${amount < 0 ? 'loses' : 'gains'} ${Math.abs(amount)} ${ABILITY_NAMES[ability]} for good.`,
  'spell-cheapened': ({ who, spell }, name) => `${SPELLS[spell].name} costs ${name(who)} only 1 Wound Point from now on.`,
  'free-spells': ({ who }, name) => `${name(who)} casts combat spells for nothing in the next combat.`,
  'spell-forgotten': ({ who, spell }, name) => `${name(who)} can no longer cast ${SPELLS[spell].name} on this raid.`,
  painting: ({ who, depicted }, name) => (depicted ? `${name(who)} is in the picture and cursed.` : `${name(who)} is not in the picture.`),
  'cut-glass': ({ is }) => `It is a ${is}.`,
  mirror: ({ level, told, segments }) => {
    const where = told === 'distance' ? '' : ` on level ${level}${told === 'both' ? ',' : ''}`
    return `The mirror shows the Hellgate${where}${segments === null ? '' : ` ${many(segments, 'unexplored segment')} away`}.`
  },
}

// ---------------------------------------------------------------- questions

const topics: Words<'investigate' | 'take-thing' | 'clavichord' | 'forget-spell'> = {
  investigate: (s) => {
    const feature = worthALook(s)
    return {
      prompt: `Who investigates ${feature === null ? 'it' : FEATURE_NAMES[feature].replace(/^(an? )?/, 'the ')}?`,
      lead:
        feature === null || feature === 'mirror'
          ? 'It may show where the Hellgate is.'
          : feature === 'altar'
            ? 'One of six demons answers. It blesses a character who resists and curses one who fails.'
            : `One die decides: ${outcomes(s, feature)}.`,
      option: (id) => {
        const action = actionAmong(id, ['investigate', 'decline'])
        return action.do === 'decline' ? { label: 'Leave it alone' } : investigator(s, action.who)
      },
    }
  },
  'take-thing': (s, ask) => {
    const c = character(s, ask.about ?? '')
    const { what } = ask.data
    return {
      prompt: `Take ${thing(what).replace(/^The /, 'the ')}?`,
      ...(what === 'desk' ? { lead: `The drawer is trapped.${blastWarning(s)}` } : {}),
      option: (id) =>
        actionAmong(id, ['take', 'decline']).do === 'take'
          ? { label: 'Take it', ...riskOfThing(s, c.id, what) }
          : { label: 'Leave it alone' },
    }
  },
  clavichord: (s, ask) => {
    const c = character(s, ask.about ?? '')
    const { wounds, gold } = ask.data
    return {
      prompt: 'Open the clavichord?',
      lead: `Inside: ${hoard(gold, here(s).jewels ?? [], [])}.`,
      option: (id) => {
        if (actionAmong(id, ['open', 'decline']).do === 'decline') return { label: 'Leave it shut' }
        const words = { label: 'Open it', detail: `Costs ${many(wounds, 'Wound Point')} of ${c.name}’s ${woundPointsLeft(c)}` }
        return wounds >= woundPointsLeft(c) + c.mageArmor ? { ...words, warns: `${c.name} dies.` } : words
      },
    }
  },
  'forget-spell': (s, ask) => ({
    prompt: `Which spell does ${character(s, ask.about ?? '').name} lose for this raid?`,
    option: (id) =>
      isSpellId(id) ? { label: SPELLS[id].name, detail: SPELL_EFFECTS[id], data: { cost: SPELLS[id].cost } } : { label: id },
  }),
}

/** The six results, less those that are gone. */
function outcomes(s: DelveState, feature: TabledFeature): string {
  const { taken } = here(s)
  const left: FeatureResult[] = []
  for (const result of FEATURE_TABLE[feature]) if (!taken.includes(result) && !left.includes(result)) left.push(result)
  return left.map((result) => RESULT_NAMES[result]).join('; ')
}

function investigator(s: DelveState, id: string): Omit<Option, 'id'> {
  const c = character(s, id)
  const feature = worthALook(s)
  return {
    label: c.name,
    detail: `${many(woundPointsLeft(c), 'Wound Point')}, Resistance ${resistanceOf(c)}`,
    at: { kind: 'character', id },
    by: id,
    ...(feature === null ? {} : feature === 'mirror' ? { odds: MIRROR } : risks(s, c, feature)),
  }
}

/** What the feature itself may do; a character who is stone, lost or turned is as gone as a dead one. */
function risks(s: DelveState, c: Character, feature: TabledFeature): Pick<Option, 'odds' | 'warns'> {
  const { safe, wounds, die, lost } = featureRisk(s, c, feature)
  const odds = {
    text: `unharmed ${percent(safe)}`,
    chance: safe,
    of: 'safe',
    expected: wounds,
    die: die + lost,
    leavesOut: LEFT_OUT[feature] ?? WHAT_FOLLOWS,
    why: featureWhy(s, c, feature),
  }
  return { odds, ...warned(c.name, odds, ENDS[lost === 0 ? 'die' : die === 0 ? 'lost' : 'both']) }
}

const WHAT_FOLLOWS = 'any fight it starts, and later choices'
/** What may befall the others at once. */
const LEFT_OUT: Partial<Readonly<Record<TabledFeature, string>>> = {
  'trap-door': `${WHAT_FOLLOWS}; an explosion’s wounds to the others`,
  artwork: `${WHAT_FOLLOWS}; a painting’s wounds to the others`,
}
const ENDS = { die: 'dies', lost: 'is lost to the party', both: 'dies or is lost to the party' } as const

/** Each result of the die, with the harm it may do. */
function featureWhy(s: DelveState, c: Character, feature: TabledFeature): readonly Worked[] {
  const { taken } = here(s)
  const table: readonly FeatureResult[] = FEATURE_TABLE[feature]
  const result = (die: number): string => {
    const found = table[die - 1]
    if (found === undefined) return ''
    if (taken.includes(found)) return `${RESULT_NAMES[found]}, gone`
    const { wounds, die: dies, lost } = resultRisk(s, c, found)
    const harm = [
      ...(wounds > 0 ? [`${wounds.toFixed(1)} wounds`] : []),
      ...(dies > 0 ? [`death ${percent(dies)}`] : []),
      ...(lost > 0 ? [`lost ${percent(lost)}`] : []),
    ]
    return harm.length === 0 ? RESULT_NAMES[found] : `${RESULT_NAMES[found]}: ${harm.join(', ')}`
  }
  return [worked({ what: 'what is it?', code: '1D6', rule: '13.9' }, result)]
}

/** A mirror does no harm. */
const MIRROR: Odds = {
  text: `unharmed ${percent(1)}`,
  chance: 1,
  of: 'safe',
  why: [
    worked({ what: 'the level of the Hellgate, if unknown', code: '1D6', rule: '13.7' }, (die) => `level ${mirrorLevelAt(die)}`),
    worked(
      { what: 'how far away it is, on that level', code: '1D6', rule: '13.7' },
      (die) => `${mirrorDistanceAt(die)} unexplored segments`,
    ),
  ],
}

function riskOfThing(s: DelveState, who: string, what: string): Partial<Option> {
  const c = character(s, who)
  if (what === 'desk') {
    const { label: _, at: __, by: ___, odds, ...risk } = trapOption(s, who, { behind: UNKNOWN_MEDALLION })
    return { ...risk, odds: { ...odds, why: [...(odds.why ?? []), MEDALLION_WHY] } }
  }
  if (what === 'cut-glass') return cutGlass(s, c)
  return what === 'talisman' || what === 'medallion' ? riskOfTaking(s, c, { kind: 'untested', id: what, of: what }) : {}
}

/** 13.6: a talisman or a medallion, both untested. */
function cutGlass(s: DelveState, c: Character): Partial<Option> {
  const [talisman, medallion] = (['talisman', 'medallion'] as const).map((of) => riskOfTaking(s, c, { kind: 'untested', id: of, of }).odds)
  const half = (of: 'chance' | 'expected' | 'die') => ((talisman?.[of] ?? 0) + (medallion?.[of] ?? 0)) / 2
  const which = worked({ what: purposeOf({ topic: 'talisman-or-medallion' }), code: '1D6', rule: '13.6' }, (die) =>
    die <= TALISMAN_UP_TO ? 'a talisman' : 'a medallion',
  )
  const why = [which, ...(talisman?.why ?? []), ...(medallion?.why ?? [])]
  const odds = { text: `safe ${percent(half('chance'))}`, chance: half('chance'), expected: half('expected'), die: half('die'), why }
  return { odds, ...warned(c.name, odds, 'dies or turns on the party') }
}

/** 13.0 Room features. */
export const features = { sentences, topics } satisfies ChapterText

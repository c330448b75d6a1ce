import type { Option } from '../../kernel/types.ts'
import { capital, many, signed } from '../../kernel/words.ts'
import { parseAction } from '../actions.ts'
import { type CombatEvent, positionOf } from '../chapters/210-combat.ts'
import { counterOf, current, heroOf, isMonster } from '../chapters/section.ts'
import { KIND_NAMES, one, WEAPON_NAMES } from '../open/names.ts'
import type { HeroState } from '../state.ts'
import { HERO_TO_HIT, MONSTER_TO_HIT, POSITION, severalModifier } from '../tables/index.ts'
import { stepsOf } from './asked.ts'
import { asHeKnows, counterName } from './counters.ts'
import { namesOf } from './names.ts'
import { blowWhy, strikeWhy } from './odds.ts'
import type { ChapterText, Sentences, Topics } from './text.ts'

/** Where a monster stands, in words (210G1). */
export const POSITIONS = { front: 'from the front', side: 'from the side', rear: 'from behind' } as const

const WHY_NOT: Readonly<Record<Extract<CombatEvent, { type: 'no-defence' }>['rule'], string>> = {
  '208C': 'is still thinking about his idea',
  '206D': 'has his back to a broken door',
  '210D': 'has no weapon in hand',
  '210E': 'can hit none of them',
}

/** Short of the number needed by as much, a blow is told as a wild one. */
const MILE = 4

const sentences: Sentences<CombatEvent> = {
  'hero-struck': ({ section, kind, weapon, total, needed, hit, defensive }, name) => {
    const blow = `${hit ? 'kills' : 'misses'} ${one(kind)}${needed - total >= MILE ? ' by a mile' : ''}`
    const arm = `with his ${WEAPON_NAMES[weapon]}`
    const deed = defensive ? `strikes back ${arm} and ${blow}` : `${blow} ${arm}`
    return `${name(section)} ${deed} (${total}, needed ${needed}).`
  },
  'monster-struck': ({ section, kind, position, total, needed, hit, defensive }, name) => {
    const blow = `${hit ? 'hits' : 'misses'} ${name(section)}`
    const deed = defensive ? `The ${KIND_NAMES[kind]} strikes back and` : capital(one(kind))
    return `${deed} ${blow} ${POSITIONS[position]} (${total}, needed ${needed}).`
  },
  'no-defence': ({ section, rule }, name) => `${name(section)} ${WHY_NOT[rule]} and does not strike back.`,
}

/** A monster that the hero may strike at, with the total he needs; the odds are those of a blow at that many targets. */
function targetOption(s: HeroState, id: string, targets: number): Omit<Option, 'id'> {
  const section = current(s)
  const counter = counterOf(section, id)
  if (!isMonster(counter.kind)) throw new Error(`${id} cannot be struck at`)
  const { armed } = heroOf(section)
  const words = { label: capital(counterName(asHeKnows(section.counters), counter)), at: { kind: 'counter', id } }
  if (armed === null) return words
  return { ...words, detail: `${HERO_TO_HIT[armed][counter.kind]} or more needed`, odds: strikeWhy(section, counter, targets) }
}

function attackerOption(s: HeroState, id: string): Omit<Option, 'id'> {
  const section = current(s)
  const counter = counterOf(section, id)
  if (!isMonster(counter.kind)) throw new Error(`${id} cannot strike`)
  const position = positionOf(section, counter)
  return {
    label: `${capital(counterName(section.counters, counter))} ${POSITIONS[position]}`,
    detail: `${MONSTER_TO_HIT[counter.kind]} or more needed, ${signed(POSITION[position])} for where it stands`,
    odds: blowWhy(section, counter),
    at: { kind: 'counter', id },
  }
}

const SEVERAL = `Against two at once each blow is at ${signed(severalModifier(2))}, and one less for each further target.`

const topics: Topics<'attack-targets' | 'defend' | 'monster-attack'> = {
  'attack-targets': (s) => ({
    prompt: 'Who will he strike?',
    lead: `Two or more. ${SEVERAL}`,
    steps: stepsOf(s),
    option: (id) => targetOption(s, parseAction('attack-targets', id).counter, 2),
  }),
  defend: (s, ask) => ({
    prompt: `Who will ${namesOf(s)(current(s).id)} strike back at?`,
    lead: ask.kind === 'pick' && ask.max > 1 ? SEVERAL : 'It costs nothing.',
    steps: stepsOf(s),
    option: (id) => targetOption(s, parseAction('defend', id).counter, 1),
  }),
  'monster-attack': (s, ask) => ({
    prompt: `Who will attack ${namesOf(s)(current(s).id)}?`,
    lead: `${capital(many(ask.kind === 'pick' ? ask.max : 0, 'monster'))} can reach him. He may strike back at those that attack.`,
    steps: stepsOf(s),
    option: (id) => attackerOption(s, parseAction('monster-attack', id).counter),
  }),
}

/** 210 Combat. */
export const combat = { sentences, topics } satisfies ChapterText

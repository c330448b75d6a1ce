import type { Ask } from '../../kernel/ask.ts'
import type { Blocked, Option } from '../../kernel/types.ts'
import { capital, many, signed } from '../../kernel/words.ts'
import { catacombOf, doorOf, neighbour, spotId, spotOf } from '../chapters/101-catacomb.ts'
import { isWeapon, levelOf } from '../chapters/102-levels.ts'
import type { SequenceEvent } from '../chapters/202-sequence.ts'
import type { MarchEvent } from '../chapters/204-marching.ts'
import type { WalkEvent } from '../chapters/204-walking.ts'
import { current, heroOf } from '../chapters/section.ts'
import { answerToll } from '../odds/odds.ts'
import { type Counter, FACINGS, type Facing, type HeroSheet, type HeroState, type Section, type Weapon } from '../state.ts'
import { COSTS, OUTWIT_TEST, weaponModifier } from '../tables/index.ts'
import { numberIn, restOf, stepsOf } from './asked.ts'
import { barred } from './blocked.ts'
import { FACING_NAMES, KIND_NAMES, namesOf, squareName, WEAPON_NAMES } from './names.ts'
import { attackWhy, doorWhy, outwitWhy, warned } from './odds.ts'
import type { ChapterText, Sentences, Topics } from './text.ts'

const sentences: Sentences<SequenceEvent | WalkEvent | MarchEvent> = {
  'turn-began': ({ turn }) => `Turn ${turn}.`,
  'phase-began': ({ phase, section }, name) => (phase === 'hero' ? `${name(section)} acts.` : `The monsters around ${name(section)} stir.`),
  stepped: ({ section, to }, name) => `${name(section)} goes to ${squareName(to)}.`,
  turned: ({ section, facing }, name) => `${name(section)} turns ${FACING_NAMES[facing]}.`,
  'way-barred': ({ section }, name) => `Something stands where ${name(section)} wanted to go.`,
  halted: ({ section }, name) => `${name(section)} is held up.`,
  'fell-back': ({ section, to }, name) => `${name(section)} cannot stay there and falls back to ${squareName(to)}.`,
  marched: ({ path }) => `Something moves ${many(path.length, 'square')}.`,
}

// ---------------------------------------------------------------- the hero's phase

function heroOption(s: HeroState, section: Section, hero: HeroSheet, id: string): Omit<Option, 'id'> {
  const [deed] = id.split(':')
  const rest = restOf(id)
  const facing = FACINGS.find((each) => each === rest)
  const counter = section.counters.find((each) => each.id === rest)
  switch (deed) {
    case 'outwit':
      return {
        label: 'Outwit them',
        detail: `A die and ${levelOf(hero.now, 'intelligence')}: ${OUTWIT_TEST} wanted. Then only movement; failing, nothing at all`,
        odds: outwitWhy(section),
      }
    case 'step':
      return facing === undefined ? { label: id } : stepOption(hero, facing)
    case 'face':
      return facing === undefined ? { label: id } : { label: `Turn ${FACING_NAMES[facing]}`, data: { facing } }
    case 'stare':
      return counterOption(counter, (at) => ({ label: `Stare at what lies at ${at}`, detail: many(COSTS['hard-stare'], 'point') }))
    case 'open': {
      const door = doorOf(catacombOf(s.catacomb), rest)
      return {
        label: `Open the door of ${door.value}`,
        detail: `${many(COSTS['open-door'], 'point')}; a die and ${levelOf(hero.now, 'strength')}, unless somebody holds it`,
        odds: doorWhy(section, door),
        at: { kind: 'door', id: rest },
      }
    }
    case 'take':
      return counterOption(counter, () => ({ label: `Take the ${nameOf(counter)}`, detail: many(COSTS['pick-up'], 'point') }))
    case 'drop':
      return { label: `Leave the ${nameOf(counter)} behind`, ...(counter === undefined ? {} : { data: { counter: counter.id } }) }
    case 'attack':
      return counterOption(counter, (at) => ({
        label: `Strike at the ${nameOf(counter)} at ${at}`,
        ...(counter === undefined ? { detail: many(COSTS.attack, 'point') } : strike(section, counter)),
      }))
    case 'attack-several':
      return { label: 'Strike at several', detail: `${many(COSTS.attack, 'point')} for all of them` }
    case 'arm':
      return isWeapon(rest) ? armOption(hero, rest) : { label: id }
    default:
      return { label: 'Done', detail: 'The phase is over' }
  }
}

function blockedFor(s: HeroState, section: Section, hero: HeroSheet, ask: Ask): readonly Blocked[] {
  if (s.activity === null || ask.kind !== 'pick') return []
  return barred(s, section, s.activity, ask.ids).map((each) => ({ ...each, label: heroOption(s, section, hero, each.id).label }))
}

function stepOption(hero: HeroSheet, facing: Facing): Omit<Option, 'id'> {
  const words = { label: `Go ${FACING_NAMES[facing]}`, detail: many(COSTS.step, 'point') }
  return hero.at === null ? words : { ...words, at: { kind: 'square', id: spotId(neighbour(hero.at, facing)) } }
}

function armOption(hero: HeroSheet, weapon: Weapon): Omit<Option, 'id'> {
  const modifier = weaponModifier(weapon, levelOf(hero.now, weapon))
  return {
    label: `Take the ${WEAPON_NAMES[weapon]} in hand`,
    detail: `${many(COSTS['change-weapon'], 'point')}${modifier === null ? '' : `; modifier ${signed(modifier)}`}`,
    data: { weapon },
  }
}

/** What it costs, and what the answer takes on average: no wounds of whom he strikes at, which dies of a hit. */
function strike(section: Section, counter: Counter): Omit<Option, 'id' | 'label'> {
  const { levels } = answerToll(section, counter)
  const answer = levels === 0 ? '' : `; ${levels.toFixed(1)} levels lost to its answer on average`
  return { detail: `${many(COSTS.attack, 'point')}${answer}`, ...warned(attackWhy(section, counter)) }
}

function nameOf(counter: Counter | undefined): string {
  return counter === undefined ? 'counter' : KIND_NAMES[counter.kind]
}

function counterOption(counter: Counter | undefined, words: (at: string) => Omit<Option, 'id'>): Omit<Option, 'id'> {
  if (counter === undefined || counter.at === null) return words('nowhere')
  return { ...words(squareName(counter.at)), at: { kind: 'counter', id: counter.id } }
}

// ---------------------------------------------------------------- the monsters' phase

function ownCounter(s: HeroState, id: string): Counter | undefined {
  return current(s).counters.find((each) => each.id === id)
}

function marchOption(s: HeroState, id: string): Omit<Option, 'id'> {
  if (id === 'attack') return { label: 'Attack', detail: 'Nobody moves after that' }
  if (id === 'end') return { label: 'Done', detail: 'Nobody attacks' }
  const counter = ownCounter(s, restOf(id))
  return counterOption(counter, (at) => ({ label: `Move the ${nameOf(counter)} at ${at}` }))
}

const topics: Topics = {
  'hero-action': (s, ask) => {
    const section = current(s)
    const hero = heroOf(section)
    const { points = 0, outwitting = false, halted = false } = s.activity ?? {}
    const how = outwitting ? 'They are outwitted: he only moves. ' : halted ? 'He is held up here. ' : ''
    return {
      prompt: `What does ${namesOf(s)(section.id)} do?`,
      lead: `${how}${capital(many(points, 'movement point'))} left.`,
      steps: stepsOf(s),
      option: (id) => heroOption(s, section, hero, id),
      blocked: blockedFor(s, section, hero, ask),
    }
  },
  'monster-action': (s) => ({
    prompt: `Which of your counters moves against ${namesOf(s)(current(s).id)}?`,
    steps: stepsOf(s),
    option: (id) => marchOption(s, id),
  }),
  'monster-to': (s, ask) => {
    const counter = ownCounter(s, ask.about ?? '')
    return {
      prompt: `Where does the ${nameOf(counter)} go?`,
      lead: `${capital(many(numberIn(ask, 'points'), 'point'))} left.`,
      steps: stepsOf(s),
      option: (id) => {
        if (id === 'take') return { label: 'Take up what lies there' }
        if (id === 'drop') return { label: 'Put down what it carries' }
        if (id === 'stop') return { label: 'No further' }
        const at = spotOf(id)
        return { label: capital(squareName(at)), at: { kind: 'square', id: spotId(at) } }
      },
    }
  },
}

/** 202 Sequence of play, 204 Movement. */
export const sequence = { sentences, topics } satisfies ChapterText

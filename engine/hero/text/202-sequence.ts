import { assertNever } from '../../kernel/assert-never.ts'
import type { Blocked, Option } from '../../kernel/types.ts'
import { capital, many, signed } from '../../kernel/words.ts'
import { parseAction } from '../actions.ts'
import { catacombOf, doorOf, indexOf, neighbour, sameSpot, spotId } from '../chapters/101-catacomb.ts'
import { levelOf } from '../chapters/102-levels.ts'
import type { SequenceEvent } from '../chapters/202-sequence.ts'
import type { MarchEvent } from '../chapters/204-marching.ts'
import { inReach } from '../chapters/204-movement.ts'
import type { WalkEvent } from '../chapters/204-walking.ts'
import { sightOf } from '../chapters/205-sighting.ts'
import { blocking } from '../chapters/206-doors.ts'
import { positionOf } from '../chapters/210-combat.ts'
import { counterOf, countersOn, current, heroOf, isMonster, isRiches } from '../chapters/section.ts'
import { answerToll } from '../odds/odds.ts'
import { FACING_NAMES, KIND_NAMES, squareName, WEAPON_NAMES } from '../open/names.ts'
import type { Counter, Facing, HeroSheet, HeroState, Section, Weapon } from '../state.ts'
import { COSTS, type Door, OUTWIT_TEST, weaponModifier } from '../tables/index.ts'
import { POSITIONS } from './210-combat.ts'
import { stepsOf } from './asked.ts'
import { barred } from './blocked.ts'
import { asHeKnows, counterName, type Lying, sideOf } from './counters.ts'
import { KIND_EFFECTS, weaponEffect } from './effects.ts'
import { namesOf } from './names.ts'
import { attackWhy, blowWhy, doorWhy, outwitWhy, warned } from './odds.ts'
import type { ChapterText, Sentences, Topics } from './text.ts'

const sentences: Sentences<SequenceEvent | WalkEvent | MarchEvent> = {
  'turn-began': ({ turn }) => `Turn ${turn}.`,
  'phase-began': ({ phase, section }, name) => (phase === 'hero' ? `${name(section)} acts.` : `The monsters around ${name(section)} stir.`),
  stepped: ({ section, to }, name) => `${name(section)} goes to ${squareName(to)}.`,
  turned: ({ section, facing }, name) => `${name(section)} turns ${FACING_NAMES[facing]}.`,
  'way-barred': ({ section }, name) => `Something stands where ${name(section)} wanted to go.`,
  halted: ({ section }, name) => `A monster within reach stops ${name(section)}.`,
  'fell-back': ({ section, to }, name) => `${name(section)} cannot stay there and falls back to ${squareName(to)}.`,
  marched: ({ path }) => `Something moves ${many(path.length, 'square')}.`,
}

// ---------------------------------------------------------------- the hero's phase

function heroOption(s: HeroState, section: Section, hero: HeroSheet, id: string): Omit<Option, 'id'> {
  const deed = parseAction('hero-action', id)
  switch (deed.kind) {
    case 'outwit':
      return {
        label: 'Outwit them',
        detail: `A die plus ${levelOf(hero.now, 'intelligence')} must reach ${OUTWIT_TEST}. Then he may only move; if he fails, he does nothing this phase`,
        odds: outwitWhy(section),
      }
    case 'step':
      return stepOption(hero, deed.facing)
    case 'face':
      return { label: `Turn ${FACING_NAMES[deed.facing]}`, data: { facing: deed.facing } }
    case 'stare':
      return stareOption(section, counterOf(section, deed.counter))
    case 'open':
      return doorOption(section, hero, doorOf(catacombOf(s.catacomb), deed.door))
    case 'take':
      return counterOption(asHeKnows(section.counters), counterOf(section, deed.counter), (what) => ({
        label: `Pick up the ${what}`,
        detail: `${many(COSTS['pick-up'], 'point')}. ${KIND_EFFECTS[counterOf(section, deed.counter).kind]}`,
      }))
    case 'drop':
      return { label: `Put down the ${KIND_NAMES[counterOf(section, deed.counter).kind]}`, data: { counter: deed.counter } }
    case 'attack': {
      const counter = counterOf(section, deed.counter)
      return counterOption(asHeKnows(section.counters), counter, (what, at) => ({
        label: `Strike at the ${what} at ${at}`,
        ...strike(section, counter),
      }))
    }
    case 'attack-several':
      return { label: 'Strike at several', detail: `${many(COSTS.attack, 'point')} for all of them` }
    case 'arm':
      return armOption(hero, deed.weapon)
    case 'end':
      return { label: 'Done', detail: 'Ends his phase', apart: true }
    default:
      return assertNever(deed)
  }
}

function doorOption(section: Section, hero: HeroSheet, door: Door): Omit<Option, 'id'> {
  return {
    label: `Open the door of ${door.value}`,
    detail: `${many(COSTS['open-door'], 'point')}; a die plus ${levelOf(hero.now, 'strength')} must reach ${door.value}, or more if a monster holds it`,
    odds: doorWhy(section, door),
    at: { kind: 'door', id: door.id },
  }
}

function blockedFor(s: HeroState, section: Section, hero: HeroSheet, ids: readonly string[]): readonly Blocked[] {
  if (s.activity === null) return []
  return barred(s, section, s.activity, ids).map((each) => ({ ...each, label: heroOption(s, section, hero, each.id).label }))
}

function stepOption(hero: HeroSheet, facing: Facing): Omit<Option, 'id'> {
  const words = { label: `Go ${FACING_NAMES[facing]}`, detail: many(COSTS.step, 'point') }
  return hero.at === null ? words : { ...words, at: { kind: 'square', id: spotId(neighbour(hero.at, facing)) } }
}

function armOption(hero: HeroSheet, weapon: Weapon): Omit<Option, 'id'> {
  const modifier = weaponModifier(weapon, levelOf(hero.now, weapon))
  return {
    label: `Take the ${WEAPON_NAMES[weapon]} in hand`,
    detail: `${many(COSTS['change-weapon'], 'point')}${modifier === null ? '' : `; modifier ${signed(modifier)}`}. ${weaponEffect(weapon)}`,
    data: { weapon },
  }
}

/** What it costs, and what the answer takes on average: a monster that is hit dies, so its wounds are not counted. */
function strike(section: Section, counter: Counter): Omit<Option, 'id' | 'label'> {
  const { levels } = answerToll(section, counter)
  const answer = levels === 0 ? '' : `; its counterblow costs ${levels.toFixed(1)} levels on average`
  return { detail: `${many(COSTS.attack, 'point')}${answer}`, ...warned(attackWhy(section, counter)) }
}

/** A counter by what it is and where it lies, told from the others as the one asked knows them. */
function counterOption(
  counters: readonly Lying[],
  counter: Counter,
  words: (what: string, at: string) => Omit<Option, 'id'>,
): Omit<Option, 'id'> {
  const { id, kind, at } = counter
  if (at === null) return words(KIND_NAMES[kind], 'nowhere')
  return { ...words(counterName(counters, counter), squareName(at)), at: { kind: 'counter', id } }
}

/** He does not know what it is: only its place tells it from another. */
function stareOption(section: Section, counter: Counter): Omit<Option, 'id'> {
  const side = sideOf(section.counters, counter)
  return counterOption(section.counters, counter, (_, at) => ({
    label: `Stare at what lies at ${at}${side === null ? '' : `, on the ${side}`}`,
    detail: many(COSTS['hard-stare'], 'point'),
  }))
}

// ---------------------------------------------------------------- the monsters' phase

function marchOption(s: HeroState, id: string): Omit<Option, 'id'> {
  const order = parseAction('monster-action', id)
  switch (order.kind) {
    case 'attack':
      return { label: 'Attack', detail: 'Ends all moves in this phase', apart: true }
    case 'end':
      return { label: 'Done', detail: 'Ends the phase without an attack', apart: true }
    case 'move':
      return counterOption(current(s).counters, counterOf(current(s), order.counter), (what, at) => ({
        label: `Move the ${what} at ${at}`,
      }))
    default:
      return assertNever(order)
  }
}

function legOption(s: HeroState, counter: Counter, id: string): Omit<Option, 'id'> {
  const leg = parseAction('monster-to', id)
  switch (leg.kind) {
    case 'take':
      return { label: 'Pick up the riches' }
    case 'drop':
      return { label: 'Put down the riches' }
    case 'stop':
      return { label: 'Stop here', apart: true }
    case 'to':
      return {
        label: capital(squareName(leg.spot)),
        ...goodFor(s, { ...counter, at: leg.spot }),
        at: { kind: 'square', id: spotId(leg.spot) },
      }
    default:
      return assertNever(leg)
  }
}

/** The uses of a square with that counter in it: blows, doors, riches, and whether it is seen there. */
function goodFor(s: HeroState, there: Counter): Omit<Option, 'id' | 'label'> {
  const section = current(s)
  const { at } = there
  if (at === null) return {}
  const hero = heroOf(section)
  const c = catacombOf(s.catacomb)
  const strikes = isMonster(there.kind) && hero.at !== null && inReach(c, hero.at, at, [])
  const door = c.doors.find(({ room }) => sameSpot(room, at))
  const uses = [
    ...(strikes ? [`beside him, ${POSITIONS[positionOf(section, there)]}`] : []),
    ...(door !== undefined && blocking(there) !== 0 ? [`can hold the door of ${door.value}, ${signed(blocking(there))}`] : []),
    ...(countersOn(section, at).some(({ kind }) => isRiches(kind)) ? ['riches lie there'] : []),
    ...(isMonster(there.kind) ? [sightOf(s, section).seen.has(indexOf(at)) ? 'he sees it there' : 'he cannot see it there'] : []),
  ]
  const detail = uses.length === 0 ? {} : { detail: capital(uses.join('; ')) }
  return strikes ? { ...detail, odds: blowWhy(section, there) } : detail
}

const topics: Topics<'hero-action' | 'monster-action' | 'monster-to'> = {
  'hero-action': (s, ask) => {
    const section = current(s)
    const hero = heroOf(section)
    const { points = 0, outwitting = false, halted = false } = s.activity ?? {}
    const how = outwitting ? 'They are outwitted: he may only move. ' : halted ? 'A monster holds him here. ' : ''
    return {
      prompt: `What will ${namesOf(s)(section.id)} do?`,
      lead: `${how}${capital(many(points, 'movement point'))} left.`,
      steps: stepsOf(s),
      option: (id) => heroOption(s, section, hero, id),
      blocked: blockedFor(s, section, hero, ask.kind === 'pick' ? ask.ids : []),
    }
  },
  'monster-action': (s) => ({
    prompt: `Which counter do you move against ${namesOf(s)(current(s).id)}?`,
    steps: stepsOf(s),
    option: (id) => marchOption(s, id),
  }),
  'monster-to': (s, { about, data }) => ({
    prompt: `Where will the ${KIND_NAMES[counterOf(current(s), about ?? '').kind]} go?`,
    lead: `${capital(many(data.points, 'point'))} left.`,
    steps: stepsOf(s),
    option: (id) => legOption(s, counterOf(current(s), about ?? ''), id),
  }),
}

/** 202 Sequence of play, 204 Movement. */
export const sequence = { sentences, topics } satisfies ChapterText

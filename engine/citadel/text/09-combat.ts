import { assertNever } from '../../kernel/assert-never.ts'
import type { Wording } from '../../kernel/game.ts'
import type { Blocked, Decision, Option } from '../../kernel/types.ts'
import { capital, many, signed } from '../../kernel/words.ts'
import { actionAmong, type CombatAction, IN_COMBAT, type Use } from '../actions.ts'
import type { Asked } from '../asks.ts'
import { type AttackEvent, attackParts, columnOf, heldWeapon, usefulIn } from '../chapters/09-attack.ts'
import type { CombatEvent } from '../chapters/09-combat.ts'
import { partyRanks } from '../chapters/09-facing.ts'
import type { ReorganisationEvent } from '../chapters/09-reorganisation.ts'
import { fighter, inRank, rankOf, woundPointsLeft } from '../chapters/party.ts'
import { answersTo } from '../odds/fall.ts'
import { attackOdds } from '../odds/one-roll.ts'
import { placeInRanks, RANKS, rankName } from '../open/names.ts'
import type { Character, DelveState, Fight, Fighter, Id } from '../state.ts'
import { otherWeapon } from './10-asides.ts'
import { blockedCasts, castWords } from './10-combat-spells.ts'
import { useOption } from './14-items.ts'
import { carriedName, namesOf } from './names.ts'
import { attackWhy, because, deadly } from './odds.ts'
import { grouped, listed, varied } from './phrases.ts'
import type { ChapterText, Names, Sentences, Words } from './text.ts'

/** How a blow reads that wounds, that misses, and what it is struck with. */
const STROKES = {
  bow: { hits: 'shoots', misses: 'shoots at', thing: 'arrow' },
  'throwing-dagger': { hits: 'throws a dagger into', misses: 'throws a dagger at', thing: 'dagger' },
  monster: { hits: 'strikes', misses: 'strikes at', thing: 'blow' },
} as const

type Attack = Extract<AttackEvent, { readonly type: 'attack' }>

/** A blow, told in three ways by turns: a fight has many. */
function attack({ who, target, column, total, wounds }: Attack, name: Names): string {
  const flies = column === 'bow' || column === 'throwing-dagger' || column === 'monster'
  const { hits, misses, thing } = flies ? STROKES[column] : { ...STROKES.monster, thing: column }
  const by = name(who)
  const at = name(target)
  if (wounds === 0)
    return varied(total, `${by} ${misses} ${at} and misses.`, `${by}’s ${thing} misses ${at}.`, `${at} escapes ${by}’s ${thing}.`)
  const harm = many(wounds, 'wound')
  return varied(
    total,
    `${by} ${hits} ${at} for ${harm}.`,
    `${at} takes ${harm} from ${by}’s ${thing}.`,
    `${by}’s ${thing} deals ${harm} to ${at}.`,
  )
}

const sentences: Sentences<CombatEvent | AttackEvent | ReorganisationEvent> = {
  'combat-begins': ({ foes }, name) => `${capital(grouped(foes, name))} ${foes.length === 1 ? 'stands' : 'stand'} against the party.`,
  deployed: ({ ranks }, name) =>
    `The party sets out the monsters: in front, from left to right, ${listed(
      (ranks[0] ?? []).filter((id) => id !== null),
      name,
    )}.`,
  round: ({ round }) => `Round ${round}.`,
  'changes-weapon': ({ who, weapon, bonus }, name) => `${name(who)} takes the ${carriedName(weapon, bonus)} in hand.`,
  passes: ({ who }, name) => `${name(who)} holds back.`,
  'joins-fight': ({ who }, name) => `${listed(who, name)} ${who.length === 1 ? 'joins' : 'join'} the fight.`,
  'sleeper-killed': ({ who }, name) => `The party kills the sleeping ${name(who)}.`,
  'combat-over': ({ won, beaten }, name) =>
    won ? `The fight is over${beaten.length > 0 ? `: the party has beaten ${grouped(beaten, name)}` : ''}.` : 'The fight is lost.',
  attack,
  target: ({ who, target }, name) => `${name(who)} turns on ${name(target)}.`,
  moves: ({ who, rank, space }, name) => `${name(who)} moves to the ${placeInRanks(rank, space)}.`,
}

// ---------------------------------------------------------------- where we are

const STEPS = { 1: 'Party combat', 2: 'Monster combat', 3: 'Hellgate', 4: 'Party reorganizes', 5: 'Monsters reorganize' } as const

function stepsOf(f: Fight): NonNullable<Decision['steps']> {
  return [
    { label: `Round ${f.round}`, done: true },
    { label: STEPS[f.step], now: true },
  ]
}

/** The fight that a question is about; a text asked for too late finds none. */
function inFight(s: DelveState, words: (f: Fight) => Wording): Wording {
  return s.fight === null ? { prompt: 'The fight is over.' } : words(s.fight)
}

// ---------------------------------------------------------------- 9.2.1

function combatAction(s: DelveState, ask: Asked<'combat-action'>): Wording {
  const actions = ask.ids.map((choice) => actionAmong(choice, IN_COMBAT))
  const id = ask.about ?? ''
  return inFight(s, (f) => {
    const who = fighter(s, id)
    const answers = answersTo(s, f, who)
    const waits = waiting(s, ask.ids, actions)
    return {
      prompt: `What will ${namesOf(s)(id)} do?`,
      lead: `${many(woundPointsLeft(who), 'Wound Point')} left, ${rankName(rankOf(partyRanks(s, f), id)).toLowerCase()}.`,
      steps: stepsOf(f),
      option: (choice) => {
        const action = actionAmong(choice, IN_COMBAT)
        const words = { ...answered(actionWords(s, f, who, action), answers(action)), ...(choice === waits && { stays: true }) }
        return charms(who, action) && f.only === null ? elsewhere(words) : words
      },
      blocked: who.fighter === 'character' ? blockedActions(s, f, who, actions) : [],
    }
  })
}

/** 13.2, 15.5: with only turned companions in reach, what spares them: the others go first, or the attack is let go. */
function waiting(s: DelveState, ids: readonly string[], actions: readonly CombatAction[]): string | undefined {
  const targets = actions.flatMap((action) => ('target' in action && action.target !== undefined ? [action.target] : []))
  const spares = targets.length > 0 && targets.every((id) => isCompanion(fighter(s, id)))
  return spares ? ['later', 'pass'].find((id) => ids.includes(id)) : undefined
}

/** A character among the foes: charmed, or turned by a talisman (13.2, 15.5). */
function isCompanion({ fighter }: Fighter): boolean {
  return fighter === 'character'
}

function actionWords(s: DelveState, f: Fight, who: Fighter, action: CombatAction): Omit<Option, 'id'> {
  switch (action.do) {
    case 'attack':
    case 'shoot':
    case 'throw':
      return attackWords(s, who, fighter(s, action.target))
    case 'cast':
      return castWords(s, f, who, action)
    case 'use':
      return useWords(s, who, action)
    case 'switch':
      return {
        label: `Change to the ${who.fighter === 'character' ? otherWeapon(who, action.weapon) : carriedName(action.weapon)}`,
        detail: 'Uses up this attack',
      }
    case 'later':
      return { label: 'Later', detail: 'The others act first', apart: true }
    case 'pass':
      return { label: 'Pass', detail: 'Does nothing', apart: true }
    default:
      return assertNever(action)
  }
}

/** 10.5, 14.5: a monster that may stand on a space of the party's choice. */
function charms(who: Fighter, action: CombatAction): boolean {
  if (action.do === 'cast') return action.spell === 'charm'
  if (action.do !== 'use' || who.fighter === 'monster') return false
  const item = who.items.find(({ id }) => id === action.item)
  return item?.kind === 'potion' && (item.type === 'charm-person' || item.type === 'charm-monster')
}

/** The blows in return are worked out with the monster on the first free space, the one suggested. */
function elsewhere(words: Omit<Option, 'id'>): Omit<Option, 'id'> {
  return words.odds?.die === undefined ? words : { ...words, odds: { ...words.odds, leavesOut: 'any place for it but the first free one' } }
}

/** With the chance of falling before the next choice, to the price or to the blows in return; or with a note that this is left out. */
function answered(words: Omit<Option, 'id'>, die: number | null): Omit<Option, 'id'> {
  if (die === null) return words.odds === undefined ? words : { ...words, odds: { ...words.odds, leavesOut: 'the blows in return' } }
  return die === 0 ? words : { ...words, ...deadly(words.odds, die) }
}

const DEEDS = { bow: 'Shoot', 'throwing-dagger': 'Throw' } as const

function attackWords(s: DelveState, who: Fighter, target: Fighter): Omit<Option, 'id'> {
  const column = columnOf(who) ?? 'monster'
  const deed = column === 'bow' || column === 'throwing-dagger' ? DEEDS[column] : 'Strike'
  const bonus = attackParts(who, column).reduce((sum, part) => sum + part.value, 0)
  const weapon = column === 'monster' ? 'claws' : carriedName(column)
  return {
    label: `${deed}${deed === 'Throw' ? ' at' : ''} ${namesOf(s)(target.id)}`,
    detail: `die ${signed(bonus)}, ${column === 'monster' ? 'monster' : weapon} column`,
    odds: because(attackOdds(who, column, target), attackWhy(who, column, target)),
    at: { kind: target.fighter, id: target.id },
    ...(isCompanion(target) && { friend: true }),
  }
}

/** Using a thing (14.5 to 14.8), aimed like a blow. */
function useWords(s: DelveState, who: Fighter, action: Use): Omit<Option, 'id'> {
  if (who.fighter === 'monster') throw new Error('monsters use nothing')
  const { target } = action
  const words = useOption(s, who, action)
  if (target === undefined) return words
  const harms = isCompanion(fighter(s, target)) && action.item.startsWith('talisman') // 14.6
  return { ...words, at: { kind: fighter(s, target).fighter, id: target }, ...(harms && { friend: true }) }
}

/** What a player would expect to do but may not, with the reason (9.4, 9.5, 10.2 to 10.5, 4.1.D). */
function blockedActions(s: DelveState, f: Fight, c: Character, actions: readonly CombatAction[]): Blocked[] {
  return [...blockedWeapons(s, f, c), ...blockedCasts(s, f, c, actions)]
}

function blockedWeapons(s: DelveState, f: Fight, c: Character): Blocked[] {
  const out: Blocked[] = []
  c.weapons.forEach((_, i) => {
    if (c.combat.thrown.includes(i))
      out.push({ id: `throw-${i}`, label: 'Throw the dagger', rule: '9.5', why: 'Already thrown: it comes back after the fight.' })
  })
  const held = heldWeapon(c)
  if (held === null) return out
  const rank = rankOf(partyRanks(s, f), c.id)
  const { weapon } = held
  const deed = {
    id: weapon === 'bow' ? 'shoot' : 'attack',
    label: weapon === 'bow' ? 'Shoot the bow' : `Strike with the ${carriedName(weapon)}`,
  }
  if (rank > 1) out.push({ ...deed, rule: '9.2', why: 'Only the first two ranks fight.' })
  else if (!usefulIn(weapon, rank))
    out.push({
      ...deed,
      rule: '9.4',
      why: weapon === 'bow' ? 'Bows shoot only from the second rank.' : 'It strikes only from the front rank.',
    })
  else if (inRank(f.foes, 0).length === 0) out.push({ ...deed, rule: '9.8', why: 'No foe stands in front until this step ends.' })
  return out
}

function charmedPlace(s: DelveState, ask: Asked<'charmed-place'>): Wording {
  const called = namesOf(s)(ask.about ?? '')
  return inFight(s, (f) => ({
    prompt: `Where will ${called} stand?`,
    lead: 'It fights for the party on any free space of its ranks.',
    steps: stepsOf(f),
    option: (id) => {
      const { who, rank, space } = actionAmong(id, ['move'])
      return { label: placeInRanks(rank, space), at: { kind: 'monster', id: who }, data: { rank, space } }
    },
  }))
}

function deployment(s: DelveState): Wording {
  const name = namesOf(s)
  return {
    prompt: 'Which monster stands where?',
    lead: 'The three with the most Wound Points stand in front. A lone monster stands in the middle, two at the ends.',
    ranks: RANKS,
    item: (id) => ({ label: name(id), detail: many(woundPointsLeft(fighter(s, id)), 'Wound Point') }),
  }
}

function joinFight(s: DelveState): Wording {
  return inFight(s, (f) => ({
    prompt: 'Join the fight?',
    lead: `${listed(f.only ?? [], namesOf(s))} has fought alone so far.`,
    steps: stepsOf(f),
    option: (id) => (actionAmong(id, ['join', 'decline']).do === 'join' ? { label: 'Join the fight' } : { label: 'Stay out of it' }),
  }))
}

// ---------------------------------------------------------------- 9.8

function reorganise(s: DelveState, ask: Asked<'reorganise'>): Wording {
  const name = namesOf(s)
  return inFight(s, (f) => {
    const front = inRank(partyRanks(s, f), 0)
    const forced = !ask.ids.includes('pass')
    return {
      prompt: forced ? 'Who steps up to the front?' : 'Change places?',
      lead: forced ? 'Only one is left in front: a character of the second rank must step up.' : 'One character may move one step.',
      steps: stepsOf(f),
      option: (id) => {
        const action = actionAmong(id, ['move', 'pass'])
        if (action.do === 'pass') return { label: 'Keep the ranks', apart: true, stays: true }
        const { who, rank, space } = action
        const label = `${name(who)}: ${placeInRanks(rank, space)}`
        return { label, at: { kind: fighter(s, who).fighter, id: who }, by: who, data: { rank, space } }
      },
      blocked: front.length === 2 ? front.map((id) => stayInFront(id, name(id))) : [],
    }
  })
}

function stayInFront(id: Id, called: string): Blocked {
  return { id: `move:${id}`, label: `${called}: second rank`, rule: '9.8', why: 'With only two in front, neither may fall back.' }
}

const topics: Words<'combat-action' | 'charmed-place' | 'deployment' | 'join-fight' | 'reorganise'> = {
  'combat-action': combatAction,
  'charmed-place': charmedPlace,
  deployment,
  'join-fight': joinFight,
  reorganise,
}

export const combat = { sentences, topics } satisfies ChapterText

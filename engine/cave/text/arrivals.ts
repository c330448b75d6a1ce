import { percent } from '../../kernel/odds.ts'
import type { Odds, Option } from '../../kernel/types.ts'
import { capital, listed, many } from '../../kernel/words.ts'
import { attacks } from '../chapters/14-characters.ts'
import { againstCards, enemiesOn } from '../chapters/14-combat.ts'
import { lyingOn } from '../chapters/cards.ts'
import { cardOfPlayer, living } from '../chapters/characters.ts'
import { dieOfSpace, oddsOfFight } from '../odds/shown.ts'
import { cardOf, isBeast } from '../open/cards.ts'
import { listText } from '../open/results.ts'
import { isChamber, spaceOf } from '../open/spaces.ts'
import type { CaveState, Player } from '../state.ts'
import { LIMITS, NAMED_SPACES } from '../tables/index.ts'
import { NAMED, type SpaceId } from '../tables/table-types.ts'
import { lastLife } from './warnings.ts'

// What a player comes to by ending a move on a space: said before the move.

/** Who stands and what lies there, what is drawn, and what the space does; with the chance of the fight, if one waits there. */
export function arrival(s: CaveState, p: Player, space: SpaceId): Pick<Option, 'detail' | 'odds' | 'warns'> {
  const detail = thereOn(s, p, space)
    .map((part) => `${part}.`)
    .join(' ')
  return { ...(detail === '' ? {} : { detail }), ...fightThere(s, p, space) }
}

/** The same in sentences without their full stops. */
export function thereOn(s: CaveState, p: Player, space: SpaceId): readonly string[] {
  return [...standing(s, p, space), ...lying(s, space), ...ofSpace(s, p, space)]
}

/** 12.1: the Characters to meet in place of the space. */
function standing(s: CaveState, p: Player, space: SpaceId): readonly string[] {
  if (attacks(s, { ...p, at: space }).length === 0) return []
  const here = living(s, p.seat).filter((other) => other.seat !== p.seat && other.at === space)
  const names = capital(listed(here.map((other) => `the ${cardOfPlayer(other).name}`)))
  return [`${names} ${here.length === 1 ? 'stands' : 'stand'} there`]
}

function lying(s: CaveState, space: SpaceId): readonly string[] {
  const { cards, gold } = lyingOn(s, space)
  const things = [...cards.map(lyingCard), ...(gold > 0 ? [`${gold} Gold`] : [])]
  return things.length === 0 ? [] : [listed(things)]
}

/** `Minotaur (Strength 7)` */
function lyingCard(copy: string): string {
  const card = cardOf(copy)
  if (isBeast(card)) return `${card.name} (Strength ${card.strength})`
  return card.type === 'spirit' ? `${card.name} (Craft ${card.craft})` : card.name
}

/** 11.3, 12.3 to 12.6: the space itself. */
function ofSpace(s: CaveState, p: Player, space: SpaceId): readonly string[] {
  if (space === s.crystal) return ['The Magic Crystal is here']
  if (isChamber(space)) return ['Roll for which of six it is']
  const named = NAMED.find((id) => id === space)
  if (named !== undefined) {
    const rules = NAMED_SPACES[named]
    if ('heal' in rules) return p.lives < LIMITS.healTo ? ['You can heal here for Gold'] : []
    return [`${rules.must ? 'You roll' : 'You may roll'}: ${listText(dieOfSpace(p, named) ?? rules.die)}`]
  }
  const left = toDraw(s, space)
  return [...(spaceOf(space).gate ? ['A Heavy Gate'] : []), ...(left > 0 ? [`${many(left, 'card')} to draw`] : [])]
}

/** 12.3: how many cards are drawn there, apart from those that lie there. */
function toDraw(s: CaveState, space: SpaceId): number {
  return spaceOf(space).draw - lyingOn(s, space).cards.length
}

/** 12.3, 12.4: a card that is drawn there may be another Enemy, or prevent the fight; so may what a Chamber turns out to be. */
function comesFirst(s: CaveState, space: SpaceId): Pick<Odds, 'leavesOut'> {
  if (isChamber(space) && space !== s.crystal) return { leavesOut: 'what the Chamber brings first' }
  return toDraw(s, space) > 0 ? { leavesOut: 'what is drawn there first' } : {}
}

/** 14.1, 15.1: the chance against who lies there, where they attack together; those who attack by Craft come after those by Strength. */
function fightThere(s: CaveState, p: Player, space: SpaceId): Pick<Option, 'odds' | 'warns'> {
  const groups = (['strength', 'craft'] as const)
    .map((by) => ({ by, cards: enemiesOn(s, space, by) }))
    .filter(({ cards }) => cards.length > 0)
  const [only, another] = groups
  if (only === undefined) return {}
  const odds = oddsOfFight(p, againstCards(only.cards, only.by))
  const warns = lastLife(p, odds.die ?? 0, 'You may lose your last Life there.')
  if (another !== undefined || odds.chance === undefined) return warns
  return { odds: { text: percent(odds.chance), chance: odds.chance, of: 'won', ...comesFirst(s, space) }, ...warns }
}

import { type Action, faceId, isAside, readAction } from '../../../../engine/gladiator/open/actions.ts'
import { weaponOf } from '../../../../engine/gladiator/open/arms.ts'
import type { ArenaView } from '../../../../engine/gladiator/view-types.ts'
import type { Decision, Option } from '../../../../engine/kernel/types.ts'
import { byKind, type RowContext } from './spell-rows.ts'
import { arenaOptions, figureIn } from './view.ts'
import { facingFrom, worthNaming } from './ways.ts'

// Which answers have a row in the card. Squares are pressed on the board, fighters and arms in the lists of the muster, standing orders have
// a page of their own, and a spell has one row until it is chosen.

/** More squares than this are left to the board, except the picked one. */
const MOST_LISTED = 8

/** The question as its card has it; what is picked elsewhere stands among the answers. */
export function withoutSquares(asked: Decision, shown: RowContext): Decision {
  const all = (asked.options ?? []).filter((option) => !isOrder(option))
  const { blocked, ...question } = asked
  // They are one list in the card: the deed is for the menus of the counters.
  const shut = blocked?.map(({ deed: _, ...each }) => each)
  return { ...question, options: rowsOf(asked, all, shown), ...(shut && { blocked: shut }) }
}

function rowsOf(asked: Decision, all: readonly Option[], shown: RowContext): readonly Option[] {
  const { view, picked } = shown
  const isPicked = ({ id }: Option) => picked.includes(id)
  // What can be left to the program isn't an action of the rules.
  const isErrand = ({ id }: Option) => readAction(asked.topic, id) === null
  const errands = all.filter(isErrand)
  const own = all.filter((option) => !isErrand(option))
  if (isListed(asked)) return all.filter((option) => !isInLists(asked, option) || isPicked(option))
  switch (asked.topic) {
    case 'move': {
      const named = worthNaming(asked, view)
      const chosen = own.filter((option) => isSquare(option) && isPicked(option) && !named.some(({ id }) => id === option.id))
      return [...own.filter((option) => !isSquare(option)), ...named, ...chosen, ...errands]
    }
    case 'action':
      return [...actions(own, shown), ...errands]
    default: {
      const isLeft = own.filter(isSquare).length > MOST_LISTED
      return [...own.filter((option) => !(isLeft && isSquare(option)) || isPicked(option)), ...errands]
    }
  }
}

/** What is done to an enemy by hand or from afar. */
const BLOWS: ReadonlySet<Action['kind']> = new Set([
  'attack',
  'slash',
  'dual',
  'impale',
  'receive',
  'shield',
  'rush',
  'shoot',
  'throw',
  'grapple',
])

/** Blows come first, then spells, then everything else. */
function actions(own: readonly Option[], shown: RowContext): readonly Option[] {
  const { picked } = shown
  const rows = own.filter((option) => !isSquare(option) || picked.includes(option.id))
  const acts = rows.map((option) => ({ option, action: readAction('action', option.id) }))
  const spells = acts.flatMap(({ option, action }) => (action?.kind === 'cast' ? [{ ...action, option }] : []))
  const blows = acts.filter(({ action }) => action !== null && BLOWS.has(action.kind))
  const rest = acts.filter((each) => each.action?.kind !== 'cast' && !blows.includes(each))
  return [...blows.map(({ option }) => option), ...byKind(spells, shown), ...rest.map(({ option }) => option)]
}

/** Whether its answers stand in the lists of the muster. */
export function isListed({ topic }: Pick<Decision, 'topic'>): boolean {
  return topic === 'muster' || topic === 'gear'
}

/** Of the muster: it stands in the lists beside the card. */
export function isInLists({ topic }: Pick<Decision, 'topic'>, { id, aside }: Option): boolean {
  const action = readAction(topic, id)
  return action !== null && action.kind !== 'make' && action.kind !== 'done' && !aside
}

function isOrder({ id, aside }: Option): boolean {
  return aside === true && isAside(id)
}

export function isSquare({ at, aside }: Option): boolean {
  return at?.kind === 'square' && !aside
}

/**
 * What nearly everyone does nearly always: a blow that can hit, looking at the nearest enemy, repelling, which costs nothing, evading what
 * can kill.
 */
export function firstPicks(decision: Decision, view: ArenaView | null): readonly string[] {
  const wanted = view === null ? undefined : usual(decision, view)
  const isThere = (decision.options ?? []).some(({ id, warns }) => id === wanted && warns === undefined)
  return isThere && wanted !== undefined ? [wanted] : []
}

const USUAL: Readonly<Record<string, string>> = { muster: 'done', gear: 'done', repel: 'repel', incentive: 'last' }

function usual(decision: Decision, view: ArenaView): string | undefined {
  const { topic, options = [], about = null } = decision
  const figure = figureIn(view, about)
  switch (topic) {
    case 'move':
      return usualMove(decision, view)
    case 'face':
      return figure?.at == null ? undefined : faceId(facingFrom(view, figure, figure.at))
    case 'action':
      return usualAction(options)
    case 'push':
      return usualPush(decision)
    case 'evade':
      // 37.3: not to be there where a plain hit can kill; else to keep one’s action.
      return arenaOptions(decision, 'evade').some(({ data }) => data?.kills) ? 'evade' : 'no'
    default:
      return USUAL[topic]
  }
}

/** Toward the enemy; a fighter already engaged, or with a bow ready, rather stays where he is. */
function usualMove(decision: Decision, view: ArenaView): string | undefined {
  const mover = figureIn(view, decision.about ?? null)
  const hasBow = mover?.ready != null && weaponOf(mover.ready.type)?.kind === 'bow'
  return mover === null || mover.engagedBy.length > 0 || hasBow ? undefined : worthNaming(decision, view)[0]?.id
}

/** The blow that costs the enemy most on average; where there is none, to be hard to hit. */
function usualAction(options: readonly Option[]): string | undefined {
  const blows = options.filter(({ odds, warns }) => (odds?.expected ?? 0) > 0 && warns === undefined)
  const [best] = blows.toSorted((a, b) => (b.odds?.expected ?? 0) - (a.odds?.expected ?? 0))
  return best?.id ?? options.find(({ id }) => id === 'evade')?.id
}

/** 40.2: where the ground hurts most; where it hurts nowhere, he is left where he lies. */
function usualPush(decision: Decision): string | undefined {
  return arenaOptions(decision, 'push').toSorted((a, b) => (b.data?.harm ?? 0) - (a.data?.harm ?? 0))[0]?.id
}

import type { ArenaView } from '../../../../engine/gladiator/view-types.ts'
import type { Decision, Option } from '../../../../engine/kernel/types.ts'
import type { GladiatorTables } from '../tables.ts'
import { byKind, type RowContext } from './spell-rows.ts'
import { figureIn } from './view.ts'
import { facingNearest, worthNaming } from './ways.ts'

// Which answers have a row in the card. Squares are pressed on the board, fighters and arms in the lists of the muster, standing orders have
// a page of their own, and a spell has one row until it is chosen.

/** Up to this many squares are listed where nothing else is asked. */
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
  const errands = all.filter(isErrand)
  const own = all.filter((option) => !isErrand(option))
  if (isListed(asked)) return all.filter((option) => !isInLists(option) || isPicked(option))
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
const BLOWS: ReadonlySet<string> = new Set(['attack', 'slash', 'dual', 'impale', 'receive', 'shield', 'rush', 'shoot', 'throw', 'grapple'])

/** Blows come first, then spells, then everything else. */
function actions(own: readonly Option[], shown: RowContext): readonly Option[] {
  const { picked } = shown
  const rows = own.filter((option) => !isSquare(option) || picked.includes(option.id))
  const spells = rows.filter(({ id }) => id.startsWith('cast:'))
  const blows = rows.filter(({ id }) => BLOWS.has(id.split(':')[0] ?? ''))
  const rest = rows.filter((option) => !spells.includes(option) && !blows.includes(option))
  return [...blows, ...byKind(spells, shown), ...rest]
}

/** Whether its answers stand in the lists of the muster. */
export function isListed({ topic }: Pick<Decision, 'topic'>): boolean {
  return topic === 'muster' || topic === 'gear'
}

/** Of the muster: it stands in the lists beside the card. */
export function isInLists({ id, aside }: Option): boolean {
  return id.includes(':') && !aside
}

function isOrder({ id, aside }: Option): boolean {
  return aside === true && id.startsWith('orders:')
}

export function isSquare({ at, aside }: Option): boolean {
  return at?.kind === 'square' && !aside
}

/** What can be left to the program. */
const ERRANDS: ReadonlySet<string> = new Set(['moves', 'turn', 'fight'])

function isErrand({ id }: Option): boolean {
  return ERRANDS.has(id)
}

/** Table 4.1; undefined until it arrives. */
type Weapons = GladiatorTables['weapons'] | undefined

/** What nearly everybody does nearly always: a blow that can hit, looking at the nearest enemy, repelling, which costs nothing, evading what can kill. */
export function firstPicks(decision: Decision, view: ArenaView | null, weapons: Weapons): readonly string[] {
  const wanted = view === null ? undefined : usual(decision, view, weapons)
  const isThere = (decision.options ?? []).some(({ id, warns }) => id === wanted && warns === undefined)
  return isThere && wanted !== undefined ? [wanted] : []
}

const USUAL: Readonly<Record<string, string>> = { muster: 'done', gear: 'done', repel: 'repel', incentive: 'last' }

function usual(decision: Decision, view: ArenaView, weapons: Weapons): string | undefined {
  const { topic, options = [] } = decision
  switch (topic) {
    case 'move':
      return usualMove(decision, view, weapons)
    case 'face':
      return facingNearest(view, decision) ?? undefined
    case 'action':
      return usualAction(options)
    case 'push':
      return usualPush(options, view)
    case 'evade':
      return usualDefence(options)
    default:
      return USUAL[topic]
  }
}

/** Toward the enemy; whoever is engaged already, or has a bow ready, rather stays where he is. */
function usualMove(decision: Decision, view: ArenaView, weapons: Weapons): string | undefined {
  const mover = figureIn(view, decision.about ?? null)
  const stays = mover === null || mover.engagedBy.length > 0 || weapons?.[mover.ready?.type ?? '']?.kind === 'bow'
  return stays ? undefined : worthNaming(decision, view)[0]?.id
}

/** The blow that costs the enemy most in the mean; where there is none, to be hard to hit. */
function usualAction(options: readonly Option[]): string | undefined {
  const blows = options.filter(({ odds, warns }) => (odds?.expected ?? 0) > 0 && warns === undefined)
  const [best] = blows.toSorted((a, b) => (b.odds?.expected ?? 0) - (a.odds?.expected ?? 0))
  return best?.id ?? options.find(({ id }) => id === 'evade')?.id
}

/** 37.3: not to be there where a plain hit can kill; else to keep one’s action. */
function usualDefence(options: readonly Option[]): string {
  const taken = options.find(({ id }) => id === 'no')?.data
  const kills = typeof taken === 'object' && taken !== null && 'kills' in taken && taken.kills === true
  return kills ? 'evade' : 'no'
}

/** 40.2: where the ground hurts most; where it hurts nowhere, he is left where he lies. */
function usualPush(options: readonly Option[], { arena: { terrain } }: ArenaView): string | undefined {
  const harmAt = (id: string) =>
    terrain.filter(({ at }) => `push:${at.join('-')}` === id).reduce((sum, { kind, layers }) => sum + (HARM[kind] ?? 0) * layers, 0)
  return options.toSorted((a, b) => harmAt(b.id) - harmAt(a.id))[0]?.id
}

/** SH: by a fall, and at the end of a turn for each layer (22.2, 23.1, 23.4). */
const HARM: Readonly<Record<string, number>> = { pit: 4, fire: 3, caltrops: 2 }

import { type CavePlan, cellOf } from '../../../../engine/cave/open/plan.ts'
import type { Space, SpaceId } from '../../../../engine/cave/tables/table-types.ts'
import type { Option } from '../../../../engine/kernel/types.ts'
import { type Stop, stopTowards } from '../../../board/stops.ts'
import type { Contents } from './contents.ts'
import type { Lit } from './lit.ts'
import { contentWords, type Known, spaceWords } from './words.ts'

/** A focusable space. */
export interface SpaceStop extends Stop {
  readonly space: Space
  /** Whether anything is there but the space itself. */
  readonly isNoted: boolean
}

interface Seen extends Known {
  readonly plan: CavePlan
  readonly contents: ReadonlyMap<SpaceId, Contents>
  readonly lit: ReadonlyMap<SpaceId, Lit>
  /** Steps from the Character who moves; empty where none does. */
  readonly far: ReadonlyMap<SpaceId, number>
  /** Whether those who stand there can be pressed. */
  readonly hasMenus: boolean
}

/** Every space in words, with what a press there chooses. */
export function stopsOf({ plan, contents, lit, far, hasMenus, ...known }: Seen): readonly SpaceStop[] {
  return plan.spaces.map((space) => {
    const there = contents.get(space.id)
    const here = lit.get(space.id)
    const steps = far.get(space.id) ?? 0
    const words = [
      ...spaceWords(space, known),
      ...contentWords(there),
      ...(steps === 0 ? [] : [steps === 1 ? '1 step away' : `${steps} steps away`]),
    ]
    return {
      id: space.id,
      ...cellOf(space),
      space,
      options: here?.options ?? NO_OPTIONS,
      people: hasMenus ? peopleOn(there) : [],
      label: `${words.join(', ')}.${litWords(here)}`,
      isNoted: there !== undefined || here !== undefined || known.crystal === space.id,
    }
  })
}

const NO_OPTIONS: readonly Option[] = []

function litWords(lit: Lit | undefined): string {
  if (lit === undefined) return ''
  const chance = lit.chance === null ? '' : ` You can end here: ${shareOf(lit.chance)}.`
  return `${chance}${lit.options.map(({ label }) => ` ${label}.`).join('')}`
}

/** `16.7%`. */
export function shareOf(chance: number): string {
  return `${(chance * 100).toFixed(1).replace(/\.0$/, '')}%`
}

/** Those there with a menu: players by seat, things by card. */
function peopleOn(contents: Contents | undefined): readonly string[] {
  return contents === undefined ? [] : [...contents.players.map(({ seat }) => `seat-${seat}`), ...contents.cards]
}

/** An arrow goes along a passage; where none leads that way, to the nearest space there. */
export function spaceTowards(stops: readonly SpaceStop[], from: SpaceStop, key: string): SpaceStop | null {
  const beside = stops.filter(({ id }) => from.space.neighbours.includes(id))
  return stopTowards(beside, from, key) ?? stopTowards(stops, from, key)
}

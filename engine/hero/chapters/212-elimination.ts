import { reveal, type Script, tell } from '../../kernel/play.ts'
import type { Counter, Hero, Kind, Section, SectionId, Spot } from '../state.ts'
import { worthOf } from '../tables/index.ts'
import type { PrintedCell } from '../tables/table-types.ts'
import { heroOf, part } from './section.ts'

export type EliminationEvent = {
  type: 'eliminated'
  rule: EliminationRule
  section: SectionId
  counter: string
  kind: Kind
  at: Spot | null
  /** Points of courage before armour changes them (214A). */
  points: number
  reads?: PrintedCell
}

/** By a blow, behind a door that is forced, by a test passed, by being stepped on. */
export type EliminationRule = '212A' | '206C' | '211C' | '211D' | '211E'

/** 212A: off the board, on to the hero's account (H-14, H-42); riches that it carried stay where they are (207B5). */
export function* eliminate(g: Hero, section: Section, counter: Counter, rule: EliminationRule): Script {
  const hero = heroOf(section)
  const { id, kind, at } = counter
  hero.killed[kind] = (hero.killed[kind] ?? 0) + 1
  part(section, counter)
  reveal(g)
  counter.at = null
  counter.up = false
  counter.known = true
  const reads: PrintedCell = { table: '214A', row: kind }
  const event = { type: 'eliminated', rule, section: section.id, counter: id, kind, at, points: worthOf(kind), reads } as const
  yield* tell(g, event satisfies EliminationEvent)
}

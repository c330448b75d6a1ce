import type { CounterView, HeroSheetView, HeroView, Levels, SectionView, Spot } from '../../../../engine/hero/view-types.ts'
import { CHARACTERISTICS, type Trait, WEAPONS } from '../../../../engine/hero/view-types.ts'
import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { isSame, neighbour } from '../board/catacomb.ts'
import { Fields } from './fields.ts'

/** Something told at once: a walk, all marches, a blow with its result. */
export interface Beat {
  readonly events: readonly LogEntry[]
}

/** The events that continue the beat before them if it is of the same sort; any other event that is not a lead follows from it. */
const WALKS: ReadonlySet<string> = new Set([
  'stepped',
  'turned',
  'marched',
  'sighted',
  'lost-sight',
  'halted',
  'phase-began',
  'track-advanced',
  'turn-began',
])

const LEADS: ReadonlySet<string> = new Set([
  'turn-began',
  'phase-began',
  'hero-struck',
  'monster-struck',
  'trap',
  'succubus',
  'door-tried',
  'door-forced',
  'outwitted',
  'riches-taken',
  'reached-alysa',
  'breather',
  'game-over',
])

/** What bots and monsters did, in order: a walk of any length is one beat. */
export function beatsOf(events: readonly LogEntry[]): readonly Beat[] {
  const beats: LogEntry[][] = []
  for (const event of events) {
    const open = beats.at(-1)
    if (open === undefined || begins(open, event)) beats.push([event])
    else open.push(event)
  }
  return beats.map((each) => ({ events: each }))
}

function begins(open: readonly LogEntry[], { type }: LogEntry): boolean {
  const wasWalk = open.every((event) => WALKS.has(event.type))
  // A phase begins with its first action.
  if (wasWalk && open.every((event) => event.type === 'phase-began' || event.type === 'turn-began'))
    return type === 'phase-began' && open.length > 1
  if (LEADS.has(type)) return true
  return (type === 'stepped' || type === 'marched') && !wasWalk
}

/** A beat in a few words: several marches are counted, not named. */
export function wordsOf({ events }: Beat): string {
  const marched = events.filter(({ type }) => type === 'marched').length
  const walked = events.filter(({ type }) => type === 'stepped')
  const others = events.filter(({ type }) => type !== 'marched' && type !== 'stepped' && type !== 'turned')
  const said = [
    ...others.map(({ text }) => text),
    ...(marched === 1 ? ['A counter moves.'] : marched > 1 ? [`${marched} counters move.`] : []),
    ...(walked.length > 0 ? [walked.at(-1)?.text ?? ''] : []),
  ]
  return said.join(' ')
}

/** The table once these have been told. */
export function toldUpTo(view: HeroView, beats: readonly Beat[]): HeroView {
  const ground: HeroView = { ...view, activity: null, march: null }
  return beats.flatMap(({ events }) => events).reduce(tellOne, ground)
}

function tellOne(view: HeroView, { type, data }: LogEntry): HeroView {
  const event = new Fields(data)
  const id = event.text('section')
  const section = view.sections.find((each) => each.id === id)
  if (type === 'turn-began') return { ...view, turn: event.number('turn') ?? view.turn, phase: 'hero' }
  if (!section) return view
  if (type === 'phase-began') return { ...view, at: section.id, phase: event.text('phase') === 'monsters' ? 'monsters' : 'hero' }
  const next = toldOf(section, type, event)
  return next === section ? view : { ...view, sections: view.sections.map((each) => (each === section ? next : each)) }
}

function toldOf(section: SectionView, type: string, event: Fields): SectionView {
  switch (type) {
    case 'stepped':
    case 'fell-back':
    case 'thrown-back':
    case 'entered': {
      const to = event.spot('to') ?? event.spot('at')
      return to ? heroIn(section, (hero) => ({ at: to, facing: facingOf(hero, to) })) : section
    }
    case 'turned':
      return heroIn(section, ({ facing }) => ({
        facing: (['n', 'e', 's', 'w'] as const).find((each) => each === event.text('facing')) ?? facing,
      }))
    case 'marched': {
      const to = event.spots('path').at(-1)
      return to ? countersIn(section, [event.text('counter')], () => ({ at: to })) : section
    }
    case 'sighted':
    case 'lost-sight': {
      const kinds = new Map(event.records('counters').map((each) => [each.text('id'), each.kind()]))
      return countersIn(section, [...kinds.keys()], ({ id, kind }) =>
        type === 'sighted' ? { up: true, kind: kinds.get(id) ?? kind } : { up: false, remembered: kinds.get(id) ?? null },
      )
    }
    case 'eliminated':
    case 'riches-taken':
      return countersIn(section, [event.text('counter')], () => ({ at: null }))
    case 'wounded':
      return heroIn(section, ({ now }) => ({ now: changed(now, (trait) => -(event.record('lost').number(trait) ?? 0)) }))
    case 'excess-taken':
      return heroIn(section, ({ now }) => ({
        now: changed(now, (trait) => (trait === event.text('on') ? -(event.number('lost') ?? 0) : 0)),
      }))
    case 'succubus':
      return heroIn(section, ({ now }) => ({ now: changed(now, (trait) => (trait === 'strength' ? -(event.number('lost') ?? 0) : 0)) }))
    case 'luck-used':
      return heroIn(section, ({ now }) => ({ now: changed(now, (trait) => (trait === 'luck' ? -1 : 0)) }))
    case 'breather':
      return heroIn(section, ({ now }) => ({ now: changed(now, (trait) => event.record('recovered').number(trait) ?? 0) }))
    case 'died':
      return heroIn(section, () => ({ status: 'dead', at: null }))
    case 'reached-alysa':
      return heroIn(section, () => ({ status: 'track', at: null }))
    case 'track-advanced':
      return heroIn(section, ({ track }) => ({ track: event.number('box') ?? track }))
    default:
      return section
  }
}

function heroIn(section: SectionView, change: (hero: HeroSheetView) => Partial<HeroSheetView>): SectionView {
  return section.hero ? { ...section, hero: { ...section.hero, ...change(section.hero) } } : section
}

function countersIn(
  section: SectionView,
  ids: readonly (string | null)[],
  change: (counter: CounterView) => Partial<CounterView>,
): SectionView {
  return { ...section, counters: section.counters.map((each) => (ids.includes(each.id) ? { ...each, ...change(each) } : each)) }
}

/** A step sets the facing along it (H-19). */
function facingOf({ at, facing }: HeroSheetView, to: Spot): HeroSheetView['facing'] {
  return (at && (['n', 'e', 's', 'w'] as const).find((each) => isSame(neighbour(at, each), to))) ?? facing
}

function changed(now: Levels, by: (trait: Trait) => number): Levels {
  const characteristics = { ...now.characteristics }
  const weapons = { ...now.weapons }
  for (const trait of CHARACTERISTICS) characteristics[trait] = Math.max(0, characteristics[trait] + by(trait))
  for (const weapon of WEAPONS) weapons[weapon] = Math.max(0, weapons[weapon] + by(weapon))
  return { characteristics, weapons }
}

/** Cells of the wound table that were struck, in order. */
export function struckIn(events: readonly LogEntry[]): readonly { readonly row: number; readonly column: number }[] {
  return events.flatMap(({ type, data }) => {
    const event = new Fields(data)
    const [row, column] = [event.number('row'), event.number('column')]
    return type === 'wound' && row !== null && column !== null ? [{ row, column }] : []
  })
}

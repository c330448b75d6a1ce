import { faceOf } from '../../../../engine/hero/open/face.ts'
import { one } from '../../../../engine/hero/open/names.ts'
import type { HeroView, SectionView } from '../../../../engine/hero/view-types.ts'
import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { listed } from '../../../../engine/kernel/words.ts'
import type { Meantime } from '../../../table/meanwhile.tsx'
import { EVENTS, levelsIn, type Told } from '../events.ts'
import { heroName } from './view.ts'

/** A hero's own phase, or the monsters' phase against him. */
interface Phase {
  readonly section: SectionView
  readonly isHeros: boolean
  readonly events: readonly Told[]
}

/** What the others did since this seat's last choice: a line for each other hero, and one for what came against its own. */
export function meantimesOf(events: readonly LogEntry[], view: HeroView): readonly Meantime[] {
  const phases = phasesOf(EVENTS.all(events), view).filter((phase) => !isOwn(phase, view))
  return view.sections.flatMap((section) => {
    const happened = phases.filter((phase) => phase.section === section).flatMap((phase) => phase.events)
    const isOwnHero = section.seat === view.seat
    const deeds = isOwnHero ? sufferedIn(happened) : listed(deedsOf(happened), '')
    if (deeds === '') return []
    const [icon, who] = isOwnHero
      ? (['m-orc', `Against ${heroName(section)}`] as const)
      : ([faceOf(heroName(section)), heroName(section)] as const)
    return { id: section.id, icon, who, deeds: `${deeds}.` }
  })
}

/** This seat's hero acted, or its monsters. */
function isOwn({ section, isHeros }: Phase, { seat }: HeroView): boolean {
  return (isHeros ? section.seat : section.owner) === seat
}

function phasesOf(events: readonly Told[], { sections }: HeroView): readonly Phase[] {
  return events.flatMap((event, i) => {
    const section = event.type === 'phase-began' ? sections.find(({ id }) => id === event.section) : undefined
    if (event.type !== 'phase-began' || section === undefined) return []
    const rest = events.slice(i + 1)
    const end = rest.findIndex(({ type }) => type === 'phase-began' || type === 'turn-began')
    return { section, isHeros: event.phase === 'hero', events: end < 0 ? rest : rest.slice(0, end) }
  })
}

function deedsOf(events: readonly Told[]): readonly string[] {
  const squares = events.filter(({ type }) => type === 'stepped').length
  const doors = events.filter((event) => event.type === 'door-tried' && event.opened).length
  const slain = events.flatMap((event) => (event.type === 'eliminated' ? one(event.kind) : []))
  const lost = events.reduce((sum, event) => sum + (event.type === 'wounded' ? levelsIn(event.lost) : 0), 0)
  const taken = events.flatMap((event) => (event.type === 'riches-taken' ? one(event.kind) : []))
  return [
    ...(squares > 0 ? [`goes ${count(squares, 'square')}`] : []),
    ...(doors > 0 ? [`opens ${doors === 1 ? 'a door' : `${doors} doors`}`] : []),
    ...(slain.length > 0 ? [`gets rid of ${listed(slain)}`] : []),
    ...(taken.length > 0 ? [`picks up ${listed(taken)}`] : []),
    ...events.flatMap((event) => (event.type === 'outwitted' ? (event.done ? 'outwits them all' : 'fails to outwit them') : [])),
    ...(lost > 0 ? [`loses ${count(lost, 'level')}`] : []),
    ...(has(events, 'died') ? ['dies'] : []),
    ...(has(events, 'breather') ? ['catches his breath'] : []),
    ...(has(events, 'reached-alysa') ? ['reaches Alysa'] : []),
  ]
}

/** The monsters' phase against one's own hero. */
function sufferedIn(events: readonly Told[]): string {
  const moved = events.filter(({ type }) => type === 'marched').length
  const struck = events.filter(({ type }) => type === 'monster-struck').length
  const seen = events.flatMap((event) => (event.type === 'sighted' ? event.counters.map(({ kind }) => one(kind)) : []))
  const monsters = [
    ...(moved > 0 ? [moved === 1 ? 'a counter moves' : `${moved} counters move`] : []),
    ...(seen.length > 0 ? [`${listed(seen)} ${seen.length === 1 ? 'comes' : 'come'} in sight`] : []),
    ...(struck > 0 ? [struck === 1 ? 'one blow falls' : `${struck} blows fall`] : []),
  ]
  const his = deedsOf(events)
  return [listed(monsters, ''), his.length > 0 ? `he ${listed(his)}` : ''].filter((part) => part !== '').join('; ')
}

function has(events: readonly Told[], type: Told['type']): boolean {
  return events.some((event) => event.type === type)
}

function count(of: number, what: string): string {
  return `${of} ${what}${of === 1 ? '' : 's'}`
}

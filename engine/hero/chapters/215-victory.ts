import { type Script, tell } from '../../kernel/play.ts'
import { roll } from '../asks.ts'
import type { Characteristic, End, Hero, HeroState, Section, SectionId } from '../state.ts'
import { TRACK_BOXES, WINNING_MARGIN } from '../tables/index.ts'
import { levelOf } from './102-levels.ts'
import { pointsOf } from './214-points.ts'
import { heroOf } from './section.ts'

export type VictoryEvent =
  | { type: 'reached-alysa'; rule: '215A2'; section: SectionId; total: number }
  | { type: 'track-advanced'; rule: '215A3'; section: SectionId; box: number }
  | { type: 'tied'; rule: '215B6'; sections: readonly SectionId[] }
  | { type: 'tie-die'; rule: '215B8'; section: SectionId; die: number }
  | { type: 'game-over'; rule: '215'; end: End }

/** 215A2: the hero enters Alysa's room and waits on the track. */
export function* reachAlysa(g: Hero, section: Section): Script {
  const hero = heroOf(section)
  hero.status = 'track'
  hero.at = null
  hero.arrived = g.state.turn
  yield* tell(g, { type: 'reached-alysa', rule: '215A2', section: section.id, total: pointsOf(section).total } satisfies VictoryEvent)
}

/** 215A3: at the beginning of each turn everyone on the track goes on by a box; the last one is the heart (H-43). */
export function* advanceTrack(g: Hero): Script {
  for (const section of g.state.sections) {
    const hero = heroOf(section)
    if (hero.status !== 'track') continue
    hero.track += 1
    yield* tell(g, { type: 'track-advanced', rule: '215A3', section: section.id, box: hero.track } satisfies VictoryEvent)
  }
}

/** 215A4, at the end of a turn: someone has reached the heart, all living heroes wait on the track, or none are left (H-47). */
export function isOver(s: HeroState): boolean {
  const living = s.sections.map(heroOf).filter(({ status }) => status !== 'dead')
  return living.every(({ status }) => status === 'track') || living.some(({ track }) => track >= TRACK_BOXES)
}

/** 215B: who wins. */
export function* conclude(g: Hero): Script {
  const s = g.state
  const end = yield* choose(g)
  s.end = end
  s.phase = 'over'
  yield* tell(g, { type: 'game-over', rule: '215', end } satisfies VictoryEvent)
}

function* choose(g: Hero): Script<End> {
  const waiting = suitors(g.state)
  const [first] = waiting
  if (first === undefined) return { kind: 'nobody', winner: null }
  if (waiting.length === 1 && heroOf(first).track >= TRACK_BOXES) return { kind: 'heart', winner: first.seat }
  const close = contenders(waiting)
  const [best] = close
  if (best !== undefined && close.length === 1) return { kind: 'chosen', winner: best.seat }
  return yield* breakTie(g, close)
}

/** Only heroes on the track are eligible (215B3). */
function suitors(s: HeroState): readonly Section[] {
  return s.sections.filter((section) => heroOf(section).status === 'track')
}

/** The hero with most points, and everyone he leads by less than the margin (215B5, H-45, H-46). */
export function contenders(of: readonly Section[]): readonly Section[] {
  const most = Math.max(...of.map((section) => pointsOf(section).total))
  return of.filter((section) => most - pointsOf(section).total < WINNING_MARGIN)
}

/** 215B6 to 215B8: class, then appearance, then dice until one is highest. */
function* breakTie(g: Hero, tied: readonly Section[]): Script<End> {
  const sections = tied.map(({ id }) => id)
  yield* tell(g, { type: 'tied', rule: '215B6', sections } satisfies VictoryEvent)
  let left = tied
  for (const by of ['class', 'appearance'] as const) {
    left = foremost(left, by)
    const [winner] = left
    if (winner !== undefined && left.length === 1) return { kind: 'tie-break', winner: winner.seat, by, tied: sections }
  }
  const dice: TieThrows = {}
  while (left.length > 1) left = yield* throwDice(g, left, dice)
  return { kind: 'tie-break', winner: left[0]?.seat ?? null, by: 'die', tied: sections, dice }
}

function foremost(of: readonly Section[], by: Characteristic): readonly Section[] {
  const levels = of.map((section) => levelOf(heroOf(section).now, by))
  return of.filter((_, i) => levels[i] === Math.max(...levels))
}

type TieThrows = Partial<Record<SectionId, readonly number[]>>

function* throwDice(g: Hero, of: readonly Section[], thrown: TieThrows): Script<readonly Section[]> {
  const dice: number[] = []
  for (const section of of) {
    const die = yield* roll(g, '1D6', { topic: 'alysa-chooses', rule: '215B8', who: section.id, seat: section.seat })
    dice.push(die)
    thrown[section.id] = [...(thrown[section.id] ?? []), die]
    yield* tell(g, { type: 'tie-die', rule: '215B8', section: section.id, die } satisfies VictoryEvent)
  }
  return of.filter((_, i) => dice[i] === Math.max(...dice))
}

/** One line of the final standings (214E, 215). */
export interface FinalLine {
  readonly section: SectionId
  readonly seat: number
  readonly name: string
  readonly total: number
  readonly status: 'track' | 'in-catacomb' | 'dead'
  readonly winner: boolean
}

/** Everyone, the winner first, then those who reached Alysa, by points. */
export function standings(s: HeroState): readonly FinalLine[] {
  const rank = { track: 0, 'in-catacomb': 1, dead: 2 }
  return s.sections
    .map((section): FinalLine => {
      const { name, status } = heroOf(section)
      const { total } = pointsOf(section)
      return { section: section.id, seat: section.seat, name, total, status, winner: s.end?.winner === section.seat }
    })
    .sort((a, b) => Number(b.winner) - Number(a.winner) || rank[a.status] - rank[b.status] || b.total - a.total)
}

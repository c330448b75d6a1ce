import type { Invariants } from '../../kernel/proof/fuzz.ts'
import { isSolid, layersOf } from '../chapters/22-terrain.ts'
import { isSeenBy } from '../chapters/23-sight.ts'
import { agility, figureOf, isPresent, tagOf } from '../chapters/figures.ts'
import { knowsNumbers } from '../chapters/telling.ts'
import { gladiator } from '../index.ts'
import { handsFor } from '../open/arms.ts'
import { SLINGS } from '../open/gear.ts'
import { areAdjacent, SQUARES } from '../open/squares.ts'
import type { ArenaState, Figure } from '../state.ts'
import { view } from '../view.ts'
import type { FigureView } from '../view-types.ts'

export const invariants: Invariants<ArenaState> = {
  game: gladiator,
  turn: ({ turn }) => turn,
  broken,
}

/** What is wrong with the state of a fight, for the fuzzer; empty when nothing is. */
export function broken(s: ArenaState): readonly string[] {
  if (s.phase === 'muster') return []
  return [...s.figures.flatMap((f) => brokenFigure(s, f)), ...crowded(s), ...doubledThings(s), ...masks(s), ...memory(s), ...leaks(s)]
}

function brokenFigure(s: ArenaState, f: Figure): readonly string[] {
  const wrong: string[] = []
  const say = (isWrong: boolean, what: string) => {
    if (isWrong) wrong.push(`${f.id}: ${what}`)
  }
  const out = f.status === 'dead' || f.status === 'left' || f.status === 'vanished'
  say(isPresent(f) === out, `stands at ${f.at} and is ${f.status}`)
  say(f.at !== null && (f.at < 0 || f.at >= SQUARES), 'stands outside the arena')
  say(f.sh < 0 || f.sh > f.normal.sh + 2, `has SH ${f.sh} of ${f.normal.sh}`)
  say(!out && f.sh === 0, 'lives with SH 0')
  say(f.status === 'dead' && f.sh > 0 && f.fallen !== null, 'is dead with SH left')
  say(!out && f.sh === 1 && f.status !== 'unconscious', 'has SH 1 and his senses')
  say(f.status === 'unconscious' && f.sh > 1, 'is unconscious with SH to spare')
  say(Number.isNaN(agility(f)), 'has no agility')
  say(f.at !== null && isSolid(s, f.at), 'stands in a wall')
  say(f.at !== null && f.status === 'standing' && f.holds.length > 0, 'wrestles standing')
  say(f.ready !== null && handsFor(f.ready.type) === 2 && f.also !== null, 'holds more than two hands hold')
  say(f.slung.length > SLINGS && f.coming !== 'fighter', 'has too much slung')
  for (const id of f.holds) {
    const other = figureOf(s, id)
    say(!other.holds.includes(f.id), `holds ${id}, who does not hold him`)
    say(f.at === null || other.at === null || !areAdjacent(f.at, other.at), `holds ${id} from afar`)
  }
  return wrong
}

function crowded(s: ArenaState): readonly string[] {
  const squares = s.figures.flatMap(({ at }) => at ?? [])
  const twice = squares.filter((at, i) => squares.indexOf(at) !== i)
  const pits = s.terrain.filter(({ at, kind }) => kind === 'wall' && layersOf(s, at, 'pit') > 0)
  return [...twice.map((at) => `two stand on ${at}`), ...pits.map(({ at }) => `wall and pit on ${at}`)]
}

/** Nothing is in two places. */
function doubledThings(s: ArenaState): readonly string[] {
  // Likenesses hold what the mage holds (16.5).
  const ids = [...s.things, ...s.figures.filter(({ coming }) => coming !== 'image').flatMap((f) => [f.ready, f.also, ...f.slung])].flatMap(
    (each) => each?.id ?? [],
  )
  return ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${id} is in two places`)
}

/** 16.5, G-59: everyone on the sand has a name of his own, and a likeness has a mage under such a name as well. */
function masks(s: ArenaState): readonly string[] {
  const present = s.figures.filter(isPresent)
  const tags = present.map(tagOf)
  const twice = tags.filter((tag, i) => tags.indexOf(tag) !== i)
  const lost = present.filter(({ coming, by }) => coming === 'image' && !present.some(({ id, mask }) => id === by && mask !== null))
  return [...twice.map((tag) => `two are called ${tag}`), ...lost.map(({ id }) => `${id} is a likeness of nobody`)]
}

/** G-138: robots remember nobody of their own side. */
function memory(s: ArenaState): readonly string[] {
  const wrong = s.lastSeen.filter(({ side, figure }) => figureOf(s, figure).side === side)
  return wrong.map(({ side, figure }) => `${side} remembers ${figure}, one of its own`)
}

/** 26.1, G-111: no seat sees anyone it may not see, or reads numbers that it may not read. */
function leaks(s: ArenaState): readonly string[] {
  if (s.end !== null) return []
  return s.seats.flatMap(({ side }, seat) =>
    view(s, seat).characters.flatMap((shown) => leak(s, side, shown).map((what) => `seat ${seat}: ${what}`)),
  )
}

function leak(s: ArenaState, side: 'west' | 'east', shown: FigureView): readonly string[] {
  const f = figureOf(s, shown.id)
  const wrong: string[] = []
  if (!isSeenBy(s, side, f)) wrong.push(`sees ${shown.id}`)
  const isRead = [shown.sh, shown.ag, shown.iq, shown.experience, shown.spells].some((each) => each !== null)
  if (isRead && !knowsNumbers(s, side, f)) wrong.push(`reads the numbers of ${shown.id}`)
  if (f.side !== side && (shown.coming !== null || shown.orders !== null)) wrong.push(`knows what ${shown.id} is`)
  return wrong
}

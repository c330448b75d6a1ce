import { mostTelling, type Weighed } from '../../kernel/feats.ts'
import type { Step } from '../../kernel/play.ts'
import type { Tale, TalePerson } from '../../kernel/tale-types.ts'
import { capital } from '../../kernel/words.ts'
import { figureOf, isGladiator } from '../chapters/figures.ts'
import type { ArenaState, Figure } from '../state.ts'
import { causeName, fellInWords } from '../text/fell.ts'
import { isArenaEvent } from '../text/index.ts'
import { FEATS, kindName, SCAR, summary } from '../text/tale.ts'
import { chapters } from './chapters.ts'
import { type Life, newLife, note, ownId } from './lives.ts'
import { luckBook } from './luck.ts'

interface Told {
  readonly first: ArenaState
  readonly last: ArenaState
  readonly steps: readonly Step[]
}

/** What is told of a fight: from its last state, and from the events and rolls of its inputs. One that has not ended was given up (44.1). */
export function tale({ first, last, steps }: Told): Tale {
  const luck = luckBook()
  const fighters = last.figures.filter(isGladiator)
  const shAtFirst = ({ id, normal }: Figure) => first.figures.find((f) => f.id === id)?.sh ?? normal.sh
  const lives = new Map(fighters.map((f) => [f.id, newLife(f.id, shAtFirst(f))]))
  const kills = new Map<string, number>()
  let { turn } = first
  for (const { events, rolls } of steps) {
    for (const { dice } of rolls) luck.thrown(dice)
    for (const event of events) {
      if (!isArenaEvent(event)) continue
      if (event.type === 'turn-began') turn = event.turn
      luck.note(event)
      note(lives, last, event, turn)
      if (event.type !== 'killed') continue
      const { kind } = figureOf(last, ownId(last, event.figure))
      kills.set(kind, (kills.get(kind) ?? 0) + 1)
    }
  }
  for (const f of fighters) noteSword(lives, first, last, f)
  const dead = fighters.filter((f) => f.status === 'dead' && f.fallen !== null).length
  return {
    version: 1,
    text: summary(last.end?.kind ?? null, last.turn, dead),
    turns: last.turn,
    depth: 0,
    explored: 0,
    people: fighters.map((f) => person(last, f, lives.get(f.id) ?? newLife(f.id, f.normal.sh))),
    kills: [...kills].map(([kind, count]) => ({ kind, label: kindName(kind), count })).sort((a, b) => b.count - a.count),
    luck: luck.luck(),
    feats: mostTelling(
      [...lives.values()].flatMap(({ feats }) => [...feats.values()]),
      fighters.flatMap((f) => lossOf(last, f)),
    ),
    chapters: chapters(last, steps, first.turn),
  }
}

const TOLD = 3
/** SH that someone lived through and will not forget. */
const SCARRED = 3

function person(s: ArenaState, f: Figure, life: Life): TalePerson {
  const { end } = s
  const fate = end === null ? 'abandoned' : f.status === 'dead' ? fateOfDead(f) : 'came-out'
  const victory = fate === 'came-out' && end?.kind === f.side
  const earned = end?.earned[f.id] ?? 0
  const { lowest, kills, counts } = life
  const isScarred = fate === 'came-out' && lowest !== null && lowest.sh <= SCARRED
  return {
    slug: f.id,
    name: f.name,
    fate,
    score: earned,
    experience: earned,
    gold: 0,
    jewels: [],
    kills,
    victory,
    deeds: deedsOf(life).slice(0, TOLD),
    played: f.kind,
    counts: { ...Object.fromEntries(counts), taken: f.taken },
    ...(fate === 'fallen' && f.fallen !== null ? { fell: fellInWords(s, f.fallen) } : {}),
    ...(isScarred ? { scar: { turn: lowest.turn, level: 0, text: SCAR(lowest.sh, f.normal.sh) } } : {}),
  }
}

/** 23.6: who came as bones and stayed so did not fall in this fight. */
function fateOfDead({ fallen }: Figure): 'fallen' | 'lost' {
  return fallen === null ? 'lost' : 'fallen'
}

/** The greatest first. */
function deedsOf({ feats }: Life): readonly string[] {
  return [...feats.values()].toSorted((a, b) => b.worth - a.worth).map(({ text }) => `${capital(text)}.`)
}

const SWORD = 80

/** 22.1, G-128: a Death Sword that he did not bring. */
function noteSword(lives: ReadonlyMap<string, Life>, first: ArenaState, last: ArenaState, f: Figure): void {
  const swords = (s: ArenaState) => {
    const was = s.figures.find(({ id }) => id === f.id)
    return was === undefined ? 0 : [was.ready, was.also, ...was.slung].filter((thing) => thing?.type === 'death-sword').length
  }
  if (last.end === null || f.status === 'dead' || swords(last) <= swords(first)) return
  lives
    .get(f.id)
    ?.feats.set('sword', { who: f.id, text: FEATS.sword, turn: last.turn, level: 0, sort: 'sword', kind: 'death-sword', worth: SWORD })
}

/** A death weighs what it took: experience, and something of itself. */
function lossOf(s: ArenaState, f: Figure): readonly Weighed[] {
  if (f.status !== 'dead' || f.fallen === null) return []
  const { turn, cause, by } = fellInWords(s, f.fallen)
  const text = FEATS.fell(by, causeName(cause).toLowerCase())
  return [{ who: f.id, text, turn, level: 0, sort: 'fell', kind: cause, worth: 1 + (f.bones ?? 0) }]
}

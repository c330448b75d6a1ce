import { mostTelling } from '../../kernel/feats.ts'
import type { Step } from '../../kernel/play.ts'
import type { Curve, Tale, TalePerson } from '../../kernel/tale-types.ts'
import { wealthOf } from '../chapters/12-crystal.ts'
import { renown } from '../chapters/17-winning.ts'
import { combatStrength, craftOf } from '../chapters/characters.ts'
import { cardOf } from '../open/cards.ts'
import { anyName, characterName } from '../open/names.ts'
import { GAUGES } from '../open/trials.ts'
import type { CaveState, Player } from '../state.ts'
import { isCaveEvent } from '../text/index.ts'
import { DEEDS, FEATS, fellText, onAverage, type Sums, summary } from '../text/tale.ts'
import { namesOf } from '../text/text.ts'
import { chapters } from './chapters.ts'
import { type Life, newLife, note } from './lives.ts'
import { luckBook } from './luck.ts'

interface Told {
  readonly first: CaveState
  readonly last: CaveState
  readonly steps: readonly Step[]
}

/** What is told of a game: from its last state, and from the events and rolls of its inputs. One that has not ended is told as given up. */
export function tale({ first, last, steps }: Told): Tale {
  const luck = luckBook()
  const lives = last.players.map(({ seat }) => newLife(seat, first.round))
  const kills = new Map<string, number>()
  const walked = new Set<string>()
  let { round } = first
  for (const { events, rolls } of steps) {
    for (const { dice } of rolls) luck.thrown(dice)
    for (const event of events) {
      if (!isCaveEvent(event)) continue
      luck.note(event)
      if (event.type === 'round-began') round = event.round
      if (event.type === 'moved') for (const space of event.path) walked.add(space)
      if (event.type === 'slain') kills.set(cardOf(event.card).kind, (kills.get(cardOf(event.card).kind) ?? 0) + 1)
      if (event.type === 'duel' && event.result !== 'even') settleDuel(lives, event.seat, event.against, event.result === 'won')
      if (event.type === 'robbed') robbed(lives[event.from])
      const life = 'seat' in event && event.seat !== null ? lives[event.seat] : undefined
      if (life !== undefined) note(life, event, round)
    }
  }
  for (const life of lives) endLife(last, life)
  const name = namesOf(last)
  const deaths = last.players.reduce((sum, p) => sum + p.deaths, 0)
  return {
    version: 1,
    text: summary(last.end?.kind ?? null, last.end?.winners.map(name) ?? [], last.round, deaths),
    turns: last.round,
    depth: 0,
    explored: walked.size,
    people: last.players.map((p) => person(last, p, lives[p.seat] ?? newLife(p.seat, first.round))),
    kills: [...kills].map(([kind, count]) => ({ kind, label: anyName(kind), count })).sort((a, b) => b.count - a.count),
    luck: luck.luck(),
    feats: mostTelling(
      lives.flatMap(({ feats }) => feats),
      lives.flatMap(({ losses }) => losses),
    ),
    ...coursesOf(last, steps),
    chapters: chapters(last, steps, first.round, lives.map(sumsOf)),
  }
}

/** The race as it stood when each round began; nothing where no round began. */
function coursesOf({ players }: CaveState, steps: readonly Step[]): Pick<Tale, 'courses'> {
  const rounds = steps
    .flatMap(({ events }) => events)
    .flatMap((event) => (isCaveEvent(event) && event.type === 'round-began' ? [event] : []))
  const [first] = rounds
  if (first === undefined) return {}
  const courses = GAUGES.map(
    ({ trial, counts, guard, needs }): Curve => ({
      ...{ id: trial, label: counts, goal: { label: trial === 'wealth' ? onAverage(guard) : guard, value: needs } },
      from: first.round,
      lines: players.map(({ seat }) => ({ who: `seat-${seat}`, values: rounds.map(({ race }) => race[seat]?.[trial] ?? null) })),
    }),
  )
  return { courses }
}

function settleDuel(lives: readonly Life[], attacker: number, attacked: number, won: boolean): void {
  const [winner, loser] = won ? [attacker, attacked] : [attacked, attacker]
  const life = lives[winner]
  if (life !== undefined && !life.beat.includes(loser)) life.beat.push(loser)
}

function robbed(life: Life | undefined): void {
  if (life !== undefined) life.robbed += 1
}

const WON = 100

function endLife(last: CaveState, life: Life): void {
  const p = last.players[life.seat]
  if (p === undefined || p.character === null) return
  life.longest = Math.max(life.longest, last.round - life.since + 1)
  if (last.end?.kind !== 'crystal' || !last.end.winners.includes(p.seat)) return
  const head = { who: `seat-${p.seat}`, turn: last.round, level: 0 }
  life.feats.push({ ...head, text: FEATS.won(last.round), sort: 'won', kind: p.character, worth: WON })
}

function sumsOf({ caveCards, adventureCards, won, lost, chambers, searches, robbed: times, gold }: Life): Sums {
  const byAmount = [...gold].toSorted(([, a], [, b]) => b - a)
  return { caveCards, adventureCards, won, lost, chambers, searches, robbed: times, gold: byAmount }
}

// ---------------------------------------------------------------- one player's game

function person(s: CaveState, p: Player, life: Life): TalePerson {
  const victory = s.end?.winners.includes(p.seat) ?? false
  return {
    slug: `seat-${p.seat}`,
    name: p.name,
    ...fateOf(s, p, life, victory),
    ...(s.end === null ? {} : { score: renown(s, p) }),
    experience: 0,
    gold: [...life.gold.values()].reduce((sum, amount) => sum + amount, 0),
    jewels: [],
    kills: life.kills,
    victory,
    deeds: deedsOf(s, p, life, victory),
    counts: countsOf(s, p, life),
    ...(p.character === null ? {} : { played: p.character }),
  }
}

/** What the hall of fame counts of him. */
function countsOf(s: CaveState, p: Player, life: Life): Readonly<Record<string, number>> {
  const sheet = p.character === null ? {} : { strength: combatStrength(p), craft: craftOf(p), wealth: wealthOf(p) }
  return {
    ...{ ...sheet, deaths: p.deaths, longest: life.longest },
    ...(life.dragonAt !== null && { dragonAt: life.dragonAt }),
    ...(s.variants.includes('last-life') && { lastLife: 1 }),
  }
}

function fateOf(s: CaveState, p: Player, { deaths }: Life, victory: boolean): Pick<TalePerson, 'fate' | 'fell'> {
  if (s.end === null) return { fate: 'abandoned' }
  if (victory) return { fate: 'came-out' }
  const death = p.character === null ? deaths.at(-1) : undefined
  if (death === undefined) return { fate: 'lost' }
  const { round, at, cause } = death
  return { fate: 'fallen', fell: { turn: round, level: 0, cause, text: fellText(round, at, cause) } }
}

const TOLD = 3
const MANY = 5

/** The greatest first, three at most. */
function deedsOf(s: CaveState, p: Player, life: Life, victory: boolean): readonly string[] {
  const name = namesOf(s)
  const isCrystal = s.end?.kind === 'crystal'
  const won = victory && p.character !== null ? [isCrystal ? DEEDS.won(characterName(p.character)) : DEEDS.first(renown(s, p))] : []
  const passed = victory && isCrystal ? [] : life.passed.slice(-1).map(DEEDS.passed)
  const found = life.found ? [DEEDS.found()] : []
  const slew = life.greatest === null ? [] : [DEEDS.slew(life.greatest.kind)]
  const beat = life.beat.slice(0, 1).map((seat) => DEEDS.beat(name(seat)))
  const many = life.kills >= MANY ? [DEEDS.slewMany(life.kills)] : []
  return [...won, ...passed, ...found, ...slew, ...beat, ...many, DEEDS.lived(life.longest)].slice(0, TOLD)
}

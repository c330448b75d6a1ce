import type { Foe } from '../state.ts'
import { FIGHT_ROUNDS, FIRST_BLOW_FROM, TROUBLE_TIMES } from '../tables/index.ts'

/** What is known before a fight: without dice. */
export interface Match {
  readonly attack: number
  readonly defence: number
  readonly foe: Pick<Foe, 'attack' | 'defence'>
  /** With what he holds he can hurt it at all (12.1). */
  readonly harms: boolean
  readonly first: boolean
  /** The round from which his attack is doubled; null for never. */
  readonly doubledFrom: number | null
}

/** The chances of one fight that is fought on to its end; they add up to 1. */
export interface FightOdds {
  readonly win: number
  readonly lose: number
  /** No one is hit in any round. */
  readonly empty: number
}

const FACES = [1, 2, 3, 4, 5, 6] as const

/** Exact chances over the rounds from `round` on (9.2, 9.3). */
export function fightOdds(match: Match, round = 1): FightOdds {
  let [win, lose, open] = [0, 0, 1]
  for (let now = round; now <= FIGHT_ROUNDS; now++) {
    const hit = hitChance(match, now)
    const hurt = struckChance(match)
    const [first, second] = match.first ? [hit, (1 - hit) * hurt] : [hurt, (1 - hurt) * hit]
    win += open * (match.first ? first : second)
    lose += open * (match.first ? second : first)
    open *= 1 - first - second
  }
  return { win, lose, empty: open }
}

/** The chance of his blow in that round (9.2, D-55). */
export function hitChance({ attack, foe, harms, doubledFrom }: Match, round: number): number {
  if (!harms) return 0
  const times = doubledFrom !== null && round >= doubledFrom ? TROUBLE_TIMES : 1
  return share((face) => (face + attack) * times > foe.defence)
}

/** The chance of its blow (9.2). */
function struckChance({ defence, foe }: Match): number {
  return share((face) => face + foe.attack > defence)
}

function share(wanted: (face: number) => boolean): number {
  return FACES.filter(wanted).length / FACES.length
}

/** Both ends of a fight in which a die decides who has the initiative (D-21). */
export function evenOdds(match: Omit<Match, 'first'>): FightOdds {
  const [mine, its] = [fightOdds({ ...match, first: true }), fightOdds({ ...match, first: false })]
  const p = share((face) => face >= FIRST_BLOW_FROM)
  const either = (one: number, other: number) => one * p + other * (1 - p)
  return { win: either(mine.win, its.win), lose: either(mine.lose, its.lose), empty: either(mine.empty, its.empty) }
}

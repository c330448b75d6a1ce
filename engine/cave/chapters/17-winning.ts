import { type Script, tell } from '../../kernel/play.ts'
import { characterCard } from '../open/cards.ts'
import type { Cave, CaveState, End, Player } from '../state.ts'
import { LIMITS } from '../tables/index.ts'
import { pointsOf } from './characters.ts'

export type WinningEvent = { type: 'game-over'; rule: '17' | '4.3'; how: End['kind']; winners: readonly number[] }

/** What renown counts (C-97). */
const RENOWN = { counter: 2, gold: 3, crystal: 25 } as const

/** C-97: how far he has come; without a Character nothing. */
export function renown(s: Pick<CaveState, 'end'>, p: Player): number {
  if (p.character === null) return 0
  const { strength, craft } = characterCard(p.character)
  const points = p.trophies.reduce((sum, copy) => sum + pointsOf(copy), 0)
  const gained = p.strength - strength + (p.craft - craft)
  const things = p.objects.length + p.followers.length + Math.floor(p.gold / RENOWN.gold) + Math.floor(points / LIMITS.strengthPoints)
  const crystal = s.end?.kind === 'crystal' && s.end.winners.includes(p.seat) ? RENOWN.crystal : 0
  return RENOWN.counter * gained + things + crystal
}

/** 17, C-47: passing the third Trial wins the game. */
export function* winCrystal(g: Cave, p: Player): Script {
  yield* finish(g, 'crystal', [p.seat])
}

/** C-97, C-104: after the last round the highest renown wins, equal ones together; alone nobody does. */
export function* countRenown(g: Cave): Script {
  const s = g.state
  const most = Math.max(...s.players.map((p) => renown(s, p)))
  const winners = s.players.length === 1 ? [] : s.players.filter((p) => renown(s, p) === most).map(({ seat }) => seat)
  yield* finish(g, 'limit', winners)
}

/** The variants `last-life` and `cyborg-lost`: nobody is left. */
export function* allOut(g: Cave): Script {
  if (g.state.players.every(({ out }) => out)) yield* finish(g, 'all-dead', [])
}

function* finish(g: Cave, how: End['kind'], winners: readonly number[]): Script {
  const s = g.state
  s.end = { kind: how, winners }
  s.phase = 'over'
  s.turn = null
  yield* tell(g, { type: 'game-over', rule: how === 'all-dead' ? '4.3' : '17', how, winners } satisfies WinningEvent)
}

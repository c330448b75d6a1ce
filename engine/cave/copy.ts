import type { CaveState, Lying, Player, Turn } from './state.ts'

/** A copy that shares nothing with the game. */
export function copy(s: CaveState): CaveState {
  return {
    ...s,
    variants: [...s.variants],
    unused: [...s.unused],
    players: s.players.map(copyPlayer),
    lying: copyLying(s.lying),
    counts: { ...s.counts },
    discards: { cave: [...s.discards.cave], adventure: [...s.discards.adventure], spells: [...s.discards.spells] },
    gone: [...s.gone],
    turn: s.turn === null ? null : copyTurn(s.turn),
    end: s.end === null ? null : { ...s.end, winners: [...s.end.winners] },
  }
}

function copyPlayer(p: Player): Player {
  return {
    ...p,
    objects: [...p.objects],
    followers: [...p.followers],
    trophies: [...p.trophies],
    spells: [...p.spells],
    passed: [...p.passed],
  }
}

function copyLying(lying: CaveState['lying']): Record<string, Lying> {
  const made: Record<string, Lying> = {}
  for (const [space, { cards, gold }] of Object.entries(lying)) made[space] = { cards: [...cards], gold }
  return made
}

function copyTurn(turn: Turn): Turn {
  return { ...turn, ageing: [...turn.ageing], putDown: [...turn.putDown] }
}

import type { Episode, EpisodeWatch } from '../../kernel/game.ts'
import type { CaveState, Player } from '../state.ts'

// What trials play out: the rest of a turn (11 to 14).

/** The turn under way, for the player who decides in it. */
export const episode: Episode<CaveState> = {
  begin(s, ask) {
    const p = s.players.find(({ seat }) => seat === ask.seat)
    return p === undefined || p.character === null ? null : watch(s, p)
  },
}

function watch({ active, round }: CaveState, { seat, name, deaths, lives, ...had }: Player): EpisodeWatch<CaveState> {
  return {
    marked() {},
    over: (now, ask) => ask === null || now.active !== active || now.round !== round,
    end(now) {
      const p = now.players.find((each) => each.seat === seat)
      const falls = p === undefined || p.deaths > deaths
      const wounds = falls ? lives : Math.max(0, lives - p.lives)
      const gains = falls ? NOTHING : { strength: p.strength - had.strength, craft: p.craft - had.craft, gold: p.gold - had.gold }
      return { kind: falls ? 'lost' : wounds > 0 ? 'left' : 'won', rounds: 1, people: [{ id: String(seat), name, falls, wounds }], gains }
    },
  }
}

const NOTHING = { strength: 0, craft: 0, gold: 0 }

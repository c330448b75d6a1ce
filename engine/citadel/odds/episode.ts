import type { Ask } from '../../kernel/ask.ts'
import type { Episode, EpisodeEnd, EpisodeWatch } from '../../kernel/game.ts'
import { asked, type Topic } from '../asks.ts'
import { takesPart } from '../chapters/09-facing.ts'
import { inRanks, isPresent, monstersHere, woundPointsLeft } from '../chapters/party.ts'
import type { DelveState, Id } from '../state.ts'

// What trials play out: meeting monsters and fighting them (8.0, 9.0).

const MEETING: readonly Topic[] = ['encounter', 'speaker', 'after-failure', 'bribe', 'bribe-payment', 'at-peace']
/** Topics that still belong to the fight when it is over: the dead may be raised at once (10.8), stone be flesh again (10.6). */
const AFTERMATH: readonly Topic[] = ['resurrect', 'stone-flesh', 'dice']

const STILL_OF_IT: readonly Topic[] = [...MEETING, ...AFTERMATH]

/** A fight under way, or one that may begin; one that an errand through the maze leads into lies ahead. */
export const episode: Episode<DelveState> = {
  begin(s, ask, ahead) {
    if (isOf(s, ask)) return watch(s)
    return ahead && asked(ask).topic === 'route' ? watchAhead(s) : null
  },
}

function isOf(s: DelveState, ask: Ask): boolean {
  return s.fight !== null || MEETING.includes(asked(ask).topic)
}

/** From the first meeting on. Everyone with the party now takes part in it. */
function watchAhead(s: DelveState): EpisodeWatch<DelveState> {
  const { over, marked, end } = watch(s)
  let met = false
  return {
    met(now, ask) {
      met ||= isOf(now, ask)
      return met
    },
    marked,
    over(now, ask) {
      met ||= ask !== null && isOf(now, ask)
      return met && over(now, ask)
    },
    end,
  }
}

function watch(s: DelveState): EpisodeWatch<DelveState> {
  const { fight } = s
  const party = s.characters.filter((c) => (fight === null ? isPresent(s, c) : takesPart(s, fight, c.id)))
  const before = party.map((c) => ({ id: c.id, name: c.name, left: woundPointsLeft(c) }))
  const foes = fight === null ? monstersHere(s).map(({ id }) => id) : inRanks(fight.foes)
  let rounds = fight === null ? 0 : 1
  return {
    marked(now) {
      if (now.fight !== null) rounds += 1
    },
    over: (now, ask) => now.fight === null && (ask === null || !STILL_OF_IT.includes(asked(ask).topic)),
    end(now) {
      const people = before.map(({ id, name, left }) => {
        const falls = !stands(now, id)
        return { id, name, falls, wounds: falls ? left : Math.max(0, left - leftTo(now, id)) }
      })
      return { kind: kindOf(now, people, foes), rounds, people }
    },
  }
}

function kindOf(s: DelveState, people: EpisodeEnd['people'], foes: readonly Id[]): EpisodeEnd['kind'] {
  if (people.every(({ falls }) => falls)) return 'lost'
  const hostile = [...s.monsters, ...s.characters].some((f) => foes.includes(f.id) && f.status === 'living' && f.side === 'monsters')
  return hostile ? 'left' : 'won'
}

/** Living, and not turned on the party. */
function stands(s: DelveState, id: Id): boolean {
  return s.characters.some((c) => c.id === id && c.status === 'living' && c.side === 'party')
}

function leftTo(s: DelveState, id: Id): number {
  const c = s.characters.find((each) => each.id === id)
  return c === undefined ? 0 : woundPointsLeft(c)
}

import { describe, expect, it } from 'vitest'
import type { EpisodeEnd } from '../../kernel/game.ts'
import { type Playing, playable } from '../../kernel/playable.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import type { Answer, Json } from '../../kernel/types.ts'
import { cave } from '../index.ts'
import { set } from '../proof/table-top.ts'
import type { CaveState, Player } from '../state.ts'
import { episode } from './episode.ts'

/** On her last Life she has an Ogre before her, and a Spell that may help. */
const DANGER: Json = {
  players: [{ character: 'seeress', at: 'corridor-1', lives: 1, spells: ['might'] }],
  lying: { 'corridor-1': { cards: ['ogre'] } },
  start: 'encounter',
}

function begin(scenario: Json): Playing {
  const playing = playable(cave).begin(
    { seed: 'turns', seats: ['Ann'], options: {}, variants: [], scenario },
    { undo: 'honest', physical: false, fixed: { dice: [], draws: [], strict: false } },
  )
  if (isRefusal(playing)) throw new Error(playing.message)
  return playing
}

function trials(playing: Playing, runs: number, first?: Answer): EpisodeEnd[] {
  return Array.from({ length: runs }, (_, n) => {
    const end = playing.trial(n, first === undefined ? {} : { first })
    if (isRefusal(end)) throw new Error(end.message)
    return end
  })
}

describe('a turn played out by way of trial', () => {
  it('4.2, 14.4 counts Lives and deaths as the odds of the fight have them', () => {
    const playing = begin(DANGER)
    const option = playing.decision('question')?.options?.find(({ id }) => id === 'fight')
    const ends = trials(playing, 600, { pick: ['fight'] })
    const died = ends.filter(({ kind }) => kind === 'lost').length / ends.length
    expect(option?.odds?.die).toBeGreaterThan(0)
    expect(died).toBeGreaterThan((option?.odds?.die ?? 0) - 0.06)
    expect(died).toBeLessThan((option?.odds?.die ?? 1) + 0.06)
    for (const { kind, people } of ends)
      expect(people).toEqual([{ id: '0', name: 'Ann', falls: kind === 'lost', wounds: kind === 'lost' ? 1 : 0 }])
  })

  it('11.2 ends with the turn, and tells what it brought', () => {
    const ends = trials(begin({ players: [{ character: 'night-blade', at: 'cave-entrance' }], start: 'move' }), 60)
    expect(ends.every(({ kind, rounds }) => kind !== 'unfinished' && rounds === 1)).toBe(true)
    expect(ends.some(({ gains }) => (gains?.gold ?? 0) > 0)).toBe(true)
    expect(new Set(ends.map(({ gains }) => Object.keys(gains ?? {}).join()))).toEqual(new Set(['strength,craft,gold']))
  })

  it('4.2 counts what the turn changed, and nothing of one who died in it', () => {
    const sheet = { character: 'seeress', at: 'corridor-1', lives: 3, gold: 2, strength: 5, craft: 6 }
    const { state: s, ask } = set({ players: [sheet, { character: 'cyborg' }] })
    const watch = episode.begin(s, ask, false)
    const ends = (change: (p: Player) => void) => {
      const now = structuredClone(s)
      change(now.players[0] as Player)
      return watch?.end(now)
    }
    const people = (wounds: number, falls = false) => [{ id: '0', name: 'Ann', falls, wounds }]
    const same = { strength: 0, craft: 0, gold: 0 }
    expect(ends(() => {})).toEqual({ kind: 'won', rounds: 1, people: people(0), gains: same })
    expect(ends((p) => Object.assign(p, { strength: 6, craft: 5, gold: 5, lives: 4 }))).toEqual({
      kind: 'won',
      rounds: 1,
      people: people(0),
      gains: { strength: 1, craft: -1, gold: 3 },
    })
    expect(ends((p) => Object.assign(p, { lives: 2 }))).toEqual({ kind: 'left', rounds: 1, people: people(1), gains: same })
    expect(ends((p) => Object.assign(p, { deaths: 1, gold: 0 }))).toEqual({ kind: 'lost', rounds: 1, people: people(3, true), gains: same })
  })

  it('11.2 is over with the turn, the round or the game, and never begins without a Character', () => {
    const { state: s, ask } = set({ players: [{}, { character: 'cyborg' }] })
    const watch = episode.begin(s, ask, false)
    const over = (change: Partial<CaveState>) => watch?.over({ ...s, ...change }, ask)
    expect([over({}), over({ active: 1 }), over({ round: 2 }), watch?.over(s, null)]).toEqual([false, true, true, true])
    expect(episode.begin(s, { ...ask, seat: 5 }, false)).toBeNull()
    const dead = { ...s, players: s.players.map((p) => ({ ...p, character: null })) }
    expect(episode.begin(dead, ask, false)).toBeNull()
  })

  it('leaves the game alone', () => {
    const [asked, left] = [begin(DANGER), begin(DANGER)]
    trials(asked, 10)
    for (const playing of [asked, left]) playing.choose({ pick: ['fight'] })
    expect(asked.view(0)).toEqual(left.view(0))
  })
})

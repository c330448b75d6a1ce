import { describe, expect, it } from 'vitest'
import type { EpisodeEnd } from '../../kernel/game.ts'
import { type Playing, playable } from '../../kernel/playable.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import { sampled } from '../../kernel/sampling.ts'
import type { Answer, Json } from '../../kernel/types.ts'
import { fighter } from '../chapters/party.ts'
import { citadel } from '../index.ts'
import { set } from '../proof/table-top.ts'
import { attackOdds } from './one-roll.ts'

function begin(scenario: Json, physical = false): Playing {
  const playing = playable(citadel).begin(
    { seed: 'trials', seats: ['Player 1'], options: {}, variants: [], scenario },
    { undo: 'honest', physical, fixed: { dice: [], draws: [], strict: false } },
  )
  if ('code' in playing) throw new Error(playing.message)
  return playing
}

function trials(playing: Playing, runs: number, first: Answer | null = null): EpisodeEnd[] {
  return Array.from({ length: runs }, (_, n) => {
    const end = playing.trial(n, first === null ? {} : { first })
    if ('code' in end) throw new Error(end.message)
    return end
  })
}

function expectAbout(ends: readonly EpisodeEnd[], wanted: (end: EpisodeEnd) => boolean, p: number): void {
  const { low, high } = sampled(ends.filter(wanted).length, ends.length)
  expect(p).toBeGreaterThanOrEqual(low)
  expect(p).toBeLessThanOrEqual(high)
}

/** One hero and one orc, each on the last Wound Point: who hits first lives. */
const DUEL: Json = {
  party: [{ initiate: { name: 'Una', race: 'Elf', weapons: ['dagger', 'bow'], magic: [0, 0, 0], spells: [] }, wounds: 1 }],
  march: [['una']],
  monsters: [{ type: 'orc', wounds: 1 }],
  start: 'combat',
}

describe('a fight played out by way of trial', () => {
  it('agrees with counting where both can be had: a duel to the first wound', () => {
    const { state } = set(DUEL)
    const hero = fighter(state, 'una')
    const orc = fighter(state, 'orc-1')
    const kill = attackOdds(hero, 'dagger', orc).kill ?? 0
    const killed = attackOdds(orc, 'sword', hero).kill ?? 0
    const ends = trials(begin(DUEL), 1500)
    expectAbout(ends, ({ kind }) => kind === 'won', kill / (1 - (1 - kill) * (1 - killed)))
    expectAbout(ends, ({ kind, rounds }) => kind === 'won' && rounds === 1, kill)
    expectAbout(ends, ({ kind, rounds }) => kind === 'lost' && rounds === 1, (1 - kill) * killed)
    for (const { kind, people } of ends)
      expect(people).toEqual([{ id: 'una', name: 'Una', falls: kind === 'lost', wounds: kind === 'lost' ? 1 : 0 }])
  })

  it('agrees with counting after a first answer: who passes must live through one blow more', () => {
    const { state } = set(DUEL)
    const killed = attackOdds(fighter(state, 'orc-1'), 'sword', fighter(state, 'una')).kill ?? 0
    expectAbout(trials(begin(DUEL), 1000, { pick: ['pass'] }), ({ kind, rounds }) => kind === 'lost' && rounds === 1, killed)
  })

  it('leaves the game alone: the same dice fall as if nobody had asked', () => {
    const asked = begin(DUEL)
    const left = begin(DUEL)
    trials(asked, 20)
    for (const playing of [asked, left]) playing.choose({ pick: ['attack:orc-1'] })
    expect(asked.last).toEqual(left.last)
    expect(asked.view(0)).toEqual(left.view(0))
  })

  it('the same trial of a position is the same, another one is another', () => {
    const playing = begin(DUEL)
    const [first, again] = [trials(playing, 30), trials(playing, 30)]
    expect(again).toEqual(first)
    expect(new Set(first.map(({ kind }) => kind)).size).toBe(2)
  })

  it('from the middle of a round, with real dice too', () => {
    const scenario: Json = {
      party: [{ hero: 'almuric' }, { hero: 'lord-dil' }],
      march: [['almuric', 'lord-dil']],
      monsters: [
        { type: 'troll', wounds: 8 },
        { type: 'orc', wounds: 3 },
      ],
      start: 'combat',
    }
    for (const physical of [false, true]) {
      const playing = begin(scenario, physical)
      playing.choose({ pick: ['pass'] })
      const ends = trials(playing, 20)
      expect(ends.every(({ kind, people }) => kind !== 'unfinished' && people.length === 2)).toBe(true)
      expect(playing.inputs).toBe(1)
    }
  })

  it('what would come of a fight is asked before it begins', () => {
    const scenario: Json = { party: [{ hero: 'almuric' }], monsters: [{ type: 'orc', wounds: 1 }], start: 'negotiation' }
    const ends = trials(begin(scenario), 40, { pick: ['fight'] })
    expect(ends.filter(({ kind }) => kind === 'won').length).toBeGreaterThan(20)
    expect(ends.every(({ kind, rounds }) => kind !== 'won' || rounds > 0)).toBe(true)
  })

  it('is refused where nothing is under way, and for an answer that is not allowed', () => {
    const quiet = begin({ party: [{ hero: 'almuric' }], start: 'turn' }).trial(0, {})
    expect(isRefusal(quiet) && quiet.detail).toBe('no-fight')
    expect(begin(DUEL).trial(0, { first: { pick: ['shoot:orc-1'] } })).toMatchObject({ code: 'rule-violation' })
  })
})

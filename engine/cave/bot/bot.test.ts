import { describe, expect, it } from 'vitest'
import { check } from '../../kernel/ask.ts'
import { newPlay } from '../../kernel/play.ts'
import { stream } from '../../kernel/random.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import { SKILLS, type Skill } from '../../kernel/types.ts'
import { caveGame } from '../chapters/10-turn.ts'
import { type Laid, meeting, set, type Table } from '../proof/table-top.ts'
import { setup } from '../setup.ts'
import type { Player } from '../state.ts'
import { view } from '../view.ts'
import { sensible } from './index.ts'
import { TEMPERS } from './temper.ts'
import { readyFor } from './trials.ts'

/** What a bot of that strength picks here. */
function picked(t: Table, skill: Skill = 'master'): string {
  return sensible(view(t.state, t.ask.seat), t.ask, stream('bot', 'test'), skill).answer.pick?.join(' ') ?? ''
}

/** Ready for all three Trials. */
const READY = { strength: 14, craft: 12, gold: 18 }
const WEAK = { strength: 4, craft: 3, gold: 1 }

const at = (sheet: Laid['players'] extends readonly (infer S)[] | undefined ? S : never) =>
  set({ players: [sheet], scenario: { crystal: 'chamber-2' } })

describe('bots of the Cave', () => {
  it('12.5 whoever is ready enters, whoever is not does not', () => {
    const met = (sheet: object) => meeting({ at: 'chamber-2', ...sheet }, { scenario: { start: 'encounter', crystal: 'chamber-2' } })
    for (const skill of SKILLS) expect([picked(met(READY), skill), picked(met(WEAK), skill)]).toEqual(['enter', 'pass'])
  })

  it('12.5 a master who may well fail waits, but not when time or a rival presses', () => {
    const fair = { strength: 11, craft: 9, gold: 12, at: 'chamber-2' }
    const at = (players: readonly { readonly character: string }[], round = 1) =>
      picked(set({ players: [fair, ...players], scenario: { start: 'encounter', crystal: 'chamber-2', round } }))
    expect([at([]), at([], 190)]).toEqual(['pass', 'enter'])
    expect([at([{ character: 'seeress' }]), at([{ character: 'seeress', ...READY }])]).toEqual(['pass', 'enter'])
  })

  it('12.5 of many rivals a master fears only one who is as good as sure', () => {
    const fair = { strength: 11, craft: 9, gold: 12, at: 'chamber-2' }
    const rival = { character: 'seeress', strength: 11, craft: 10, gold: 16 }
    const danger = readyFor(set({ players: [fair, rival] }).state.players[1] as Player)
    expect([danger > TEMPERS.master.duel.threat, danger < TEMPERS.master.crowd.threat]).toEqual([true, true])
    const among = (players: readonly { readonly character: string }[]) =>
      picked(set({ players: [fair, ...players], scenario: { start: 'encounter', crystal: 'chamber-2' } }))
    const other = { character: 'night-blade' }
    expect([among([rival]), among([rival, other]), among([{ ...rival, ...READY }, other])]).toEqual(['enter', 'pass', 'enter'])
  })

  it('4.7, C-106 the Cyborg keeps no more Gold than his repairs cost, and learns for the rest', () => {
    const scenario = { start: 'encounter', lying: { 'corridor-1': { cards: ['wandering-scholar'] } } }
    const asked = (character: string) => picked(meeting({ character, at: 'corridor-1', strength: 8, lives: 1, gold: 3 }, { scenario }))
    expect([asked('cyborg'), asked('deep-miner')]).toEqual(['visit:wandering-scholar', 'pass'])
  })

  it('11.2, 12.5 one who is ready walks into the Crystal Chamber on any count and stops there', () => {
    const sheet = { ...READY, at: 'corridor-5', from: 'ancient-power-plant' }
    for (const skill of SKILLS) {
      const t = set({ players: [sheet], scenario: { crystal: 'chamber-2' }, dice: [4] }).pick('roll')
      expect(picked(t, skill)).toBe('go:chamber-2')
      expect(picked(t.pick('go:chamber-2'), skill)).toBe('stop')
    }
  })

  it('4.7 with one Life and Gold he steps home and heals', () => {
    const t = at({ strength: 9, craft: 5, lives: 1, gold: 3, at: 'corridor-1', from: 'underground-fountain' })
    for (const skill of ['able', 'master'] as const) expect(picked(t, skill)).toBe('step:cave-entrance')
    expect(picked(meeting({ strength: 9, lives: 1, gold: 3, at: 'cave-entrance' }))).toBe('heal:3')
  })

  it('13.9 takes what is of use', () => {
    const t = meeting({ at: 'corridor-1' }, { scenario: { start: 'encounter', lying: { 'corridor-1': { cards: ['sword-1'], gold: 2 } } } })
    for (const skill of SKILLS) expect(picked(t, skill)).toBe('take:sword-1 take:gold')
  })

  it.each(SKILLS)('a table of four %s bots plays to the end, and every answer is a legal one', (skill) => {
    const made = setup({ seed: skill, seats: ['Ann', 'Bram', 'Cleo', 'Dirk'], options: { rounds: 25 }, variants: [] })
    if (isRefusal(made)) throw new Error(made.message)
    const g = newPlay(made.state, skill, { quiet: true })
    const chance = stream(skill, 'bots')
    const script = caveGame(g)
    for (let next = script.next({}); next.done !== true; ) {
      const ask = next.value
      const { answer } = sensible(view(g.state, ask.seat), ask, chance, skill)
      expect(check(ask, answer)).toBeNull()
      next = script.next(answer)
    }
    expect(g.state.end).not.toBeNull()
  })
})

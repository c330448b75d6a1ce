import { describe, expect, it } from 'vitest'
import { duel } from '../../kernel/proof/duel.ts'
import { fuzz } from '../../kernel/proof/fuzz.ts'
import { stream } from '../../kernel/random.ts'
import { SKILLS, type Skill } from '../../kernel/types.ts'
import { duels, evenTeams } from '../proof/duel.ts'
import { invariants } from '../proof/invariants.ts'
import { arena, begun, duel as facing, type Table } from '../proof/table-top.ts'
import { sensible } from './index.ts'

/** What a bot of that strength answers here, its standing orders left aside. */
function picked(t: Table, skill: Skill = 'master'): string {
  const ask = { ...t.ask, aside: () => [] }
  return sensible(t.seen(t.ask.seat), ask, stream('bot', 'test'), skill).answer.pick?.join(' ') ?? ''
}

describe('bots of Gladiator!', () => {
  it('33.6 a master strikes whoever stands before him', () => {
    expect(picked(facing())).toBe('attack:bob')
  })

  it('33.6 a master finishes whoever is hurt before he begins on another', () => {
    const t = facing({}, { now: 4 }, { more: [{ name: 'Cy', side: 'east', at: [8, 11] }], variants: ['open-stats'] })
    expect(picked(t)).toBe('attack:bob')
  })

  it('29.1 a master goes to where he can strike, and faces whom he strikes', () => {
    const t = arena({
      phase: 'move',
      first: 'west',
      characters: [
        { name: 'Ann', at: [9, 10], ready: 'broadsword' },
        { name: 'Bob', side: 'east', at: [9, 14], facing: 'e', ready: 'broadsword', moved: 0 },
      ],
    })
    const move = picked(t)
    expect(move).toMatch(/^to:(8|9|10)-1[345]$/)
    t.pick(move)
    expect(picked(t)).toMatch(/^face:/)
  })

  it('32.1 whoever lies stands up where nobody is near', () => {
    expect(picked(facing({ prone: true }, { at: [3, 30] }))).toBe('stand')
  })

  it('26.2 a bot musters as many as the other side, and arms them', () => {
    const t = begun({ options: {} }, { free: true })
    expect(picked(t)).toMatch(/^preset:/)
  })

  it('what it answers depends on what its seat sees alone (26.1)', () => {
    const answers = [8, 12].map((n) => picked(facing({}, { sh: n, now: n, iq: n, experience: n })))
    expect(answers[0]).toBe(answers[1])
  })

  it.each(SKILLS)('fights of %s bots end without a broken invariant', (skill) => {
    const plan = {
      seed: `fight of ${skill}`,
      bot: 'sensible',
      seats: 2,
      skills: [skill, skill],
      options: { teams: { ...evenTeams(1) } },
    } as const
    expect(fuzz(invariants, { ...plan, every: 5 }).end).not.toBeNull()
  })

  it.each([
    ['master', 'able'],
    ['able', 'novice'],
  ] as const)('the %s wins more fights of equal value than the %s', (better, worse) => {
    const wins = duel(duels, { skills: [better, worse], games: 24, seed: 'bots' })
    expect(wins[better]).toBeGreaterThan(wins[worse])
  })
})

describe('hints', () => {
  const hint = (t: Table) => {
    const ask = { ...t.ask, aside: () => [] }
    return sensible(t.seen(t.ask.seat), ask, stream('bot', 'test')).why
  }

  it('33.6 compare the blow with the next best by a figure of the card', () => {
    const t = facing({ ready: 'broadsword' }, { now: 4 }, { variants: ['open-stats'] })
    expect(hint(t)).toMatch(/^It (kills in [\d.]+\s?%, the next best in|costs the enemy \d\.\d SH on average)/)
  })

  it('35.2 say why a prone fighter stands up', () => {
    expect(hint(facing({ prone: true }))).toBe('The prone are hit more easily, by 4, and can do little else')
  })

  it('37.3 say that a plain hit can kill', () => {
    const t = facing({ ready: 'broadsword' }, { ag: 11, now: 12 }, { free: true }).pick('attack:bob')
    expect(t.topic).toBe('evade')
    expect(hint(t)).toMatch(/^(A plain hit can kill|The action later costs the enemy more than evading saves)$/)
  })

  it('29.1 name the enemy whom the move is for', () => {
    const t = arena({
      phase: 'move',
      first: 'west',
      characters: [
        { name: 'Ann', at: [9, 10], ready: 'broadsword' },
        { name: 'Bob', side: 'east', at: [9, 14], facing: 'e', ready: 'broadsword', moved: 0 },
      ],
    })
    expect(hint(t)).toBe('The attack on Bob from there is the best for its risk')
    t.pick(picked(t))
    expect(hint(t)).toBe('Bob, the nearest enemy, is in front that way')
  })
})

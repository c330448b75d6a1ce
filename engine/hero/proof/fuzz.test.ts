import { describe, expect, it } from 'vitest'
import { stream } from '../../kernel/random.ts'
import { fuzz } from './fuzz.ts'
import { wildScenario } from './wild.ts'

describe('whole games', () => {
  it('bots of all strengths play to the end with nothing broken, two of them and three', () => {
    const two = fuzz({ seed: 'hero-2', bot: 'sensible', seats: 2, skills: ['novice', 'able'], every: 20 })
    const three = fuzz({ seed: 'hero-3', bot: 'sensible', seats: 3, skills: ['master', 'able', 'novice'], every: 20 })
    expect([two.end, three.end]).not.toContain(null)
  })

  it('whatever is answered from the first question on, nothing breaks', () => {
    const { choices } = fuzz({ seed: 'wild-3', bot: 'random', seats: 3, options: { catacomb: 'random' }, every: 20, most: 800 })
    expect(choices).toBe(800)
  })

  it('nor in the thick of it', () => {
    const types = new Set<string>()
    for (let i = 0; i < 30; i++) {
      const seed = `thick-${i}`
      const seats = i % 2 === 0 ? 3 : 2
      const scenario = wildScenario(stream(seed, 'scenario'), seats)
      const watch = ({ step }: { readonly step: { readonly events: readonly { readonly type: string }[] } }) => {
        for (const { type } of step.events) types.add(type)
      }
      fuzz({ seed, bot: 'random', seats, scenario, every: 5, most: 120, watch })
    }
    for (const type of ['wounded', 'eliminated', 'trap', 'succubus', 'door-tried', 'riches-taken', 'outwitted', 'breather', 'hero-struck'])
      expect(types).toContain(type)
  })
})

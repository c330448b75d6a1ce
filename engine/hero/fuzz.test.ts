import { describe, expect, it } from 'vitest'
import { fuzz } from './fuzz.ts'

describe('whole games', () => {
  it('bots of all strengths play to the end with nothing broken, two of them and three', () => {
    const ends = [0, 1, 2, 3, 4, 5].map((i) => {
      const skills = (['novice', 'able', 'master'] as const).map((_, k, all) => all[(i + k) % all.length] ?? 'master')
      return fuzz({ seed: `hero-${i}`, bot: 'sensible', seats: i % 2 === 0 ? 3 : 2, skills, every: 5 }).end?.kind
    })
    for (const end of ends) expect(end).toBeDefined()
  })

  it('whatever is answered, nothing breaks', () => {
    for (let i = 0; i < 6; i++) {
      const options = { catacomb: i % 3 === 0 ? 'random' : 'm2' }
      const { choices } = fuzz({ seed: `wild-${i}`, bot: 'random', seats: i % 2 === 0 ? 3 : 2, options, every: 10, most: 3000 })
      expect(choices).toBeGreaterThan(0)
    }
  })
})

import { describe, expect, test } from 'vitest'
import { type Raid, type Venture, venture } from '../proof/ventures.ts'

// The bounded part of `npm run endure -- raids`, which plays hundreds: what each strength brings home. Bounds are some standard errors below what was measured.

const RAIDS = 40

function raids(wish: Omit<Venture, 'seed'>, count = RAIDS): Raid[] {
  return Array.from({ length: count }, (_, i) => venture({ ...wish, seed: `strengths-${i}` })).flat()
}

const share = (all: readonly Raid[], of: (raid: Raid) => boolean) => all.filter(of).length / all.length
const cameHome = ({ end }: Raid) => end !== 'all-dead'

describe('the strengths of the bot', () => {
  const [novice, able, master] = (['novice', 'able', 'master'] as const).map((skill) => raids({ skill })) as [Raid[], Raid[], Raid[]]

  test('a master lives: four raids in five come home, and most with five of six', () => {
    expect(share(master, cameHome)).toBeGreaterThanOrEqual(0.8)
    expect(share(master, ({ alive }) => alive >= 5)).toBeGreaterThanOrEqual(0.7)
  })

  test('each is better than the one before', () => {
    const five = ({ alive }: Raid) => alive >= 5
    expect(share(novice, cameHome)).toBeLessThan(0.65)
    expect(share(able, five)).toBeGreaterThan(share(novice, five))
    expect(share(master, five)).toBeGreaterThan(share(able, five))
  })

  test('a master brings more home than a novice', () => {
    const brought = (all: readonly Raid[]) => all.reduce((sum, { experience, gold }) => sum + experience + gold, 0)
    expect(brought(master)).toBeGreaterThan(1.3 * brought(novice))
  })
})

test('a seasoned party that comes for the Hellgate destroys it, going in again where it has to (16.0, 17.0)', () => {
  const all = Array.from({ length: 16 }, (_, i) => {
    return venture({ seed: `hellgate-${i}`, skill: 'master', purpose: 'hellgate', seasoned: 2, entries: 3 })
  })
  expect(all.filter((each) => each.some(({ end }) => end === 'team-victory')).length).toBeGreaterThanOrEqual(6)
})

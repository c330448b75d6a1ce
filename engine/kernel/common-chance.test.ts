import { describe, expect, it } from 'vitest'
import { commonChance, FACES } from './common-chance.ts'
import { newPlay } from './play.ts'

const ATTACK = { topic: 'attack', who: 'orc-1' }
const WOUNDS = { topic: 'monster-wounds' }

function chance(nth: number, seed = 'common') {
  return commonChance(seed, nth, newPlay({}, ''))
}

describe('the chance of playouts', () => {
  it('throws the same for the same purpose, whatever else was thrown in between', () => {
    const [one, other] = [chance(3), chance(3)]
    const plain = [one.dice(1, 6, ATTACK), one.dice(1, 6, ATTACK), one.dice(2, 6, WOUNDS)]
    const first = other.dice(1, 6, ATTACK)
    other.dice(3, 6, { ...ATTACK, who: 'orc-2' })
    const wounds = other.dice(2, 6, WOUNDS)
    expect([first, other.dice(1, 6, ATTACK), wounds]).toEqual(plain)
  })

  it('throws every face once in six playouts in a row, and all equally often in the long run', () => {
    const playouts = Array.from({ length: 600 * FACES }, (_, nth) => chance(nth).dice(2, 6, ATTACK))
    const pairs = new Map<string, number>()
    for (let six = 0; six < playouts.length; six += FACES)
      for (const die of [0, 1]) {
        const faces = playouts.slice(six, six + FACES).map((dice) => dice[die])
        expect(faces.toSorted()).toEqual([1, 2, 3, 4, 5, 6])
      }
    for (const dice of playouts) pairs.set(dice.join(), (pairs.get(dice.join()) ?? 0) + 1)
    // 100 of each are expected, give or take 10.
    expect(pairs.size).toBe(36)
    for (const count of pairs.values()) expect(Math.abs(count - 100)).toBeLessThan(45)
  })

  it('counts as chance: what it throws and draws moves the streams on', () => {
    const play = newPlay({}, '')
    const fate = commonChance('common', 0, play)
    fate.dice(2, 6, ATTACK)
    expect(fate.one(4)).toBeLessThan(4)
    expect([play.diceStream.at, play.drawStream.at]).toEqual([2, 1])
  })

  it('differs by seed', () => {
    const thrown = (seed: string) => Array.from({ length: 20 }, (_, nth) => chance(nth, seed).dice(1, 6, ATTACK)).join()
    expect(thrown('one')).not.toBe(thrown('another'))
  })
})

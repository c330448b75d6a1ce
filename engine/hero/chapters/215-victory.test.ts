import { describe, expect, it } from 'vitest'
import { type Laid, type LaidHero, set, type Table } from '../proof/table-top.ts'
import type { HeroSheet } from '../state.ts'
import { standings } from './215-victory.ts'

const NOWHERE: LaidHero = {}

/** Every hero with what has been done to him, at the end of a turn. */
function end(heroes: readonly ((hero: HeroSheet) => void)[], dice: readonly number[] = []): Table {
  const prepare: Laid['prepare'] = (_, s) => {
    s.sections.forEach(({ hero }, i) => {
      if (hero === null) return
      hero.status = 'in-catacomb'
      hero.at = { row: 4, col: 3 }
      hero.attacked = true
      heroes[i]?.(hero)
    })
  }
  return set({ hero: NOWHERE, others: heroes.slice(1).map(() => NOWHERE), phase: 'breather', prepare, dice })
}

/** On the track, with that many points: 10 by each level of charm. */
function waiting(points: number, track = 1, levels: Partial<HeroSheet['now']['characteristics']> = {}) {
  return (hero: HeroSheet) => {
    hero.status = 'track'
    hero.at = null
    hero.track = track
    Object.assign(hero.now.characteristics, { class: 1, appearance: 1, intelligence: 1, ...levels })
    const { class: style, appearance, intelligence } = hero.now.characteristics
    // Counted to the point with what was slain: dummies at 5, goblins at 7, zombies at 6.
    const rest = points - (style + appearance + intelligence) * 10
    for (let goblins = 0; goblins * 7 <= rest; goblins++)
      if ((rest - goblins * 7) % 5 === 0) {
        hero.killed.goblin = goblins
        hero.killed.dummy = (rest - goblins * 7) / 5
        return
      }
    throw new Error(`${points} points cannot be had`)
  }
}

function dead(hero: HeroSheet): void {
  hero.status = 'dead'
  hero.at = null
}

function walking(): void {}

describe('215A the Alysa track', () => {
  it('215A2 whoever steps from the last red square is on the track at once, before box 1', () => {
    const t = set({ hero: { at: [7, 31] }, others: [{ at: [4, 3] }, {}] }).pick('step:e')
    expect(t.hero).toMatchObject({ status: 'track', at: null, track: 0, arrived: 1 })
    expect(t.ask).toMatchObject({ topic: 'hero-action', about: 'b' })
  })

  it('215A3 a box at the beginning of each turn, the heart on the fourth after arriving (H-43)', () => {
    const t = set({ hero: { at: [7, 31] }, others: [{ at: [4, 3] }, {}] }).pick('step:e')
    const boxes: number[] = []
    while (!t.over) {
      t.pick('end')
      boxes.push(t.hero.track)
    }
    expect(boxes).toEqual([1, 2, 3, 4, 4])
    expect(t.state).toMatchObject({ turn: 5, end: { kind: 'heart', winner: 0 } })
  })

  it('215A4b the game ends with the turn in which all who live are there (H-47)', () => {
    expect(end([waiting(100), waiting(150, 0), dead]).state.end).toMatchObject({ kind: 'chosen', winner: 1 })
    expect(end([waiting(100), walking, dead]).over).toBe(false)
  })

  it('215A4 it goes on while anybody is on his way', () => {
    const t = end([waiting(100, 3), walking, walking])
    expect(t.ask.topic).toBe('hero-action')
    expect(t.state.turn).toBe(2)
  })

  it('215 nobody wins when all are dead (H-47)', () => {
    expect(end([dead, dead, dead]).state.end).toEqual({ kind: 'nobody', winner: null })
  })
})

describe('215B how to win', () => {
  it('215B1 the only one on the track wins with the heart, whatever his points (H-44)', () => {
    expect(end([waiting(30, 4), walking, walking]).state.end).toEqual({ kind: 'heart', winner: 0 })
  })

  it('215B3 with others there points decide, also when one has reached the heart (H-44); whoever is not there cannot win', () => {
    const rich = (hero: HeroSheet) => {
      hero.killed.ogre = 100
    }
    expect(end([waiting(100, 4), waiting(140, 1), rich]).state.end).toEqual({ kind: 'chosen', winner: 1 })
  })

  it('215B a hero who is alone alive and there is chosen', () => {
    expect(end([dead, waiting(30), dead]).state.end).toEqual({ kind: 'chosen', winner: 1 })
  })

  it('215B5 a lead of 30 wins, of 29 is a tie (H-45)', () => {
    expect(end([waiting(130, 4), waiting(100, 1)]).state.end).toEqual({ kind: 'chosen', winner: 0 })
    const tied = end([waiting(129, 4), waiting(100, 1, { class: 2 })])
    expect(tied.state.end).toEqual({ kind: 'tie-break', winner: 1, by: 'class', tied: ['a', 'c'] })
  })

  it('215B5 the printed example: 306 against 264', () => {
    expect(end([waiting(306, 4), waiting(264, 1, { class: 9 })]).state.end).toEqual({ kind: 'chosen', winner: 0 })
    expect(end([waiting(306, 4), waiting(277, 1, { class: 9 })]).state.end).toMatchObject({ kind: 'tie-break', winner: 1 })
  })

  it('215B6 of three, everybody within 29 of the best is in it (H-46)', () => {
    const t = end([waiting(200, 4), waiting(172, 1, { class: 2 }), waiting(168, 1, { class: 9 })])
    expect(t.state.end).toMatchObject({ kind: 'tie-break', winner: 1, by: 'class', tied: ['a', 'b'] })
    expect(t.events('tied')).toMatchObject([{ sections: ['a', 'b'] }])
  })

  it('215B7 then appearance', () => {
    const t = end([waiting(150, 4, { class: 3, appearance: 4 }), waiting(140, 1, { class: 3, appearance: 5 }), dead])
    expect(t.state.end).toMatchObject({ kind: 'tie-break', winner: 1, by: 'appearance' })
  })

  it('215B8 then dice, thrown again by those who are equal', () => {
    const t = end([waiting(150, 4), waiting(150, 1), waiting(150, 2)], [2, 5, 5, 3, 6])
    const thrown = { tied: ['a', 'b', 'c'], dice: { a: [2], b: [5, 3], c: [5, 6] } }
    expect(t.state.end).toEqual({ kind: 'tie-break', winner: 2, by: 'die', ...thrown })
    expect(t.events('tie-die')).toMatchObject([
      { section: 'a', die: 2 },
      { section: 'b', die: 5 },
      { section: 'c', die: 5 },
      { section: 'b', die: 3 },
      { section: 'c', die: 6 },
    ])
    expect(t.diceLeft).toBe(0)
  })

  it('215 the standings: the winner, then who reached her, who is still on his way, the dead', () => {
    const t = end([dead, waiting(129, 4), waiting(100, 1, { class: 2 })])
    expect(standings(t.state)).toMatchObject([
      { section: 'c', total: 100, winner: true, status: 'track' },
      { section: 'b', total: 129, winner: false },
      { section: 'a', status: 'dead', winner: false },
    ])
  })
})

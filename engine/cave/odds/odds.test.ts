import { describe, expect, it } from 'vitest'
import { armourOf } from '../chapters/04-life.ts'
import { might } from '../chapters/14-characters.ts'
import { againstCards } from '../chapters/14-combat.ts'
import { cardOfPlayer, combatStrength, craftOf } from '../chapters/characters.ts'
import { set } from '../proof/table-top.ts'
import { BOARD, LIMITS } from '../tables/index.ts'
import { bribeOdds, fightOdds, gateOdds, searchOdds, trialOdds } from './fight.ts'
import { oddsAgainst, oddsAtGate, oddsInTrial, oddsOfAttack, oddsOfDefence, oddsOfSearch, readiness } from './sheet.ts'
import { oddsOfTrial } from './shown.ts'
import { rollEnds, swiftEnds, unavoidableEnds, walkEnds } from './walk.ts'

const FACES = [1, 2, 3, 4, 5, 6]
const who = (sheet: object) => set({ players: [{ ...sheet }] }).who()

describe('odds of fights', () => {
  it('14.4 one die against one, counted out', () => {
    for (const edge of [-6, -3, -1, 0, 2, 5, 7]) {
      const throws = FACES.flatMap((mine) => FACES.map((its) => mine + edge - its))
      const share = (wanted: (by: number) => boolean) => throws.filter(wanted).length / 36
      const odds = fightOdds({ score: 5 + edge, foe: 5, two: false, saves: [] })
      expect(odds.win).toBeCloseTo(share((by) => by > 0))
      expect(odds.even).toBeCloseTo(share((by) => by === 0))
      expect(odds.lose).toBeCloseTo(share((by) => by < 0))
    }
  })

  it('14.4 two dice of which the higher counts, and armour from the best down', () => {
    const throws = FACES.flatMap((one) => FACES.flatMap((two) => FACES.map((its) => Math.max(one, two) - its)))
    const odds = fightOdds({ score: 4, foe: 4, two: true, saves: [4, 6] })
    expect(odds.win).toBeCloseTo(throws.filter((by) => by > 0).length / 216)
    expect(odds.hurt).toBeCloseTo(odds.lose * (3 / 6) * (5 / 6))
  })

  it('14.4 from the sheet: what he has, whom he fights', () => {
    const bear = againstCards(['cave-bear-1'], 'strength')
    expect(oddsAgainst(who({ objects: ['sword-1'] }), bear).win).toBeCloseTo(15 / 36)
    expect(oddsAgainst(who({ objects: ['sword-1'] }), bear, 3).win).toBeCloseTo(30 / 36)
    expect(oddsAgainst(who({ character: 'night-blade' }), bear).win).toBeCloseTo(fightOdds({ score: 4, foe: 5, two: true, saves: [] }).win)
    const spirit = oddsAgainst(who({ objects: ['breastplate'] }), againstCards(['wraith'], 'craft'))
    expect([spirit.lose, spirit.hurt]).toEqual([26 / 36, 26 / 36])
  })
})

describe('odds of gate, search and Trials', () => {
  it('11.3 a gate', () => {
    expect([gateOdds(4, 8), gateOdds(2, 8), gateOdds(1, 8), gateOdds(7, 8)]).toEqual([0.5, 1 / 6, 0, 1])
    expect([oddsAtGate(who({})), oddsAtGate(who({ character: 'gnome-tinker' }))]).toEqual([1, expect.closeTo(4 / 6)])
  })

  it('12.5 a search', () => {
    expect([12, 11, 10, 7].map((needed) => Math.round(searchOdds(needed) * 36))).toEqual([1, 3, 6, 21])
    expect([oddsOfSearch(who({ craft: 5 })), oddsOfSearch(who({ craft: 9 }))]).toEqual([0, expect.closeTo(21 / 36)])
  })

  it('12.5 a Trial: a defeat for each counter above the start, and one where there is none (C-11)', () => {
    // Even scores: 15 of 30 decided throws are won.
    expect(trialOdds({ score: 10, foe: 10, counters: 0, gains: false })).toBeCloseTo(0.5)
    expect(trialOdds({ score: 10, foe: 10, counters: 1, gains: false })).toBeCloseTo(0.5)
    const next = fightOdds({ score: 9, foe: 10, two: false, saves: [] })
    expect(trialOdds({ score: 10, foe: 10, counters: 2, gains: false })).toBeCloseTo(0.5 + 0.5 * (next.win / (next.win + next.lose)))
    const worse = fightOdds({ score: 9, foe: 11, two: false, saves: [] })
    expect(trialOdds({ score: 10, foe: 10, counters: 2, gains: true })).toBeCloseTo(0.5 + 0.5 * (worse.win / (worse.win + worse.lose)))
  })

  it('12.5 a Trial with two counters to lose has two defeats before it (C-11)', () => {
    const three = trialOdds({ score: 10, foe: 10, counters: 3, gains: false })
    const { win, lose } = fightOdds({ score: 10, foe: 10, two: false, saves: [] })
    expect(three).toBeCloseTo(0.5 + (1 - win / (win + lose)) * trialOdds({ score: 9, foe: 10, counters: 2, gains: false }))
    expect(three).toBeGreaterThan(trialOdds({ score: 10, foe: 10, counters: 2, gains: false }))
  })

  it('12.5 a Trial counts the Spell, and the counters above the start', () => {
    const p = who({ strength: 9, craft: 8 })
    const start = cardOfPlayer(p)
    const beast = { score: combatStrength(p), foe: LIMITS.beast, counters: 9 - start.strength, gains: false }
    const apparition = { score: craftOf(p), foe: LIMITS.apparition, counters: 8 - start.craft, gains: true }
    expect([oddsInTrial(p, 'strength'), oddsInTrial(p, 'craft')]).toEqual([trialOdds(beast), trialOdds(apparition)])
    expect(oddsInTrial(p, 'strength', 2)).toBe(trialOdds({ ...beast, score: beast.score + 2 }))
    expect(oddsInTrial(p, 'craft', 2)).toBe(trialOdds({ ...apparition, score: apparition.score + 2 }))
    expect(oddsOfTrial(p, 'craft').chance).toBe(trialOdds(apparition))
    const one = who({ craft: start.craft + 1 })
    expect(oddsInTrial(one, 'craft')).toBe(trialOdds({ ...apparition, score: craftOf(one), counters: 1 }))
    p.passed.push('strength')
    expect(readiness(p)).toMatchObject({ strength: 1, craft: trialOdds(apparition) })
  })

  it('14.8 an attack and its defence are the same fight, seen from both sides; armour saves against arms alone (C-43)', () => {
    const t = set({
      players: [
        { strength: 6, craft: 5 },
        { character: 'cyborg', strength: 5, craft: 4, objects: ['breastplate', 'shield-1'] },
      ],
    })
    const [by, p] = [t.who(0), t.who(1)]
    const fight = fightOdds({ score: might(by, false), foe: might(p, false), two: false, saves: [] })
    expect(oddsOfAttack(by, p, false)).toMatchObject({ win: fight.win, lose: fight.lose })
    const through = armourOf(p).reduce((all, { saves }) => (all * (saves - 1)) / 6, 1)
    expect(through).toBeLessThan(1)
    expect(oddsOfDefence(p, by, false)).toEqual({
      win: fight.lose,
      even: fight.even,
      lose: fight.win,
      hurt: expect.closeTo(fight.win * through),
    })
    const minds = fightOdds({ score: might(by, true), foe: might(p, true), two: false, saves: [] })
    expect(oddsOfDefence(p, by, true)).toEqual({ win: minds.lose, even: minds.even, lose: minds.win, hurt: minds.win })
    expect(oddsOfDefence(p, by, false, 1, 3).lose).toBe(
      fightOdds({ score: might(by, false) + 3, foe: might(p, false) + 1, two: false, saves: [] }).win,
    )
  })

  it('12.5 the Gnome, with and without haggling', () => {
    expect([bribeOdds(18, false), bribeOdds(2, true), bribeOdds(10, false)]).toEqual([1, 0, 0.5])
    expect(bribeOdds(3, false)).toBeCloseTo(1 / 216)
    // 1, 1, 1 at once, or two ones and a third die rolled again to a one.
    expect(bribeOdds(3, true)).toBeCloseTo((1 + 15 / 6) / 216)
  })

  it('12.5 the three gauges, and all together', () => {
    const ready = readiness(who({ strength: 9, craft: 7, gold: 10 }))
    expect(ready.all).toBeCloseTo(ready.strength * ready.craft * ready.wealth)
    expect(ready.wealth).toBe(0.5)
  })
})

describe('odds of a walk', () => {
  it('11.2 ends add up to 1 where nothing is chosen but the first way', () => {
    for (const { id } of BOARD.spaces) {
      const t = set({ players: [{ at: id }] })
      const { neighbours } = BOARD.spaces.find((space) => space.id === id) ?? { neighbours: [] }
      for (const first of neighbours)
        for (const spaces of FACES) {
          const ends = walkEnds(t.state, t.who(), spaces, [first])
          expect([...ends.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
        }
    }
  })

  it('11.2 to 11.4 as often as the rules lead there, over every throw', () => {
    const players = [{ at: 'corridor-2' }]
    const t = set({ players })
    const ends = walkEnds(t.state, t.who(), 4, ['crossroads-1'])
    const found = new Map<string, number>()
    for (const one of FACES)
      for (const two of FACES)
        for (const three of FACES) {
          const walked = set({ players, dice: [4, one, two, three, ...Array.from({ length: 8 }, () => 1)] })
            .pick('roll')
            .pick('go:crossroads-1')
          const at = walked.events('moved')[0]?.path.at(-1) ?? ''
          found.set(at, (found.get(at) ?? 0) + 1)
        }
    expect([...ends.keys()].sort()).toEqual([...found.keys()].sort())
    for (const [space, times] of found) expect([space, ends.get(space)]).toEqual([space, expect.closeTo(times / 216)])
  })

  it('11.2 of the movement die: each face as likely as the others', () => {
    const t = set({ players: [{ at: 'corridor-2' }] })
    const expected = new Map<string, number>()
    for (const face of FACES)
      for (const [space, chance] of walkEnds(t.state, t.who(), face)) expected.set(space, (expected.get(space) ?? 0) + chance / 6)
    expect(rollEnds(t.state, t.who())).toEqual(new Map([...expected].map(([space, chance]) => [space, expect.closeTo(chance, 12)])))
  })

  it('9, C-58 Swift Foot: one to six spaces, as is wanted, and through gates', () => {
    const ends = swiftEnds(...(({ state, who }) => [state, who] as const)(at('crossroads-1')))
    // Over the gate of corridor-15 there is corridor-12, three spaces on the next crossing.
    expect(ends.get('corridor-12')).toBe(1)
    expect(ends.get('chamber-5')).toBe(1)
    expect(walkEnds(at('crossroads-1').state, at('crossroads-1').who, 3).get('chamber-5')).toBeUndefined()
    expect(Math.max(...ends.values())).toBe(1)
    expect([ends.has('corridor-18'), ends.has('corridor-10')]).toEqual([true, false])
  })

  const at = (space: string) => {
    const t = set({ players: [{ at: space }] })
    return { state: t.state, who: t.who() }
  }

  it('11.2 what cannot be avoided is in every choice, as likely as in the kindest', () => {
    const choices = [
      new Map([
        ['chamber-1', 0.5],
        ['corridor-3', 0.25],
        ['corridor-4', 0.25],
      ]),
      new Map([
        ['chamber-1', 0.2],
        ['corridor-3', 0],
        ['corridor-5', 0.8],
      ]),
    ]
    for (const each of [choices, choices.toReversed()]) expect(unavoidableEnds(each)).toEqual(new Map([['chamber-1', 0.2]]))
    expect(unavoidableEnds([])).toEqual(new Map())
  })

  it('11.2 whoever chooses reaches every end; the Magic Crystal can be stopped at (C-05)', () => {
    const free = set({ players: [{ at: 'corridor-2', craft: 6 }] })
    expect(walkEnds(free.state, free.who(), 2, ['crossroads-1'])).toEqual(
      new Map([
        ['corridor-15', 1],
        ['chamber-1', 1],
      ]),
    )
    const known = set({ players: [{ at: 'crossroads-1' }], scenario: { crystal: 'chamber-1' } })
    expect(walkEnds(known.state, known.who(), 2, ['chamber-1'])).toEqual(
      new Map([
        ['chamber-1', 1],
        ['corridor-3', 1],
      ]),
    )
  })
})

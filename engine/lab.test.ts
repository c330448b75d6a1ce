import { describe, expect, test } from 'vitest'
import type { SetupInput } from './kernel/game.ts'
import type { LabPlayed } from './kernel/lab.ts'
import type { LabRules } from './kernel/measures.ts'
import type { Playable } from './kernel/playable.ts'
import { isRefusal } from './kernel/refusal.ts'
import { GAMES } from './registry.ts'

// What every game is measured by in the Lab, over a few games that bots play.

/** Long games are cut short, where a game has such an option. */
const SHORT: Readonly<Record<string, object>> = { domain: { rounds: 12 }, cave: { rounds: 20 } }
const GAMES_EACH = 6

function rulesOf({ lab }: Playable): LabRules {
  if (lab === null) throw new Error('every game on the shelf is measured')
  return lab
}

function setupOf(game: Playable, seed: string): SetupInput {
  const { seats, options = {} } = rulesOf(game).usual
  const names = Array.from({ length: seats }, (_, seat) => `Bot ${seat + 1}`)
  return { seed, seats: names, options: { ...options, ...SHORT[game.id] }, variants: [] }
}

function played(game: Playable, n: number): LabPlayed {
  const bots = Array.from({ length: rulesOf(game).usual.seats }, () => 'novice' as const)
  const one = game.playForLab(setupOf(game, `lab ${n}`), { n, bots, goesOn: () => {} })
  if (isRefusal(one)) throw new Error(one.message)
  return one
}

describe.each(GAMES.map((game) => [game.title, game] as const))('%s in the Lab', (_title, game) => {
  const rules = rulesOf(game)
  const games = Array.from({ length: GAMES_EACH }, (_, n) => played(game, n))

  test('the same number is the same game, to the last answer', () => {
    expect(played(game, 1)).toEqual(games[1])
    expect(games[0]?.answers).not.toEqual(games[1]?.answers)
  })

  test('the same answers to the same setup make the same game in a session', () => {
    const [first] = games
    const playing = game.begin(setupOf(game, 'lab 0'), { undo: 'teaching', physical: false, fixed: { dice: [], draws: [], strict: false } })
    if (isRefusal(playing) || first === undefined) throw new Error('it begins')
    for (const answer of first.answers) expect(playing.choose(answer, 'bot')).toBeNull()
    expect(playing.outcome?.kind).toBe(first.game.outcome)
    expect(playing.tale()?.text).toBe(first.game.text)
  })

  test('each measure is a figure, and someone is in question', () => {
    expect(rules.shares.length).toBeGreaterThan(0)
    expect(rules.amounts.length).toBeGreaterThan(0)
    for (const { game: each } of games) {
      expect(each.outcome).not.toBeNull()
      expect(each.shares).toHaveLength(rules.shares.length)
      for (const amount of each.amounts) expect(Number.isFinite(amount)).toBe(true)
      expect(each.people.some(({ ours }) => ours)).toBe(true)
    }
  })

  test('one side’s win is not the other’s', () => {
    const wins = rules.shares.findIndex(({ id }) => id === 'wins')
    if (wins === -1) return
    for (const { game: each } of games) {
      expect(each.people.some(({ ours }) => !ours)).toBe(true)
      expect(each.shares[wins]).toBe(each.people.some(({ ours, victory }) => ours && victory))
    }
  })

  test('whoever died has died of something that has a name, in a turn of the game', () => {
    const deaths = games.flatMap(({ game: { turns, people } }) =>
      people.flatMap((person) => person.deaths.map((death) => ({ ...death, turns }))),
    )
    for (const { turn, turns, cause } of deaths) {
      expect(turn).toBeGreaterThanOrEqual(1)
      expect(turn).toBeLessThanOrEqual(turns)
      expect(rules.cause(cause)).toMatch(/^\p{Lu}/u)
      expect(rules.cause(cause)).not.toContain('-')
    }
  })

  test('ids are its own, and words fit into a sentence', () => {
    const ids = [...rules.shares, ...rules.amounts].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { label } of [...rules.shares, ...rules.amounts]) expect(label).toMatch(/^\p{Lu}.*[^.]$/u)
    for (const { does } of rules.shares) expect(does).toMatch(/^\p{Ll}.*[^.]$/u)
  })

  test('its choices are options that it takes', () => {
    for (const { option, values } of rules.choices ?? []) {
      for (const { id } of values) {
        const setup = setupOf(game, 'choice')
        const one = game.playForLab(
          { ...setup, options: { ...(setup.options as object), [option]: id } },
          { n: 0, bots: ['master'], goesOn: () => {} },
        )
        expect(isRefusal(one)).toBe(false)
      }
    }
  })
})

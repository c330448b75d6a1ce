import { describe, expect, it } from 'vitest'
import type { SetupInput } from './kernel/game.ts'
import type { Playable } from './kernel/playable.ts'
import { isRefusal } from './kernel/refusal.ts'
import type { Json } from './kernel/types.ts'
import { isSentence } from './kernel/words.ts'
import { GAMES } from './registry.ts'

// A person reads every refusal, whichever game it comes from: each is a whole sentence.

/** JSON that is not a set-up for any game. */
const NONSENSE: readonly Json[] = [5, 'x', true, [], [[]], [null], { nonsense: 1 }, { __proto__: 1 }, 'x'.repeat(200)]

/** Set-ups with one fault each. The fields common to all games are spoilt one by one. */
function spoilt(game: Playable): readonly SetupInput[] {
  const seats = Array.from({ length: game.seats.min }, (_, n) => `Player ${n + 1}`)
  const sound: SetupInput = { seed: 'refusals', seats, options: {}, variants: [] }
  const fields = ['variants', 'heroes', 'catacomb', 'party', 'characters', 'sections', 'level', 'at', 'turn', 'phase', 'leader']
  return [
    ...NONSENSE.map((options) => ({ ...sound, options })),
    ...NONSENSE.map((scenario) => ({ ...sound, scenario })),
    ...fields.flatMap((field) => NONSENSE.map((value) => ({ ...sound, options: { [field]: value } }))),
    ...fields.flatMap((field) => NONSENSE.map((value) => ({ ...sound, scenario: { [field]: value } }))),
    ...NONSENSE.map((record) => ({ ...sound, party: [{ record }] })),
    { ...sound, party: [] },
    { ...sound, variants: ['no-such-variant'] },
    { ...sound, options: {}, scenario: {}, party: [] },
    { ...sound, seats: Array.from({ length: game.seats.max + 1 }, (_, n) => `Player ${n + 1}`) },
  ]
}

function refusalsOf(game: Playable): readonly string[] {
  const begun = spoilt(game).map((input) =>
    game.begin(input, { undo: 'honest', physical: false, fixed: { dice: [], draws: [], strict: false } }),
  )
  const templates = NONSENSE.map((sheet) => game.template?.read(sheet) ?? null)
  const records = NONSENSE.map((sheet) => game.roster?.readSheet(sheet) ?? null)
  const variants = [game.refusesVariants(['no-such-variant'])]
  return [...begun, ...templates, ...records, ...variants].flatMap((answer) => (isRefusal(answer) ? [answer.message] : []))
}

describe.each(GAMES.map((game) => [game.title, game] as const))('%s', (_title, game) => {
  it('refuses every spoilt set-up in whole sentences', () => {
    const messages = refusalsOf(game)
    expect(messages.length).toBeGreaterThan(20)
    expect(messages.filter((message) => !isSentence(message))).toEqual([])
  })
})

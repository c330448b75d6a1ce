import { describe, expect, it } from 'vitest'
import { eventSchema, outputSchema, replySchema } from './shapes.ts'

// The contract's types are held against the host's answers: what a type does not say must be a fault, or a secret could leave unseen.

const ROW = { n: 3, rule: '9.3', type: 'line', text: 'It strikes.', data: { who: 'orc', at: [1, null] } }

describe('a schema derived from a type', () => {
  it.each([
    ['what the type says', { events: [ROW], next: 4 }, true],
    ['without what may be left out', { events: [] }, true],
    ['a field that the type does not name', { events: [{ ...ROW, secret: true }] }, false],
    ['a field left out that must be there', { next: 4 }, false],
    ['a word that is not on the closed list', { events: [{ ...ROW, given: 'bot' }] }, false],
    ['a number for a text', { events: [{ ...ROW, text: 3 }] }, false],
  ])('%s', (_, answer, fits) => {
    expect(outputSchema('game.log').safeParse(answer).success).toBe(fits)
  })

  it('reads unions, inherited fields and lists of words', () => {
    const status = outputSchema('storage.status')
    const open = { state: 'open', kept: 'file', size: 1, version: 2, backups: { newest: null, failed: null } }
    expect([open, { ...open, kind: 'full' }].map((one) => status.safeParse(one).success)).toEqual([true, false])
    const hint = outputSchema('game.hint')
    expect([{ why: 'So.', pick: ['a'] }, { pick: ['a'] }].map((one) => hint.safeParse(one).success)).toEqual([true, false])
    const event = eventSchema('command.run')
    expect([{ command: 'undo' }, { command: 'cheat' }].map((one) => event.safeParse(one).success)).toEqual([true, false])
    const refused = { ok: false, error: { code: 'closed', message: 'Closed.' } }
    expect([refused, { ...refused, value: 1 }].map((one) => replySchema.safeParse(one).success)).toEqual([true, false])
  })
})

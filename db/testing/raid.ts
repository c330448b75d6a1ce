import type { SavedMark } from '../../engine/kernel/record-types.ts'
import { createCampaign } from '../campaigns.ts'
import { createCharacter } from '../characters.ts'
import { type Choice, createSession, type NewSession } from '../choices.ts'
import type { CampaignDatabase } from '../open.ts'
import type { Result } from '../refusal.ts'

/** A small campaign with a game in it, for tests. */

export const AT = '2026-01-01T12:00:00.000Z'

export function must<T>(result: Result<T>): T {
  if (result.kind === 'refused') throw new Error(`${result.refusal.code} ${result.refusal.detail}: ${result.refusal.message}`)
  return result.value
}

export function refusalOf(result: Result<unknown>): string {
  return result.kind === 'refused' ? `${result.refusal.code} ${result.refusal.detail ?? ''}`.trim() : 'done'
}

/** Campaign `c` with the characters `almuric` and `una`, whose ids are `id-almuric` and `id-una`. */
export function fillCampaign(db: CampaignDatabase, id = 'c'): void {
  must(createCampaign(db, { id, name: 'The long road', game: 'citadel', variants: ['maze-kept'], undo: 'honest', createdAt: AT }))
  const of = id === 'c' ? '' : `-${id}`
  const almuric = { id: `id-almuric${of}`, slug: 'almuric', name: 'Almuric', race: 'human', kind: 'hero' as const, sheet: { wounds: 9 } }
  const una = {
    id: `id-una${of}`,
    slug: 'una',
    name: 'Una',
    race: 'elf',
    kind: 'initiate' as const,
    sheet: { wounds: 5, spells: ['heal'] },
  }
  must(createCharacter(db, id, almuric, AT))
  must(createCharacter(db, id, una, AT, [{ character: 'una', unit: 'gold', amount: 40, rule: '4.1', reason: 'begins' }]))
}

export function mark(input: number, state: object): SavedMark {
  const used = { diceUsed: 0, drawsUsed: 0, eventsTold: 0, linesPosted: 0 }
  return { input, ...used, streams: [input, 0, 0, 0], fingerprint: `print-${input}`, state: JSON.stringify(state) }
}

/** Session `s` of campaign `c` with both characters. */
export function raid(change: Partial<NewSession> = {}): NewSession {
  return {
    ...{
      id: 's',
      campaign: 'c',
      game: 'citadel',
      rulesVersion: '1',
      seed: 'seed',
      options: { variants: [] },
      setup: { level: 1 },
      seats: ['Ann', 'Bo'],
    },
    ...{ party: ['id-almuric', 'id-una'], first: mark(0, { turn: 0 }), streams: [1, 0], at: AT },
    input: { n: 0, answer: null, dice: [4], draws: ['sun'] },
    events: [{ type: 'enter', rule: '5.0' }],
    ...change,
  }
}

export function beginRaid(db: CampaignDatabase, change: Partial<NewSession> = {}): void {
  must(createSession(db, raid(change)))
}

/** Input `n` against revision `revision`: two dice, two events, a gold mark for each step. */
export function choice(n: number, revision = n - 1, change: Partial<Choice> = {}): Choice {
  return {
    ...{ session: 's', revision, at: AT, streams: [n, n] },
    input: { n, answer: { pick: [`attack:orc-${n}`] }, dice: [3, 5], draws: [], notes: { barred: true } },
    events: [
      { type: 'attack', rule: '9.3' },
      { type: 'wound', rule: '9.7' },
    ],
    ledger: [{ character: 'almuric', unit: 'gold', amount: n, rule: '14.0', reason: 'treasure', turn: n }],
    ...change,
  }
}

import { expect, it } from 'vitest'
import type { Ask } from '../../kernel/ask.ts'
import { randomAnswer } from '../../kernel/bots.ts'
import type { LedgerLine } from '../../kernel/campaign-types.ts'
import { stream } from '../../kernel/random.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import { startSession } from '../../kernel/session.ts'
import type { Answer, Json } from '../../kernel/types.ts'
import { gladiator } from '../index.ts'
import { attributesOf } from '../open/growth.ts'
import { setup } from '../setup.ts'
import { atHome } from '../sheet.ts'
import type { StableSheet } from '../sheet-types.ts'
import { difference } from './audit.ts'
import { stable } from './stable.ts'

interface Kept {
  readonly origin: StableSheet
  readonly lines: readonly LedgerLine[]
  readonly sheet: StableSheet
  readonly status: 'living' | 'dead'
}

const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value))
const RACES = ['human', 'dwarf', 'elf', 'orc', 'goblin', 'mage'] as const
const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Fay'] as const
const POINTS = { human: [12, 12], dwarf: [12, 11], elf: [11, 12], orc: [11, 12], goblin: [6, 13], mage: [9, 12] } as const

function founded(): Map<string, Kept> {
  return new Map(
    RACES.map((race, i) => {
      const [sh, ag] = POINTS[race]
      const made = stable.recruit({ kind: 'gladiator', name: NAMES[i] ?? '', race, sh, ag }, { variants: [], taken: [] })
      if (isRefusal(made)) throw new Error(made.message)
      const origin = atHome(made.sheet)
      return [origin.id, { origin, sheet: origin, lines: [], status: 'living' }]
    }),
  )
}

/** To the middle of the arena, and all who can strike do; null where chance may answer. */
function brave(ask: Ask): Answer | null {
  const ids = ask.kind === 'pick' ? ask.ids : []
  if (ask.topic === 'action') {
    const deed = ids.find((id) => /^(attack|slash|shoot|throw|cast:magic|cast:heal|stand)/.test(id))
    return deed === undefined ? null : { pick: [deed] }
  }
  if (ask.topic !== 'move') return null
  const far = (id: string) => {
    const [row = 99, column = 99] = (id.split(':')[1] ?? '').split('-').map(Number)
    return Math.max(Math.abs(row - 9), Math.abs(column - 20))
  }
  const [nearest] = ids.filter((id) => id.startsWith('to:')).toSorted((a, b) => far(a) - far(b))
  return nearest === undefined ? null : { pick: [nearest] }
}

/** A fight of the stable against itself, three to a side; everyone as he comes home. */
function fought(people: ReadonlyMap<string, Kept>, seed: string): ReadonlyMap<string, Kept> {
  const party = [...people.values()].map(({ sheet, status }, i) => ({ record: plain(sheet), status, seat: i % 2 }))
  const made = setup({ seed, seats: ['A', 'B'], options: { balance: 'none' }, variants: ['clean-sand'], party })
  if (isRefusal(made)) throw new Error(made.message)
  const session = startSession(gladiator, { state: made.state, seed, undo: 'honest' })
  const chance = stream(seed, 'bots')
  while (session.ask !== null) expect(session.choose(brave(session.ask) ?? randomAnswer(session.ask, chance))).toBeNull()
  const lines = session.record.steps.flatMap((step) => step.lines)
  return new Map(
    stable.homecoming(session.state).map(({ slug, sheet, status }) => {
      const before = people.get(slug)
      if (before === undefined || (status !== 'living' && status !== 'dead')) throw new Error(slug)
      return [
        slug,
        { ...before, status, sheet: atHome(sheet), lines: [...before.lines, ...lines.filter(({ character }) => character === slug)] },
      ]
    }),
  )
}

/** Seats and so sides go by turns: a side of nothing but bones cannot fight. */
function livesOn(people: ReadonlyMap<string, Kept>, side: number): boolean {
  return [...people.values()].some(({ status }, i) => i % 2 === side && status === 'living')
}

function summed(lines: readonly LedgerLine[], unit: LedgerLine['unit']): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { unit: of, subject = '', amount } of lines) if (of === unit) sums[subject] = (sums[subject] ?? 0) + amount
  return sums
}

it('11.1, 11.2, 23.6 fight after fight, bones and all, every sheet follows from its ledger', () => {
  let people: ReadonlyMap<string, Kept> = founded()
  const seen = new Set<string>()
  for (let nth = 0; nth < 6; nth++) {
    if (![0, 1].every((side) => livesOn(people, side))) people = founded()
    people = fought(people, `fight-${nth}`)
    for (const [id, { origin, sheet, lines, status }] of people) {
      const sum = (unit: 'experience' | 'exit') => summed(lines, unit)[''] ?? 0
      const posted = {
        ...{ isWhole: false, experience: sum('experience'), exits: sum('exit') },
        ...{ abilities: summed(lines, 'ability'), items: summed(lines, 'item') },
      }
      expect([id, ...difference(origin, sheet, posted)]).toEqual([id])
      expect([id, sheet.experience]).toEqual([id, summed(lines, 'experience')[''] ?? 0])
      expect([id, sheet.bones === null]).toEqual([id, status === 'living'])
      expect(attributesOf(sheet).sh).toBeGreaterThanOrEqual(origin.start.sh)
      expect(isRefusal(stable.readSheet(plain(sheet)))).toBe(false)
      for (const { reason } of lines) seen.add(reason)
    }
  }
  expect([...seen].toSorted()).toEqual(expect.arrayContaining(['came-home', 'damage', 'death-blow', 'fallen', 'spells', 'victory']))
})

it('24.1 a fight refuses what no stable has kept', () => {
  const made = setup({ seed: 'x', seats: ['A'], options: null, variants: [], party: [{ record: { id: 'ann' } }] })
  expect(isRefusal(made) ? made.message : 'taken').toMatch(/party\[0\]/)
})

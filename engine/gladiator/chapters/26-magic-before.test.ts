import { describe, expect, it } from 'vitest'
import { newPlay } from '../../kernel/play.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import type { Json } from '../../kernel/types.ts'
import { stable } from '../home/stable.ts'
import { columnOf } from '../open/squares.ts'
import { setup } from '../setup.ts'
import type { Arena } from '../state.ts'
import { begin } from './26-beginning.ts'

const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value))

function sheet(name: string, change: object = {}): Json {
  const made = stable.recruit({ kind: 'gladiator', name, race: 'human', sh: 12, ag: 12 }, { variants: [], taken: [] })
  if (isRefusal(made)) throw new Error(made.message)
  return plain({ ...made.sheet, ...change })
}

function begun(party: readonly { readonly record: Json; readonly status?: 'dead' }[], dice: readonly number[] = []): Arena {
  const made = setup({ seed: 'x', seats: ['A'], options: null, variants: ['clean-sand'], party })
  if (isRefusal(made)) throw new Error(made.message)
  const g = newPlay(made.state, 'x', { fixed: { dice, draws: ['north'], strict: false } })
  expect(begin(g).next({}).done).toBe(true)
  return g
}

describe('before the first turn', () => {
  it('23.6 brought bones lie on a start square of their side, and the Altar stands (G-64, G-133)', () => {
    const { state: s } = begun([{ record: sheet('Ann') }, { record: sheet('Bob', { bones: 100 }), status: 'dead' }])
    expect(s.things).toMatchObject([{ type: 'bones', of: 'bob' }])
    const [bones] = s.things
    const ann = s.figures.find(({ id }) => id === 'ann')
    expect([columnOf(bones?.at ?? -1), bones?.at === ann?.at]).toEqual([1, false])
    expect(columnOf(s.altar ?? 0)).toBeGreaterThanOrEqual(13)
    expect(columnOf(s.altar ?? 0)).toBeLessThanOrEqual(26)
    expect(begun([{ record: sheet('Ann') }]).state.altar).toBeNull()
  })

  it('17.1 a die for each spell that a fighter of IQ 10 may know, 4 or more and he knows it (G-56)', () => {
    const wise = sheet('Ann', { experience: 500 })
    const g = begun([{ record: wise }, { record: sheet('Bob') }], [4, 3, 6, 1, 2, 5])
    const [ann, bob] = g.state.figures
    expect([ann?.normal.iq, ann?.spells, bob?.spells]).toEqual([10, ['esp-stats', 'lose-weapon', 'agility-magic'], []])
    expect(g.step.events.find(({ type }) => type === 'spells-known')).toMatchObject({ figure: 'ann', rule: '17.1' })
  })
})

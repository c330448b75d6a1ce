import { expect, test } from 'vitest'
import { set } from '../proof/table-top.ts'

const UNA = { initiate: { name: 'Una', weapons: ['bow', 'dagger'], spells: ['heal', 'teleport'], experience: 'wounds' } }

const onTheWay = () => set({ start: 'turn', party: [UNA, { hero: 'Lord Dil', wounds: 2, items: ['ring:heal'] }] })

test('10.6 an aside says who casts what on whom, with the effect in words', () => {
  const option = onTheWay().decision.options?.find(({ id }) => id === 'una/cast:heal:lord-dil')
  expect(option?.deed).toEqual({
    kind: 'cast',
    label: 'Cast',
    who: 'una',
    means: { id: 'heal', label: 'Heal', effect: 'Heals 1D3+1 wounds of another, never the caster' },
    whom: 'lord-dil',
  })
})

test('14.4 a thing is handed over at no risk; ways out are nobody’s deed', () => {
  const { options = [] } = onTheWay().decision
  expect(options.find(({ id }) => id.startsWith('lord-dil/give:'))?.deed).toMatchObject({ kind: 'give', who: 'lord-dil', free: true })
  expect(options.find(({ id }) => id.startsWith('exit:'))?.deed).toBeUndefined()
})

test('10.6 what cannot be cast now names its caster and is kept beside the question', () => {
  const t = set({ start: 'turn', party: [{ ...UNA, wounds: 2 }, { hero: 'Lord Dil' }] })
  expect(t.decision.blocked).toContainEqual(
    expect.objectContaining({ by: 'una', deed: expect.objectContaining({ kind: 'cast', who: 'una', whom: 'una' }) }),
  )
})

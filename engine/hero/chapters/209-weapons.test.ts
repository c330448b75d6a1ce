import { describe, expect, it } from 'vitest'
import { set } from '../proof/table-top.ts'

describe('209 changing weapons', () => {
  it('209B for two points, to another weapon that was bought', () => {
    const t = set({ hero: { at: [4, 3], levels: { 'long-ax': 3, movement: 2 } } })
    expect(t.ids.filter((id) => id.startsWith('arm:'))).toEqual(['arm:long-ax'])
    t.pick('arm:long-ax')
    expect(t.hero.armed).toBe('long-ax')
    expect(t.state.activity?.points).toBe(0)
    expect(t.events('armed')).toMatchObject([{ weapon: 'long-ax', before: 'long-sword' }])
  })

  it('209A3 never to one that was not bought, nor to one that damage has made useless (H-35)', () => {
    const t = set({
      hero: { at: [4, 3], levels: { dagger: 1 } },
      prepare: ({ hero }) => {
        if (hero !== null) hero.now.weapons.dagger = 0
      },
    })
    expect(t.ids.some((id) => id.startsWith('arm:'))).toBe(false)
  })

  it('209A2 not with a single point left of more', () => {
    const t = set({ hero: { at: [4, 3], levels: { dagger: 1, movement: 2 } } }).pick('step:n')
    expect(t.ids.some((id) => id.startsWith('arm:'))).toBe(false)
  })

  it('209A4 with a movement of 1 the change is the whole phase (H-34)', () => {
    const t = set({ hero: { at: [4, 3], levels: { dagger: 1, movement: 1 } } }).pick('arm:dagger')
    expect(t.hero.armed).toBe('dagger')
    expect(t.state.turn).toBe(2)
    expect(t.pick('step:n').ids).toEqual(['face:e', 'face:s', 'face:w', 'end'])
  })

  it('209A4 no other activity goes before it; turning is none', () => {
    const t = set({ hero: { at: [4, 3], levels: { dagger: 1, movement: 1 } } }).pick('face:n')
    expect(t.ids).toContain('arm:dagger')
    expect(t.pick('step:s').ids).not.toContain('arm:dagger')
  })

  it('209A4 not with no movement at all', () => {
    expect(set({ hero: { at: [4, 3], levels: { dagger: 1, movement: 0 } } }).ids).toEqual(['face:n', 'face:s', 'face:w', 'end'])
  })
})

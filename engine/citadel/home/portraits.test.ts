import { describe, expect, it } from 'vitest'
import { faceOf, facesOf, INITIATE_FACES } from '../open/names.ts'
import { HERO_IDS } from '../tables/index.ts'
import { PORTRAITS } from './portraits.ts'

const elf = (id: string) => ({ id, race: 'elf', kind: 'initiate' })

describe('faces', () => {
  it('are one for each hero, and no two heroes share one', () => {
    const faces = HERO_IDS.map((id) => faceOf({ id, race: 'human', kind: 'hero' }))
    expect(new Set(faces).size).toBe(HERO_IDS.length)
    for (const face of faces) expect(PORTRAITS).toContain(face)
  })

  it('are six for the initiates of each race, and go by the name alone', () => {
    for (const race of ['elf', 'dwarf', 'human']) {
      const all = Array.from({ length: 60 }, (_, i) => faceOf({ id: `novice-${i}`, race, kind: 'initiate' }))
      expect(new Set(all).size).toBe(6)
      for (const face of all) expect(Object.keys(INITIATE_FACES)).toContain(face)
    }
    expect(faceOf(elf('una'))).toBe(faceOf(elf('una')))
  })

  it('of a party differ while there are enough', () => {
    const six = facesOf(['una', 'arn', 'bel', 'cad', 'dor', 'eil'].map(elf))
    expect(new Set(six.values()).size).toBe(6)
    const seven = facesOf(['una', 'arn', 'bel', 'cad', 'dor', 'eil', 'fay'].map(elf))
    expect(seven.size).toBe(7)
  })

  it('leave a face to whoever has chosen it', () => {
    const own = faceOf(elf('una')) ?? ''
    const faces = facesOf([elf('una'), elf('arn')], new Map([['arn', own]]))
    expect(faces.get('arn')).toBe(own)
    expect(faces.get('una')).not.toBe(own)
  })

  it('are not for charmed monsters', () => {
    expect(faceOf({ id: 'orc-1', race: 'Orc', kind: 'charmed-monster' })).toBeNull()
  })
})

import { expect, test } from 'vitest'
import type { CitadelView, FightView } from '../../../../engine/citadel/view-types.ts'
import { ALONE, CONDITIONS } from '../fixtures/fight.ts'
import { FIGHTING, monster } from '../fixtures/raid.ts'
import { type Field, ours, reasonsOf, standsAside, theirs } from './reach.ts'

function field(view: CitadelView): Field {
  if (!view.fight) throw new Error('no fight')
  return { ours: ours(view), theirs: theirs(view, view.monsters), fight: view.fight }
}

function said(view: CitadelView, id: string): string[] {
  const on = field(view)
  const who = [...on.ours, ...on.theirs].find((each) => each.id === id)
  if (!who) throw new Error(id)
  return reasonsOf(who, on).map(({ rule, text }) => `${rule} ${text}`)
}

const facing = (...pairs: string[]): Partial<FightView> => ({
  facing: pairs.flatMap((pair) => {
    const [from = '', to = ''] = pair.split('>')
    return [{ from, to }]
  }),
})
const laid = (part: Partial<FightView>): CitadelView => ({ ...FIGHTING, fight: FIGHTING.fight && { ...FIGHTING.fight, ...part } })

test('9.3 from the front rank: who is faced, who is not, and who stands behind', () => {
  expect(said(FIGHTING, 'almuric')).toEqual([
    '9.3 Almuric faces Orc 2.',
    '9.3 Orc 1 and Orc 3 are not opposite.',
    '9.3 Troll is out of reach behind the front rank.',
  ])
})

test('9.3 of several, we choose one, and a die chooses for them', () => {
  const both = laid(facing('almuric>orc-2', 'almuric>orc-3', 'orc-1>almuric', 'orc-1>borri'))
  expect(said(both, 'almuric')[0]).toBe('9.3 Almuric faces Orc 2 and Orc 3 and strikes one of them.')
  expect(said(both, 'almuric').at(-1)).toBe('9.3 Struck by: Orc 1.')
  expect(said(both, 'orc-1')[0]).toBe('9.3 Orc 1 faces Almuric and Borri Ashmantle; a die decides which it strikes.')
})

test('9.3, 9.4, 10.4 from the second rank: the bow reaches the whole front, an ax nobody, spells can be cast', () => {
  expect(said(FIGHTING, 'gwaigillion')).toEqual(['9.3 Gwaigillion Elengal reaches anyone in the front rank: Orc 1, Orc 2 and Orc 3.'])
  const turned = { ...FIGHTING, party: FIGHTING.party.map((who) => (who.id === 'una' ? { ...who, inHand: 'dagger' } : who)) }
  expect(said(turned, 'una')).toEqual([
    '9.4 Una strikes with the dagger only from the front rank.',
    '10.4 Casters cast combat spells from here.',
  ])
  expect(said(FIGHTING, 'troll-1')).toEqual([
    '9.4 Troll strikes only from the front rank.',
    '15.4 Once wounded, it heals 1 wound every third phase.',
  ])
})

test('9.4 a bow cannot be shot from the front rank', () => {
  const front = { ...FIGHTING, party: FIGHTING.party.map((who) => (who.id === 'almuric' ? { ...who, inHand: 'bow' } : who)) }
  expect(said(front, 'almuric')).toEqual(['9.4 Almuric cannot shoot the bow from the front rank.'])
})

test('9.2 behind the second rank nobody fights', () => {
  const far = { ...FIGHTING, monsters: [...FIGHTING.monsters, monster({ id: 'orc-9', name: 'Orc 9', rank: 2 })] }
  expect(said(far, 'orc-9')).toEqual(['9.2 Orc 9 is too far back: only the first two ranks fight.'])
})

test('13.4 while one fights alone the others look on', () => {
  expect(said(ALONE, 'borri')).toEqual(['13.4 Borri Ashmantle cannot join: another character fights alone.'])
  expect(said(ALONE, 'almuric')[0]).toBe('9.3 Almuric faces Vampire.')
  const on = field(ALONE)
  expect(on.ours.filter((who) => standsAside(who, on)).map(({ id }) => id)).not.toContain('almuric')
})

test('10.5, 15.3 sleepers and statues say what they are; a betrayer stands with the monsters', () => {
  expect(said(CONDITIONS, 'almuric')).toEqual(['10.5 Almuric sleeps, takes blows, and can neither strike nor wake.'])
  expect(said(CONDITIONS, 'hesk')).toEqual(['15.3 Hesk is stone and takes no part.'])
  expect(field(CONDITIONS).theirs.map(({ id }) => id)).toContain('una')
})

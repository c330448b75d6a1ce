import { expect, test } from 'vitest'
import { agility, armour, movementPoints } from '../chapters/figures.ts'
import { figureValue } from '../chapters/robots/18-evening.ts'
import { begun } from '../proof/table-top.ts'
import { PRESETS } from '../tables/fighters.ts'
import { agilityIn, armourIn, pointsIn } from './gear.ts'
import { presetOf } from './making.ts'
import { idsOf } from './names.ts'
import { worthIn } from './value.ts'

test('7.1, 7.2, G-66 a ready fighter is in the arena what his sheet makes of him', () => {
  const presets = idsOf(PRESETS)
  const table = begun({ options: { teams: { west: presets.slice(0, 10), east: presets.slice(10) }, balance: 'none' } }, { free: true })
  for (const [i, id] of presets.entries()) {
    const { race, sh, ag, iq, ...gear } = presetOf(id)
    const [who, figure] = [{ kind: race, normal: { sh, ag, iq } }, table.state.figures[i]]
    if (!figure) throw new Error(`${id} does not fight`)
    const armed = { front: armour(figure, 'front'), side: armour(figure, 'side'), rear: armour(figure, 'rear') }
    expect([agilityIn(who, gear), armourIn(who, gear), pointsIn(who, gear.suit)]).toEqual([agility(figure), armed, movementPoints(figure)])
    expect(worthIn(who, gear).value).toBe(figureValue(figure))
  }
})

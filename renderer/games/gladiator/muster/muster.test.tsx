import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { figureValue } from '../../../../engine/gladiator/chapters/18-evening.ts'
import { agility, armour, movementPoints } from '../../../../engine/gladiator/chapters/figures.ts'
import { gearFault } from '../../../../engine/gladiator/open/gear.ts'
import { bounds, canBegin } from '../../../../engine/gladiator/open/making.ts'
import { rollChance } from '../../../../engine/gladiator/open/rolls.ts'
import { begun } from '../../../../engine/gladiator/proof/table-top.ts'
import { tables as arenaTables } from '../../../../engine/gladiator/tables/index.ts'
import { type GladiatorTables, gladiatorTables } from '../tables.ts'
import { Arming } from './arming.tsx'
import {
  agilityIn,
  armourIn,
  type Body,
  type Gear,
  movable,
  PLACES,
  pointsIn,
  shifted,
  whyNotThere,
  whyNotWorn,
  withArm,
} from './fighter.ts'
import { bodyOf, gearOf, valueIn } from './joined.ts'
import { Points } from './points.tsx'
import { hitChance, worthOf } from './value.ts'

// The page's judgement of arms and making, held to the rules themselves.

const tables = gladiatorTables({ ...arenaTables() }) as GladiatorTables
const NONE: Gear = { ready: null, also: null, slung: [], suit: 'clothes', helmet: null }

afterEach(cleanup)

/** The same body and gear, as the rules judge them. */
function fault(body: Body, gear: Gear) {
  const { sh, ag, iq } = body
  type Judged = Parameters<typeof gearFault>
  return gearFault({ kind: body.race, normal: { sh, ag, iq } } as Judged[0], gear as Judged[1])
}

function bodies(): readonly Body[] {
  return Object.entries(tables.races).flatMap(([race, { base }]) => [base.sh, 14, 18].map((sh) => ({ ...base, sh, race, name: 'Ann' })))
}

describe('what he can bring', () => {
  test('5.1, 5.7, 6.4, 12.1 is what the rules let him bring, for every race, weapon and place', () => {
    for (const body of bodies())
      for (const gear of [NONE, { ...NONE, ready: 'staff', slung: ['dagger', 'dagger'] }, { ...NONE, ready: 'flail' }])
        for (const place of PLACES)
          for (const weapon of Object.keys(tables.weapons)) {
            const isAllowed = fault(body, gear) !== null || fault(body, withArm(tables, gear, place, weapon)) === null
            const said = `${body.race} of ${body.sh}: ${weapon} as ${place} beside ${gear.ready}`
            if (fault(body, gear) === null) expect(whyNotThere(tables, body, gear, place, weapon) === null, said).toBe(isAllowed)
          }
  })

  test('7.2 is what the rules let him wear', () => {
    for (const body of bodies()) {
      for (const suit of Object.keys(tables.armour.suits))
        expect(whyNotWorn(tables, body, suit) === null).toBe(fault(body, { ...NONE, suit }) === null)
      for (const helmet of Object.keys(tables.armour.helmets))
        expect(whyNotWorn(tables, body, helmet) === null).toBe(fault(body, { ...NONE, helmet }) === null)
    }
  })

  test('7.2, G-66 makes of every ready fighter what the rules make of him', () => {
    const presets = Object.entries(tables.presets)
    const teams = { west: presets.map(([id]) => id).slice(0, 10), east: presets.map(([id]) => id).slice(10, 20) }
    const table = begun({ options: { teams, balance: 'none' } }, { free: true })
    for (const [i, [, fighter]] of presets.slice(0, 20).entries()) {
      const figure = table.state.figures[i]
      if (!figure) throw new Error(`${fighter.name} does not fight`)
      expect(agilityIn(tables, fighter, fighter)).toBe(agility(figure))
      const sides = { front: armour(figure, 'front'), side: armour(figure, 'side'), rear: armour(figure, 'rear') }
      expect(armourIn(tables, fighter, fighter)).toEqual(sides)
      expect(pointsIn(tables, fighter, fighter.suit)).toBe(movementPoints(figure))
      expect(worthOf(tables, fighter, fighter).value).toBe(figureValue(figure))
      const seen = table.seen(figure.seat ?? 0).characters.find(({ id }) => id === figure.id)
      if (!seen) throw new Error(`${fighter.name} is not seen`)
      expect(valueIn(tables, seen)).toBe(figureValue(figure))
      expect(gearOf(seen)).toEqual({
        ...NONE,
        ready: fighter.ready,
        also: fighter.also,
        slung: fighter.slung,
        suit: fighter.suit,
        helmet: fighter.helmet,
      })
      expect(bodyOf(seen, fighter.ag)).toEqual({ name: fighter.name, race: fighter.race, sh: fighter.sh, ag: fighter.ag, iq: fighter.iq })
    }
  })

  test('35.7 hits as often as the dice say', () => {
    for (let ag = 1; ag <= 20; ag++) expect(hitChance(ag)).toBeCloseTo(rollChance(3, ag), 12)
  })
})

describe('making', () => {
  test('10.1, 10.2 moves points exactly as far as the race allows', () => {
    for (const [race, { base }] of Object.entries(tables.races)) {
      const id = race as Parameters<typeof bounds>[0]
      const body: Body = { ...base, race, name: 'Ann' }
      const printed = tables.races[race]
      if (!printed) throw new Error(race)
      for (const attribute of movable(printed)) {
        let least = body
        for (let next: Body | null = body; next; next = shifted(printed, next, attribute, attribute === 'sh' ? 'ag' : 'sh')) least = next
        expect(least[attribute]).toBe(bounds(id, attribute)[0])
        expect(canBegin(id, least)).toBe(true)
      }
    }
  })

  test('is done with two keys for each attribute', () => {
    const onChange = vi.fn()
    const human = tables.races.human
    if (!human) throw new Error('no humans')
    render(<Points tables={tables} body={{ ...human.base, race: 'human', name: 'Vipsa' }} onChange={onChange} />)
    fireEvent.click(screen.getByRole('button', { name: 'More strength' }))
    expect(onChange).toHaveBeenCalledWith({ sh: 13, ag: 11, iq: 8, race: 'human', name: 'Vipsa' })
    expect(screen.queryByRole('button', { name: 'More intelligence' })).toBeNull()
  })
})

describe('arming', () => {
  const vipsa: Body = { name: 'Vipsa', race: 'human', sh: 13, ag: 11, iq: 8 }

  test('puts a weapon into the chosen place, lays it aside, and says why another is too heavy', () => {
    const onChange = vi.fn()
    render(<Arming tables={tables} body={vipsa} gear={{ ...NONE, ready: 'longsword' }} onChange={onChange} />)
    fireEvent.click(within(screen.getByRole('region', { name: 'Weapons' })).getByRole('button', { name: /^War Sword: / }))
    expect(onChange).not.toHaveBeenCalled()
    expect(screen.getByText('War Sword: Strength 14 is needed, Vipsa has 13.')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: /second hand/ }))
    fireEvent.click(screen.getByRole('button', { name: 'Large Shield' }))
    expect(onChange).toHaveBeenLastCalledWith({ ...NONE, ready: 'longsword', also: 'large-shield' })
    fireEvent.click(screen.getByRole('button', { name: 'Lay aside: Longsword, ready' }))
    expect(onChange).toHaveBeenLastCalledWith(NONE)
  })

  test('wears a suit and a helmet, and takes the helmet off again', () => {
    const onChange = vi.fn()
    render(<Arming tables={tables} body={vipsa} gear={{ ...NONE, helmet: 'helmet' }} onChange={onChange} />)
    fireEvent.click(screen.getByRole('button', { name: 'Leather' }))
    expect(onChange).toHaveBeenLastCalledWith({ ...NONE, suit: 'leather', helmet: 'helmet' })
    fireEvent.click(screen.getByRole('button', { name: 'Helmet' }))
    expect(onChange).toHaveBeenLastCalledWith(NONE)
    fireEvent.click(screen.getByRole('button', { name: /^Full Plate: Strength 14 is needed/ }))
    expect(onChange).toHaveBeenCalledTimes(2)
  })
})

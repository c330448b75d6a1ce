import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { BARE } from '../../../../engine/gladiator/open/gear.ts'
import { Arming } from './arming.tsx'
import { type Body, whyNotThere } from './fighter.ts'
import { Points } from './points.tsx'

afterEach(cleanup)

const VIPSA: Body = { name: 'Vipsa', kind: 'human', normal: { sh: 13, ag: 11, iq: 8 } }

describe('why something cannot be had', () => {
  test.each([
    ['5.1', VIPSA, 'ready', 'war-sword', 'Needs strength 14; Vipsa has 13.'],
    ['12.1', { ...VIPSA, kind: 'mage' }, 'ready', 'axe', 'A Mage can’t use that weapon.'],
    ['5.7', VIPSA, 'also', 'spear', 'Spear takes both hands: put it in the ready hand.'],
    ['6.4', VIPSA, 'sling', 'axe', 'Both slings are full.'],
    ['6.4 unless it is there already', VIPSA, 'sling', 'dagger', null],
  ] as const)('%s', (_rule, body, place, weapon, why) => {
    expect(whyNotThere(body, { ...BARE, slung: ['dagger', 'dagger'] }, place, weapon)).toBe(why)
  })
})

describe('making', () => {
  test('10.1, 10.2 points are moved with two keys for each attribute, as far as the race allows', () => {
    const onChange = vi.fn()
    const least = { ...VIPSA, normal: { sh: 16, ag: 8, iq: 8 } }
    const { rerender } = render(<Points body={VIPSA} onChange={onChange} />)
    fireEvent.click(screen.getByRole('button', { name: 'More strength' }))
    expect(onChange).toHaveBeenCalledWith({ ...VIPSA, normal: { sh: 14, ag: 10, iq: 8 } })
    expect(screen.queryByRole('button', { name: 'More intelligence' })).toBeNull()
    rerender(<Points body={least} onChange={onChange} />)
    expect(screen.getByRole('button', { name: 'More strength' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Less strength' })).toBeEnabled()
  })
})

describe('arming', () => {
  test('puts a weapon into the chosen place, lays it aside, and says why another is too heavy', () => {
    const onChange = vi.fn()
    render(<Arming body={VIPSA} gear={{ ...BARE, ready: 'longsword' }} onChange={onChange} />)
    fireEvent.click(within(screen.getByRole('region', { name: 'Weapons' })).getByRole('button', { name: /^War Sword: / }))
    expect(onChange).not.toHaveBeenCalled()
    expect(screen.getByText('War Sword: Needs strength 14; Vipsa has 13.')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: /second hand/ }))
    fireEvent.click(screen.getByRole('button', { name: 'Large Shield' }))
    expect(onChange).toHaveBeenLastCalledWith({ ...BARE, ready: 'longsword', also: 'large-shield' })
    fireEvent.click(screen.getByRole('button', { name: 'Lay aside: Longsword, ready' }))
    expect(onChange).toHaveBeenLastCalledWith(BARE)
  })

  test('wears a suit and a helmet, and takes the helmet off again', () => {
    const onChange = vi.fn()
    render(<Arming body={VIPSA} gear={{ ...BARE, helmet: 'helmet' }} onChange={onChange} />)
    fireEvent.click(screen.getByRole('button', { name: 'Leather' }))
    expect(onChange).toHaveBeenLastCalledWith({ ...BARE, suit: 'leather', helmet: 'helmet' })
    fireEvent.click(screen.getByRole('button', { name: 'Helmet' }))
    expect(onChange).toHaveBeenLastCalledWith(BARE)
    fireEvent.click(screen.getByRole('button', { name: /^Full Plate: Needs strength 14/ }))
    expect(onChange).toHaveBeenCalledTimes(2)
  })
})

import { describe, expect, it } from 'vitest'
import { isRefusal } from '../kernel/refusal.ts'
import type { Json } from '../kernel/types.ts'
import { stockOf, waresLeft } from './chapters/cards.ts'
import { carries, combatStrength, craftOf, gateStrength, spellLimit, strengthOf } from './chapters/characters.ts'
import { copy } from './copy.ts'
import { setup } from './setup.ts'
import type { CaveState } from './state.ts'

const made = (input: Partial<Parameters<typeof setup>[0]> = {}) => setup({ seed: 's', seats: ['Ann'], options: {}, variants: [], ...input })

function begun(scenario: Json, seats = ['Ann']): CaveState {
  const set = made({ seats, scenario })
  if (isRefusal(set)) throw new Error(set.message)
  return set.state
}

const player = (sheet: { readonly [field: string]: Json }) => {
  const [p] = begun({ players: [{ character: 'deep-miner', ...sheet }] }).players
  if (p === undefined) throw new Error('there is nobody')
  return p
}

describe('how a game begins', () => {
  it('takes rounds and variants', () => {
    const set = made({ seats: ['Ann', 'Bram'], options: { rounds: 60 }, variants: ['six-may-step', 'physical-dice'] })
    expect(set).toMatchObject({ physical: true, state: { rounds: 60, phase: 'set-up', variants: ['six-may-step', 'physical-dice'] } })
    expect(made()).toMatchObject({ state: { rounds: 200 } })
  })

  it.each([
    ['too many seats', { seats: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }, 'one to six players'],
    ['a campaign', { party: [] }, 'no campaigns'],
    ['unknown options', { options: { pets: 1 } }, 'pets'],
    ['too few rounds', { options: { rounds: 9 } }, 'from 10 to 999'],
    ['an unknown variant', { variants: ['blind'] }, 'one of'],
  ])('refuses %s', (_, input, why) => {
    expect(made(input)).toMatchObject({ code: 'bad-request', message: expect.stringContaining(why) })
  })
})

describe('a scenario', () => {
  const one = (sheet: { readonly [field: string]: Json }): Json => ({ players: [{ character: 'deep-miner', ...sheet }] })
  it.each<readonly [string, Json, string]>([
    ['players that do not match the seats', { players: [] }, 'one entry for each'],
    ['no Character', { players: [{}] }, 'character'],
    ['an unknown card', one({ objects: ['spoon'] }), 'can be carried'],
    ['a Bag of Gold in the pack', one({ objects: ['bag-of-gold-1'] }), 'can be carried'],
    ['a card twice', one({ objects: ['sword-1', 'sword-1'] }), 'somewhere else already'],
    ['the Magic Crystal', one({ objects: ['magic-crystal'] }), 'can be carried'],
    ['a card that is taken out', { ...(one({}) as object), lying: { 'corridor-1': { cards: ['pict'] } } }, 'in play'],
    ['an Event that lies about', { ...(one({}) as object), lying: { 'corridor-1': { cards: ['gold-vein'] } } }, 'not an Event'],
    ['counters under the start', one({ strength: 3 }), 'from 4'],
    ['no Life left', one({ lives: 0 }), 'from 1'],
    ['too many Objects', one({ objects: ['sword-1', 'sword-2', 'shield-1', 'helmet-1', 'wand'] }), 'he may carry 4'],
    ['too many Spells', one({ spells: ['might', 'ward'] }), 'he may hold 1'],
    ['an Object of the other alignment', one({ alignment: 'evil', objects: ['holy-lance'] }), 'forbids'],
    ['a way that is none', one({ at: 'corridor-1', from: 'corridor-2' }), 'from'],
    ['an unknown space', one({ at: 'cellar' }), 'at'],
    ['a Crystal outside a Chamber', { ...(one({}) as object), crystal: 'corridor-1' }, 'crystal'],
    ['a trophy that he may not keep', one({ trophies: ['wraith'] }), 'this Character may keep'],
    ['cards of another deck', { ...(one({}) as object), discarded: { cave: ['wolf'] } }, 'of that deck'],
    ['an unknown field', { ...(one({}) as object), weather: 'fair' }, 'weather'],
    ['a space that is none', { ...(one({}) as object), lying: { nowhere: { gold: 1 } } }, 'no field "nowhere"; it may have cave-entrance'],
    ['a round after the last', { ...(one({}) as object), round: 201 }, 'from 1 to 200'],
  ])('refuses %s', (_, scenario, why) => {
    expect(made({ scenario })).toMatchObject({ code: 'bad-request', message: expect.stringContaining(why) })
  })

  it('refuses a Character twice', () => {
    const players = [{ character: 'cyborg' }, { character: 'cyborg' }]
    expect(made({ seats: ['Ann', 'Bram'], scenario: { players } })).toMatchObject({ message: expect.stringContaining('played already') })
  })

  it('takes what is left out from the Character: the Entrance, 4 Lives, 1 Gold', () => {
    expect(player({})).toMatchObject({ at: 'cave-entrance', from: null, lives: 4, gold: 1, strength: 4, craft: 3, alignment: 'neutral' })
  })

  it('takes cards out of their decks, and wares that somebody has are sold', () => {
    const s = begun({ players: [{ character: 'deep-miner', objects: ['sword-3'], trophies: ['ogre'] }], discarded: { cave: ['minotaur'] } })
    expect(waresLeft(s)).toEqual(['shield-2', 'helmet-2', 'rope-ladder-2'])
    expect(stockOf(s, 'cave')).toHaveLength(57)
    expect(stockOf(s, 'adventure')).toHaveLength(23)
  })
})

describe('what a Character has', () => {
  it('1.6 Strength: counters, and what counts always', () => {
    const p = player({ strength: 5, objects: ['magic-belt', 'sword-1'], followers: ['unicorn'] })
    // The example of the book.
    expect([strengthOf(p), combatStrength(p)]).toEqual([7, 8])
  })

  it('14.4 one Weapon counts, the best', () => {
    const objects = ['sword-1', 'sword-2', 'holy-lance']
    expect([combatStrength(player({ objects })), combatStrength(player({ objects }), true)]).toEqual([5, 7])
    expect(combatStrength(player({ character: 'pit-gladiator', objects }))).toBe(7)
    expect(combatStrength(player({ character: 'gnome-tinker', followers: ['squire'] }))).toBe(5)
  })

  it('2.5 Craft, 2.6 Spells, and the Wand (C-84)', () => {
    const p = player({ objects: ['solomons-crown', 'wand'] })
    expect([craftOf(p), spellLimit(p)]).toEqual([5, 3])
    expect([3, 4, 5, 6, 9].map((craft) => spellLimit(player({ craft })))).toEqual([1, 2, 2, 3, 3])
    expect(spellLimit(player({ character: 'cyborg', craft: 9, objects: ['wand'] }))).toBe(0)
    expect(spellLimit(player({ character: 'pit-gladiator', objects: ['wand'] }))).toBe(1)
  })

  it('11.3 Strength at gates counts no Weapon, and a Pick for 2 (C-61)', () => {
    expect(gateStrength(player({ objects: ['miners-pick', 'sword-1', 'magic-belt'] }))).toBe(7)
  })

  it('5.3 four Objects, six for the Gnome Tinker, any number with a Mule (C-45)', () => {
    expect([carries(player({})), carries(player({ character: 'gnome-tinker' })), carries(player({ followers: ['mule'] }))]).toEqual([
      4, 6, 99,
    ])
  })

  it('16 a Toad has Strength and Craft 1, and nothing he has counts (C-42)', () => {
    const p = player({ strength: 9, craft: 9, objects: ['sword-1', 'wand'], followers: ['unicorn', 'mule'], toad: 2 })
    expect([strengthOf(p), combatStrength(p), gateStrength(p), craftOf(p), spellLimit(p), carries(p)]).toEqual([1, 1, 1, 1, 0, 99])
  })
})

describe('a copy', () => {
  it('is equal, and shares nothing that changes', () => {
    const s = begun({
      start: 'encounter',
      players: [{ character: 'deep-miner', objects: ['sword-1'], spells: ['ward'], trophies: ['ogre'], followers: ['mule'] }],
      lying: { 'corridor-1': { cards: ['wolf'], gold: 2 } },
    })
    const before = JSON.stringify(s)
    const other = copy(s)
    expect(other).toEqual(s)
    const [p] = other.players
    p?.objects.pop()
    p?.followers.pop()
    p?.trophies.pop()
    p?.spells.pop()
    p?.passed.push('craft')
    other.lying['corridor-1']?.cards.pop()
    other.counts.beggar = 1
    other.discards.cave.push('ogre')
    other.discards.spells.push('might')
    other.gone.push('helmet-2')
    other.unused.pop()
    if (other.turn !== null) {
      other.turn.over = true
      other.turn.putDown.push('sword-1')
      other.turn.ageing.push('toad')
    }
    expect(JSON.stringify(s)).toBe(before)
  })
})

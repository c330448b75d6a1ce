import { describe, expect, it } from 'vitest'
import type { Json, Option } from '../../kernel/types.ts'
import { fighter } from '../chapters/party.ts'
import { set, type Table } from '../proof/table-top.ts'

const UNA = (spells: readonly string[], wounds = 5, weapons: readonly string[] = ['bow', 'dagger']): Json => ({
  initiate: { name: 'Una', race: 'Elf', weapons, magic: [spells.length, spells.length, spells.length], spells },
  wounds,
})

function atUna(spells: readonly string[], foes: readonly string[], wounds = 5, weapons?: readonly string[]): Table {
  const t = set({
    party: [{ hero: 'lord-dil' }, { hero: 'almuric', spells: [] }, UNA(spells, wounds, weapons)],
    march: [['lord-dil', 'almuric'], ['una']],
    monsters: foes.map((type) => ({ type, wounds: 4 })),
    start: 'combat',
  })
  if (t.ask.topic === 'hesitate') t.pick('decline')
  return t.pick('pass').pick('pass')
}

function option(t: Table, id: string): Option | undefined {
  return t.decision.options?.find((each) => each.id === id)
}

describe('how a combat decision reads', () => {
  it('says whose it is and where we are', () => {
    const { prompt, lead, steps } = atUna(['lightning'], ['orc', 'orc']).decision
    expect(prompt).toBe('What will Una do?')
    expect(lead).toBe('5 Wound Points left, second rank.')
    expect(steps).toEqual([
      { label: 'Round 1', done: true },
      { label: 'Party combat', now: true },
    ])
  })

  it('9.5 a shot with its sum, column and exact odds', () => {
    expect(option(atUna(['lightning'], ['orc', 'orc']), 'shoot:orc-2')).toEqual({
      id: 'shoot:orc-2',
      label: 'Shoot Orc 2',
      detail: 'die +1, bow column',
      odds: expect.objectContaining({ text: '50%', chance: 0.5, expected: 0.5, kill: 0 }),
      at: { kind: 'monster', id: 'orc-2' },
      deed: {
        kind: 'strike',
        label: 'Shoot',
        who: 'una',
        means: { id: 'bow', label: 'the bow', effect: 'Shoots from the second rank only; wounds on 5 or more' },
        whom: 'orc-2',
      },
    })
  })

  it('names whoever acts, by what means and at whom, also in what is not allowed', () => {
    const t = atUna(['lightning', 'hesitate'], ['orc', 'orc'])
    expect(option(t, 'cast:lightning:orc-1')?.deed).toMatchObject({ kind: 'cast', who: 'una', means: { id: 'lightning' }, whom: 'orc-1' })
    expect(option(t, 'pass')?.deed).toBeUndefined()
    expect(t.decision.blocked?.find(({ id }) => id === 'cast:hesitate')?.deed).toMatchObject({ kind: 'cast', who: 'una' })
  })

  it('names the target of every deed, so that no two read alike', () => {
    const labels = atUna(['lightning', 'blast', 'sleep'], ['orc', 'orc']).decision.options?.map(({ label }) => label) ?? []
    expect(labels).toEqual(expect.arrayContaining(['Shoot Orc 1', 'Shoot Orc 2', 'Lightning: Orc 1', 'Lightning: Orc 2']))
    expect(new Set(labels).size).toBe(labels.length)
  })

  it('15.5 a charmed companion is marked as a friend, and sparing him comes first where nobody else can be struck', () => {
    const t = set({
      party: [{ hero: 'lord-dil' }, { hero: 'almuric', spells: [] }, UNA([])],
      monsters: [{ type: 'vampire', wounds: 4 }],
      march: [['lord-dil', 'almuric'], ['una']],
      start: 'combat',
    })
    const { fight } = t.session.state
    if (fight === null) throw new Error('no fight')
    Object.assign(fighter(t.state, 'una'), { side: 'monsters', charmedBy: 'vampire-1' })
    fight.foes = [['una'], ['vampire-1']]
    t.session.state.march = [['lord-dil', 'almuric']]
    t.pick('pass')
    expect(option(t, 'attack:una')).toMatchObject({ label: 'Strike Una', friend: true })
    expect(t.decision.options?.filter(({ stays }) => stays).map(({ id }) => id)).toEqual(['later'])
  })

  it('10.5 a spell with its cost, what it leaves and its odds', () => {
    expect(option(atUna(['lightning'], ['orc', 'orc']), 'cast:lightning:orc-1')).toMatchObject({
      label: 'Lightning: Orc 1',
      detail: '1D3+2 wounds; leaves 3 Wound Points',
      odds: { text: '83.3%', kill: (5 / 6) * (2 / 3) },
      data: { cost: 2 },
    })
  })

  it('10.5 who has a Magic Shield makes no check against an Explosion, and Mage Armor catches its wound', () => {
    const t = atUna(['explosion'], ['orc'])
    const why = () => option(t, 'cast:explosion')?.odds?.why ?? []
    expect(why().map(({ what }) => what)).toEqual(['Orc 1', 'Lord Dil', 'Almuric', 'Una'].map((name) => `does ${name} resist?`))
    fighter(t.state, 'orc-1').combat.magicShield = true
    fighter(t.state, 'lord-dil').mageArmor = 1
    expect(why().map(({ what }) => what)).toEqual(['Lord Dil', 'Almuric', 'Una'].map((name) => `does ${name} resist?`))
    expect(why()[0]?.results.at(-1)?.text).toBe('Mage Armor keeps it off')
  })

  it('9.7 a charm whose price is all that is left has no chance: nobody is charmed by the dead', () => {
    const charm = option(atUna(['charm'], ['orc'], 3), 'cast:charm:orc-1')
    expect(charm?.warns).toBe('Una dies: it takes the last Wound Point, and the charm fails.')
    expect(charm?.odds).toMatchObject({ text: '0%', chance: 0, die: 1 })
  })

  it('9.7 what kills its caster is warned of', () => {
    expect(option(atUna(['lightning'], ['orc'], 2), 'cast:lightning:orc-1')?.warns).toBe('Una dies: it takes the last Wound Point.')
    expect(option(atUna(['lightning'], ['orc'], 3), 'cast:lightning:orc-1')?.warns).toBeUndefined()
  })

  it('says of what is not allowed why, and by which case', () => {
    const t = atUna(['charm', 'hesitate'], ['orc'], 2, ['sword', 'dagger'])
    expect(t.decision.blocked?.map(({ deed: _, ...words }) => words)).toEqual(
      expect.arrayContaining([
        { id: 'attack', label: 'Strike with the sword', rule: '9.4', why: 'It strikes only from the front rank.' },
        { id: 'cast:charm', label: 'Charm', rule: '10.2', why: 'It costs 3, and Una has 2 left.' },
        { id: 'cast:hesitate', label: 'Hesitate', rule: '10.5', why: 'Hesitate works only before the first round.' },
      ]),
    )
  })

  it('tells what happened in plain sentences', () => {
    const t = set({ party: [{ hero: 'almuric', spells: [] }], monsters: [{ type: 'orc', wounds: 4 }], start: 'combat' }, { dice: [4, 1] })
    t.pick('attack:orc-1')
    expect(t.texts).toEqual([
      'Orc 1 stands against the party.',
      'Round 1.',
      'Almuric strikes Orc 1 for 1 wound.',
      'Orc 1 loses 1 Wound Point (a sword) and has 3 left.',
      'Almuric takes 1 wound from Orc 1’s sword.',
      'Almuric loses 1 Wound Point (a sword) and has 7 left.',
    ])
  })
})

import { describe, expect, it } from 'vitest'
import type { Json } from '../../kernel/types.ts'
import { type Laid, set, type Table } from '../proof/table-top.ts'
import { character, fighter, monster, woundPointsLeft } from './party.ts'

interface Scene {
  readonly spells: readonly string[]
  readonly foes?: readonly (readonly [type: string, wounds: number])[]
  /** Wound Points the caster has left. */
  readonly wounds?: number
  readonly circled?: readonly string[]
  readonly march?: Json
  readonly more?: Json[]
}

const MARCH: Json = [['lord-dil', 'almuric'], ['una']]

/** Lord Dil and Almuric in front, Una behind them with these spells, at her turn to act. */
function casting(scene: Scene, laid: Laid = {}): Table {
  const t = fighting(scene, laid)
  while (t.ask.topic === 'combat-action' && t.ask.about !== 'una') t.pick('pass')
  return t
}

function fighting({ spells, foes = [['orc', 6]], wounds = 7, circled, march = MARCH, more = [] }: Scene, laid: Laid = {}): Table {
  const ordinary = spells.filter((spell) => spell !== 'wrath-of-god').length
  const magic = [ordinary, ordinary, ordinary]
  const una = {
    initiate: { name: 'Una', race: 'Human', weapons: ['sword', 'dagger'], magic, spells },
    wounds,
    ...(circled === undefined ? {} : { circled }),
  }
  return set(
    {
      party: [{ hero: 'lord-dil' }, { hero: 'almuric', spells: [] }, una, ...more],
      march,
      monsters: foes.map(([type, each]) => ({ type, wounds: each })),
      start: 'combat',
    },
    laid,
  )
}

const casts = (t: Table) => t.ids.filter((id) => id.startsWith('cast:'))
const blocked = (t: Table) => Object.fromEntries((t.decision.blocked ?? []).map(({ id, rule }) => [id, rule]))

/** Three in front, two behind. */
const FIVE = [
  ['orc', 6],
  ['orc', 6],
  ['orc', 6],
  ['harpy', 2],
  ['harpy', 2],
] as const

describe('10.1 to 10.4 casting', () => {
  it('10.0 costs Wound Points, which no armor keeps off', () => {
    const t = casting({ spells: ['lightning'] }, { dice: [6, 1], prepare: (s) => (character(s, 'una').mageArmor = 3) })
    t.pick('cast:lightning:orc-1')
    expect(character(t.state, 'una')).toMatchObject({ wounds: 2, mageArmor: 3 })
    expect(t.events('spell-cast')).toMatchObject([{ who: 'una', spell: 'lightning', cost: 2, target: 'orc-1' }])
  })

  it('10.2 as often as the cost can be borne, and not beyond', () => {
    const t = casting({ spells: ['mental-attack', 'blast'], wounds: 3 })
    expect(casts(t)).toEqual(['cast:blast:orc-1'])
    expect(blocked(t)).toMatchObject({ 'cast:mental-attack': '10.2' })
  })

  it('10.3 who casts does not strike in that step', () => {
    const t = casting({ spells: ['blast'] }, { dice: [6, 1, 1, 1, 1] })
    t.pick('cast:blast:orc-1')
    expect(t.ask.about).not.toBe('una')
    expect(t.events('attack').every((event) => 'who' in event && event.who !== 'una')).toBe(true)
  })

  it('10.4 only from the second rank', () => {
    const front = fighting({ spells: ['blast'], march: [['una', 'lord-dil'], ['almuric']] })
    expect(front.ask.about).toBe('una')
    expect(casts(front)).toEqual([])
    expect(blocked(front)).toMatchObject({ 'cast:blast': '10.4' })
    const third = casting({ spells: ['blast'], march: [['lord-dil', 'gilith'], ['almuric'], ['una']], more: [{ hero: 'gilith' }] })
    expect(casts(third)).toEqual([])
  })

  it('4.1.D only what is circled under this sun', () => {
    const t = casting({ spells: ['blast', 'sleep'], circled: ['blast'] })
    expect(casts(t)).toEqual(['cast:blast:orc-1'])
    expect(blocked(t)).toMatchObject({ 'cast:sleep': '4.1.D' })
  })

  it('9.7 the last Wound Point may be spent, with a warning; the spell still works', () => {
    const t = casting({ spells: ['blast'], wounds: 1 }, { dice: [6] })
    expect(t.decision.options?.find(({ id }) => id === 'cast:blast:orc-1')).toMatchObject({
      warns: 'Una dies: it takes the last Wound Point.',
      data: { cost: 1 },
    })
    t.pick('cast:blast:orc-1')
    expect(character(t.state, 'una')).toMatchObject({ status: 'dead', fell: { cause: 'casting' } })
    expect(woundPointsLeft(monster(t.state, 'orc-1'))).toBe(4)
  })

  it('13.5 under Alloces combat spells cost nothing in that fight', () => {
    const t = casting({ spells: ['lightning'], wounds: 1 }, { dice: [6, 1], prepare: (s) => (character(s, 'una').freeSpells = true) })
    t.pick('cast:lightning:orc-1')
    expect(woundPointsLeft(character(t.state, 'una'))).toBe(1)
  })

  it('13.5 the Lightning of Avnas and Asmoday costs 1', () => {
    const t = casting({ spells: ['lightning'] }, { dice: [6, 1], prepare: (s) => character(s, 'una').cheap.push('lightning') })
    t.pick('cast:lightning:orc-1')
    expect(character(t.state, 'una').wounds).toBe(1)
  })
})

describe('10.5 spells that wound', () => {
  it('10.5 Blast: 2 wounds to one of the front rank', () => {
    const t = casting({ spells: ['blast'], foes: FIVE }, { dice: [2] })
    expect(casts(t)).toEqual(['cast:blast:orc-1', 'cast:blast:orc-2', 'cast:blast:orc-3'])
    t.pick('cast:blast:orc-2')
    expect(woundPointsLeft(monster(t.state, 'orc-2'))).toBe(4)
    expect(t.events('wounded')).toContainEqual(expect.objectContaining({ who: 'orc-2', wounds: 2, cause: 'blast', rule: '10.5' }))
  })

  it('10.5 Lightning: 1D3 and 2 to one of the front rank', () => {
    for (const [die, wounds] of [
      [1, 3],
      [4, 4],
      [6, 5],
    ] as const) {
      const t = casting({ spells: ['lightning'], foes: [['orc', 9]] }, { dice: [2, die] })
      t.pick('cast:lightning:orc-1')
      expect(woundPointsLeft(monster(t.state, 'orc-1'))).toBe(9 - wounds)
    }
  })

  it('10.5 Lightning of the variant labirynt: twice 1D3', () => {
    const t = casting({ spells: ['lightning'], foes: [['orc', 9]] }, { dice: [2, 6], variants: ['labirynt'] })
    t.pick('cast:lightning:orc-1')
    expect(woundPointsLeft(monster(t.state, 'orc-1'))).toBe(3)
  })

  it('10.5 Mental Attack: 2D6 and 2 to one of the front rank', () => {
    const t = casting(
      {
        spells: ['mental-attack'],
        foes: [
          ['troll', 20],
          ['harpy', 1],
        ],
      },
      { dice: [4, 3, 4] },
    )
    t.pick('cast:mental-attack:troll-1')
    expect(woundPointsLeft(monster(t.state, 'troll-1'))).toBe(11)
    expect(character(t.state, 'una').wounds).toBe(4)
  })

  it('10.8 Wrath of God: 2D6 and 2 to any one of the foes', () => {
    const t = casting({ spells: ['wrath-of-god'], foes: FIVE }, { dice: [6, 1, 1] })
    expect(casts(t)).toHaveLength(5)
    t.pick('cast:wrath-of-god:harpy-1')
    expect(t.events('died')).toMatchObject([{ rule: '10.8', who: 'harpy-1' }])
    expect(t.events('spell-cast')).toMatchObject([{ rule: '10.8' }])
  })

  it('11.0 a spell that is resisted does nothing', () => {
    for (const spell of ['blast', 'lightning', 'mental-attack', 'wrath-of-god']) {
      const t = casting({ spells: [spell], foes: [['troll', 9]] }, { dice: [3] })
      t.pick(`cast:${spell}:troll-1`)
      expect(t.events('resistance')).toMatchObject([{ who: 'troll-1', against: spell, die: 3, value: 3, passed: true }])
      expect(t.events('spell-resisted')).toHaveLength(1)
      expect(woundPointsLeft(monster(t.state, 'troll-1'))).toBe(9)
    }
  })

  it('10.5 Explosion: friend and foe check, and who fails takes 1', () => {
    const t = casting(
      {
        spells: ['explosion'],
        foes: [
          ['orc', 6],
          ['troll', 9],
        ],
      },
      { dice: [2, 3, 4, 2, 6, 1, 1, 1, 1] },
    )
    t.pick('cast:explosion')
    expect(t.events('resistance').slice(0, 5)).toMatchObject([
      { who: 'orc-1', passed: false },
      { who: 'troll-1', passed: true },
      { who: 'lord-dil', passed: false },
      { who: 'almuric', passed: true },
      { who: 'una', passed: false },
    ])
    expect(woundPointsLeft(monster(t.state, 'orc-1'))).toBe(5)
    expect(character(t.state, 'una').wounds).toBe(2)
  })

  it('10.5, 9.7 Explosion that kills its caster is nobody else’s deed', () => {
    const t = casting({ spells: ['explosion'], wounds: 2 }, { dice: [6, 1, 1, 6] }).pick('cast:explosion')
    expect(t.events('died')).toMatchObject([{ who: 'una', cause: 'explosion' }])
    expect(t.texts).toContain('An explosion kills Una.')
  })

  it('10.5 Explosion warns of friends it can kill', () => {
    const t = casting({ spells: ['explosion'], wounds: 2 })
    expect(t.decision.options?.find(({ id }) => id === 'cast:explosion')?.warns).toMatch(/Una/)
  })
})

describe('10.5 Charm', () => {
  it('10.5 anybody of the first two ranks but X the Unknown', () => {
    const t = casting({ spells: ['charm'], foes: [...FIVE, ['harpy', 1], ['harpy', 1]] })
    expect(casts(t)).toHaveLength(6)
    const x = casting({
      spells: ['charm'],
      foes: [
        ['x-the-unknown', 9],
        ['demon', 3],
      ],
    })
    expect(casts(x)).toEqual(['cast:charm:demon-1'])
  })

  it('10.5 the charmed one stands with the party, counts as beaten, and is led by the caster’s player', () => {
    const t = casting(
      {
        spells: ['charm'],
        foes: [
          ['orc', 6],
          ['ogre', 9],
        ],
      },
      { dice: [6, 1, 1, 1] },
    )
    t.pick('cast:charm:orc-1')
    expect(monster(t.state, 'orc-1')).toMatchObject({ side: 'party', charmedBy: 'una' })
    expect(t.state.march[0]).toContain('orc-1')
    expect(t.state.fight?.beaten).toEqual(['orc-1'])
    t.pick('move:orc-1:0:1')
    expect(t.events('charmed')).toMatchObject([{ rule: '10.5', who: 'orc-1', by: 'una' }])
    while (t.ask.about !== 'orc-1') t.pick('pass')
    expect(t.ids).toContain('attack:ogre-1')
  })

  it('10.5 when all are charmed the fight is over, and each gives experience once (12.0)', () => {
    const t = casting({ spells: ['charm'] }, { dice: [6] })
    t.pick('cast:charm:orc-1')
    expect(t.state.fight).toBeNull()
    // 6 Wound Points x 6 among three.
    expect(t.state.characters.map((c) => c.experience)).toEqual([12, 12, 12])
  })

  it('10.5 when the caster dies the charmed one turns on the party at once', () => {
    const t = casting(
      {
        spells: ['charm', 'blast'],
        wounds: 4,
        foes: [
          ['orc', 6],
          ['ogre', 9],
        ],
      },
      { dice: [6, 1, 1, 6] },
    )
    t.pick('cast:charm:orc-1').pick('move:orc-1:0:1')
    while (t.ask.about !== 'una') t.pick('pass')
    t.pick('cast:blast:ogre-1')
    expect(character(t.state, 'una').status).toBe('dead')
    expect(monster(t.state, 'orc-1')).toMatchObject({ side: 'monsters', charmedBy: null })
    expect(t.events('charm-broken')).toMatchObject([{ who: 'orc-1', caster: 'una' }])
    expect(t.state.fight?.foes.flat()).toContain('orc-1')
  })

  it('12.0, 14.0 one whose charm broke gives its treasure when it is slain, but no experience again', () => {
    const t = fighting(
      { spells: ['blast'], foes: [['orc', 1]] },
      { dice: [6, 3, 1, 1], prepare: (s) => Object.assign(monster(s, 'orc-1'), { counted: true }) },
    )
    t.pick('attack:orc-1')
    expect(t.state.characters.map((c) => c.experience)).toEqual([0, 0, 0])
    expect(t.state.loot?.gold).toBeGreaterThan(0)
  })

  it('10.5 a charm outside a fight that breaks begins one', () => {
    const t = set(
      {
        party: [{ hero: 'lord-dil' }, { initiate: { name: 'Una', magic: [1, 1, 1], spells: ['heal'] }, wounds: 1 }],
        monsters: [{ type: 'orc', wounds: 4 }],
        start: 'turn',
      },
      {
        prepare: (s) => {
          Object.assign(monster(s, 'orc-1'), { side: 'party', charmedBy: 'una' })
          s.march.push([null, 'orc-1', null])
          character(s, 'lord-dil').wounds = 2
        },
      },
    )
    t.pick('una/cast:heal:lord-dil')
    expect(t.events('charm-broken')).toHaveLength(1)
    expect(t.state.fight?.foes).toEqual([[null, 'orc-1', null]])
  })

  it('10.5 a charm that kills its caster charms nobody', () => {
    const t = casting({ spells: ['charm'], wounds: 3 })
    t.pick('cast:charm:orc-1')
    expect(monster(t.state, 'orc-1').side).toBe('monsters')
    expect(t.events('resistance')).toEqual([])
  })

  it('15.7 a charmed mage casts Lightning from the second rank', () => {
    const t = casting(
      {
        spells: ['charm'],
        foes: [
          ['evil-mage', 6],
          ['ogre', 9],
        ],
        march: [['lord-dil', 'gilith', 'almuric'], ['una']],
        more: [{ hero: 'gilith' }],
      },
      { dice: [6, 1, 1, 1, 1] },
    )
    t.pick('cast:charm:evil-mage-1').pick('move:evil-mage-1:1:0')
    while (t.ask.about !== 'evil-mage-1') t.pick('pass')
    expect(t.ids).toContain('cast:lightning:ogre-1')
    t.pick('cast:lightning:ogre-1')
    expect(monster(t.state, 'evil-mage-1').wounds).toBe(2)
  })
})

describe('10.5 Sleep', () => {
  it('10.5 any monster of any rank: it keeps its place and fights no more', () => {
    const t = casting({ spells: ['sleep'], foes: FIVE }, { dice: [6, 1, 1, 1, 1] })
    expect(casts(t)).toHaveLength(5)
    t.pick('cast:sleep:orc-2')
    expect(monster(t.state, 'orc-2').combat.asleep).toBe(true)
    expect(t.state.fight?.foes[0]).toContain('orc-2')
    expect(t.events('attack').every((event) => 'who' in event && event.who !== 'orc-2')).toBe(true)
  })

  it('10.5 with the others dead or asleep a sleeper is killed without a die, and counts', () => {
    const t = casting({ spells: ['sleep'] }, { dice: [6] })
    t.pick('cast:sleep:orc-1')
    expect(t.events('sleeper-killed')).toMatchObject([{ who: 'orc-1' }])
    expect(t.state.fight).toBeNull()
    expect(t.state.characters.map((c) => c.experience)).toEqual([12, 12, 12])
  })

  it('10.5 a sleeper is not killed where nobody is left to do it', () => {
    const t = set(
      {
        party: [
          { hero: 'lord-dil', wounds: 1 },
          { initiate: { name: 'Una', race: 'Elf', magic: [1, 1, 1], spells: ['explosion'] }, wounds: 1 },
          { hero: 'zareth' },
        ],
        march: [['lord-dil'], ['una'], ['zareth']],
        monsters: [
          { type: 'orc', wounds: 6 },
          { type: 'orc', wounds: 1 },
        ],
      },
      {
        dice: [1, 6, 6],
        prepare: (s) => {
          monster(s, 'orc-1').combat.asleep = true
          character(s, 'zareth').at = 's1'
          s.march.pop()
        },
      },
    )
    t.pick('pass').pick('cast:explosion')
    expect(t.events('combat-over')).toMatchObject([{ won: false }])
    expect(t.state.monsters.map(({ id }) => id)).toEqual(['orc-1'])
    expect(t.ask.topic).toBe('route')
  })

  it('10.5 a sleeper may be attacked and does not wake', () => {
    const t = casting(
      {
        spells: ['sleep'],
        foes: [
          ['orc', 6],
          ['ogre', 9],
        ],
      },
      { dice: [6, 1, 1, 1, 1] },
    )
    t.pick('cast:sleep:orc-1')
    while (t.ask.topic !== 'combat-action') t.pick('pass')
    t.pick('attack:orc-1')
    expect(monster(t.state, 'orc-1')).toMatchObject({ status: 'living', combat: { asleep: true } })
  })
})

describe('10.5 spells that save', () => {
  /** Almuric stands among the foes. */
  function betrayed(spells: readonly string[], by: string, dice: readonly number[]): Table {
    return casting(
      { spells, foes: [['orc', 6]] },
      {
        dice,
        prepare: (s) => {
          const c = character(s, 'almuric')
          c.side = 'monsters'
          c.charmedBy = by
          s.march = [
            ['lord-dil', null, 'gilith'].filter((id) => id === null || s.characters.some((each) => each.id === id)),
            [null, 'una', null],
          ]
          if (s.fight !== null) s.fight.foes = [['almuric', null, 'orc-1']]
        },
      },
    )
  }

  it('10.5 Redemption brings a charmed companion back, his wounds with him', () => {
    const t = betrayed(['redemption'], 'x-the-unknown', [3])
    expect(casts(t)).toEqual(['cast:redemption:almuric'])
    character(t.session.state, 'almuric').wounds = 2
    t.pick('cast:redemption:almuric')
    expect(character(t.state, 'almuric')).toMatchObject({ side: 'party', charmedBy: null })
    expect(character(t.state, 'almuric').wounds).toBeGreaterThanOrEqual(2)
    expect(t.events('came-back')).toHaveLength(1)
    expect(t.state.march.flat()).toContain('almuric')
  })

  it('10.5 Redemption may be resisted by the one it would redeem', () => {
    const t = betrayed(['redemption'], 'x-the-unknown', [2])
    t.pick('cast:redemption:almuric')
    expect(character(t.state, 'almuric').side).toBe('monsters')
  })

  it('14.6 a Charm breaks the Talisman of Evil, not the charm of a vampire or of X', () => {
    const t = betrayed(['charm'], 'talisman', [6])
    expect(casts(t)).toContain('cast:charm:almuric')
    t.pick('cast:charm:almuric')
    expect(character(t.state, 'almuric')).toMatchObject({ side: 'party', charmedBy: null })
    expect(casts(betrayed(['charm'], 'vampire-1', []))).toEqual(['cast:charm:orc-1'])
  })

  it('10.5 Magic Shield: no spell wounds the one shielded, charms still work', () => {
    const t = casting({ spells: ['magic-shield', 'explosion'], foes: [['evil-mage', 9]] }, { dice: [1, 1, 1] })
    t.pick('cast:magic-shield:lord-dil')
    expect(fighter(t.state, 'lord-dil').combat.magicShield).toBe(true)
    expect(t.events('shield-holds')).toMatchObject([{ spell: 'lightning', target: 'lord-dil' }])
    while (t.ask.about !== 'una') t.pick('pass')
    expect(t.ids).not.toContain('cast:magic-shield:lord-dil')
    t.pick('cast:explosion')
    expect(character(t.state, 'lord-dil').wounds).toBe(0)
  })

  it('10.5 Magic Shield wears off with the fight', () => {
    const t = casting({ spells: ['magic-shield'], foes: [['orc', 1]] }, { dice: [1, 1, 6] })
    t.pick('cast:magic-shield:lord-dil')
    while (t.state.fight !== null) t.pick(t.ids.find((id) => id.startsWith('attack:')) ?? 'pass')
    expect(fighter(t.state, 'lord-dil').combat.magicShield).toBe(false)
  })

  it('10.5 Cease Fire: the fight ends in an agreement; the dead still count', () => {
    const t = fighting(
      {
        spells: ['cease-fire'],
        foes: [
          ['orc', 1],
          ['orc', 5],
        ],
      },
      { dice: [6, 6, 6, 6, 6, 6] },
    )
    t.pick('attack:orc-1').pick('pass').pick('cast:cease-fire')
    expect(t.state.fight).toBeNull()
    expect(monster(t.state, 'orc-2')).toMatchObject({ status: 'living', atPeace: true })
    expect(t.events('combat-over')).toMatchObject([{ beaten: ['orc-1'] }])
    expect(t.state.characters.map((c) => c.experience)).toEqual([2, 2, 2])
  })

  it('10.5 Cease Fire has no power over X the Unknown and his demons, nor over a betrayer', () => {
    const t = casting({ spells: ['cease-fire'], foes: [['x-the-unknown', 9]] })
    expect(casts(t)).toEqual([])
    expect(blocked(t)).toMatchObject({ 'cast:cease-fire': '10.5' })
    expect(casts(betrayed(['cease-fire'], 'x-the-unknown', []))).toEqual([])
  })

  it('10.5 Hesitate: once, before the first round, time for healing potions and spells', () => {
    const t = fighting(
      {
        spells: ['hesitate', 'heal'],
        more: [{ hero: 'gilith', wounds: 2, items: ['potion:healing'] }],
        march: [
          ['lord-dil', 'almuric'],
          ['una', 'gilith'],
        ],
      },
      { dice: [4, 6] },
    )
    expect(t.ask).toMatchObject({ topic: 'hesitate', ids: ['una/cast:hesitate', 'decline'] })
    t.pick('una/cast:hesitate')
    expect(t.ask.topic).toBe('hesitation')
    expect(t.ids).toEqual(expect.arrayContaining(['fight', 'una/cast:heal:gilith', 'gilith/use:potion-healing-1']))
    expect(t.ids.some((id) => id.includes('switch') || id === 'march')).toBe(false)
    t.pick('una/cast:heal:gilith')
    expect(character(t.state, 'gilith').wounds).toBe(3)
    t.pick('gilith/use:potion-healing-1')
    expect(t.ask.topic === 'combat-action' || t.ids.includes('fight')).toBe(true)
    if (t.ask.topic === 'hesitation') t.pick('fight')
    expect(t.ask).toMatchObject({ topic: 'combat-action', about: 'lord-dil' })
    while (t.ask.about !== 'una') t.pick('pass')
    expect(blocked(t)).toMatchObject({ 'cast:hesitate': '10.5' })
  })

  it('10.5 Hesitate may be declined, and is not offered from the front rank', () => {
    const t = fighting({ spells: ['hesitate'] })
    t.pick('decline')
    expect(t.ask).toMatchObject({ topic: 'combat-action', about: 'lord-dil' })
    expect(fighting({ spells: ['hesitate'], march: [['una', 'lord-dil'], ['almuric']] }).ask.topic).toBe('combat-action')
  })
})

describe('11.0 Resistance Checks', () => {
  it('11.0 passed on a die up to the Resistance Value', () => {
    for (const [die, passed] of [
      [3, true],
      [4, false],
    ] as const) {
      const t = casting({ spells: ['blast'], foes: [['troll', 9]] }, { dice: [die] })
      t.pick('cast:blast:troll-1')
      expect(t.events('resistance')).toMatchObject([{ die, value: 3, passed }])
    }
  })

  it('11.0 rings add to it, never above 5', () => {
    const t = casting(
      {
        spells: ['explosion'],
        more: [{ hero: 'zareth', items: ['ring:resistance-2'] }],
        march: [['lord-dil', 'almuric', 'zareth'], ['una']],
      },
      { dice: [6, 6, 6, 5, 6, 1, 1] },
    )
    t.pick('cast:explosion')
    expect(t.events('resistance')).toContainEqual(expect.objectContaining({ who: 'zareth', value: 5, die: 5, passed: true }))
  })
})

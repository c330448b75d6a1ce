import { describe, expect, it } from 'vitest'
import { setUp } from '../../kernel/proof/plan.ts'
import type { Option } from '../../kernel/types.ts'
import { citadel } from '../index.ts'
import { type Laid, set, setOut, type Table } from '../proof/table-top.ts'
import type { DelveState } from '../state.ts'
import { BACKGROUNDS, HERO_IDS, type HeroId, ORDINARY_SPELL_IDS } from '../tables/index.ts'
import type { CitadelView } from '../view-types.ts'
import { suggestedMarch } from './04-march.ts'
import { copySheet, heroSheet, initiateId, initiateSheet, newCharacter, spellsToKnow } from './04-records.ts'
import { character } from './party.ts'

/** A raid of the campaign's characters: heroes by id. */
function campaign(heroes: readonly HeroId[], laid: Laid = {}): Table {
  return setOut({
    ...laid,
    prepare: (s) => {
      s.campaign = true
      for (const id of heroes)
        s.characters.push(newCharacter({ ...heroSheet(id), known: ORDINARY_SPELL_IDS.slice(0, spellsToKnow(heroSheet(id))) }, 0))
      laid.prepare?.(s)
    },
  })
}

/** Answers an initiate's questions up to the one about the background, or about his spells. */
function makeInitiate(t: Table, name: string, race: string, weapons: readonly string[]): Table {
  return t
    .value(name)
    .pick(race)
    .pick(...weapons)
}

const isAside = ({ aside }: Option) => aside === true
const aside = (t: Table) => t.decision.options?.filter(isAside).map(({ id }) => id)
/** What the question itself offers, without what may be done beside it. */
const own = (t: Table) => t.decision.options?.filter((each) => !isAside(each)).map(({ id }) => id)

describe('4.1.A choosing characters', () => {
  it('4.1.A.2 a single player is offered three heroes and three initiates first, and warned of fewer than four', () => {
    const t = setOut()
    expect(t.ask.topic).toBe('party-size')
    expect(t.ids[0]).toBe('3:3')
    expect(own(t)).toHaveLength(15)
    expect(t.ids).not.toContain('0:0')
    const warned = t.decision.options?.filter(({ warns }) => warns !== undefined).map(({ id }) => id)
    expect(warned?.sort()).toEqual(['0:1', '0:2', '0:3', '1:0', '1:1', '1:2', '2:0', '2:1', '3:0'])
  })

  it('4.1.A.1 heroes are drawn, none twice', () => {
    const t = setOut({ draws: ['lord-dil', 'lord-dil', 'gislan', 'zareth'] }).pick('3:0')
    expect(t.events('hero-joins')).toMatchObject([{ who: 'lord-dil', drawn: true }, { who: 'gislan' }, { who: 'zareth' }])
  })

  it('17.3 heroes whom the campaign knows are not drawn again', () => {
    const taken = HERO_IDS.filter((id) => id !== 'alic' && id !== 'zurik')
    const t = setOut({ prepare: (s) => s.start !== null && Object.assign(s.start, { taken }) })
    expect(t.ids).not.toContain('3:3')
    t.pick('2:0')
    expect(t.state.characters.map(({ id }) => id).sort()).toEqual(['alic', 'zurik'])
  })

  it('17.3 initiates take the places of heroes once the campaign has none left', () => {
    const none = { prepare: (s: DelveState) => void (s.start !== null && Object.assign(s.start, { taken: HERO_IDS })) }
    expect(own(setOut(none))).toEqual(['0:6', '0:5', '0:4', '0:3', '0:2', '0:1'])
    const full = setOut({ ...none, seats: 6 })
    expect(full.ask.topic).toBe('initiate-name')
    expect(full.state.start).toMatchObject({ heroes: 0, initiates: 6 })
  })

  it('4.1.A heroes are chosen under the variant choose-heroes', () => {
    const t = setOut({ variants: ['choose-heroes'] }).pick('2:0')
    expect(t.ask.topic).toBe('choose-hero')
    t.pick('zareth')
    expect(t.refused('zareth').code).toBe('rule-violation')
    t.pick('weldron')
    expect(t.state.characters.map(({ id }) => id)).toEqual(['zareth', 'weldron'])
  })

  it('4.1.A.3 the highest die picks first, tied players rolling again, the others following clockwise', () => {
    const t = setOut({ seats: 3, dice: [5, 2, 5, 3, 4], draws: ['lord-dil', 'zareth', 'weldron'] })
    expect(t.events('first-player')).toMatchObject([{ first: 2, thrown: [3, 4] }])
    expect(t.ask.seat).toBe(2)
    t.pick('3:3')
    expect(t.state.characters.map(({ id, seat }) => [id, seat])).toEqual([
      ['lord-dil', 2],
      ['zareth', 0],
      ['weldron', 1],
    ])
    expect(t.ask).toMatchObject({ topic: 'initiate-name', seat: 2 })
  })

  it('4.1.A.4 six players have one character each and are not asked how many', () => {
    const t = setOut({ seats: 6, dice: [1, 2, 3, 4, 5, 6], draws: ['lord-dil', 'zareth', 'weldron'] })
    expect(t.state.characters.map(({ seat }) => seat)).toEqual([5, 0, 1])
    expect(t.ask).toMatchObject({ topic: 'initiate-name', seat: 2 })
  })
})

describe('4.1.B characteristics', () => {
  it('4.1.B.1, 4.3 a hero comes as the chart has him', () => {
    const c = newCharacter(heroSheet('zurik'), 0)
    expect(c).toMatchObject({ name: 'Zurik', race: 'dwarf', kind: 'hero', woundPoints: 8, magic: [3, 4, 5], resistance: 2, combatBonus: 3 })
    expect(c).toMatchObject({
      weapons: [{ weapon: 'ax', bonus: 0, item: null }, { weapon: 'dagger' }],
      weaponSkill: { ax: 2 },
      skills: { detrap: 3 },
    })
    expect(c).toMatchObject({ wounds: 0, status: 'living', at: 'gateway', gold: 0, jewels: [], experience: 0, inHand: 0 })
  })

  it('4.1.B.2 to 4.1.B.5 an initiate is named, given a race and two weapons, and rolls his Magic Potential', () => {
    const t = makeInitiate(setOut({ dice: [3] }).pick('0:1'), 'Una', 'elf', ['sword', 'bow'])
    const una = character(t.state, 'una')
    expect(una).toMatchObject({
      name: 'Una',
      race: 'elf',
      kind: 'initiate',
      woundPoints: 5,
      resistance: 2,
      combatBonus: 0,
      magic: [2, 1, 0],
    })
    expect(una).toMatchObject({ weaponSkill: { bow: 1 }, skills: { negotiation: 1 } })
    expect(una.weapons.map(({ weapon }) => weapon)).toEqual(['sword', 'bow'])
    expect(t.events('magic-potential')).toMatchObject([{ rule: '4.4', magic: [2, 1, 0] }])
  })

  it.each([
    [1, 0],
    [2, 0],
    [3, 2],
    [4, 2],
    [5, 1],
    [6, 2],
  ])('4.4, 4.1.B.6 a %i gives so many spells to choose: %i', (die, spells) => {
    const t = makeInitiate(setOut({ dice: [die] }).pick('0:1'), 'Una', 'human', ['sword', 'bow'])
    expect(t.ask).toMatchObject(spells === 0 ? { topic: 'initiate-background' } : { topic: 'spells-known', min: spells, max: spells })
  })

  it('4.1.B.6 as many spells as the highest rating, none twice, no special ones (10.8)', () => {
    const t = makeInitiate(setOut({ dice: [3] }).pick('0:1'), 'Una', 'elf', ['sword', 'bow'])
    expect(t.refused('heal').detail).toBe('count')
    expect(t.refused('heal', 'heal').detail).toBe('twice')
    expect(t.refused('heal', 'resurrect').detail).toBe('not-an-option')
    expect(t.decision.blocked?.map(({ id }) => id)).toEqual(['wrath-of-god', 'resurrect'])
    t.pick('heal', 'lock')
    expect(character(t.state, 'una').known).toEqual(['heal', 'lock'])
  })

  it('4.1.B.7 exactly one background: a Wound Point, a weapon skill or a skill', () => {
    const begin = () => makeInitiate(setOut({ dice: [1] }).pick('0:1'), 'Una', 'dwarf', ['ax', 'bow'])
    expect(begin().ids).toHaveLength(BACKGROUNDS.length - 1 + 6)
    const grown = (id: string) => character(begin().pick(id).state, 'una')
    expect(grown('wounds').woundPoints).toBe(7)
    expect(grown('weapon-skill:ax').weaponSkill).toEqual({ ax: 2 })
    expect(grown('weapon-skill:bow').weaponSkill).toEqual({ ax: 1, bow: 1 })
    expect(grown('detrap').skills).toEqual({ detrap: 2 })
    expect(grown('negotiation').skills).toEqual({ detrap: 1, negotiation: 1 })
    expect(grown('hellgate').skills).toEqual({ detrap: 1, hellgate: 1 })
    expect(begin().refused('wounds', 'detrap').code).toBe('rule-violation')
  })

  it('4.1.B.3 each race begins as its row says', () => {
    const of = (race: 'elf' | 'dwarf' | 'human') =>
      initiateSheet({ id: 'x', name: 'X', race, weapons: ['sword', 'bow'], magic: [0, 0, 0], background: null, known: [] })
    expect(of('dwarf')).toMatchObject({ woundPoints: 6, resistance: 2, weaponSkill: { ax: 1 }, skills: { detrap: 1 } })
    expect(of('human')).toMatchObject({ woundPoints: 7, resistance: 1, weaponSkill: { sword: 1 }, skills: { hellgate: 1 } })
  })

  it('4.1.B names of 1 to 40 letters that can be seen are taken, others refused', () => {
    const t = setOut().pick('0:2')
    expect(t.refusedValue('').code).toBe('rule-violation')
    expect(t.refusedValue('   ').code).toBe('rule-violation')
    expect(t.refusedValue('x'.repeat(41)).code).toBe('rule-violation')
    expect(t.refusedValue('U\u0000na').code).toBe('rule-violation')
    expect(t.refusedValue('U\u202ena').code).toBe('rule-violation')
    expect(t.refusedValue(7).code).toBe('bad-request')
    t.value('Żółta Łania')
    expect(t.state.characters).toHaveLength(0)
    t.pick('elf').pick('sword', 'bow')
    expect(t.state.characters.map(({ id }) => id)).toEqual(['zolta-lania'])
  })

  it('4.1.B ids are in kebab-case and nobody else has them', () => {
    expect(initiateId('Una')).toBe('una')
    expect(initiateId('Una', ['una'])).toBe('una-2')
    expect(initiateId('Una', ['una', 'una-2'])).toBe('una-3')
    expect(initiateId('Una of the: Hill/Top')).toBe('una-of-the-hill-top')
    expect(initiateId('Lord Dil')).toBe('initiate-lord-dil')
    expect(initiateId('Orc 1')).toBe('initiate-orc-1')
    expect(initiateId('Ring Heal 1')).toBe('initiate-ring-heal-1')
    expect(initiateId('S1')).toBe('initiate-s1')
    expect(initiateId('decline')).toBe('initiate-decline')
    expect(initiateId('李')).toBe('initiate')
    for (const name of ['Una', '--', 'x/y:z', 'Ünä 7', '李 1']) expect(initiateId(name)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('4.1.B nobody is called like another of the party', () => {
    const t = makeInitiate(setOut({ dice: [1] }).pick('0:2'), 'Una', 'elf', ['sword', 'bow']).pick('wounds')
    expect(t.refusedValue('una').code).toBe('rule-violation')
  })
})

describe('4.1.D the sun', () => {
  it.each([
    [1, 'red', 3],
    [2, 'red', 3],
    [3, 'yellow', 4],
    [4, 'yellow', 4],
    [5, 'blue', null],
    [6, 'blue', null],
  ] as const)('a %i is the %s sun, and circles its value of the spells known', (die, sun, circled) => {
    const t = campaign(['zurik'], { dice: [die] }).pick('done') // 3/4/5
    expect(t.state.sun).toBe(sun)
    if (circled === null) expect(t.ask.topic).toBe('march-order')
    else expect(t.ask).toMatchObject({ topic: 'spells-circled', about: 'zurik', min: circled, max: circled })
  })

  it('circles all when there are no more spells than the sun allows, and none when it allows none', () => {
    const all = campaign(['zurik'], { dice: [6] }).pick('done')
    expect(character(all.state, 'zurik').circled).toHaveLength(5)
    const none = campaign(['zareth'], { dice: [6] })
    expect(character(none.state, 'zareth').circled).toEqual([])
  })

  it('10.8 special spells stand beside the list: they need no circle and keep no other from being circled', () => {
    const t = campaign(['zareth'], { dice: [1], prepare: (s) => void s.characters[0]?.known.push('resurrect') })
    expect(character(t.state, 'zareth').circled).toEqual(['resurrect'])
  })

  it('10.6 rolls how often each caster of Heal and Rejuvenate may cast it', () => {
    const known = ['heal', 'rejuvenate', 'lock', 'blast', 'charm'] as const
    const t = campaign(['curvenol'], { dice: [1, 4, 2], prepare: (s) => Object.assign(s.characters[0] ?? {}, { known: [...known] }) }).pick(
      'done',
    )
    expect(character(t.state, 'curvenol').limits).toEqual({ heal: 4, rejuvenate: 2 })
    expect(t.events('limit')).toMatchObject([
      { rule: '10.6', what: 'heal', times: 4 },
      { what: 'rejuvenate', times: 2 },
    ])
  })

  it('10.6 rolls no limit for a spell that is not circled', () => {
    const t = campaign(['zurik'], {
      dice: [1],
      prepare: (s) => Object.assign(s.characters[0] ?? {}, { known: ['heal', 'lock', 'blast', 'charm', 'thief'] }),
    })
    t.pick('done').pick('lock', 'blast', 'charm')
    expect(character(t.state, 'zurik').limits).toEqual({})
  })

  it('14.6 rolls how often a Talisman of Mind serves', () => {
    const item = { kind: 'talisman', id: 'talisman-mind-1', type: 'mind', gains: [0, 0, 0] } as const
    const t = campaign(['zareth'], { dice: [1, 5], prepare: (s) => void s.characters[0]?.items.push({ ...item, gains: [0, 0, 0] }) })
    expect(character(t.state, 'zareth').limits).toEqual({ 'talisman-mind-1': 5 })
  })

  it('4.1.D in a campaign a list may be changed, its length and the special spells staying', () => {
    const t = campaign(['almuric', 'zareth'], { prepare: (s) => void s.characters[0]?.known.push('resurrect') })
    expect(t.ask.topic).toBe('spells-change')
    expect(own(t)).toEqual(['done', 'almuric'])
    t.pick('almuric')
    expect(t.ask).toMatchObject({ topic: 'spells-known', rule: '4.1.D', min: 2, max: 2 })
    t.pick('heal', 'thief')
    expect(character(t.state, 'almuric').known).toEqual(['heal', 'thief', 'resurrect'])
    expect(t.ask.topic).not.toBe('spells-change')
  })

  it('4.1.D in a campaign a list shorter than the highest rating is filled up', () => {
    const t = campaign(['almuric'], { prepare: (s) => Object.assign(s.characters[0] ?? {}, { known: [] }) })
    expect(t.ask).toMatchObject({ topic: 'spells-known', about: 'almuric', min: 2 })
  })
})

describe('4.1.C march order', () => {
  const SIX = ['lord-dil', 'zareth', 'weldron', 'curvenol', 'larraka', 'linfalas'] as const
  const linedUp = () => {
    const t = campaign(SIX, { dice: [6] })
    while (t.ask.topic !== 'march-order') t.pick(...t.ids.slice(0, t.ask.kind === 'pick' ? t.ask.min : 1))
    return t
  }

  it('4.1.C.2 at most three to a rank, at least two in the first, everybody in one place', () => {
    const t = linedUp()
    const [a, b, c, d, e, f] = SIX
    expect(
      t.refusedValue([
        [a, null, null],
        [b, c, d],
        [e, f, null],
      ]).rule,
    ).toBe('4.1.C')
    expect(
      t.refusedValue([
        [a, b, c, d],
        [e, f],
      ]).code,
    ).toBe('bad-request')
    expect(
      t.refusedValue([
        [a, b, c],
        [d, e, null],
      ]).code,
    ).toBe('rule-violation')
    expect(
      t.refusedValue([
        [a, b, c],
        [d, e, e],
      ]).code,
    ).toBe('rule-violation')
    t.value([[a, null, b], [c], [d, e, f]])
    expect(t.state.march).toEqual([
      [a, null, b],
      [c, null, null],
      [d, e, f],
    ])
  })

  it('4.1.C.2 outside combat nobody is left alone in front: the nearest of the second rank steps up', () => {
    const party = [{ hero: 'lord-dil', wounds: 1 }, { hero: 'zareth' }, { hero: 'weldron' }, { hero: 'edred' }]
    const march = [
      ['lord-dil', 'zareth'],
      ['weldron', 'edred'],
    ]
    const poisoned = set({ feature: 'fountain', start: 'feature', party, march }, { dice: [1, 6] }).pick('investigate:lord-dil')
    expect(poisoned.state.march).toEqual([
      [null, 'weldron', 'zareth'],
      [null, null, 'edred'],
    ])
    const alone = [['zareth'], ['weldron', 'edred']]
    const fought = set({ monsters: [{ type: 'orc', wounds: 1 }], party: party.slice(1), march: alone }, { dice: [6] })
    expect(fought.state.march[0]).toEqual([null, 'zareth', null])
    fought.pick('attack:orc-1')
    expect(fought.state.march).toEqual([
      ['weldron', 'zareth', null],
      [null, null, 'edred'],
    ])
  })

  it('4.1.C.2 one character walks alone', () => {
    const t = campaign(['zareth'], { dice: [1] })
    t.value([[null, 'zareth']])
    expect(t.state.march).toEqual([[null, 'zareth', null]])
  })

  it('4.1.C fighters are suggested for the front, casters and archers for behind', () => {
    const t = linedUp()
    const [front = [], back = []] = suggestedMarch(t.state)
    expect([...front].sort()).toEqual(['lord-dil', 'weldron', 'zareth'])
    expect([...back].sort()).toEqual(['curvenol', 'larraka', 'linfalas'])
    expect(t.decision.suggestion).toEqual(suggestedMarch(t.state))
  })

  it('4.1.F the party stands at the Gateway and the first turn begins', () => {
    const t = linedUp()
    t.value(suggestedMarch(t.state))
    expect(t.state).toMatchObject({ phase: 'route', turn: 1, at: 'gateway', start: null })
    expect(t.state.cup).toHaveLength(80) // 4.1.E
    expect(t.events('raid-begins')).toHaveLength(1)
    expect(t.ask.topic).toBe('route')
  })
})

describe('4.1.A until the march order somebody can be exchanged', () => {
  /** A hero and an initiate under the blue sun, who decides about their march order. */
  const ready = () => {
    const t = setOut({ dice: [3, 6], draws: ['lord-dil', 'zurik'] }).pick('1:1')
    makeInitiate(t, 'Una', 'elf', ['sword', 'bow']).pick('heal', 'lock')
    t.pick('wounds')
    return t
  }
  it('a hero for another drawn one, who learns and circles his own spells; the sun and the others stay', () => {
    const t = ready()
    const una = character(t.state, 'una')
    expect(t.ask.topic).toBe('march-order')
    expect(aside(t)).toEqual(['exchange:lord-dil', 'exchange:una', 'purpose:hellgate'])
    t.pick('exchange:lord-dil')
    expect(t.events('exchanged')).toMatchObject([{ rule: '4.1.A', who: 'lord-dil', name: 'Lord Dil' }])
    expect(t.events('hero-joins')).toMatchObject([{ who: 'lord-dil' }, { who: 'zurik', drawn: true }])
    expect(t.ask).toMatchObject({ topic: 'spells-known', about: 'zurik', min: 5 })
    t.pick('lock', 'blast', 'charm', 'thief', 'cow')
    expect(t.state.characters.map(({ id }) => id)).toEqual(['zurik', 'una'])
    expect(character(t.state, 'zurik').circled).toHaveLength(5)
    expect(character(t.state, 'una')).toEqual(una)
    expect(t.state.sun).toBe('blue')
    expect(t.ask.topic).toBe('march-order')
    expect(aside(t)).toEqual(['exchange:zurik', 'exchange:una', 'purpose:hellgate'])
  })

  it('a hero who was exchanged is not drawn again', () => {
    const t = ready().pick('exchange:lord-dil')
    t.pick('lock', 'blast', 'charm', 'thief', 'cow')
    expect(t.state.start?.taken).toEqual(['lord-dil'])
    t.value([[null, 'zurik', 'una']])
    expect(t.state.phase).toBe('route')
    expect(t.texts.join(' ')).toContain('Lord Dil stays at home.')
  })

  it('an initiate for one made anew in his place, without another throw for Magic Potential', () => {
    const t = ready().pick('exchange:una')
    expect(t.ask.topic).toBe('initiate-name')
    makeInitiate(t, 'Una', 'dwarf', ['ax', 'bow'])
    expect(t.ask).toMatchObject({ topic: 'spells-known', min: 2 })
    t.pick('cow', 'lock').pick('detrap')
    expect(t.state.characters.map(({ id, race }) => [id, race])).toEqual([
      ['lord-dil', 'human'],
      ['una', 'dwarf'],
    ])
    expect(character(t.state, 'una')).toMatchObject({ magic: [2, 1, 0], circled: [] })
    expect(t.events('magic-potential')).toHaveLength(2)
    expect(t.ask.topic).toBe('march-order')
  })

  it('nobody whom the campaign sends, and nobody where several players share the party', () => {
    const sent = campaign(['zareth'], { dice: [1] })
    expect(sent.ask.topic).toBe('march-order')
    expect(aside(sent)).toEqual(['purpose:hellgate'])
    expect(sent.refused('exchange:zareth').code).toBe('rule-violation')
    const six = setOut({ seats: 6, dice: [1, 2, 3, 4, 5, 6], draws: ['lord-dil', 'zareth', 'weldron'] })
    while (six.ask.topic !== 'march-order') {
      if (six.ask.kind === 'text') six.value(`Somebody ${six.state.characters.length}`)
      else if (six.ask.kind === 'pick') six.pick(...six.ids.slice(0, six.ask.min))
    }
    expect(aside(six)).toEqual(['purpose:hellgate'])
  })
})

describe('17.0 what the party comes for', () => {
  it('is chosen at the start', () => {
    const { state } = setUp(citadel, { seed: 'purpose', options: { purpose: 'hellgate' } })
    expect((citadel.view(state, 0) as CitadelView).purpose).toBe('hellgate')
    expect((citadel.view(setOut().state, 0) as CitadelView).purpose).toBe('home')
    expect(() => setUp(citadel, { seed: 'purpose', options: { purpose: 'gold' } })).toThrow('options.purpose')
  })

  it('is said before the spells are chosen, by the leader (4.1.D)', () => {
    const t = setOut({ dice: [3, 6] }).pick('purpose:hellgate')
    expect(t.events('purpose')).toMatchObject([{ rule: '17.0', purpose: 'hellgate' }])
    expect(t.ask).toMatchObject({ topic: 'party-size' })
    expect(aside(t)).toEqual(['purpose:home'])
    expect(t.pick('0:1').state.purpose).toBe('hellgate')
  })

  it('is changed at the gate, where the sun is known: the spells stay as they were chosen (4.1.D, 10.6)', () => {
    const t = setOut({ dice: [3, 6], draws: ['lord-dil', 'zurik'] }).pick('0:1')
    makeInitiate(t, 'Una', 'elf', ['sword', 'bow']).pick('heal', 'lock')
    t.pick('wounds')
    const una = structuredClone(character(t.state, 'una'))
    t.pick('purpose:hellgate')
    expect(t.ask.topic).toBe('march-order')
    expect(character(t.state, 'una')).toEqual(una)
    expect(t.ids).toContain('purpose:home')
  })

  it('is changed on the way, and changes nothing else; nobody wants a Hellgate that is no more', () => {
    const t = set({ at: 'corridor', start: 'turn' })
    const before = t.ask.kind === 'pick' ? t.ask.ids : []
    t.pick('purpose:hellgate')
    expect(t.state.purpose).toBe('hellgate')
    expect(t.ask).toMatchObject({ topic: 'route', ids: before })
    t.pick('purpose:home')
    expect(t.state.purpose).toBeUndefined()
    const over = set({ at: 'corridor', start: 'turn' }, { prepare: (s) => Object.assign(s.hellgate, { destroyed: true }) })
    expect(over.ids).not.toContain('purpose:hellgate')
  })
})

describe('4.2 the record', () => {
  it('4.2 keeps all of a character that lasts, and shares nothing with him', () => {
    const c = newCharacter(heroSheet('zurik'), 0)
    Object.assign(c, { known: ['heal'], cheap: ['lightning'], exits: 2, gold: 50, wounds: 3 })
    const sheet = copySheet(c)
    expect(sheet).toEqual({ ...heroSheet('zurik'), known: ['heal'], cheap: ['lightning'], exits: 2 })
    c.skills.detrap = 5
    c.weapons.pop()
    expect(sheet).toMatchObject({ skills: { detrap: 3 }, weapons: [{ weapon: 'ax' }, { weapon: 'dagger' }] })
  })

  it('17.1 gold, jewels and experience at home are not taken along, nor are old wounds', () => {
    expect(newCharacter(heroSheet('zurik'), 0)).toMatchObject({ gold: 0, jewels: [], experience: 0, wounds: 0 })
  })

  it('17.4 a character goes in with the weapons that his record has now, two at most', () => {
    const bow = { weapon: 'bow', bonus: 0, item: null } as const
    expect(newCharacter({ ...heroSheet('zurik'), weapons: [bow] }, 0)).toMatchObject({ weapons: [{ weapon: 'bow' }], inHand: 0 })
    const record = JSON.parse(JSON.stringify({ ...heroSheet('zurik'), weapons: [bow, bow, bow] }))
    const refused = citadel.setup({ seed: 's', seats: ['One'], options: {}, variants: [], party: [{ record }] })
    expect(refused).toMatchObject({ code: 'bad-request' })
  })
})

it('4.0, 4.1 a whole starting sequence plays by first options', () => {
  const t = setOut({ seed: 'first options' })
  let n = 0
  while (t.ask.topic !== 'route' && n++ < 60) {
    const { ask } = t
    if (ask.kind === 'text') t.value(`Initiate ${n}`)
    else if (ask.kind === 'arrange') t.value(ask.suggest())
    else if (ask.kind === 'pick') t.pick(...ask.ids.slice(0, ask.min))
  }
  expect(t.state.characters).toHaveLength(6)
  expect(t.texts.every((text) => /^[A-ZŻ].*\.$/u.test(text))).toBe(true)
})

import { describe, expect, it } from 'vitest'
import { everyThrow } from '../../kernel/proof/every-throw.ts'
import type { Answer, Json, Odds } from '../../kernel/types.ts'
import { character, fighter, woundPointsLeft } from '../chapters/party.ts'
import { type Laid, set, type Table } from '../proof/table-top.ts'
import type { DelveState } from '../state.ts'
import { BRIBERY_ROWS, SPELLS } from '../tables/index.ts'
import { UNKNOWN_MEDALLION } from './features.ts'
import { trapOdds } from './traps.ts'

// What stands beside a choice, against what the rules do with every throw of the dice there is.

interface Case {
  readonly scenario: Json
  /** Answers up to the question, then the choice looked at. */
  readonly answers?: readonly Answer[]
  readonly choice: string
  /** Where dice are thrown that decide nothing any more. */
  readonly over?: (t: Table) => boolean
  readonly prepare?: (s: DelveState) => void
}

const told = (type: string) => (t: Table) => t.events(type).length > 0

function shown({ scenario, answers = [], choice, prepare }: Case): Odds {
  const t = lay(scenario, prepare)
  for (const answer of answers) t.session.choose(answer)
  const odds = t.decision.options?.find(({ id }) => id === choice)?.odds
  if (odds === undefined) throw new Error(`no odds beside ${choice}`)
  return odds
}

function lay(scenario: Json, prepare: Case['prepare']): Table {
  const laid: Laid = { physical: true }
  return set(scenario, prepare === undefined ? laid : { ...laid, prepare })
}

/** The share of all throws after which it is so. */
function counted({ scenario, answers = [], choice, over, prepare }: Case, so: (t: Table) => boolean): number {
  const all = everyThrow(() => lay(scenario, prepare), [...answers, { pick: [choice] }], over)
  return all.reduce((sum, { table, chance }) => sum + (so(table) ? chance : 0), 0)
}

const FOE = { type: 'orc', wounds: 3 }

describe('odds shown equal every throw counted', () => {
  it.each(['dagger', 'throwing-dagger', 'bow', 'sword', 'hammer', 'ax'])('9.5 an attack with the %s', (weapon) => {
    const who = {
      initiate: { name: 'Una', race: 'Human', weapons: [weapon, weapon === 'ax' ? 'dagger' : 'ax'], magic: [0, 0, 0], spells: [] },
    }
    const behind = weapon === 'bow' || weapon === 'throwing-dagger'
    const scenario: Json = {
      party: behind ? [{ hero: 'almuric' }, who] : [who],
      march: behind ? [['almuric'], ['una']] : [['una']],
      monsters: [{ type: 'orc', wounds: 2 }],
      start: 'combat',
    }
    const verb = weapon === 'bow' ? 'shoot' : weapon === 'throwing-dagger' ? 'throw' : 'attack'
    const answers: Answer[] = behind ? [{ pick: ['pass'] }] : []
    const one: Case = {
      scenario,
      answers,
      choice: `${verb}:orc-1`,
      over: (t) => t.events('attack').some((event) => 'who' in event && event.who === 'una'),
    }
    const wounds = (t: Table) => t.state.monsters.find(({ id }) => id === 'orc-1')?.wounds ?? 2
    const odds = shown(one)
    expect(odds.chance).toBeCloseTo(
      counted(one, (t) => wounds(t) > 0),
      10,
    )
    expect(odds.kill).toBeCloseTo(
      counted(one, (t) => wounds(t) >= 2),
      10,
    )
  })

  it('9.5 the blow of a troll that answers ours, which may have killed it', () => {
    const scenario: Json = {
      party: [{ hero: 'almuric', wounds: 1 }],
      march: [['almuric']],
      monsters: [{ type: 'troll', wounds: 4 }],
      start: 'combat',
    }
    for (const choice of ['attack:troll-1', 'pass']) {
      const one: Case = { scenario, choice }
      expect(shown(one).die, choice).toBeCloseTo(
        counted(one, (t) => character(t.state, 'almuric').status === 'dead'),
        10,
      )
    }
  })

  it('8.5 negotiation, whoever speaks', () => {
    const scenario: Json = { party: [{ hero: 'almuric' }, { hero: 'lord-dil' }], monsters: [FOE, FOE], start: 'negotiation' }
    for (const who of ['almuric', 'lord-dil']) {
      const one: Case = { scenario, answers: [{ pick: ['negotiate'] }], choice: `speak:${who}`, over: told('negotiated') }
      expect(shown(one).chance, who).toBeCloseTo(
        counted(one, (t) => ['at-peace', 'dice'].includes(t.ask.topic) && !t.texts.some((text) => text.includes('they will not listen'))),
        10,
      )
    }
  })

  it('8.9 bribery, row by row', () => {
    const scenario: Json = { party: [{ hero: 'almuric', gold: 450 }], monsters: [{ type: 'troll', wounds: 9 }], start: 'bribery' }
    for (const row of BRIBERY_ROWS) {
      const offer = Number.parseInt(row, 10)
      const before: Answer[] = [{ pick: ['bribe'] }]
      const odds = shown({ scenario, answers: before, choice: `bribe:${row}` })
      const paid: Answer = { value: { gold: { almuric: offer } } }
      const ends = everyThrow(() => lay(scenario, undefined), [...before, { pick: [`bribe:${row}`] }, paid], told('bribe-offered'))
      const taken = ends.reduce((sum, { table, chance }) => sum + (table.events('bribe-offered').some(isTaken) ? chance : 0), 0)
      expect(odds.chance, row).toBeCloseTo(taken, 10)
    }
  })

  it('8.7 bribery with jewels: what they come to at the least counts, for there is no change', () => {
    const scenario: Json = {
      party: [
        { hero: 'almuric', gold: 10, jewels: [150, 25] },
        { hero: 'zareth', jewels: [35] },
      ],
      monsters: [{ type: 'troll', wounds: 9 }],
      start: 'bribery',
    }
    const worth = [20, 40, 60, 80, 100, 150, 200]
    // Given with all the gold there is where jewels do not come to more: 25; 35; 25 and 35; 150 three times; 150, 35 and 25.
    const reached = [20, 40, 60, 150, 150, 150, 200]
    worth.forEach((row, i) => {
      const before: Answer[] = [{ pick: ['bribe'] }, { pick: [`bribe:${row}`] }]
      const t = lay(scenario, undefined)
      for (const answer of before) t.session.choose(answer)
      const { ask } = t
      if (ask.kind !== 'share') throw new Error('a payment is asked for')
      const ends = everyThrow(() => lay(scenario, undefined), [...before, { value: ask.suggest() }], told('bribe-offered'))
      const taken = ends.reduce((sum, { table, chance }) => sum + (table.events('bribe-offered').some(isTaken) ? chance : 0), 0)
      expect(shown({ scenario, answers: [{ pick: ['bribe'] }], choice: `bribe:${row}` }).chance, `${row}`).toBeCloseTo(taken, 10)
      expect(ends[0]?.table.events('bribe-offered')[0], `${row}`).toMatchObject({ row: `${reached[i]}` })
    })
  })

  it('7.0 detrapping, with and without a Thief spell', () => {
    for (const detrap of [1, 3, 4, 5])
      for (const thief of detrap === 5 ? [false] : [false, true]) {
        const rogue = { initiate: { name: 'Una', race: 'Elf', weapons: ['bow', 'dagger'], magic: [1, 1, 1], spells: ['thief'] } }
        const scenario: Json = { party: [rogue], start: 'trap' }
        const prepare = (s: DelveState) => {
          character(s, 'una').skills.detrap = detrap
          if (s.entering !== null) s.entering.trapped = true
        }
        const before: Answer[] = [{ pick: ['investigate:una'] }, ...(thief ? [{ pick: ['una/cast:thief:una'] }] : [])]
        const one: Case = { scenario, answers: before, choice: 'detrap', over: told('detrapped'), prepare }
        const why = shown(one).why?.[0]
        const done = counted(one, (t) => t.events('detrapped').some((event) => 'done' in event && event.done === true))
        expect(why?.results.find(({ text }) => text === 'disarmed')?.chance, `${detrap} ${thief}`).toBeCloseTo(done, 10)
      }
  })

  it('11.0 resistance: a sleep that may be resisted', () => {
    const caster = { initiate: { name: 'Una', race: 'Elf', weapons: ['bow', 'dagger'], magic: [2, 2, 2], spells: ['sleep', 'lightning'] } }
    for (const type of ['orc', 'wight', 'vampire', 'demon']) {
      const scenario: Json = {
        party: [{ hero: 'almuric' }, caster],
        march: [['almuric'], ['una']],
        monsters: [{ type, wounds: 4 }],
        start: 'combat',
      }
      const foe = `${type}-1`
      const before: Answer[] = [{ pick: ['pass'] }]
      const sleep: Case = { scenario, answers: before, choice: `cast:sleep:${foe}`, over: (t) => told('resistance')(t) }
      const falls = (t: Table) => t.state.monsters.every(({ id, combat, status }) => id !== foe || combat.asleep || status === 'dead')
      expect(shown(sleep).chance, type).toBeCloseTo(counted(sleep, falls), 10)
      const bolt: Case = { scenario, answers: before, choice: `cast:lightning:${foe}`, over: (t) => t.state.fight?.step !== 1 }
      const killed = (t: Table) => !t.state.monsters.some(({ id, status }) => id === foe && status === 'living')
      expect(shown(bolt).kill, type).toBeCloseTo(counted(bolt, killed), 10)
    }
  })

  it.each(['charm', 'explosion', 'mental-attack', 'wrath-of-god', 'blast'])('11.0 resistance: %s', (spell) => {
    const caster = {
      initiate: { name: 'Una', race: 'Elf', weapons: ['bow', 'dagger'], magic: [3, 3, 3], spells: [] },
      spells: [spell],
      circled: [spell],
    }
    for (const type of ['orc', 'vampire']) {
      const scenario: Json = {
        party: [{ hero: 'almuric' }, caster],
        march: [['almuric'], ['una']],
        monsters: [{ type, wounds: 1 }],
        start: 'combat',
      }
      const over = (t: Table) => told('resistance')(t) && t.state.monsters.some(({ side, status }) => side === 'party' || status === 'dead')
      const foe = spell === 'explosion' ? '' : `:${type}-1`
      const one: Case = {
        scenario,
        answers: [{ pick: ['pass'] }],
        choice: `cast:${spell}${foe}`,
        over: (t) => over(t) || t.state.fight?.step !== 1,
      }
      expect(shown(one).chance, type).toBeCloseTo(counted(one, over), 10)
    }
  })

  it.each(['ring:sleep', 'talisman:mind', 'potion:charm-person'])('11.0 resistance: the %s', (item) => {
    const [kind = '', type = ''] = item.split(':')
    const behind = item === 'ring:sleep'
    const scenario: Json = {
      party: [{ hero: 'almuric', items: [item] }, ...(behind ? [{ hero: 'zareth' }] : [])],
      march: behind ? [['zareth'], ['almuric']] : [['almuric']],
      monsters: [{ type: 'troll', wounds: 1 }],
      start: 'combat',
    }
    const gotThrough = (t: Table) =>
      t.state.monsters.some(({ combat, side, status }) => combat.asleep || side === 'party' || status === 'dead')
    const over = (t: Table) => gotThrough(t) || t.state.fight?.step !== 1
    const answers: Answer[] = behind ? [{ pick: ['pass'] }] : []
    const one: Case = { scenario, answers, choice: `use:${kind}-${type}-1:troll-1`, over }
    expect(shown(one).chance).toBeCloseTo(counted(one, gotThrough), 10)
  })

  it.each(['cow', 'daunt'])('10.7 resistance: %s, by the strongest for all of them', (spell) => {
    const caster = { initiate: { name: 'Una', race: 'Elf', weapons: ['bow', 'dagger'], magic: [2, 2, 2], spells: [spell, 'sleep'] } }
    const monsters = [
      { type: 'orc', wounds: 3 },
      { type: 'vampire', wounds: 5 },
    ]
    const one: Case = { scenario: { party: [caster], monsters, start: 'negotiation' }, choice: `una/cast:${spell}`, over: told('cowed') }
    const cowed = (t: Table) => t.events('cowed').some((event) => 'resisted' in event && event.resisted === false)
    expect(shown(one).chance).toBeCloseTo(counted(one, cowed), 10)
  })

  it('16.0 the Hellgate, with what a failure costs', () => {
    for (const rating of [1, 3, 5])
      for (const wounds of [1, 4]) {
        const scenario: Json = { party: [{ hero: 'almuric', wounds }], start: 'hellgate' }
        const prepare = (s: DelveState) => {
          character(s, 'almuric').skills.hellgate = rating
          s.hellgate.guarded = true
          s.monsters = []
        }
        const one: Case = { scenario, choice: 'destroy:almuric', over: told('hellgate-tried'), prepare }
        const odds = shown(one)
        expect(odds.chance).toBeCloseTo(
          counted(one, (t) => t.state.hellgate.destroyed),
          10,
        )
        const dies = counted(one, (t) => woundPointsLeft(fighter(t.state, 'almuric')) === 0)
        expect(odds.die ?? 0).toBeCloseTo(dies, 10)
      }
  })

  it('16.0 a failure at the Hellgate kills nobody whom Mage Armor guards', () => {
    const prepare = (s: DelveState) => {
      Object.assign(character(s, 'almuric'), { mageArmor: 1 })
      s.hellgate.guarded = true
      s.monsters = []
    }
    const scenario: Json = { party: [{ hero: 'almuric', wounds: 1 }], start: 'hellgate' }
    const one: Case = { scenario, choice: 'destroy:almuric', over: told('hellgate-tried'), prepare }
    const option = lay(scenario, prepare).decision.options?.find(({ id }) => id === 'destroy:almuric')
    expect(counted(one, (t) => woundPointsLeft(character(t.state, 'almuric')) === 0)).toBe(0)
    expect(option?.odds?.die).toBeUndefined()
    expect(option?.warns).toBeUndefined()
  })

  it('10.6 who casts Thief on himself has a Wound Point less for the trap', () => {
    const rogue = { initiate: { name: 'Una', race: 'Elf', weapons: ['bow', 'dagger'], magic: [1, 1, 1], spells: ['thief'] } }
    const prepare = (s: DelveState) => {
      character(s, 'una').skills.detrap = 1
      if (s.entering !== null) s.entering.trapped = true
    }
    const scenario: Json = { party: [{ ...rogue, wounds: 2 }], start: 'trap' }
    const before: Answer[] = [{ pick: ['investigate:una'] }]
    const cast = shown({ scenario, answers: before, choice: 'una/cast:thief:una', prepare })
    const then = shown({ scenario, answers: [...before, { pick: ['una/cast:thief:una'] }], choice: 'detrap', prepare })
    for (const figure of ['chance', 'expected', 'die'] as const) expect(cast[figure], figure).toBeCloseTo(then[figure] ?? -1, 10)
  })

  it.each(['oratory', 'sway', 'cajole'])('9.7 whom %s kills neither speaks nor pays any more', (spell) => {
    const caster = {
      initiate: { name: 'Una', race: 'Elf', weapons: ['bow', 'dagger'], magic: [1, 1, 1], spells: [spell] },
      wounds: 1,
      gold: 400,
    }
    const start = spell === 'oratory' ? 'negotiation' : 'bribery'
    const prepare = (s: DelveState) => {
      character(s, 'una').skills.negotiation = 3
      character(s, 'una').wounds = character(s, 'una').woundPoints - (spell === 'cajole' ? 2 : 1)
    }
    const choice = `una/cast:${spell}`
    const alone: Json = { party: [caster], monsters: [FOE], start }
    expect(lay(alone, prepare).decision.options?.find(({ id }) => id === choice)?.odds).toBeUndefined()
    const scenario: Json = { party: [caster, { hero: 'almuric', gold: 20 }], monsters: [{ type: 'troll', wounds: 9 }], start }
    const next = spell === 'oratory' ? 'negotiate' : 'bribe'
    const after = shown({ scenario, answers: [{ pick: [choice] }], choice: next, prepare })
    expect(shown({ scenario, choice, prepare }).chance).toBeCloseTo(after.chance ?? -1, 10)
  })

  it.each(['oratory', 'cow'] as const)('8.4 where %s costs the life of one who holds a monster by a charm, no talk follows', (spell) => {
    const una = { name: 'Una', race: 'Elf', weapons: ['bow', 'dagger'], magic: [1, 1, 1], spells: [spell] }
    const scenario: Json = { party: [{ initiate: una }, { hero: 'almuric' }], monsters: [FOE, FOE], start: 'negotiation' }
    const prepare = (s: DelveState) => {
      character(s, 'una').wounds = character(s, 'una').woundPoints - SPELLS[spell].cost
      Object.assign(fighter(s, 'orc-2'), { side: 'party', charmedBy: 'una' })
      s.march[0]?.splice(2, 1, 'orc-2')
    }
    const t = lay(scenario, prepare)
    const option = t.decision.options?.find(({ id }) => id === `una/cast:${spell}`)
    expect(option?.odds).toBeUndefined()
    expect(option?.warns).toContain('Negotiation ends')
    expect(t.pick(`una/cast:${spell}`).state.fight).not.toBeNull()
  })

  it('13.4 the drawer of a desk: behind its trap waits a medallion that nobody knows', () => {
    const scenario: Json = { party: [{ hero: 'almuric', wounds: 3 }], feature: 'furniture', start: 'feature' }
    const prepare = (s: DelveState) => Object.assign(character(s, 'almuric').skills, { detrap: 5 })
    const before: Answer[] = [{ pick: ['investigate:almuric'] }, { value: [3] }]
    const odds = shown({ scenario, answers: before, choice: 'take', prepare })
    const atDesk = () => lay(scenario, prepare).pick('investigate:almuric').value([3])
    const all = everyThrow(atDesk, [{ pick: ['take'] }, { pick: ['detrap'] }], (t) =>
      t.events('detrapped').some((event) => 'done' in event && event.done === false),
    )
    const ways = all.filter(({ table }) => !table.events('detrapped').some((event) => 'done' in event && event.done === false))
    const { state } = atDesk()
    const sprung = trapOdds(state, character(state, 'almuric'), { behind: UNKNOWN_MEDALLION })
    const left = (t: Table) => woundPointsLeft(character(t.state, 'almuric'))
    const share = (so: (t: Table) => boolean) => ways.reduce((sum, { table, chance }) => sum + (so(table) ? chance : 0), 0)
    expect(odds.chance).toBeCloseTo(share((t) => left(t) === 3) + sprung.unhurt / 6, 10)
    expect(odds.die).toBeCloseTo(share((t) => left(t) === 0) + sprung.kill / 6, 10)
  })

  const UNKNOWN: readonly (readonly [of: 'potion' | 'medallion', immune: boolean, mageArmor: number])[] = [
    ['potion', false, 0],
    ['potion', false, 2],
    ['potion', true, 0],
    ['medallion', false, 0],
    ['medallion', false, 2],
  ]

  it.each(UNKNOWN)('14.5, 14.7 a %s that nobody knows; immune to poison: %s, Mage Armor: %i', (of, immune, mageArmor) => {
    const scenario: Json = {
      party: [{ hero: 'almuric', wounds: 3, items: immune ? ['medallion:neutralize-poison'] : [] }],
      at: 'corridor',
      start: 'turn',
    }
    const prepare = (s: DelveState) => {
      Object.assign(character(s, 'almuric'), { mageArmor })
      s.loot = { gold: 0, jewels: [], items: [{ kind: 'untested', id: 'it', of }], chests: [], rule: '14.0' }
    }
    const over = (t: Table) => t.state.loot === null
    const one: Case = { scenario, choice: 'take:almuric', prepare, over }
    const left = (t: Table) => woundPointsLeft(character(t.state, 'almuric'))
    const odds = shown(one)
    expect(odds.chance, 'safe').toBeCloseTo(
      counted(one, (t) => left(t) >= 3),
      10,
    )
    expect(odds.die, 'death').toBeCloseTo(
      counted(one, (t) => left(t) === 0),
      10,
    )
    const lost = [1, 2, 3].map((n) => n * counted(one, (t) => left(t) === 3 - n))
    expect(odds.expected, 'wounds').toBeCloseTo(
      lost.reduce((sum, each) => sum + each, 0),
      10,
    )
  })
})

function isTaken(event: object): boolean {
  return 'taken' in event && event.taken === true
}

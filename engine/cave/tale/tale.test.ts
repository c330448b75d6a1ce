import { describe, expect, it } from 'vitest'
import type { RankedGame } from '../../kernel/ranking.ts'
import type { Tale } from '../../kernel/tale-types.ts'
import { cave } from '../index.ts'
import { meeting, set, type Table } from '../proof/table-top.ts'
import { RANKINGS } from './rankings.ts'

function told(t: Table): Tale {
  const first = t.session.record.marks[0]?.state ?? t.state
  const made = cave.tale?.({ first, last: t.state, steps: t.session.record.steps })
  if (made === undefined) throw new Error('the Cave tells a tale')
  return made
}

const READY = { at: 'chamber-1', strength: 10, craft: 8, gold: 12 }
const won = () => meeting(READY, { scenario: { round: 30, crystal: 'chamber-1' }, dice: [6, 1, 6, 1, 4, 4, 4] }).pick('enter')

function counted(t: Table, id: string): readonly number[] {
  const tale = told(t)
  const game: RankedGame = { outcome: t.session.outcome?.kind ?? null, tale }
  const ranking = RANKINGS.find((each) => each.id === id)
  if (ranking?.of === 'games') return [ranking.value(game)]
  return ranking?.of === 'people' ? tale.people.map((person) => ranking.value(person, game)) : []
}

describe('what is told at the end', () => {
  it('12.5, 17 who won in which round, and each Trial with its scores', () => {
    const tale = told(won())
    expect(tale.text).toBe('Ann won the Magic Crystal in round 30; no one died.')
    expect(tale.people[0]).toMatchObject({ fate: 'came-out', victory: true, played: 'deep-miner' })
    expect(tale.people[0]?.deeds[0]).toBe('Won the Magic Crystal as the Deep Miner')
    expect(tale.feats?.[0]).toMatchObject({ who: 'seat-0', text: 'won the Magic Crystal in round 30', sort: 'won', kind: 'deep-miner' })
    const trials = tale.chapters.find(({ title }) => title === 'Ann tries the three Trials')
    expect(trials?.lines.map(({ text }) => text)).toEqual([
      'Ann beats the Beast, 16 to 11.',
      'Ann passes the Trial by Strength.',
      'Ann beats the Apparition, 14 to 9.',
      'Ann passes the Trial by Craft.',
      'The Gnome wants 12, and Ann has 12.',
      'Ann passes the Trial by Wealth.',
    ])
    expect(tale.chapters.at(-2)).toMatchObject({ kind: 'end', title: 'The Magic Crystal is won' })
  })

  it('4.3 a death: whose, where, of what, and how long the Character lived', () => {
    const t = meeting({ at: 'chamber-1', lives: 1 }, { dice: [1], draws: ['seeress', 'might', 'ward'], scenario: { round: 5 } })
    const tale = told(t)
    expect(tale.chapters[0]).toMatchObject({ kind: 'loss', title: 'Ann’s Deep Miner dies', turn: 5 })
    expect(tale.feats).toMatchObject([{ text: 'lost the Deep Miner in Chamber 1', sort: 'died', kind: 'chamber-of-terror' }])
    expect(tale.people[0]).toMatchObject({ fate: 'abandoned', counts: { deaths: 1, longest: 1 } })
    const out = meeting({ at: 'chamber-1', lives: 1 }, { dice: [1], variants: ['last-life'] })
    expect(told(out).people[0]?.fell).toMatchObject({ cause: 'chamber-of-terror', text: 'In Chamber 1 in round 1: Chamber of Terror' })
  })

  it('12.3 the seventh Cave card, a Dragon and an attack can be gone back to', () => {
    const scenario = { lying: {} }
    const drew = meeting({ at: 'corridor-1', caveCards: 6, strength: 12 }, { scenario, draws: ['old-black-dragon'], dice: [6, 1] })
    const titles = (t: Table) => told(t).chapters.map(({ title }) => title)
    expect(titles(drew.pick('draw:cave'))).toEqual(['Ann draws a seventh Cave card', 'Ann fights the Old Black Dragon'])
    const attack = meeting({ at: 'corridor-1' }, { players: [{ character: 'cyborg', at: 'corridor-1' }], dice: [6, 1] })
    expect(titles(attack.pick('attack:cyborg'))).toEqual(['Ann attacks Bram'])
  })

  it('what each player did stands in the last chapter', () => {
    const t = set({
      players: [{ strength: 9 }, { character: 'cyborg' }],
      scenario: { round: 10, turn: 1 },
      options: { rounds: 10 },
      draws: ['owl'],
    })
    t.pick('step:corridor-1').pick('draw:adventure').pick('take:owl')
    expect(
      told(t)
        .chapters.at(-1)
        ?.lines.map(({ text }) => text),
    ).toEqual([
      'Ann: 0 Cave cards, 0 Adventure cards; 0 fights won, 0 lost.',
      'Bram: 0 Cave cards, 1 Adventure card; 0 fights won, 0 lost.',
    ])
    expect(told(t).people.map(({ deeds }) => deeds[0])).toEqual(['Had the highest renown, 10', 'Lived 1 round'])
  })

  it('10.2, 12.5 the race: the three gauges of everybody as each round began', () => {
    const players = [
      { strength: 6, gold: 3, objects: ['sword-1'] },
      { character: 'cyborg', lives: 1, at: 'corridor-2' },
    ]
    const t = set({ players, scenario: { round: 4 }, draws: ['owl', 'boar'], dice: [1, 6, 1] })
    expect(told(t).courses).toBeUndefined()
    t.pick('step:corridor-1').pick('draw:adventure').pick('take:owl').pick('step:crossroads-1').pick('draw:adventure')
    expect(told(t).courses).toMatchObject([
      { id: 'strength', from: 5, goal: { value: 10 }, lines: [{ who: 'seat-0', values: [7] }, { values: [null] }] },
      { id: 'craft', goal: { value: 8 }, lines: [{ values: [4] }, { values: [null] }] },
      { id: 'wealth', lines: [{ values: [5] }, { values: [null] }] },
    ])
  })

  it('luck: fights, gates, searches and armour beside what was to be expected', () => {
    const luck = (t: Table) => told(t).luck.kinds
    const fight = { lying: { 'corridor-1': { cards: ['wolf'] } } }
    const beaten = meeting({ at: 'corridor-1', objects: ['shield-1'] }, { scenario: fight, dice: [1, 6, 5] })
    expect(luck(beaten)).toMatchObject([
      { id: 'fights', expected: expect.closeTo(21 / 36), came: 0 },
      { id: 'armour', expected: expect.closeTo(2 / 6), came: 1 },
    ])
    const gate = set({ players: [{ character: 'gnome-tinker', at: 'corridor-15', from: 'crossroads-1' }], dice: [2] }).pick('gate')
    expect(luck(gate)).toMatchObject([{ id: 'gates', expected: expect.closeTo(4 / 6), came: 0 }])
    const search = meeting({ at: 'chamber-1', craft: 9 }, { dice: [3, 1, 1, 1] }).pick('search')
    expect(luck(search)).toMatchObject([{ id: 'searches', expected: expect.closeTo(21 / 36), came: 0 }])
  })

  it('a game given up at once has a tale', () => {
    expect(told(set())).toMatchObject({ people: [{ name: 'Ann', fate: 'abandoned' }], chapters: [] })
  })
})

describe('the hall of records', () => {
  it('17 the fewest rounds, by number of players and by Character', () => {
    expect([counted(won(), 'fastest-1'), counted(won(), 'fastest-2'), counted(won(), 'crystal-deep-miner')]).toEqual([[30], [0], [30]])
    expect([counted(won(), 'crystal-cyborg'), counted(won(), 'one-life')]).toEqual([[0], [30]])
  })

  it('4.3.last-life alone, with one life and without', () => {
    const oneLife = meeting(READY, { variants: ['last-life'], scenario: { crystal: 'chamber-1', round: 40 }, dice: [6, 1, 6, 1, 4, 4, 4] })
    expect([won(), oneLife.pick('enter')].map((t) => counted(t, 'last-life'))).toEqual([[0], [40]])
  })

  it('the greatest Strength, Craft and wealth at a win, and the longest life', () => {
    expect(['strength', 'craft', 'wealth', 'longest', 'deaths'].map((id) => counted(won(), id))).toEqual([[10], [8], [12], [1], [0]])
  })

  it('13.5 the Old Black Dragon, with the least Strength', () => {
    const scenario = { lying: { 'corridor-1': { cards: ['old-black-dragon'] } } }
    const t = meeting({ at: 'corridor-1', strength: 7 }, { scenario, dice: [6, 1] })
    expect(counted(t, 'dragon')).toEqual([7])
  })

  it('has a list for each of the eight', () => {
    expect(RANKINGS.filter(({ id }) => id.startsWith('crystal-'))).toHaveLength(8)
    expect(new Set(RANKINGS.map(({ id }) => id)).size).toBe(RANKINGS.length)
  })
})

import { expect, describe as group, it } from 'vitest'
import { meeting, set, type Table } from '../proof/table-top.ts'
import { describe } from '../text/index.ts'

const prompt = (t: Table) => describe(t.state, t.ask).prompt
const option = (t: Table, id: string) => describe(t.state, t.ask).option?.(id)

group('what may be done is worked out anew after everything done beside a question', () => {
  const searching = (craft: number, ...dice: number[]) =>
    meeting({ character: 'seeress', at: 'chamber-1', craft, objects: ['solomons-crown'] }, { dice: [4, 1, ...dice] })

  it('12.5 with Craft under 6 once the Crown is put down, nobody searches (C-06)', () => {
    const t = searching(5)
    expect([t.topic, t.ids]).toEqual(['search', ['search', 'pass']])
    expect([t.pick('ditch:solomons-crown').topic, t.events('searched')]).toEqual(['move', []])
  })

  it('12.5 the question asks for the number that counts', () => {
    const t = searching(6, 5, 5)
    expect([t.ask.data, prompt(t)]).toEqual([{ needed: 10 }, expect.stringContaining('You need 10')])
    t.pick('ditch:solomons-crown')
    expect([t.ask.data, prompt(t)]).toEqual([{ needed: 12 }, expect.stringContaining('You need 12')])
    expect(option(t, 'search')?.odds?.chance).toBeCloseTo(1 / 36)
    expect(t.pick('search').events('searched')).toMatchObject([{ total: 10, needed: 12, found: false }])
  })

  it('11.2 a Cave Guide who is put down moves no die: the walk goes on by it', () => {
    const t = set({ players: [{ character: 'cyborg', at: 'corridor-13', followers: ['cave-guide'] }], dice: [3, 1, 1, 1] }).pick('roll')
    expect(t.ids).toEqual(['pace:2', 'pace:3', 'pace:4'])
    expect(t.pick('ditch:cave-guide').topic).not.toBe('pace')
  })

  it('11.2 a lamp that is put down shows no more ways: the die decides (C-18, C-57)', () => {
    const t = set({ players: [{ at: 'corridor-2', from: 'underground-fountain', objects: ['everburning-lamp'] }], dice: [2, 6, 1] })
    t.pick('roll').pick('go:crossroads-1')
    expect([t.topic, t.ids]).toEqual(['direction', ['go:corridor-15', 'go:chamber-1']])
    t.pick('ditch:everburning-lamp')
    expect([t.events('turning'), t.who().at]).toMatchObject([[{ at: 'crossroads-1', to: 'chamber-1' }], 'chamber-1'])
  })

  it('9.6 a Spell that goes with the Crown moves nobody any more (2.8)', () => {
    const sheet = { character: 'pit-gladiator', at: 'corridor-1', objects: ['solomons-crown'], spells: ['recall'] }
    const t = set({ players: [sheet] })
    expect(t.ids).toContain('cast:recall')
    expect(t.pick('ditch:solomons-crown').ids).not.toContain('cast:recall')
  })

  it('14.7 whoever is robbed before the fight is weighed without what was taken', () => {
    const players = [{ character: 'pit-gladiator', at: 'corridor-1', objects: ['sword-1'] }]
    const t = meeting({ character: 'seeress', at: 'corridor-1', spells: ['sticky-fingers', 'might'] }, { players }).pick(
      'attack:pit-gladiator',
    )
    const before = (t.ask.data as { against: { value: number } }).against.value
    t.pick('cast:sticky-fingers:pit-gladiator:sword-1')
    expect([t.topic, t.ask.data]).toMatchObject(['fight', { against: { value: before - 1 } }])
  })
})

group('questions that are put though there is one answer', () => {
  it('14.2 a fight, to whoever holds any Spell in his own turn; an empty hand is not asked (C-52, C-81)', () => {
    const scenario = { lying: { 'corridor-1': { cards: ['wolf'] } } }
    const before = (...spells: string[]) => meeting({ at: 'corridor-1', spells }, { scenario, dice: [6, 1] })
    expect([before('mend').topic, before('mend').ids]).toEqual(['fight', ['fight']])
    expect(before('might').ids).toEqual(['fight', 'cast:might'])
    expect(before().topic).toBe('move')
  })

  it('12.5 in a Trial as in any fight (C-81)', () => {
    const t = meeting({ at: 'chamber-1', spells: ['recall'] }, { scenario: { crystal: 'chamber-1' } }).pick('enter')
    expect([t.topic, t.ids]).toEqual(['fight', ['fight']])
  })

  it('9.6 a Ward that is lost beside its question is asked for no longer, but the question stands (C-81)', () => {
    const sheet = { at: 'chamber-1', objects: ['solomons-crown'], spells: ['ward', 'mend'] }
    const t = meeting(sheet, { dice: [1] })
    expect(t.ids).toEqual(['cast:ward', 'pass'])
    t.pick('ditch:solomons-crown').pick('discard:ward')
    expect([t.topic, t.ids]).toEqual(['ward', ['pass']])
    expect(prompt(t)).toBe('The Chamber of Terror would cost you a Life. None of your Spells can help.')
  })
})

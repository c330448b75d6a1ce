import { describe, expect, it } from 'vitest'
import { set } from '../proof/table-top.ts'

describe('on towards a space further off, turn after turn', () => {
  const from = (sheet: object, laid: object = {}) => set({ players: [{ at: 'cave-entrance', ...sheet }], ...laid })

  it('11.2 Chambers, named spaces and whatever lies about are offered, as far as no step leads there', () => {
    const scenario = { lying: { 'corridor-9': { cards: ['gnome-trader'] } } }
    const { errands } = from({}, { scenario })
    expect(errands).toContain('onward:chamber-2')
    expect(errands).toContain('onward:bat-nest')
    expect(errands).toContain('onward:corridor-9')
    expect(errands).not.toContain('onward:corridor-8')
    expect(errands).not.toContain('onward:cave-entrance')
  })

  it('12.5 not to the Magic Crystal while the Chamber is closed (C-15)', () => {
    const scenario = { crystal: 'chamber-2' }
    expect(from({ barred: 2 }, { scenario }).errands).not.toContain('onward:chamber-2')
    expect(from({}, { scenario }).errands).toContain('onward:chamber-2')
  })

  it('11.2, 12.3 dice, ways and cards in one, until it is there', () => {
    const t = from({ ...AT_CROSSROADS }, { dice: [1, 1], draws: ['windfall'] })
    expect(t.plan('onward:underground-fountain')).toMatchObject({ steps: [{ rule: '11.2' }], notes: [{}] })
    const end = t.run('onward:underground-fountain')
    expect([end.kind, t.who().at, t.topic, t.state.round]).toEqual(['arrived', 'underground-fountain', 'space', 2])
    expect(t.events('drawn')).toMatchObject([{ deck: 'adventure' }])
  })

  it('12.3 cards come from the deck that is wanted, or the person is asked', () => {
    const going = (deck: string, dice: readonly number[], draws: readonly string[]) => {
      const t = from({ ...AT_CROSSROADS }, { dice, draws })
      return { t, end: t.run('onward:chamber-5', { deck }) }
    }
    const asked = going('ask', [1], [])
    expect([asked.end.kind, asked.t.topic]).toEqual(['asked', 'deck'])
    const cave = going('cave', [1, 6, 1], ['pitch-darkness', 'mule'])
    expect([cave.t.events('drawn')[0]?.deck, cave.end.kind, cave.t.topic]).toEqual(['cave', 'asked', 'take'])
  })

  it('4.2 it ends at a Life lost, and says so', () => {
    const t = from({ ...AT_CROSSROADS }, { dice: [1, 1, 6], draws: ['ogre'] })
    expect(t.run('onward:chamber-5', { deck: 'cave' })).toMatchObject({
      kind: 'happened',
      text: 'Ann loses a Life to the Ogre.',
      done: false,
    })
  })

  it('11.3 a Heavy Gate on the way is tried', () => {
    const t = from({ character: 'pit-gladiator', strength: 9, at: 'corridor-19', from: 'cave-entrance' }, { dice: [1, 1, 1] })
    t.run('onward:chamber-8')
    expect(t.events('gate')).toMatchObject([{ open: true }])
  })

  it('12.6 it ends before a step that warns', () => {
    const t = from({ character: 'cyborg', at: 'corridor-5', strength: 9, craft: 6 }, { dice: [1] })
    expect(t.run('onward:wall-of-fire')).toMatchObject({ kind: 'danger', done: false })
    expect(t.topic).toBe('direction')
  })
})

/** Craft 6: he rolls the die, and chooses every way. */
const AT_CROSSROADS = { at: 'crossroads-1', from: 'corridor-2', craft: 6 } as const

describe('a walk to a lit space', () => {
  const walker = (sheet: object, dice: readonly number[], scenario = {}) => set({ players: [{ ...sheet }], scenario, dice }).pick('roll')

  it('11.2 the ends of the walk are offered, each with its chance', () => {
    const t = walker({ at: 'corridor-2', from: 'underground-fountain' }, [2])
    expect(t.errands).toEqual(['walk:corridor-15', 'walk:chamber-1', 'walk:corridor-1'])
    expect(t.plan('walk:chamber-1')).toMatchObject({ odds: [{ chance: 0.5 }], steps: [{ rule: '11.2' }] })
    expect(t.plan('walk:corridor-1').odds).toMatchObject([{ chance: 1 }])
  })

  it('11.2 what waits at the end is said before the walk', () => {
    const t = walker({ at: 'corridor-2', from: 'underground-fountain' }, [2], { lying: { 'corridor-15': { cards: ['wolf'] } } })
    expect(t.plan('walk:corridor-15').errand.detail).toBe('50% to end there. Wolf (Strength 3). A Heavy Gate')
  })

  it('11.2 a single space is no walk', () => {
    expect(walker({ at: 'corridor-2' }, [1]).errands).toEqual([])
  })

  it('11.2 every turning is answered towards it', () => {
    const t = walker({ craft: 6, at: 'underground-fountain', from: 'corridor-1' }, [4, 1, 3])
    expect(t.run('walk:corridor-3')).toMatchObject({ kind: 'arrived', done: true })
    expect(t.events('moved').at(-1)?.path).toEqual(['underground-fountain', 'corridor-2', 'crossroads-1', 'chamber-1', 'corridor-3'])
  })

  it('9.6, C-83 with Swift Foot it begins before he has settled how far, and goes through Heavy Gates', () => {
    const t = set({ players: [{ at: 'cave-entrance', craft: 3, spells: ['swift-foot'] }] }).pick('cast:swift-foot')
    expect(t.topic).toBe('pace')
    expect(t.plan('walk:corridor-12').odds).toMatchObject([{ chance: 1 }])
    expect(t.run('walk:corridor-12')).toMatchObject({ kind: 'arrived', done: true })
  })

  it('11.2 the Cave Guide settles how far, by the way that leads there', () => {
    const t = walker({ at: 'corridor-2', from: 'underground-fountain', followers: ['cave-guide'] }, [2, 1])
    expect(t.topic).toBe('pace')
    expect(t.errands).toContain('walk:corridor-3')
    expect(t.run('walk:corridor-3')).toMatchObject({ kind: 'arrived', done: true })
  })

  it('11.3, C-59 through an open gate, it goes on beyond it', () => {
    const sheet = { at: 'corridor-19', from: 'cave-entrance', followers: ['cave-guide'] }
    const t = set({ players: [sheet], dice: [2] })
      .pick('gate')
      .pick('roll')
    expect(t.errands).toContain('walk:corridor-12')
    expect(t.errands).not.toContain('walk:cave-entrance')
  })

  it('C-18 where the die turns it may lead elsewhere', () => {
    const t = walker({ at: 'corridor-2', from: 'underground-fountain' }, [2, 2])
    expect(t.run('walk:chamber-1')).toMatchObject({ kind: 'elsewhere', done: false })
    expect(t.who().at).toBe('corridor-15')
  })

  it('C-05 it stops in the Crystal Chamber if that is where it was to end, and goes on where it is not', () => {
    const crystal = { crystal: 'chamber-1' }
    const sheet = { craft: 6, at: 'corridor-2', from: 'underground-fountain' }
    const there = walker(sheet, [3], crystal)
    expect(there.run('walk:chamber-1')).toMatchObject({ kind: 'arrived', done: true })
    expect([there.who().at, there.topic]).toEqual(['chamber-1', 'trials'])
    const beyond = walker(sheet, [3], crystal)
    expect(beyond.run('walk:corridor-3')).toMatchObject({ kind: 'arrived', done: true })
  })
})

import { describe, expect, it } from 'vitest'
import { stream } from '../../kernel/random.ts'
import { type Json, SKILLS, type Skill } from '../../kernel/types.ts'
import { domain } from '../index.ts'
import { MEADOW, set, type Table } from '../proof/table-top.ts'

/** What a bot of that strength picks here. */
function picked(t: Table, skill: Skill = 'master'): string {
  return domain.sensible(domain.view(t.state, t.ask.seat), t.ask, stream('bot', 'test'), skill).answer.pick?.[0] ?? ''
}

const on = (who: Readonly<Record<string, Json>>, cards: Json = [], more: Readonly<Record<string, Json>> = {}) => ({
  tiles: MEADOW,
  cards,
  characters: [{ at: '0-1', from: '1-1', ...who }],
  ...more,
})

describe('bots of DOMAIN', () => {
  it('2.0 whoever has a treasure and stands at the way out leaves', () => {
    for (const skill of SKILLS) expect(picked(set({ scenario: on({ at: '1-0', treasure: 'staff' }) }), skill)).toBe('leave')
  })

  it('3.0 a master comes in by the door nearest to the middle', () => {
    const t = set({ scenario: { quadrants: ['sw'], characters: [{}] } })
    expect(picked(t)).toBe('enter:12-0')
  })

  it('4.2 who would die tests luck, whatever his strength; a master keeps it for more than a scratch', () => {
    const gas = (lifePoints: number, card = 'x-poison-gas-1') =>
      set({ scenario: on({ lifePoints }, [{ card, at: '0-0' }]) }).pick('step:0-0')
    for (const skill of SKILLS) expect(picked(gas(1), skill)).toBe('test-luck')
    expect([picked(gas(9)), picked(gas(9, 'x-poison-gas-2'))]).toEqual(['suffer', 'test-luck'])
  })

  it('10.7 out of a pit on the side on which the way goes on', () => {
    const scenario = on({ at: '1-0', from: '0-0', held: 'pit' }, [
      { card: 'pit-trap', at: '1-0' },
      { treasure: 'cloak', at: '2-1' },
    ])
    const t = set({ scenario, dice: [6] }).pick('climb')
    expect(['to:2-0', 'to:1-1']).toContain(picked(t))
  })

  it('12.2 nobody who weighs what he meets goes to a Medusa whom he knows', () => {
    const t = set({ scenario: on({}, [{ card: 'medusa', at: '0-0' }]) })
    for (const skill of ['able', 'master'] as const) expect(picked(t, skill)).not.toBe('step:0-0')
  })

  it('9.0 who is down to three life points goes round an Orc through a pit; a novice does not fear for his life', () => {
    const cards = [
      { card: 'orc', at: '1-1' },
      { card: 'x-pit-trap-1', at: '2-0' },
      { card: 'x-rubble-1', at: '0-0' },
      { treasure: 'cloak', at: '2-1' },
    ]
    const steps = SKILLS.map((skill) => picked(set({ scenario: on({ at: '1-0', lifePoints: 3 }, cards) }), skill))
    expect(steps).toEqual(['step:1-1', 'step:2-0', 'step:2-0'])
  })

  it('6.3 lights the lantern where it is sure, and deep in the dark; beside light a step is groped for', () => {
    const dark = (at: string) => picked(set({ scenario: on({ at, lantern: 'out' }) }))
    expect([dark('0-1'), dark('0-2'), dark('1-2')]).toEqual(['light', 'light', 'grope'])
  })

  it('9.4 the sword against the living, the Sword of Light against the undead', () => {
    const items = ['warhammer', 'sword-of-light']
    const arms = (card: string) => picked(set({ scenario: on({ experience: 30, items }, [{ card, at: '0-0' }]) }).pick('step:0-0'))
    expect([arms('orc'), arms('ghost')]).toEqual(['arm:red-warhammer', 'arm:red-sword-of-light'])
  })

  it('8.1 puts down what is worth less for a heavy thing that lies there, and takes it up; a novice leaves it', () => {
    const heap = [
      { card: 'warhammer', at: '0-0' },
      { card: 'sword-of-light', at: '0-0' },
    ]
    const t = () => set({ scenario: on({ at: '0-0', items: ['battle-axe', 'black-rune-sword'] }, heap) })
    expect(picked(t(), 'novice')).not.toContain('drop')
    for (const skill of ['able', 'master'] as const) {
      const at = t()
      expect(picked(at, skill)).toBe('drop:black-battle-axe')
      expect(picked(at.pick('drop:black-battle-axe'), skill)).toBe('take:red-warhammer')
    }
  })

  describe('a master', () => {
    it('11.2.6 freezes what bars the way, and goes past it', () => {
      const items = ['book-5-6-8', 'triangle', 'rhomb']
      const cards = [
        { card: 'red-green-dragon', at: '0-0' },
        { treasure: 'cloak', at: '0-0' },
      ]
      const t = set({ scenario: on({ items }, cards), dice: [6] })
      expect(picked(t)).toBe('cast:icy-blast:0-0')
      expect(picked(t.pick('cast:icy-blast:0-0'))).toBe('step:0-0')
    })

    it('10.3 goes under the tiles where no other way leads', () => {
      const cards = [
        { card: 'x-trapdoor-1', at: '0-0' },
        { card: 'x-trapdoor-2', at: '2-2' },
        { card: 'x-rubble-1', at: '0-1' },
        { card: 'x-rubble-2', at: '1-0' },
        { treasure: 'cloak', at: '2-1' },
      ]
      expect(picked(set({ scenario: { tiles: MEADOW, cards, characters: [{ at: '0-0' }] } }))).toBe('passage:2-2')
    })

    const CORNER = [
      { card: 'x-rubble-1', at: '0-1' },
      { card: 'x-rubble-2', at: '1-0' },
    ]
    const corner = (
      items: Json,
      { round = 1, rivals = [], skill = 'master' as Skill }: { round?: number; rivals?: Json[]; skill?: Skill } = {},
    ) =>
      picked(
        set({
          seats: 1 + rivals.length,
          options: { rounds: 60 },
          scenario: { round, tiles: MEADOW, cards: CORNER, characters: [{ at: '0-0', items }, ...rivals] },
        }),
        skill,
      )

    it('D-74 gives up a poor life that is shut in, and a rich one where nobody is left to open a way', () => {
      expect(corner([])).toBe('give-up')
      expect(corner(['red-ruby'])).toBe('give-up')
      expect(corner(['red-ruby'], { rivals: [{ at: '2-0' }] })).not.toBe('give-up')
      expect(corner([], { skill: 'able', rivals: [{ at: '2-0' }] })).not.toBe('give-up')
      // The richest has to be inside when the last round is over.
      expect(corner([], { round: 55 })).not.toBe('give-up')
      expect(corner(['red-ruby'], { round: 25 })).not.toBe('give-up')
    })
  })

  it('D-74 whoever died comes in where it leads on, not back into the corner that is shut in', () => {
    const cards = [
      { card: 'x-rubble-1', at: '0-1' },
      { card: 'x-rubble-2', at: '1-0' },
    ]
    const t = set({ scenario: { tiles: MEADOW, cards, characters: [{ deaths: 1 }] } })
    const view = domain.view(t.state, 0)
    for (let i = 0; i < 20; i++) expect(domain.sensible(view, t.ask, stream('bot', `${i}`), 'able').answer.pick).toEqual(['enter:2-0'])
  })

  it('13.0 a treasure is taken before anything else that lies there', () => {
    const heap = [
      { card: 'rope', at: '0-0' },
      { treasure: 'cloak', at: '0-0' },
    ]
    for (const skill of SKILLS) expect(picked(set({ scenario: on({}, heap) }).pick('step:0-0'), skill)).toBe('take:cloak')
  })
})

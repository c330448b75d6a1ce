import { describe, expect, it } from 'vitest'
import type { Ask, Shares } from '../../kernel/ask.ts'
import { byItself } from '../../kernel/by-itself.ts'
import type { Limits } from '../../kernel/errand-types.ts'
import type { GameEvent } from '../../kernel/play.ts'
import { stream } from '../../kernel/random.ts'
import type { Json } from '../../kernel/types.ts'
import { newMonster } from '../chapters/08-appearing.ts'
import { citadel } from '../index.ts'
import { set, setOut, type Table } from '../proof/table-top.ts'
import type { CharacterView, CitadelView } from '../view-types.ts'

const viewed = (t: Table, who = 'lord-dil'): CharacterView => {
  const found = (citadel.view(t.state, 0) as CitadelView).party.find(({ id }) => id === who)
  if (found === undefined) throw new Error(`${who} is not there`)
  return found
}
const leftOf = (t: Table, who: string) => viewed(t, who).woundPoints.left
const hero = (name: string, wounds?: number) => ({ hero: name, ...(wounds === undefined ? {} : { wounds }) })
const una = (spells: string[], more: { [key: string]: Json } = {}) => ({
  initiate: { name: 'Una', weapons: ['bow', 'dagger'], spells, experience: 'wounds' },
  ...more,
})

describe('fight it out', () => {
  /** Lord Dil and Almuric in front of Una, against these. */
  const fight = (
    monsters: { type: string; wounds: number }[],
    dice: number[],
    { spells = [] as string[], dil = undefined as number | undefined } = {},
  ): Table =>
    set(
      {
        start: 'combat',
        party: [hero('Lord Dil', dil), hero('Almuric'), una(spells)],
        march: [['lord-dil', 'almuric'], ['una']],
        monsters,
      },
      { dice },
    )
  const picks = (t: Table) => t.session.record.steps.flatMap(({ answer }) => answer?.pick ?? [])
  const loose = { death: 100, wounds: 0, news: false }

  it('strikes with what is in hand until the fight is won', () => {
    const t = fight([{ type: 'orc', wounds: 2 }], [6, 6, 6], { spells: ['lightning'] })
    expect(t.errands).toEqual(['strike', 'fight'])
    expect(t.run('fight')).toMatchObject({ kind: 'won', done: true })
    expect(picks(t).every((id) => id.startsWith('attack:') || id.startsWith('shoot:'))).toBe(true)
  })

  it('casts only where spells are allowed', () => {
    const minotaurs = [1, 2].map(() => ({ type: 'minotaur', wounds: 6 }))
    const without = fight(minotaurs, [], { spells: ['sleep'] })
    without.run('strike', loose)
    expect(picks(without).some((id) => id.startsWith('cast:'))).toBe(false)
    const allowed = fight(minotaurs, [], { spells: ['sleep'] })
    allowed.run('strike', { ...loose, spells: true })
    expect(picks(allowed)).toContain('cast:sleep:minotaur-2')
  })

  it('ends with the round where that was asked for', () => {
    const t = fight([{ type: 'troll', wounds: 13 }], [1, 1, 1, 1, 1, 1])
    expect(t.run('strike', loose)).toMatchObject({ kind: 'round', done: true })
    expect(t.events('attack').filter((event) => 'who' in event && event.who !== 'troll-1')).toHaveLength(3)
    expect(t.state.fight?.acted).toEqual([])
  })

  it('says beforehand what would stop it at once', () => {
    const t = fight([{ type: 'troll', wounds: 13 }], [], { dil: 2 })
    expect(t.plan('fight', { wounds: 3 }).stops).toMatchObject({ kind: 'hurt', text: 'Lord Dil has 2 Wound Points left.' })
    expect(t.plan('fight', loose).stops).toBeUndefined()
  })

  it('stops where somebody has fewer Wound Points than the limit, before anybody strikes', () => {
    const t = fight([{ type: 'troll', wounds: 13 }], [], { dil: 2 })
    expect(t.plan('fight', { wounds: 3 }).notes).toMatchObject([{ about: 'lord-dil' }])
    expect(t.run('fight', { ...loose, wounds: 3 })).toMatchObject({ kind: 'hurt', about: 'lord-dil', done: false })
    expect(t.session.inputs).toBe(0)
    expect(t.plan('fight').limits.wounds).toBe(2)
  })

  it('stops where a death is likelier than the limit, by the very odds that the question shows', () => {
    const t = fight([{ type: 'troll', wounds: 13 }], [], { dil: 1 })
    const [first] = t.plan('fight', loose).steps
    const die = first?.odds?.die ?? 0
    expect(die).toBeGreaterThan(0.1)
    expect(t.run('fight', { ...loose, death: 10 })).toMatchObject({ kind: 'danger', about: 'lord-dil', data: { chance: die } })
    expect(t.session.inputs).toBe(0)
    expect(t.run('strike', { ...loose, death: Math.ceil(die * 100) }).kind).not.toBe('danger')
  })

  it('goes past the danger of its first deed where that was asked for, and past no other', () => {
    const t = fight([{ type: 'troll', wounds: 13 }], [4, 4, 4, 4, 4, 4, 4], { dil: 1 })
    const bold = { ...loose, death: 10, regardless: true }
    expect(t.plan('fight').limits.regardless).toBe(false)
    expect(t.run('fight', bold)).toMatchObject({ kind: 'danger', about: 'lord-dil' })
    const after = t.session.inputs
    expect(after).toBeGreaterThan(0)
    expect(t.run('fight', { ...bold, regardless: false })).toMatchObject({ kind: 'danger', about: 'lord-dil' })
    expect(t.session.inputs).toBe(after)
  })

  it('stops when something new happens: a troll that heals', () => {
    const t = fight([{ type: 'troll', wounds: 13 }], [3, 3, 3, 1, 1, 1, 1])
    expect(t.run('fight', { ...loose, news: true })).toMatchObject({ kind: 'happened' })
    expect(t.events('regenerates').length).toBe(1)
  })

  it('stops when one of the party falls, whatever the limits', () => {
    const t = fight([{ type: 'troll', wounds: 13 }], [1, 1, 1, 1, 6], { dil: 1 })
    const end = t.run('fight', loose)
    expect(end).toMatchObject({ kind: 'fallen' })
    expect(t.state.characters.some(({ id, status }) => id === end.about && status === 'dead')).toBe(true)
  })

  it('never strikes a companion who was turned', () => {
    const t = set(
      {
        start: 'combat',
        party: [hero('Lord Dil'), hero('Almuric')],
        march: [['lord-dil'], ['almuric']],
        monsters: [{ type: 'orc', wounds: 9 }],
      },
      {
        prepare(s) {
          const almuric = s.characters.find(({ id }) => id === 'almuric')
          if (almuric === undefined || s.fight === null) throw new Error('no fight')
          almuric.side = 'monsters'
          s.march = [['lord-dil', null, null]]
          s.monsters = []
          s.fight.foes = [['almuric', null, null]]
        },
      },
    )
    expect(t.ids).toContain('attack:almuric')
    expect(t.run('fight', loose)).toMatchObject({ kind: 'companion' })
    expect(t.session.inputs).toBe(0)
  })
})

describe('negotiate, or else fight', () => {
  const met = (dice: number[], type = 'orc'): Table =>
    set({ start: 'negotiation', party: [hero('Lord Dil'), hero('Almuric')], monsters: [{ type, wounds: 1 }] }, { dice })

  it('is not taken for an option of the question, which is sent by its id too', () => {
    const t = met([])
    expect(t.ids).toContain('fight')
    expect(t.errands.filter((id) => t.ids.includes(id))).toEqual([])
  })

  it('8.4 the best speaker talks; they are left in peace', () => {
    const t = met([6, 6])
    expect(t.plan('fight-out').errand.label).toMatch(/^Negotiate/)
    expect(t.run('fight-out')).toMatchObject({ kind: 'peace', done: true })
    expect(t.events('attack')).toEqual([])
  })

  it('8.7 talk that fails is followed by the fight, without a bribe', () => {
    const t = met([1, 1, 6, 6, 6, 6, 6, 6])
    expect(t.run('fight-out', { news: false, wounds: 0, death: 100 })).toMatchObject({ kind: 'won', done: true })
    expect(t.events('bribe-offered')).toEqual([])
  })

  it('9.0 nobody talks where that is not wanted', () => {
    const t = met([6, 6, 6, 6, 6, 6])
    t.run('fight-out', { talk: false, news: false, wounds: 0, death: 100 })
    expect(t.events('negotiated')).toEqual([])
  })
})

describe('heal as well as possible', () => {
  const hurt = (dil: number, dice: number[], own?: number): Table =>
    set({ start: 'turn', party: [una(['heal'], own === undefined ? {} : { wounds: own }), hero('Lord Dil', dil)] }, { dice })

  it('10.6 says what it will cast, from, to and how it leaves them, and does it', () => {
    const t = hurt(2, [4, 4, 4])
    const errand = 'heal:route'
    expect(t.errands).toContain(errand)
    const { steps, notes } = t.plan(errand)
    expect(steps[0]).toMatchObject({ about: 'una', at: { id: 'lord-dil' }, data: { cost: 1, before: 2, after: 5 } })
    expect(notes[0]?.data).toEqual({ spent: steps.length, back: 3 * steps.length })
    expect(t.run(errand)).toMatchObject({ kind: 'healed', done: true })
    expect(t.ask.topic).toBe('route')
    expect(t.events('healed').length).toBeGreaterThan(0)
  })

  it('leaves every caster the Wound Points that are to be kept', () => {
    const t = hurt(1, [], 3)
    t.run('heal:route', { keep: 2 })
    expect(leftOf(t, 'una')).toBe(2)
    expect(t.errands).not.toContain('heal:route')
    expect(hurt(1, [], 2).errands).not.toContain('heal:route')
  })

  it('spends no casting on scratches', () => {
    const t = hurt(6, [])
    const lost = viewed(t).woundPoints.total - viewed(t).woundPoints.left
    expect(t.plan('heal:route', { lost: Math.max(1, lost) }).steps.length).toBeGreaterThan(0)
    expect(t.plan('heal:route', { lost: lost + 1 }).steps).toEqual([])
  })
})

describe('best weapons in hand', () => {
  const armed = (weapons: string[], rank: 0 | 1, items: string[] = []): Table => {
    const other = { initiate: { name: 'Una', race: 'dwarf', weapons, spells: [], experience: 'wounds' }, items }
    const march = rank === 0 ? [['una', 'lord-dil', 'almuric']] : [['lord-dil', 'almuric'], ['una']]
    return set({ start: 'turn', party: [other, hero('Lord Dil'), hero('Almuric')], march })
  }

  it('9.4 whoever may use both where he stands takes the one that wounds more', () => {
    const t = armed(['dagger', 'ax'], 0)
    const { steps } = t.plan('arm:route')
    expect(steps).toMatchObject([{ about: 'una', rule: '9.4', data: { takes: 'ax' } }])
    expect(Number(steps[0]?.change?.after)).toBeGreaterThan(Number(steps[0]?.change?.before))
    expect(t.run('arm:route')).toMatchObject({ kind: 'armed', done: true })
    expect(viewed(t, 'una').inHand).toBe('ax')
    expect(t.errands).not.toContain('arm:route')
  })

  it('9.4 what he puts away by himself as a fight begins is left to him', () => {
    expect(armed(['bow', 'ax'], 0).errands).not.toContain('arm:route')
  })

  it('9.4 a throwing dagger is never taken for a bow, and always put away for one', () => {
    expect(armed(['bow', 'throwing-dagger'], 1).errands).not.toContain('arm:route')
    expect(armed(['throwing-dagger', 'bow'], 1).plan('arm:route').steps).toMatchObject([{ data: { takes: 'bow' } }])
  })

  it('14.3 the magic of a weapon counts', () => {
    const t = armed(['sword', 'dagger'], 0, ['weapon:dagger:4'])
    expect(t.plan('arm:route').steps).toMatchObject([{ label: 'Una takes Dagger +4', data: { takes: 'dagger' } }])
  })
})

describe('standing answers', () => {
  const itself = (t: Table, ...habits: string[]) => byItself(citadel, t.state, t.ask, { habits })

  it('14.0 share evenly, however the treasure lies', () => {
    const t = set(
      { start: 'turn', party: [hero('Lord Dil'), hero('Almuric')] },
      {
        prepare(s) {
          s.loot = { rule: '14.0', gold: 10, jewels: [], items: [], chests: [] }
        },
      },
    )
    expect(t.ask.topic).toBe('share-treasure')
    expect(itself(t, 'share-evenly')).toEqual({ value: { gold: { 'lord-dil': 5, almuric: 5 } } })
    expect(itself(t, 'nobody-moves')).toBeNull()
  })

  it('9.8 nobody moves where nobody must, 8.6 peace is kept', () => {
    const ranks = { seat: 0, rule: '9.8', topic: 'reorganise', kind: 'pick', min: 1, max: 1 } as const
    const t = set({ start: 'turn', party: [hero('Lord Dil')] })
    const asked = (ids: string[], topic = 'reorganise') =>
      byItself(citadel, t.state, { ...ranks, topic, ids, data: { foes: [] } }, { habits: ['nobody-moves', 'keep-the-peace'] })
    expect(asked(['move:lord-dil:0:1', 'pass'])).toEqual({ pick: ['pass'] })
    expect(asked(['move:lord-dil:0:1', 'move:lord-dil:0:2'])).toBeNull()
    expect(asked(['decline', 'fight'], 'at-peace')).toEqual({ pick: ['decline'] })
  })

  it('13.0 what is not worth the danger is passed by; the rest is asked about', () => {
    const standing = (feature: string, wounds?: number) =>
      set({ start: 'feature', party: [hero('Lord Dil', wounds), hero('Almuric', wounds)], feature })
    const passed = (t: Table) => itself(t, 'pass-by-danger')
    expect(standing('fountain').ask.topic).toBe('investigate')
    expect(passed(standing('fountain'))).toEqual({ pick: ['decline'] })
    expect(passed(standing('statue'))).toEqual({ pick: ['decline'] })
    expect(passed(standing('artwork'))).toBeNull()
    expect(passed(standing('artwork', 2))).toEqual({ pick: ['decline'] })
    expect(passed(standing('mirror', 2))).toBeNull()
    expect(itself(standing('fountain'), 'keep-the-peace')).toBeNull()
  })

  it('14.5 to 14.7 what nobody can bear to try is left; whoever could is asked', () => {
    const found = (item: string, wounds?: number) => {
      const t = set({ start: 'turn', party: [hero('Lord Dil', wounds)] })
      const ask = {
        seat: 0,
        rule: '14.0',
        topic: 'item',
        kind: 'pick',
        min: 1,
        max: 1,
        ids: ['take:lord-dil', 'decline'],
        data: { item },
      } as Ask
      return byItself(citadel, t.state, ask, { habits: ['leave-untried'] })
    }
    expect(found('potion-1', 2)).toEqual({ pick: ['decline'] })
    expect(found('potion-1')).toBeNull()
    expect(found('potion-heal-1', 2)).toBeNull()
    expect(found('tapestry-1')).toBeNull()
  })

  it('7.0, 8.4, 14.1 the surest hand and the best speaker, as the sensible player names them', () => {
    const t = set({ start: 'turn', party: [hero('Lord Dil'), hero('Almuric')] })
    const asked = (topic: string, ids: string[], data: unknown = { trapped: null }) =>
      byItself(citadel, t.state, { seat: 0, rule: '7.0', topic, kind: 'pick', min: 1, max: 1, ids, data, about: 'lord-dil' } as Ask, {
        habits: ['best-speaker', 'surest-hand-at-doors', 'surest-hand-at-chests', 'always-try'],
      })
    const speakers = ['speak:almuric', 'speak:lord-dil']
    expect(speakers).toContain(asked('speaker', speakers, { foes: [], bonus: 0, alone: null })?.pick?.[0])
    expect(asked('detrap', ['decline', 'detrap'], { bonus: 0 })).toEqual({ pick: ['detrap'] })
    expect(asked('chest', ['decline'])).toBeNull()
  })

  it('8.7 a bribe is paid in gold to the mark; jewels are asked about', () => {
    const t = set({ start: 'turn', party: [hero('Lord Dil')] })
    const payment = (value: Shares): Ask => ({
      data: { offer: 20, jewels: [] },
      ...{
        seat: 0,
        rule: '8.7',
        topic: 'bribe-payment',
        kind: 'share',
        of: [
          { id: 'gold', amount: 40 },
          { id: 'jewel-1', amount: 1 },
        ],
      },
      ...{ among: ['lord-dil'], suggest: () => value },
    })
    const paid = { gold: { 'lord-dil': 20 } }
    expect(byItself(citadel, t.state, payment(paid), { habits: ['no-more-than-offered'] })).toEqual({ value: paid })
    const jewel = { 'jewel-1': { 'lord-dil': 1 } }
    expect(byItself(citadel, t.state, payment(jewel), { habits: ['no-more-than-offered'] })).toBeNull()
  })
})

describe('explore further', () => {
  const levelOf = (t: Table) => (citadel.view(t.state, 0) as CitadelView).level
  const raids = Array.from({ length: 40 }, (_, n) => n)

  it('6.0 goes where a sensible player would, until anything is met, found or asked, and never deeper', () => {
    const ends = new Set<string>()
    for (const n of raids) {
      const t = setOut({ seed: `explore-${n}` })
      const chance = stream(`explore-${n}`, 'bots')
      for (let i = 0; i < 60 && !t.over; i++) {
        if (!t.errands.includes('explore')) {
          expect(t.session.choose(citadel.sensible(citadel.view(t.state, t.ask.seat), t.ask, chance).answer)).toBeNull()
          continue
        }
        const { label, limits = [] } = t.plan('explore').errand
        const own = limits.map(({ id }) => id)
        expect(own.slice(0, 7)).toEqual(['lay', 'past', 'meet', 'wounds', 'death', 'news', 'spells'])
        expect(limits.find(({ id }) => id === 'meet')?.suggested).toBe(false)
        const level = levelOf(t)
        ends.add(t.run('explore').kind)
        expect(label === 'Back to the Gateway' ? [level, level - 1] : [level]).toContain(levelOf(t))
        if (t.over || t.errands.includes('explore')) break
        // 13.0: what was passed or looked at before is passed by.
        if (t.ask.topic === 'investigate') expect(t.state.segments.find(({ id }) => id === t.state.at)?.visits).toBe(1)
      }
    }
    expect([...ends].toSorted()).toEqual(expect.arrayContaining(['asked', 'happened']))
  })
})

describe('back to the Gateway', () => {
  it('is offered to a whole party too, walks there by known ground, and leaves the leaving to the player', () => {
    const loose = { meet: true, news: false, wounds: 0, death: 100, past: true }
    /** A party that has come some way in; null where it fell before. */
    function farIn(seed: string): Table | null {
      const t = setOut({ seed })
      for (let i = 0; i < 30 && t.ask.topic !== 'route'; i++)
        t.session.choose(citadel.sensible(citadel.view(t.state, t.ask.seat), t.ask, stream(seed, 'bots')).answer)
      expect(t.errands).toContain('explore')
      // The party stands on the Gateway itself.
      expect(t.errands).not.toContain('home')
      for (let i = 0; i < 60 && !t.over && !t.errands.includes('home'); i++) {
        if (t.errands.includes('explore')) t.run('explore', loose)
        else t.session.choose(citadel.sensible(citadel.view(t.state, t.ask.seat), t.ask, stream(`${seed}-${i}`, 'bots')).answer)
      }
      return t.over ? null : t
    }
    const t = Array.from({ length: 8 }, (_, n) => farIn(`home-${n}`)).find((one) => one !== null)
    if (t === undefined || t === null) throw new Error('all eight fell')
    const out = () => t.ask.kind === 'pick' && t.ask.ids.includes('leave')
    expect(t.plan('home').errand).toMatchObject({ kind: 'explore', label: 'Back to the Gateway' })
    expect(out()).toBe(false)
    for (let i = 0; i < 60 && !out(); i++) {
      if (t.errands.includes('home')) t.run('home', loose)
      else t.session.choose(citadel.sensible(citadel.view(t.state, t.ask.seat), t.ask, stream(`back-${i}`, 'bots')).answer)
    }
    expect(out()).toBe(true)
  })
})

describe('what errands through the maze say beforehand', () => {
  /** One segment before the Hellgate: the next unexplored one of level 1 holds it (13.7). */
  const atTheDoor = (segmentsLeft = 1): Table =>
    set(
      { start: 'turn', party: [hero('Lord Dil'), hero('Almuric')] },
      { prepare: (s) => Object.assign(s.hellgate, { level: 1, segmentsLeft }) },
    )

  it('16.0 explore further warns before it enters the Hellgate, and can be tried out', () => {
    const t = atTheDoor()
    const { errand } = t.plan('explore')
    expect(errand.warns).toMatch(/^The last fight begins at once/)
    expect(errand.tried).toBe(true)
    expect(t.decision.options?.filter(({ at }) => at?.kind === 'exit').every(({ warns }) => warns !== undefined)).toBe(true)
    t.run('explore')
    expect(t.events('hellgate-found')).toHaveLength(1)
  })

  it('16.0 it stops before the Hellgate where that comes up on the way', () => {
    const t = atTheDoor(2)
    const left = () => t.state.hellgate.segmentsLeft
    expect(t.plan('explore').errand.warns).toBeUndefined()
    for (let i = 0; i < 20 && left() === 2; i++) {
      const { kind, text } = t.errands.includes('explore')
        ? t.run('explore', { past: true, meet: true, wounds: 0, death: 100, news: false })
        : t.run(t.errands.includes('fight-out') ? 'fight-out' : 'fight')
      if (left() === 1) expect([kind, text]).toEqual(['danger', expect.stringMatching(/^The last fight/)])
    }
    expect(t.state.hellgate).toMatchObject({ segmentsLeft: 1, at: null })
  })

  it('6.9 a way past monsters that wait warns of them; of no others', () => {
    const t = atTheDoor(9)
    const [there] = t.errands.filter((id) => id.startsWith('walk:'))
    if (there === undefined) throw new Error('nowhere to walk to')
    expect(t.plan(there).errand.warns).toBeUndefined()
    const waits = newMonster(t.state, 'wight', 9, 'room')
    t.state.monsters.push({ ...waits, at: there.slice('walk:'.length) })
    expect(t.plan(there).errand).toMatchObject({ warns: 'Wight 1 waits there: you are sure to meet.', tried: true })
  })
})

describe('explore further and meet whoever comes', () => {
  const BOLD = { meet: true, news: false, wounds: 0, death: 100, spells: true }

  /** A raid played by this errand, with the sensible player where it is not offered; what each run of it told, and how it ended. */
  function explored(seed: string, limits: Limits) {
    const t = setOut({ seed })
    const chance = stream(seed, 'bots')
    const runs: { readonly told: readonly GameEvent[]; readonly kind: string; readonly lost: readonly string[]; readonly hurt: number }[] =
      []
    for (let i = 0; i < 60 && !t.over; i++) {
      if (t.errands.includes('explore')) {
        const has = new Set((t.plan('explore').errand.limits ?? []).map(({ id }) => id))
        const before = standing(t)
        const from = t.session.inputs
        const { kind } = t.run('explore', Object.fromEntries(Object.entries(limits).filter(([id]) => has.has(id))))
        const told = t.session.record.steps.slice(from + 1).flatMap(({ events }) => events)
        const after = t.over ? [] : standing(t)
        const lost = before.filter(({ id }) => after.every((each) => each.id !== id)).map(({ id }) => id)
        runs.push({ told, kind, lost, hurt: Math.min(...after.map(({ woundPoints }) => woundPoints.left)) })
      }
      if (!t.over) expect(t.session.choose(citadel.sensible(citadel.view(t.state, t.ask.seat), t.ask, chance).answer)).toBeNull()
    }
    return runs
  }
  const standing = (t: Table) =>
    (citadel.view(t.state, 0) as CitadelView).party.filter(
      ({ side, status, kind }) => side === 'party' && status === 'living' && kind !== 'charmed-monster',
    )
  const all = (limits: Limits) => Array.from({ length: 12 }, (_, n) => explored(`meet-${n}`, limits)).flat()
  const count = (told: readonly GameEvent[], type: string) => told.filter((event) => event.type === type).length

  it('8.4, 9.0 goes on over a meeting that ends well, and stops at a loss', () => {
    const runs = all(BOLD)
    const over = runs.filter(({ told }) => count(told, 'combat-over') + count(told, 'left-in-peace') > 0)
    expect(
      over.some(({ told }) => told.findLastIndex(({ type }) => type === 'route') > told.findIndex(({ type }) => type === 'combat-over')),
    ).toBe(true)
    expect(over.some(({ told }) => count(told, 'monsters-met') > 1)).toBe(true)
    expect(runs.some(({ kind }) => kind === 'fallen')).toBe(true)
    for (const { kind, lost } of runs) if (lost.length > 0) expect(['fallen', 'lost', 'over']).toContain(kind)
  })

  it('meets nobody unless that is asked for', () => {
    for (const { told } of all({})) expect(count(told, 'negotiated') + count(told, 'fight-begins')).toBe(0)
  })

  it('stops where somebody has fewer Wound Points than the limit, or a death is likelier than it', () => {
    const kinds = all({ ...BOLD, wounds: 4, death: 5 }).map(({ kind }) => kind)
    expect(kinds).toContain('hurt')
    expect(kinds).toContain('danger')
    expect(all(BOLD).map(({ kind }) => kind)).not.toContain('hurt')
  })

  it('10.6 heals before each step where that is asked for', () => {
    const isCure = (event: GameEvent) => 'spell' in event && (event.spell === 'heal' || event.spell === 'rejuvenate')
    /** The bot heals before blows fall in any case: in peace only where that is asked for. */
    const inPeace = ({ told }: { readonly told: readonly GameEvent[] }) =>
      told.some((event, n) => isCure(event) && told.slice(n).find(({ type }) => AFTER_HEALING.has(type))?.type === 'route')
    expect(all({ ...BOLD, heal: true }).some(inPeace)).toBe(true)
    expect(all(BOLD).filter(inPeace)).toEqual([])
  })
})

const AFTER_HEALING: ReadonlySet<string> = new Set(['route', 'fight-begins', 'negotiated'])

describe('walk there', () => {
  /** Raids of the sensible bot, each left at its first route with so many places to go to. */
  function explored(places: number, raids: number): readonly Table[] {
    return Array.from({ length: raids }, (_, n) => {
      const t = setOut({ seed: `walk-${n}` })
      const chance = stream(`walk-${n}`, 'bots')
      while (!t.over && (t.ask.topic !== 'route' || walks(t).length < places))
        expect(t.session.choose(citadel.sensible(citadel.view(t.state, t.ask.seat), t.ask, chance).answer)).toBeNull()
      return t
    }).filter((t) => !t.over)
  }
  const walks = (t: Table) => t.errands.filter((id) => id.startsWith('walk:'))

  it('6.3 shows the way, step by step, with the exact chance that nothing comes', () => {
    for (const t of explored(6, 6))
      for (const errand of walks(t)) {
        const { steps, odds, errand: offer } = t.plan(errand)
        expect(steps).toHaveLength(offer.answers ?? 0)
        expect(steps.at(-1)?.at).toEqual(offer.at)
        const met = steps.map(({ at }) => {
          const there = t.state.segments.find(({ id }) => id === at?.id)
          if (t.state.monsters.some((m) => m.at === there?.id && m.side === 'monsters')) return 1
          return there?.visits === 0 && there.kind === 'room' ? 1 / 2 : 1 / 6 // 8.1
        })
        expect(odds?.[0]?.chance).toBeCloseTo(met.reduce((p, each) => p * (1 - each), 1))
      }
  })

  it('goes there by known places, a choice a step, or says why not', () => {
    const ends = new Set<string>()
    for (const t of explored(5, 24)) {
      const far = walks(t).toSorted((a, b) => t.plan(b).steps.length - t.plan(a).steps.length)[0] ?? ''
      const { at, answers = 0 } = t.plan(far).errand
      const { turn } = t.state
      const end = t.run(far, { past: true })
      ends.add(end.kind)
      expect(end.done).toBe(end.kind === 'arrived')
      if (end.kind === 'arrived') expect([t.state.at, t.state.turn]).toEqual([at?.id, turn + answers - (t.ask.topic === 'route' ? 0 : 1)])
      else expect(t.state.at === at?.id ? t.ask.topic : 'on the way').not.toBe('route')
    }
    expect(ends).toContain('arrived')
    expect(ends).toContain('happened')
  })
})

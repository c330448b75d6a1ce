import { describe, expect, it } from 'vitest'
import { randomAnswer } from '../kernel/bots.ts'
import { stream } from '../kernel/random.ts'
import { broken } from './proof/invariants.ts'
import { arena } from './proof/table-top.ts'
import { PRESETS } from './tables/fighters.ts'
import { RACES } from './tables/races.ts'
import { tale } from './tale/tale.ts'
import { sentence } from './text/index.ts'

const MAGE = { race: 'mage', sh: 30, ag: 14, iq: 20, ready: 'staff', slung: ['staff', 'dagger'] }

it('44.2 the two of the advice: a Goblin who throws axes, a mage with a load of staffs', () => {
  const [goblin, mage] = [PRESETS['cheat-goblin'], PRESETS['cheat-mage']]
  const all = (f: typeof goblin | typeof mage) => [f.ready, f.also, ...f.slung]
  expect([all(goblin), all(mage)]).toEqual([Array(4).fill('axe'), Array(4).fill('staff')])
  // 11.3: nobody learns faster than a Goblin.
  expect(Math.min(...Object.values(RACES).map(({ perIncrease }) => perIncrease))).toBe(RACES.goblin.perIncrease)
})

describe('a fight of mages', () => {
  it.each([0, 1])('12.2 comes to its end with random spells, and nothing breaks on the way (%i)', (n) => {
    const characters = [
      { ...MAGE, name: 'Ann', at: [9, 18] },
      { name: 'Eve', race: 'elf', at: [8, 17], iq: 15, ready: 'long-bow', spells: ['ring-of-fire', 'esp-stats', 'heal-strength'] },
      { ...MAGE, name: 'Zed', side: 'east', at: [9, 22] },
      { name: 'Bob', side: 'east', at: [10, 21], ready: 'spear', slung: ['dagger'] },
    ]
    const t = arena({ phase: 'action', exit: [0, 20], altar: [4, 20], characters }, { free: true })
    const chance = stream(`mages-${n}`, 'bots')
    for (let answers = 0; !t.over; answers++) {
      const { ask } = t
      const cast = ask.kind === 'pick' ? ask.ids.filter((id) => id.startsWith('cast:')) : []
      const id = cast[Math.floor(answers * 7.3) % Math.max(1, cast.length)]
      const refusal = t.session.choose(id !== undefined && answers % 4 !== 0 ? { pick: [id] } : randomAnswer(ask, chance))
      const wrong = answers % 3 === 0 ? broken(t.state) : []
      if (refusal !== null || wrong.length > 0) expect([refusal, wrong, answers, id]).toEqual([null, [], 0, ''])
    }
    expect([t.state.phase, t.session.outcome?.kind]).toEqual(['over', t.state.end?.kind])
    const { steps, marks } = t.session.record
    const told = tale({ first: marks[0]?.state ?? t.state, last: t.state, steps })
    expect([told.people.length, told.luck.kinds.some(({ id }) => id === 'spells')]).toEqual([4, true])
    for (const event of steps.flatMap((step) => step.events)) expect(sentence(t.state, event)).toMatch(/^[A-Z].*\.$/)
  })
})

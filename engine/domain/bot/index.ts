import type { Ask } from '../../kernel/ask.ts'
import { assertNever } from '../../kernel/assert-never.ts'
import { randomAnswer } from '../../kernel/bots.ts'
import type { Sight } from '../../kernel/game.ts'
import { oneOf, type Stream } from '../../kernel/random.ts'
import type { Answer, Skill } from '../../kernel/types.ts'
import type { DomainPick } from '../asks.ts'
import { deeds } from '../chapters/06-turn.ts'
import { characterOf } from '../chapters/characters.ts'
import { handy } from '../chapters/own.ts'
import { parseAction } from '../open/actions.ts'
import type { Character, DomainState } from '../state.ts'
import type { DomainView } from '../view-types.ts'
import { arm, meet, onward, testsLuck } from './battle.ts'
import type { BotChoice } from './choice.ts'
import { entry, lay } from './entering.ts'
import { seen } from './seen.ts'
import { TEMPERS, type Temper } from './temper.ts'
import { act, climbOut } from './turn.ts'
import { thingWorth } from './worth.ts'

/** What the bot answers, and why, in one short sentence. */
interface Advice {
  readonly answer: Answer
  readonly why: string
}

/** A player of DOMAIN: answers from what its seat sees and from the question, nothing else. */
export function sensible(view: unknown, ask: Ask, chance: Stream, skill: Skill = 'master'): Advice {
  if (ask.kind !== 'pick') return { answer: randomAnswer(ask, chance), why: 'As it comes' }
  // The kernel gives each game its own view and its own questions back.
  const s = seen(view as DomainView)
  const [id, why] = choice(s, characterOf(s, ask.seat), ask as DomainPick, chance, TEMPERS[skill])
  return { answer: { pick: [id] }, why }
}

/** What he is and has, and where: with the same on the same square nobody has gained anything. */
export function sight(view: unknown, { seat }: Ask): Sight {
  const c = (view as DomainView).characters[seat]
  if (c === undefined) return { of: '' }
  const items = c.items.map(({ id, left }) => `${id}${left ?? ''}`).join()
  return { of: `${c.at} ${c.held} ${c.lifePoints} ${c.luck} ${c.experience} ${c.lantern} ${c.treasure} ${c.deaths} ${items}` }
}

function choice(s: DomainState, c: Character, ask: DomainPick, chance: Stream, temper: Temper): BotChoice {
  const { ids } = ask
  switch (ask.topic) {
    case 'quadrant':
      return [oneOf(chance, ids), 'One is as good as another']
    case 'entry':
      return entry(s, c, ids, chance, temper)
    case 'turn':
      return act(s, c, knowing(s, c, ids), handy(s, c), chance, temper)
    case 'direction':
      return [ids.find((id) => id !== 'stay') ?? 'stay', 'Out of the dark']
    case 'lay':
      return lay(s, ask.data, ids)
    case 'find':
      return find(c, ids)
    case 'luck':
      return testsLuck(c, ask.data.amount, temper) ? ['test-luck', 'Worth the risk'] : ['suffer', 'Luck is for worse than this']
    case 'meet':
      return meet(s, c, ids)
    case 'arm':
      return arm(s, c, ask.data, ids)
    case 'round':
      return onward(s, c, temper)
    case 'passage':
      return [ids.find((id) => id === 'strip:2') ?? ids[0] ?? 'end', 'Through']
    case 'pit':
      return ['climb', 'Out of here']
    case 'climb-to':
      return climbOut(s, c, ids, chance, temper)
    default:
      return assertNever(ask)
  }
}

/** D-123: from memory more is offered than makes sense to somebody who remembers what lies beside him. */
function knowing(s: DomainState, c: Character, ids: readonly string[]): readonly string[] {
  const known = new Set(deeds(s, c))
  return ids.filter((id) => known.has(id))
}

/** A treasure first, then whatever is of use. */
function find(c: Character, ids: readonly string[]): BotChoice {
  const rated = ids.flatMap((id) => {
    const action = parseAction('find', id)
    return action.kind === 'take' ? [{ id, worth: thingWorth(c, action.thing) }] : []
  })
  const best = rated.reduce((a, b) => (b.worth > a.worth ? b : a), { id: 'leave', worth: 0.15 })
  return best.id === 'leave' ? ['leave', 'Not worth its weight'] : [best.id, 'Of use']
}

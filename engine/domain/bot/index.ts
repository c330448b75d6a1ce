import type { Advice } from '../../kernel/advice.ts'
import type { Ask } from '../../kernel/ask.ts'
import { assertNever } from '../../kernel/assert-never.ts'
import { randomAnswer } from '../../kernel/bots.ts'
import type { Sight } from '../../kernel/game.ts'
import { oneOf, type Stream } from '../../kernel/random.ts'
import type { Skill } from '../../kernel/types.ts'
import type { DomainPick } from '../asks.ts'
import { deeds } from '../chapters/06-turn.ts'
import { characterOf } from '../chapters/characters.ts'
import { handy } from '../chapters/own.ts'
import { parseAction } from '../open/actions.ts'
import type { Character, DomainState } from '../state.ts'
import type { DomainGlimpse } from '../view-types.ts'
import { arm, luck, meet, onward } from './battle.ts'
import type { BotChoice } from './choice.ts'
import { entry, lay } from './entering.ts'
import { seen } from './seen.ts'
import { TEMPERS, type Temper } from './temper.ts'
import { act, climbOut, direction } from './turn.ts'
import { takingReason, thingWorth, WORTH_TAKING } from './worth.ts'

/** A player of DOMAIN: answers from what its seat sees and from the question, nothing else. */
export function sensible(view: unknown, ask: Ask, chance: Stream, skill: Skill = 'master'): Advice {
  if (ask.kind !== 'pick') return { answer: randomAnswer(ask, chance), why: 'Every answer is as likely as another' }
  // The kernel gives each game its own view and its own questions back.
  const [glimpse, asked] = [view as DomainGlimpse, ask as DomainPick]
  const s = seen(glimpse)
  const c = characterOf(s, ask.seat)
  const sensibly = glimpse.variants.includes('memory') ? knowing(s, c, asked) : asked
  const [id, why] = choice(s, c, sensibly, chance, TEMPERS[skill])
  return { answer: { pick: [id] }, why }
}

/**
 * What he is and has, where, and how far the domain is explored: with the same on the same square no one has gained anything. To one who has
 * a single way to go it matters little what the others explore.
 */
export function sight(view: unknown, ask: Ask): Sight {
  const { seat } = ask
  const { characters, tiles, cards, blanks } = view as DomainGlimpse
  const c = characters[seat]
  if (c === undefined) return { of: '' }
  const items = c.items.map(({ id, left }) => `${id}${left ?? ''}`).join()
  const isShutIn = ask.kind === 'pick' && ask.ids.filter((id) => id.startsWith('step:')).length <= 1
  const explored = isShutIn ? '' : `${tiles.length} ${cards.length + blanks.length}`
  return { of: `${c.at} ${c.held} ${c.lifePoints} ${c.luck} ${c.experience} ${c.lantern} ${c.treasure} ${c.deaths} ${items} ${explored}` }
}

function choice(s: DomainState, c: Character, ask: DomainPick, chance: Stream, temper: Temper): BotChoice {
  const { ids } = ask
  switch (ask.topic) {
    case 'quadrant':
      return [oneOf(chance, ids), 'The quadrants are alike until a tile is drawn']
    case 'entry':
      return entry(s, c, ids, chance, temper)
    case 'turn':
      return act(s, c, ids, handy(s, c), chance, temper)
    case 'direction':
      return direction(s, c, ids, temper)
    case 'lay':
      return lay(ask.data, ids)
    case 'find':
      return find(c, ids)
    case 'luck':
      return luck(c, ask.data.amount, temper)
    case 'meet':
      return meet(s, c, ids)
    case 'arm':
      return arm(s, c, ask.data, ids)
    case 'round':
      return onward(s, c, temper)
    case 'passage':
      return through(ids)
    case 'pit':
      return ['climb', 'Climbing is the only way out']
    case 'climb-to':
      return climbOut(s, c, ids, chance, temper)
    default:
      return assertNever(ask)
  }
}

/** D-123: from memory more is offered than makes sense to a player who remembers what lies beside them. */
function knowing(s: DomainState, c: Character, ask: DomainPick): DomainPick {
  if (ask.topic !== 'turn') return ask
  const known = new Set(deeds(s, c))
  return { ...ask, ids: ask.ids.filter((id) => known.has(id)) }
}

function through(ids: readonly string[]): BotChoice {
  if (ids.includes('strip:2')) return ['strip:2', 'Two squares a turn get you out soonest']
  const [first = 'end'] = ids
  return [first, first === 'light' ? 'Without light you can’t move here' : 'There is no faster way on']
}

/** A treasure first, then whatever is worth most. */
function find(c: Character, ids: readonly string[]): BotChoice {
  const rated = ids.flatMap((id) => {
    const action = parseAction('find', id)
    return action.kind === 'take' ? [{ id, worth: thingWorth(c, action.thing) }] : []
  })
  const best = rated.reduce((a, b) => (b.worth > a.worth ? b : a), { id: 'leave', worth: WORTH_TAKING })
  if (best.id === 'leave') return ['leave', 'Nothing here is worth its weight to you']
  const action = parseAction('find', best.id)
  return [best.id, action.kind === 'take' ? takingReason(c, action.thing) : '']
}

import { percent } from '../../kernel/odds.ts'
import type { DomainTopics } from '../asks.ts'
import { armId } from '../chapters/09-combat.ts'
import { handSets } from '../chapters/09-hands.ts'
import { foeAsked } from '../chapters/10-passages.ts'
import { creatureOn } from '../chapters/cards.ts'
import { fightOdds } from '../odds/fight.ts'
import { luckChance, oddsWith } from '../odds/odds.ts'
import type { Character, DomainState } from '../state.ts'
import { UNLUCKY_TIMES } from '../tables/index.ts'
import type { BotChoice } from './choice.ts'
import { fightOddsOf } from './fights.ts'
import { TEMPERS, type Temper } from './temper.ts'
import { lossOf } from './worth.ts'

/** Life points above which a scratch is suffered. */
const SOUND = 4

/** 4.2: by expectation, with what the luck itself is worth; weaker bots test only when they would die. */
export function testsLuck(c: Character, amount: number, temper: Temper): boolean {
  if (amount >= c.lifePoints) return true
  if (!temper.tests) return false
  // 4.2: luck only falls: it is kept for losses of several points as long as he is sound.
  if (temper.plans && amount === 1 && c.lifePoints > SOUND) return false
  const passes = luckChance(c)
  const loss = lossOf(c, amount, temper)
  const twice = lossOf(c, amount * UNLUCKY_TIMES, temper)
  return loss > (1 - passes) * twice - passes + 0.3
}

export function luck(c: Character, amount: number, temper: Temper): BotChoice {
  if (!testsLuck(c, amount, temper)) return ['suffer', 'You survive it, and luck only falls: keep it for worse']
  if (amount >= c.lifePoints) return ['test-luck', 'The loss would kill you']
  return ['test-luck', `Luck holds ${percent(luckChance(c))} of the time, worth the risk of a double loss`]
}

/** 9.1: fights, unless a spell does it or there is nothing to be won. */
export function meet(s: DomainState, c: Character, ids: readonly string[]): BotChoice {
  const creature = c.at === null ? null : creatureOn(s, c.at)
  if (creature?.card.kind === 'medusa') return medusa(ids)
  const win = creature === null ? 1 : fightOddsOf(s, c, creature.lying, c.at).win
  if (ids.includes('pass') && (c.treasure !== null || win < 0.7)) return ['pass', 'It can’t see you, and the fight is not worth its risk']
  const killing = ids.find((id) => /^cast:(boneshaker|ante-freeze|fireball)/.test(id))
  if (killing !== undefined && win < 0.5) return [killing, `It is surer than a fight that you win ${percent(win)} of the time`]
  const freezing = ids.find((id) => id.startsWith('cast:icy-blast'))
  if (freezing !== undefined && win < 0.25)
    return [freezing, `Frozen, it lets you pass; in a fight you win only ${percent(win)} of the time`]
  const doubling = ids.find((id) => id === 'cast:double-trouble')
  if (doubling !== undefined && win < 0.5 && win > 0)
    return [doubling, `Your blows count double; without it you win only ${percent(win)} of the time`]
  return [
    'fight',
    creature !== null && win >= 0.5 ? `You win ${percent(win)} of the time, and a win brings experience` : 'Nothing else here is surer',
  ]
}

function medusa(ids: readonly string[]): BotChoice {
  if (ids.includes('pass')) return ['pass', 'She can’t see you']
  if (ids.includes('retreat')) return ['retreat', 'You are quicker, and a spell that fails kills you']
  return [ids[0] ?? 'fight', 'Nothing else can save you from her']
}

/** 9.4: what wins most often, life points weighed. */
export function arm(s: DomainState, c: Character, met: DomainTopics['arm'], ids: readonly string[]): BotChoice {
  return [bestArms(s, c, met, ids), 'They balance winning and the risk of a wound best']
}

/** The id of the best of these sets of hands. */
export function bestArms(s: DomainState, c: Character, met: DomainTopics['arm'], ids: readonly string[]): string {
  const foe = foeAsked(s, c, met)
  if (foe === null) return ids[0] ?? ''
  const rated = handSets(c).map((set) => {
    const { win, lose } = oddsWith(s, c, foe, set, c.at, met.doubledFrom)
    return { id: armId(set), worth: win - lose * lossOf(c, foe.lifePoints, TEMPERS.master) * 0.5 }
  })
  const best = rated.reduce((a, b) => (b.worth > a.worth ? b : a))
  return ids.includes(best.id) ? best.id : (ids[0] ?? '')
}

/** 9.3: on, unless it is more likely to hurt him than to be beaten. */
export function onward(s: DomainState, c: Character, temper: Temper): BotChoice {
  if (s.fight === null) return ['fight-on', 'The fight is not decided']
  const { attack, defence, foe, harms, first, doubledFrom, round } = s.fight
  const { win, lose } = fightOdds({ attack, defence, foe, harms, first, doubledFrom }, round + 1)
  return win * 1.5 > lose * lossOf(c, foe.lifePoints, temper)
    ? ['fight-on', `${percent(win)} to win is worth the risk of a wound`]
    : ['retreat', `${percent(win)} to win is not worth the risk of a wound`]
}

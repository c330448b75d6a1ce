import { oneOf, type Stream } from '../../kernel/random.ts'
import { wealthOf } from '../chapters/12-crystal.ts'
import { combatStrength } from '../chapters/characters.ts'
import { parseAction } from '../open/actions.ts'
import { cardOf } from '../open/cards.ts'
import { buyWorth, healWorth, prayWorth, revealWorth, sellWorth, visitWorth } from './cards.ts'
import { drawWorth } from './draws.ts'
import { facesOf } from './meeting.ts'
import { type BotChoice, best, one } from './pick.ts'
import { dieWorth, resultWorth } from './results.ts'
import type { Scene } from './scene.ts'
import { gainWorth, goldWorth, keepWorth, lifeLoss } from './worth.ts'

/** Strength in Combat from which the Cave deck is no longer too hard. */
const STRONG = 6

/** 12.3: by what the cards are worth, by the easier deck while the Character is weak, or by chance. */
export function deck(scene: Scene, ids: readonly string[], chance: Stream): BotChoice {
  switch (scene.temper.deck) {
    case 'any':
      return one(oneOf(chance, ids), 'A guess: either deck may help')
    case 'easy': {
      const wanted = combatStrength(scene.p) < STRONG ? 'draw:adventure' : 'draw:cave'
      if (!ids.includes(wanted)) return one(ids[0] ?? '', 'The other deck is empty')
      return one(wanted, wanted === 'draw:cave' ? 'You are strong enough, and every seventh brings a Craft' : 'Its Enemies are weaker')
    }
    case 'left':
      return one(
        best(ids, (id) => drawWorth(scene, parseAction('deck', id).deck)),
        ids.length === 1 ? 'The other deck is empty' : 'Its cards gain you more on average',
      )
  }
}

/** What a trade has to bring: what it gives for the same worth is no gain, as a second Rope Ladder. */
const TRADE = 0.01

/** 13.8, 13.10: what brings most, if anything does. */
export function visit(scene: Scene, ids: readonly string[], copy: string): BotChoice {
  const worth = (id: string) => {
    const deed = parseAction('visit', id)
    switch (deed.kind) {
      case 'pass':
        return 0
      case 'buy':
        return buyWorth(scene, copy, deed.ware) - TRADE
      case 'sell':
        return sellWorth(scene, copy, deed.card) - TRADE
      case 'visit':
        return askedWorth(scene, copy, deed.how)
    }
  }
  const id = best(['pass', ...ids.filter((each) => each !== 'pass')], worth)
  return one(id, VISITING[parseAction('visit', id).kind])
}

const VISITING = {
  pass: 'Nothing here is worth what it costs',
  buy: 'Worth more to you than the Gold',
  sell: 'The Gold is worth more to you',
  visit: 'It gains you more than it costs on average',
} as const

const TELLS = 1 / 3

function askedWorth(scene: Scene, copy: string, how: 'plain' | 'pay' | 'roll' | 'pray' | 'vow'): number {
  const { p, temper } = scene
  const card = cardOf(copy)
  switch (how) {
    case 'pay':
      return revealWorth(scene) + goldWorth(p, -(card.price ?? 0), temper)
    case 'roll':
      return revealWorth(scene) * TELLS
    case 'pray':
      return prayWorth(scene, card)
    case 'vow':
      return p.alignment === 'evil' ? 0.2 : 0
    case 'plain':
      return visitWorth(scene, copy)
  }
}

/** 4.7: as many Lives as are worth their price. */
export function heal(scene: Scene, ids: readonly string[], copy: string | null): BotChoice {
  const { lives } = healWorth(scene, copy)
  const id = `heal:${lives}`
  return ids.includes(id) ? one(id, 'Each Life is worth its price') : one('pass', 'The Gold is worth more than a Life now')
}

/** 13.9: everything that is of use; what is too much is put down afterwards. */
export function take({ p, temper }: Scene, ids: readonly string[]): BotChoice {
  const taken = ids.filter((id) => {
    const { loot } = parseAction('take', id)
    return loot.kind === 'gold' || gainWorth(p, loot.card, temper) > 0
  })
  return [taken, taken.length === 0 ? 'None of it would help you' : 'All of it helps you']
}

/** What is left behind is what would be missed least. */
export function leave({ p, temper }: Scene, ids: readonly string[], count: number): BotChoice {
  const missed = (id: string) => {
    const { loot } = parseAction('leave', id)
    return loot.kind === 'gold' ? -goldWorth(p, -1, temper) : keepWorth(p, loot.card)
  }
  return [ids.toSorted((a, b) => missed(a) - missed(b)).slice(0, count), 'You will miss it least']
}

/** 12.4 (2): two Objects, or a Life. */
export function shrine({ p, temper }: Scene): BotChoice {
  const [first = 0, second = 0] = p.objects.map((copy) => keepWorth(p, copy)).toSorted((a, b) => a - b)
  return first + second < lifeLoss(p, temper)
    ? one('leave-two', 'A Life is worth more than two Objects')
    : one('lose-life', 'Your Objects are worth more than a Life')
}

/** The Cave Delver's second roll at a space, and the Gnome Tinker's at the bribe. */
export function reRoll(scene: Scene, ids: readonly string[], dice: readonly number[]): BotChoice {
  const { p } = scene
  const [face, ...more] = dice
  if (more.length === 0) {
    const faces = facesOf(scene, p.at)
    const worth = resultWorth(scene, faces[(face ?? 1) - 1] ?? 'nothing')
    return ids.includes('re-roll') && worth < dieWorth(scene, faces)
      ? one('re-roll', 'The next roll is better than this one on average')
      : one('keep', 'A new roll gains nothing on average')
  }
  const price = dice.reduce((sum, die) => sum + die, 0)
  const highest = dice.indexOf(Math.max(...dice))
  return price <= wealthOf(p)
    ? one('keep', 'You can pay that')
    : one(`re-roll:${highest + 1}`, 'You cannot pay that, and the highest die has most to lose')
}

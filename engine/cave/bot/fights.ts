import type { Against } from '../asks.ts'
import { armourOf } from '../chapters/04-life.ts'
import { againstCards, hunts, scoreBefore } from '../chapters/14-combat.ts'
import { can, pointsOf } from '../chapters/characters.ts'
import { type FightOdds, fightOdds } from '../odds/fight.ts'
import { cardOf, isBeast } from '../open/cards.ts'
import { partsOf } from '../open/results.ts'
import type { Player } from '../state.ts'
import { knownOf, type Stance } from './sheets.ts'
import type { Temper } from './temper.ts'
import { goldWorth, lifeLoss, SPELL, trophyWorth } from './worth.ts'

/** What a fight is worth, and how often it lets him go on. */
export interface Clash {
  readonly win: number
  readonly worth: number
}

/** What the rest of a turn is worth that a fight ends. */
const REST = 0.5

function stanceOf(p: Player, against: Against): Stance {
  const { stances } = knownOf(p)
  const key = against.cards.reduce((sum, copy) => `${sum}:${cardOf(copy).type}`, against.by as string)
  let stance = stances.get(key)
  if (stance === undefined) {
    const saves = against.by === 'strength' ? armourOf(p).map((each) => each.saves) : []
    stance = { score: scoreBefore(p, against), two: hunts(p, against), saves, odds: new Map() }
    stances.set(key, stance)
  }
  return stance
}

export function oddsFor(p: Player, against: Against, bonus = 0): FightOdds {
  const { score, two, saves, odds } = stanceOf(p, against)
  const ahead = score + bonus - against.value
  const found = odds.get(ahead) ?? fightOdds({ score: ahead, foe: 0, two, saves })
  odds.set(ahead, found)
  return found
}

/** Fighting them as they are, with that bonus of a Spell. */
export function clash(p: Player, against: Against, temper: Temper, bonus = 0): Clash {
  const { win, even, lose, hurt } = oddsFor(p, against, bonus)
  return { win, worth: win * prize(p, against, temper) - hurt * price(p, against, temper) - (even + lose) * REST }
}

/** Trophies, and what the cards say about being killed. */
function prize(p: Player, { cards }: Against, temper: Temper): number {
  return cards.reduce((sum, copy) => {
    const card = cardOf(copy)
    const points = isBeast(card) || can(p, 'bound-spirits') ? trophyWorth(p, pointsOf(copy)) : 0
    const more = (card.whenKilled ?? []).reduce((all, result) => {
      const { word, amount } = partsOf(result)
      return all + (word === 'gold' ? goldWorth(p, amount, temper) : SPELL)
    }, 0)
    return sum + points + more
  }, 0)
}

/** A Life; of a lone Thief a Gold, and of the Spider a turn as well (C-95). */
function price(p: Player, { cards }: Against, temper: Temper): number {
  const says = (word: string) => cards.some((copy) => cardOf(copy).whenBeaten?.some((result) => result === word))
  if (cards.length === 1 && p.gold > 0 && says('gold-for-life')) return -goldWorth(p, -1, temper)
  return lifeLoss(p, temper) + (says('turns:-1') ? 1 : 0)
}

/** The best that he can do about cards that lie before him, Spells left out: fight them by hand or by wits, or evade them. */
export function bestClash(p: Player, cards: readonly string[], by: Against['by'], temper: Temper): Clash {
  if (cards.length === 0) return { win: 1, worth: 0 }
  const evaded = cards.filter((copy) => !evades(p, copy))
  const plain = clash(p, againstCards(cards, by), temper)
  const ways = [plain]
  if (evaded.length === 0) ways.push({ win: 1, worth: 0 })
  else if (evaded.length < cards.length) ways.push(clash(p, againstCards(evaded, by), temper))
  if (talks(p, cards)) ways.push(clash(p, { ...againstCards(cards, 'strength'), by: 'craft' }, temper))
  return ways.reduce((best, each) => (each.worth > best.worth ? each : best))
}

function evades(p: Player, copy: string): boolean {
  const { type } = cardOf(copy)
  const carried = [...p.objects, ...p.followers].some((each) => cardOf(each).evades?.includes(type))
  return (can(p, 'slips-away') && type === 'animal') || (carried && p.toad === 0)
}

function talks(p: Player, cards: readonly string[]): boolean {
  const [only, ...others] = cards
  return only !== undefined && others.length === 0 && can(p, 'beast-tongue') && ['animal', 'dragon'].includes(cardOf(only).type)
}

import { foeOf } from '../chapters/09-combat.ts'
import { canHarm, defenceWith, handSets, setAttack, wornDefence } from '../chapters/09-hands.ts'
import { bareAttack, effectOf } from '../chapters/characters.ts'
import type { FightOdds } from '../odds/fight.ts'
import { fightWorth, metOdds, strikesUnseen } from '../odds/odds.ts'
import { objectOf } from '../open/cards.ts'
import type { Character, DomainState, Foe, Item, Square } from '../state.ts'

// Fights as a bot weighs them: many of them for every step, by the same people at question after question.

/** One set of hands as numbers. */
interface Arms {
  readonly attack: Readonly<Record<'living' | 'undead', number>>
  readonly harmsUndead: boolean
  readonly defence: number
}

/** What he can fight with, and what was worked out from it. */
interface Prowess {
  readonly arms: readonly Arms[]
  /** What the best weapon adds against the living. */
  readonly best: number
  /** What his armour adds to his defence. */
  readonly worn: number
  readonly odds: Map<string, FightOdds>
  /** By the kind of a weapon: weapons of a kind are alike. */
  readonly gains: Map<string, number>
}

const known = new WeakMap<Character, Prowess>()
const alike = new Map<string, Prowess>()
/** More than the people of several games and what they might take up. */
const KEPT = 200

/** A bot reads each character again for every question and never changes one; most are as strong as they were at the last. */
function prowessOf(c: Character): Prowess {
  let found = known.get(c)
  if (found === undefined) {
    const key = JSON.stringify([c.items, c.effects, c.experience])
    found = alike.get(key) ?? newProwess(c)
    if (alike.size >= KEPT) alike.clear()
    alike.set(key, found)
    known.set(c, found)
  }
  return found
}

function newProwess(c: Character): Prowess {
  const arms = armsOf(c)
  const best = Math.max(0, ...arms.map(({ attack }) => attack.living - bareAttack(c)))
  return { arms, best, worn: wornDefence(c), odds: new Map(), gains: new Map() }
}

function armsOf(c: Character): readonly Arms[] {
  return handSets(c).map((set) => ({
    attack: { living: bareAttack(c) + setAttack(set, 'living'), undead: bareAttack(c) + setAttack(set, 'undead') },
    harmsUndead: canHarm(set, 'undead'),
    defence: defenceWith(c, set),
  }))
}

/** The chances of a fight with the best hands; where it is fought tells whether it is dark there. */
export function fightOddsOf(s: DomainState, c: Character, creature: Item, square: Square | null): FightOdds {
  const { arms, odds } = prowessOf(c)
  const inTheDark = strikesUnseen(s, c, square)
  const key = `${creature.card} ${creature.magic} ${inTheDark} ${s.variants.includes('easy')}`
  let found = odds.get(key)
  if (found === undefined) {
    const foe = foeOf(s, creature)
    const rated = arms.map((each) => withArms(c, each, foe, inTheDark))
    found = rated.reduce((best, each) => (fightWorth(each, foe) > fightWorth(best, foe) ? each : best))
    odds.set(key, found)
  }
  return found
}

function withArms(c: Character, arms: Arms, foe: Foe, inTheDark: boolean): FightOdds {
  const match = {
    attack: arms.attack[foe.undead ? 'undead' : 'living'],
    defence: arms.defence,
    foe,
    harms: !foe.undead || arms.harmsUndead,
    doubledFrom: effectOf(c, 'double-trouble') === null ? null : 1,
  }
  return metOdds(c, foe, match, inTheDark)
}

/** What the best weapon he has adds against the living. */
export function bestAttack(c: Character): number {
  return prowessOf(c).best
}

/** Everything that makes him strong, as one number: for thresholds. */
export function strengthOf(c: Character): number {
  const { best, worn } = prowessOf(c)
  return best + worn + c.experience * 0.25
}

/** What that card would add to it. */
export function gainInAttack(c: Character, card: string): number {
  const { gains } = prowessOf(c)
  const { kind } = objectOf(card)
  let gain = gains.get(kind)
  if (gain === undefined) {
    gain = Math.max(0, bestAttack({ ...c, items: [...c.items, card] }) - bestAttack(c))
    gains.set(kind, gain)
  }
  return gain
}

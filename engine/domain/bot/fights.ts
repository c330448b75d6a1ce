import { foeOf } from '../chapters/09-combat.ts'
import { canHarm, defenceWith, handSets, setAttack } from '../chapters/09-hands.ts'
import { bareAttack, effectOf } from '../chapters/characters.ts'
import type { FightOdds } from '../odds/fight.ts'
import { fightWorth, metOdds, strikesUnseen } from '../odds/odds.ts'
import type { Character, DomainState, Foe, Item, Square } from '../state.ts'

// Fights as a bot weighs them: many of them for every step, so the hands of a character are looked at once.

/** One set of hands as numbers. */
interface Arms {
  readonly attack: Readonly<Record<'living' | 'undead', number>>
  readonly harmsUndead: boolean
  readonly defence: number
}

const known = new WeakMap<Character, { readonly arms: readonly Arms[]; readonly odds: Map<string, FightOdds> }>()

/** A bot reads each character anew for every question and never changes one. */
function armsOf(c: Character) {
  let found = known.get(c)
  if (found === undefined) {
    const arms = handSets(c).map((set) => ({
      attack: { living: bareAttack(c) + setAttack(set, 'living'), undead: bareAttack(c) + setAttack(set, 'undead') },
      harmsUndead: canHarm(set, 'undead'),
      defence: defenceWith(c, set),
    }))
    found = { arms, odds: new Map() }
    known.set(c, found)
  }
  return found
}

/** The chances of a fight with the best hands; where it is fought tells whether it is dark there. */
export function fightOddsOf(s: DomainState, c: Character, creature: Item, square: Square | null): FightOdds {
  return againstFoe(s, c, foeOf(s, creature), square)
}

function againstFoe(s: DomainState, c: Character, foe: Foe, square: Square | null): FightOdds {
  const { arms, odds } = armsOf(c)
  const inTheDark = strikesUnseen(s, c, square)
  const key = `${foe.attack} ${foe.defence} ${foe.initiative} ${foe.lifePoints} ${foe.undead} ${inTheDark}`
  let found = odds.get(key)
  if (found === undefined) {
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
  return Math.max(0, ...armsOf(c).arms.map(({ attack }) => attack.living - bareAttack(c)))
}

import { luckSums } from '../../kernel/luck.ts'
import { certain, chance, distribution, plusDistribution } from '../../kernel/odds.ts'
import type { Luck } from '../../kernel/tale-types.ts'
import type { KeptRoll } from '../../kernel/types.ts'
import type { DelveEvent } from '../event-types.ts'
import { atMost } from '../odds/one-roll.ts'
import { negotiationAt, type WeaponColumn, woundsAt } from '../tables/index.ts'
import { LUCK_LABELS } from '../text/tale.ts'
import type { Sides } from './sides.ts'

/** How the dice of a raid fell, and how that compares with what was to be expected. */
export interface LuckBook {
  /** Every die that fell. */
  thrown(roll: KeptRoll): void
  note(event: DelveEvent & { readonly rolls?: readonly KeptRoll[] }): void
  luck(): Luck
}

export function luckBook(sides: Sides): LuckBook {
  const { thrown, add, luck } = luckSums(LUCK_LABELS)
  return {
    thrown: ({ dice }) => thrown(dice),
    luck,
    note(event) {
      switch (event.type) {
        case 'attack': {
          const { column, total, who, wounds } = event
          const bonus = total - diceOf(event.rolls)
          add(sides.isParty(who) ? 'party-hits' : 'monster-hits', woundsToExpect(column, bonus), wounds)
          break
        }
        case 'resistance':
          add(sides.isParty(event.who) ? 'party-resists' : 'monsters-resist', atMost(event.value), event.passed)
          break
        case 'detrapped':
          add('detrap', atMost(event.skill), event.done)
          break
        case 'negotiated':
          add('negotiation', hearing(event.total - diceOf(event.rolls)), event.result !== 'failure')
          break
        case 'bribe-offered':
          // What Sway and Cajole take off the die is as good as a higher number to reach (10.7).
          add('bribery', atMost(event.target + diceOf(event.rolls) - event.total), event.taken)
          break
        case 'hellgate-tried':
          add('hellgate', atMost(event.rating), event.destroyed)
      }
    },
  }
}

/** The dice of the throw that decided: the last one. */
function diceOf(rolls: readonly KeptRoll[] | undefined): number {
  return (rolls?.at(-1)?.dice ?? []).reduce((sum, face) => sum + face, 0)
}

const FACES = [1, 2, 3, 4, 5, 6]

/** 9.9: the mean of the wounds that the six faces would have made. */
function woundsToExpect(column: WeaponColumn, bonus: number): number {
  return FACES.reduce((sum, face) => sum + woundsAt(column, face + bonus), 0) / FACES.length
}

/** 8.5: that 2D6 and this bonus are an agreement or better. */
function hearing(bonus: number): number {
  return chance(plusDistribution(distribution('2D6'), certain(bonus)), (total) => negotiationAt(total) !== 'failure')
}

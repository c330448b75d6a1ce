import { luckSums } from '../../kernel/luck.ts'
import { chance, distribution, mapped, mean } from '../../kernel/odds.ts'
import type { GameEvent } from '../../kernel/play.ts'
import type { Luck } from '../../kernel/tale-types.ts'
import type { HeroEvent } from '../event-types.ts'
import { woundCell, woundsAt } from '../tables/index.ts'
import { LUCK_LABELS } from '../text/tale.ts'

/** How the dice of a game fell, beside what could be expected of them. */
export interface LuckBook {
  /** Every die that fell. */
  thrown(dice: readonly number[]): void
  note(event: HeroEvent & Pick<GameEvent, 'rolls'>): void
  luck(): Luck
}

const DIE = distribution('1D6')
const TWO_DICE = distribution('2D6')

export function luckBook(): LuckBook {
  const { thrown, add, luck } = luckSums(LUCK_LABELS)
  /** By how much the attack hit whose wounds are rolled next (212B2). */
  let margin = 0
  return {
    thrown,
    luck,
    note(event) {
      switch (event.type) {
        case 'hero-struck':
          add('hero-hits', reaching(event.needed, TWO_DICE, event), event.hit)
          break
        case 'monster-struck':
          margin = event.total - event.needed
          add('monster-hits', reaching(event.needed, TWO_DICE, event), event.hit)
          break
        case 'trap':
          margin = event.level - event.total
          add('traps', reaching(event.level, DIE, event), !event.sprung)
          break
        case 'wound':
          add('wounds', levelsToExpect(margin), event.wounds.length)
          break
        case 'door-tried':
          add('doors', reaching(event.value, DIE, event), event.opened)
          break
        case 'door-forced':
          add('forced', reaching(event.strength + 1, TWO_DICE, event), event.forced)
          break
        case 'outwitted':
          add('outwitted', reaching(event.needed, DIE, event), event.done)
          break
        case 'succubus':
          add('succubus', reaching(event.needed, DIE, event), event.resisted)
      }
    },
  }
}

/** That the dice, with what was added to them in the roll that decided (the last one), come to `needed` or more. */
function reaching(needed: number, dice: typeof DIE, { total, rolls }: { readonly total: number } & Pick<GameEvent, 'rolls'>): number {
  const shown = (rolls?.at(-1)?.dice ?? []).reduce((sum, face) => sum + face, 0)
  return chance(dice, (thrown) => thrown + total - shown >= needed)
}

/** 212B: how many levels a hit by that margin takes on average. */
function levelsToExpect(margin: number): number {
  return mean(
    mapped(TWO_DICE, (dice) => {
      const { row, column } = woundCell(margin, dice)
      return woundsAt(row, column).length
    }),
  )
}

import { luckSums } from '../../kernel/luck.ts'
import { chance, distribution } from '../../kernel/odds.ts'
import type { Luck } from '../../kernel/tale-types.ts'
import type { ArenaEvent } from '../event-types.ts'
import { succeeds } from '../open/rolls.ts'
import { LUCK_LABELS } from '../text/tale.ts'

/** How the dice of a fight fell, beside what was to be expected of them. */
interface LuckBook {
  thrown(dice: readonly number[]): void
  note(event: ArenaEvent): void
  luck(): Luck
}

const DICE = { 3: distribution('3D6'), 4: distribution('4D6') } as const

/** 35.7: the chance that a throw of so many dice comes to what is needed. */
export function chanceToHit({ need, dice }: { readonly need: number; readonly dice: 3 | 4 }): number {
  return chance(DICE[dice], (total) => succeeds(total, need))
}

/** 35.7: what is needed is told before the dice, and what fell after them. */
export function luckBook(): LuckBook {
  const { thrown, add, luck } = luckSums(LUCK_LABELS)
  let hoped: number | null = null
  const came = (kind: keyof typeof LUCK_LABELS, success: boolean) => {
    if (hoped !== null) add(kind, hoped, success)
    hoped = null
  }
  return {
    thrown,
    luck,
    note(event) {
      if (event.type === 'aimed' || event.type === 'casting') hoped = chanceToHit(event)
      else if (event.type === 'attacked') {
        if (event.returned !== true) came('attacks', event.times > 0)
      } else if (event.type === 'cast') came('spells', event.succeeds)
    },
  }
}

import { luckSums } from '../../kernel/luck.ts'
import type { Luck } from '../../kernel/tale-types.ts'
import type { ArenaEvent } from '../event-types.ts'
import { rollChance } from '../open/rolls.ts'
import { LUCK_LABELS } from '../text/tale.ts'

/** How the dice of a fight fell, beside what could be expected of them. */
interface LuckBook {
  thrown(dice: readonly number[]): void
  note(event: ArenaEvent): void
  luck(): Luck
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
      if (event.type === 'aimed' || event.type === 'casting') hoped = rollChance(event.dice, event.need)
      else if (event.type === 'attacked') {
        if (event.returned !== true) came('attacks', event.times > 0)
      } else if (event.type === 'cast') came('spells', event.succeeds)
    },
  }
}

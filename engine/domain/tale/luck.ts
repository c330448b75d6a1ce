import { luckSums } from '../../kernel/luck.ts'
import { chance, distribution } from '../../kernel/odds.ts'
import type { GameEvent } from '../../kernel/play.ts'
import type { Luck } from '../../kernel/tale-types.ts'
import type { DomainEvent } from '../event-types.ts'
import { SPELL_FAILS_ON } from '../tables/index.ts'
import { LUCK_LABELS } from '../text/tale.ts'

/** How the dice of a game fell, beside what was to be expected of them. */
interface LuckBook {
  thrown(dice: readonly number[]): void
  note(event: DomainEvent & Pick<GameEvent, 'rolls'>): void
  luck(): Luck
}

const DIE = distribution('1D6')
const TWO_DICE = distribution('2D6')

export function luckBook(): LuckBook {
  const { thrown, add, luck } = luckSums(LUCK_LABELS)
  return {
    thrown,
    luck,
    note(event) {
      switch (event.type) {
        case 'blow':
          return add(event.by === 'character' ? 'blows' : 'creature-blows', above(event.defence, event.attack, event), event.hit)
        case 'thrown':
          if (event.defence === null) return
          return add('blows', above(event.defence, event.attack, event), event.hit)
        case 'door':
          if (event.toughness === undefined) return
          return add('doors', above(event.toughness, event.rolls?.at(-1)?.total ?? 0, event), event.deed === 'broken')
        case 'luck-tested':
          return add(
            'luck-tests',
            chance(TWO_DICE, (total) => total <= event.luck),
            event.passed,
          )
        case 'cast':
          return add(
            'spells',
            chance(DIE, (die) => die !== SPELL_FAILS_ON),
            event.works,
          )
        case 'climbed':
          return add(
            'climbs',
            chance(DIE, (die) => die >= event.needed),
            event.out,
          )
      }
    },
  }
}

/** The chance that the die, with what was added to it, is more than `needed`. A doubled attack counts die and all twice. */
function above(needed: number, total: number, { rolls }: Pick<GameEvent, 'rolls'>): number {
  const roll = rolls?.at(-1)
  const shown = roll?.dice[0]
  if (roll === undefined || shown === undefined) return total > needed ? 1 : 0
  const plus = roll.total - shown
  const times = roll.total === 0 ? 1 : total / roll.total
  return chance(DIE, (die) => (die + plus) * times > needed)
}

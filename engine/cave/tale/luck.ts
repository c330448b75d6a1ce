import { luckSums } from '../../kernel/luck.ts'
import { chance, distribution } from '../../kernel/odds.ts'
import type { GameEvent } from '../../kernel/play.ts'
import type { Luck } from '../../kernel/tale-types.ts'
import type { KeptRoll } from '../../kernel/types.ts'
import { PLATING } from '../chapters/04-life.ts'
import type { CaveEvent } from '../event-types.ts'
import { fightOdds, searchOdds } from '../odds/fight.ts'
import { CARDS } from '../tables/index.ts'
import { LUCK_LABELS } from '../text/tale.ts'

/** How the dice of a game fell, beside what was to be expected of them. */
interface LuckBook {
  thrown(dice: readonly number[]): void
  note(event: CaveEvent & Pick<GameEvent, 'rolls'>): void
  luck(): Luck
}

const DIE = distribution('1D6')
const SAVES: ReadonlyMap<string, number> = new Map([
  ...CARDS.flatMap(({ kind, saves }) => (saves === undefined ? [] : [[kind, saves] as const])),
  ['plating', PLATING] as const,
])

export function luckBook(): LuckBook {
  const { thrown, add, luck } = luckSums(LUCK_LABELS)
  /** Armour is thrown before it is told whether the Life is kept. */
  const armour = (rolls: readonly KeptRoll[]) => {
    for (const { topic, of, total } of rolls.map((roll) => ({ of: undefined, ...roll }))) {
      const saves = topic === 'armour' ? SAVES.get(of ?? '') : undefined
      if (saves !== undefined)
        add(
          'armour',
          chance(DIE, (die) => die >= saves),
          total >= saves,
        )
    }
  }
  return {
    thrown,
    luck,
    note(event) {
      const rolls = event.rolls ?? []
      armour(rolls)
      const of = (topic: string) => rolls.filter((roll) => roll.topic === topic).map(({ total }) => total)
      switch (event.type) {
        case 'fought':
          return add('fights', wins(event.score, event.foe, of('blow'), of('creature-blow')), event.result === 'won')
        case 'duel':
          return add('duels', wins(event.score, event.defence, of('blow'), of('defence')), event.result === 'won')
        case 'gate': {
          const { score, needed } = event
          const [die = 0] = of('gate')
          if (score === null) return
          return add(
            'gates',
            chance(DIE, (face) => face + score - die >= needed),
            event.open,
          )
        }
        case 'searched':
          return add('searches', searchOdds(event.needed), event.found)
      }
    },
  }
}

/** The chance to win with what was added to the dice on both sides; of two dice of one's own the higher counts. */
function wins(score: number, foe: number, own: readonly number[], theirs: readonly number[]): number {
  const plain = { score: score - Math.max(0, ...own), foe: foe - Math.max(0, ...theirs) }
  return fightOdds({ ...plain, two: own.length > 1, saves: [] }).win
}

import type { Fate, Play } from './play.ts'
import { below, type Stream, stream } from './random.ts'

/** So many playouts in a row belong together. */
export const FACES = 6

/**
 * The chance of one of many playouts. Whoever rolls for something the third time throws the same in each line of play, however much else has
 * happened in between: where all dice come from one stream, one roll more shifts every roll after it, and two lines share nothing. And of six
 * playouts in a row each throws another face there, so that none of them has all the luck.
 */
export function commonChance(seed: string, nth: number, g: Pick<Play<unknown>, 'diceStream' | 'drawStream'>): Fate {
  const six = `${seed} six ${Math.floor(nth / FACES)}`
  const streams = new Map<string, Stream>()
  const draws = stream(`${seed} ${nth}`, 'draws')
  const of = (name: string): Stream => {
    const known = streams.get(name)
    if (known !== undefined) return known
    const begun = stream(six, name)
    streams.set(name, begun)
    return begun
  }
  return {
    dice(count, _, { topic, of: what = '', who = '' }) {
      g.diceStream.at += count
      const chance = of(`${topic} ${what} ${who}`)
      return Array.from({ length: count }, () => ORDERS[below(chance, ORDERS.length)]?.[nth % FACES] ?? 1)
    },
    one(ways) {
      g.drawStream.at += 1
      return below(draws, ways)
    },
  }
}

/** Every order of the faces. */
const ORDERS = orders(Array.from({ length: FACES }, (_, i) => i + 1))

function orders(left: readonly number[]): readonly (readonly number[])[] {
  if (left.length === 0) return [[]]
  return left.flatMap((first) => orders(left.filter((face) => face !== first)).map((rest) => [first, ...rest]))
}

import { below, oneOf, type Stream } from '../../kernel/random.ts'
import type { Seat } from '../../kernel/types.ts'
import { type Catacomb, catacombOf, indexOf, squareAt } from '../chapters/101-catacomb.ts'
import { mayStack } from '../chapters/203-stacking.ts'
import { isMonster, isRiches } from '../chapters/section.ts'
import { type Counter, type HeroState, type Kind, MONSTERS, RICHES, type Section, SPECIALS } from '../state.ts'

// What lies face down, dealt again: the kinds that no one but their owner has seen change places, as far as the others can tell. They know
// where counters lie (203B), what went through walls or lay in sight (`noMonster`), and what marched by itself (`noRiches`). What a hero finds
// out by holding a door (206D) isn't kept.

const KINDS: readonly Kind[] = [...MONSTERS, ...SPECIALS, ...RICHES]
/** Where riches may lie, a room is so much likelier than a hall: players hide them. */
const IN_ROOMS = 36
/** So many exchanges for each counter make one deal as likely as another. */
const EXCHANGES = 6
const MOST_REPAIRS = 100_000

/** Deals again what `seat` cannot know: the counters of others that lie face down and never lay face up. */
export function dealUnseen(s: HeroState, seat: Seat, chance: Stream): void {
  for (const section of s.sections) if (section.owner !== seat) new Deal(catacombOf(s.catacomb), section).anew(chance)
}

class Deal {
  readonly #c: Catacomb
  readonly #hidden: readonly Counter[]
  readonly #on = new Map<number, Counter[]>()

  constructor(c: Catacomb, { counters }: Section) {
    this.#c = c
    this.#hidden = counters.filter(({ at, up, known }) => at !== null && !up && !known)
    // Who carries what, the others cannot tell (207B).
    for (const counter of counters) counter.with = null
    for (const counter of counters) {
      if (counter.at === null) continue
      const there = this.#on.get(indexOf(counter.at))
      if (there === undefined) this.#on.set(indexOf(counter.at), [counter])
      else there.push(counter)
    }
  }

  anew(chance: Stream): void {
    const kinds = this.#hidden.map(({ kind }) => kind).toSorted((a, b) => KINDS.indexOf(a) - KINDS.indexOf(b))
    for (const counter of this.#hidden) become(counter, kinds.splice(below(chance, kinds.length), 1)[0] ?? counter.kind)
    this.#repair(chance)
    for (let i = 0; i < EXCHANGES * this.#hidden.length; i++) this.#exchange(chance)
  }

  /** Until everything lies where it may: it does as it really lies, so there is a way. */
  #repair(chance: Stream): void {
    for (let tries = 0; tries < MOST_REPAIRS; tries++) {
      const wrong = this.#hidden.filter((counter) => this.#faults(counter) > 0)
      if (wrong.length === 0) return
      const [one, other] = [oneOf(chance, wrong), oneOf(chance, this.#hidden)]
      const before = this.#faults(one) + this.#faults(other)
      swap(one, other)
      if (this.#faults(one) + this.#faults(other) > before) swap(one, other)
    }
    throw new Error('what lies face down cannot be dealt again')
  }

  #exchange(chance: Stream): void {
    const [one, other] = [oneOf(chance, this.#hidden), oneOf(chance, this.#hidden)]
    const before = this.#weight(one) * this.#weight(other)
    swap(one, other)
    const after = this.#faults(one) + this.#faults(other) > 0 ? 0 : this.#weight(one) * this.#weight(other)
    if (after < before && below(chance, RESOLUTION) >= (RESOLUTION * after) / before) swap(one, other)
  }

  /** What is wrong with a counter's being what it is: it has shown that it isn't, or does not fit in with what lies there. */
  #faults({ at, kind, noMonster, noRiches }: Counter): number {
    const isBelied = (noMonster === true && isMonster(kind)) || (noRiches === true && isRiches(kind))
    const there = at === null ? [] : (this.#on.get(indexOf(at)) ?? [])
    return Number(isBelied) + Number(!mayStack(there))
  }

  #weight({ at, kind }: Counter): number {
    return isRiches(kind) && at !== null && squareAt(this.#c, at).room !== null ? IN_ROOMS : 1
  }
}

const RESOLUTION = 1 << 20

function swap(one: Counter, other: Counter): void {
  const { kind } = one
  become(one, other.kind)
  become(other, kind)
}

/** The kind of a counter never changes but here. */
function become(counter: Counter, kind: Kind): void {
  Object.assign(counter, { kind })
}

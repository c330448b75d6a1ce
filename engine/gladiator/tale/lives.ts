import { figureOf, isCreature } from '../chapters/figures.ts'
import type { ArenaEvent } from '../event-types.ts'
import type { ArenaState, Figure } from '../state.ts'
import { ROBOTS } from '../tables/beasts.ts'

/** What one gladiator did in a fight, as far as it is told. */
export interface Life {
  attacks: number
  hits: number
  dealt: number
  kills: number
  /** His greatest single blow. */
  greatest: { readonly lost: number; readonly whom: string } | null
  /** The rarest kind that he killed: a Behemoth or an Evil Mage. */
  rarest: string | null
  /** The least SH of his with which he killed somebody, 3 or less. */
  bravest: number | null
  /** The least SH that he had, and when. */
  lowest: { readonly sh: number; readonly turn: number } | null
  sh: number
  risen: boolean
}

/** Of somebody who begins with so much SH. */
export function newLife(sh: number): Life {
  return {
    ...{ attacks: 0, hits: 0, dealt: 0, kills: 0, greatest: null, rarest: null, bravest: null, lowest: null },
    ...{ sh, risen: false },
  }
}

/** SH from which a blow is a brave one. */
const BRAVE = 3
/** From so much experience on a kind of robot is rare (G-66). */
const RARE = 800

/** Enters an event into the lives of those whom it concerns. */
export function note(lives: ReadonlyMap<string, Life>, s: ArenaState, event: ArenaEvent, turn: number): void {
  const lifeOf = (tag: string | null) => (tag === null ? undefined : lives.get(ownId(s, tag)))
  switch (event.type) {
    case 'attacked':
      noteAttack(lifeOf(event.by), event.times > 0)
      break
    case 'hurt':
      lose(lifeOf(event.figure), event.lost, turn)
      noteBlow(lifeOf(event.by), event)
      break
    case 'spent':
      lose(lifeOf(event.figure), event.amount, turn)
      break
    case 'healed':
      gain(lifeOf(event.figure), event.amount)
      break
    case 'regenerated':
      gain(lifeOf(event.figure), 1)
      break
    case 'killed':
      noteKill(lifeOf(event.by), figureOf(s, ownId(s, event.figure)))
      break
    case 'resurrected':
      rise(lifeOf(event.figure))
      break
  }
}

function noteAttack(life: Life | undefined, hit: boolean): void {
  if (life === undefined) return
  life.attacks += 1
  if (hit) life.hits += 1
}

function gain(life: Life | undefined, amount: number): void {
  if (life !== undefined) life.sh += amount
}

function rise(life: Life | undefined): void {
  if (life !== undefined) Object.assign(life, { risen: true, sh: BRAVE })
}

/** Who it was in truth, where likenesses stood about (16.5). */
export function ownId(s: ArenaState, tag: string): string {
  if (s.figures.some(({ id }) => id === tag)) return tag
  return s.figures.find(({ id, coming }) => coming === 'fighter' && tag.startsWith(`${id}-`))?.id ?? tag
}

function noteBlow(by: Life | undefined, { lost, figure }: { readonly lost: number; readonly figure: string }): void {
  if (by === undefined) return
  by.dealt += lost
  if (by.greatest === null || lost > by.greatest.lost) by.greatest = { lost, whom: figure }
}

function lose(life: Life | undefined, amount: number, turn: number): void {
  if (life === undefined) return
  life.sh -= amount
  if (life.sh > 0 && (life.lowest === null || life.sh < life.lowest.sh)) life.lowest = { sh: life.sh, turn }
}

function noteKill(life: Life | undefined, { kind }: Figure): void {
  if (life === undefined) return
  life.kills += 1
  const unlock = isCreature(kind) || !Object.hasOwn(ROBOTS, kind) ? 0 : ROBOTS[kind as keyof typeof ROBOTS].unlock
  if (unlock >= RARE) life.rarest = kind
  if (life.sh <= BRAVE && life.sh < (life.bravest ?? BRAVE + 1)) life.bravest = life.sh
}

import { parseAction } from '../actions.ts'
import { mazeOf } from '../known-maze.ts'
import type { CharacterGlimpse, CitadelGlimpse } from '../view-types.ts'
import { SAFELY, walk } from './ground.ts'
import { characters, member, price } from './sight.ts'
import type { Temper } from './temper.ts'

// What ends or softens a meeting that would cost too much. No one can run in the Citadel: these spells are the only way out (10.5, 10.6).

export interface Cast {
  readonly id: string
  readonly why: string
}

/** Wound Points that a caster of Cease Fire needs: its price, and one to live on. */
const FOR_CEASE_FIRE = 4

/** 10.5: Cease Fire where the fight costs more than it can bring, once all others have acted (9.2); null while it does not. */
export function endsIt(actor: CharacterGlimpse, ids: readonly string[], cost: number, { reserve }: Temper): Cast | null {
  if (!ids.includes('cast:cease-fire') || actor.woundPoints.left < FOR_CEASE_FIRE || cost <= reserve.ceaseFire) return null
  if (ids.includes('later')) return { id: 'later', why: 'What the others do may spare the party the price of Cease Fire' }
  return { id: 'cast:cease-fire', why: 'The fight costs more Wound Points than it can bring back' }
}

/** The options that leave a caster of Cease Fire strong enough for it. */
export function keptForCeaseFire(actor: CharacterGlimpse, ids: readonly string[], { reserve }: Temper): readonly string[] {
  const couldCast = actor.spells.circled.includes('cease-fire') && actor.woundPoints.left >= FOR_CEASE_FIRE
  if (!reserve.kept || !couldCast) return ids
  return ids.filter((id) => {
    const action = parseAction(id)
    return action.do !== 'cast' || action.spell === 'cease-fire' || actor.woundPoints.left - price(action.spell) >= FOR_CEASE_FIRE
  })
}

/**
 * What is cast beside a meeting before a blow falls (10.6): against those who are too strong Lock, or what makes someone fit for Cease Fire;
 * healing for whoever would fall next; Mage Armor against the strong.
 */
export function castBefore(raid: CitadelGlimpse, aside: () => readonly string[], cost: number, temper: Temper): Cast | null {
  const { reserve } = temper
  if (!reserve.kept || cost <= reserve.easy) return null
  const ids = aside()
  const lock = cost > reserve.lock && hasWayBack(raid) ? strongestCast(raid, ids, (spell) => spell === 'lock', 1) : null
  if (lock !== null) return { id: lock, why: 'They are too strong to fight, and a locked door holds them' }
  const fit = cost > reserve.ceaseFire ? madeFitForCeaseFire(raid, ids, temper) : null
  if (fit !== null) return { id: fit, why: 'Only Cease Fire can end this, and its caster is too weak for it' }
  const saved = savedBefore(raid, ids, reserve)
  if (saved !== null) return saved
  return cost > reserve.mageArmor ? castOnTheFront(raid, ids, 'mage-armor', FOR_CEASE_FIRE - 1) : null
}

/** Healing for someone in front who would fall to the next blow, by whoever survives it out of reach. */
function savedBefore(raid: CitadelGlimpse, ids: readonly string[], { heals }: Temper['reserve']): Cast | null {
  for (const c of characters(raid)) {
    if (c.rank !== 0 || c.woundPoints.left > heals.upTo || c.woundPoints.total - c.woundPoints.left < HEALS) continue
    const id = strongestCast(
      raid,
      ids,
      (spell, target, by) => HEALING.includes(spell) && target === c.id && member(raid, by)?.rank !== 0,
      heals.keeps,
    )
    if (id !== null) return { id, why: `${c.name} has ${c.woundPoints.left} left and would fall next` }
  }
  return null
}

function peacemakers(raid: CitadelGlimpse): readonly CharacterGlimpse[] {
  return characters(raid).filter(({ spells }) => spells.circled.includes('cease-fire'))
}

/** Whether someone means to end hard fights by Cease Fire, and has the Wound Points for it. */
export function canCease(raid: CitadelGlimpse, { reserve }: Temper): boolean {
  return reserve.kept && peacemakers(raid).some(({ woundPoints }) => woundPoints.left >= FOR_CEASE_FIRE)
}

/** Healing for the casters of Cease Fire where none of them is strong enough, by whoever survives it. */
function madeFitForCeaseFire(raid: CitadelGlimpse, ids: readonly string[], temper: Temper): string | null {
  if (canCease(raid, temper)) return null
  const casters = peacemakers(raid)
  return strongestCast(raid, ids, (spell, target) => HEALING.includes(spell) && casters.some(({ id }) => id === target), 1)
}

const HEALING: readonly string[] = ['heal', 'rejuvenate']
/** Wound Points that they bring, about. */
const HEALS = 3

/** Before the Hellgate (16.0): whatever makes the front rank harder to wound and stronger, by those who have the Wound Points. */
export function castAtTheDoor(raid: CitadelGlimpse, aside: () => readonly string[]): Cast | null {
  const ids = aside()
  return castOnTheFront(raid, ids, 'mage-armor', AT_THE_DOOR) ?? castOnTheFront(raid, ids, 'strength', AT_THE_DOOR)
}

const AT_THE_DOOR = 4

const WHY = { 'mage-armor': 'needs armor against the blows', strength: 'needs strength for the fight' } as const

/** One of these spells on someone in front who has it not yet. */
function castOnTheFront(raid: CitadelGlimpse, ids: readonly string[], wanted: keyof typeof WHY, keeps: number): Cast | null {
  for (const c of characters(raid)) {
    if (c.rank !== 0 || c.effects.some(({ id }) => id === wanted)) continue
    const id = strongestCast(raid, ids, (spell, target) => spell === wanted && target === c.id, keeps)
    if (id !== null) return { id, why: `${c.name} stands in front and ${WHY[wanted]}` }
  }
  return null
}

/** 10.6: behind the door that Lock closes, the party stands where it came from. From there it must be able to go home. */
function hasWayBack(raid: CitadelGlimpse): boolean {
  const before = mazeOf(raid).get(raid.map.trail.at(-2) ?? '')
  if (before === undefined) return false
  const round = walk(before, (there) => (there.id === raid.map.at ? null : SAFELY(there)))
  return round.some(({ floor }) => floor.kind === 'gateway')
}

/** Such a casting by the character with most Wound Points left after it, at least `keeps`. */
function strongestCast(
  raid: CitadelGlimpse,
  ids: readonly string[],
  wanted: (spell: string, target: string | undefined, by: string) => boolean,
  keeps: number,
): string | null {
  let best: string | null = null
  let most = keeps - 1
  for (const id of ids) {
    const action = parseAction(id)
    if (action.do !== 'cast' || !wanted(action.spell, action.target, action.by ?? '')) continue
    const left = (member(raid, action.by ?? '')?.woundPoints.left ?? 0) - price(action.spell)
    if (left > most) {
      most = left
      best = id
    }
  }
  return best
}

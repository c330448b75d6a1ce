import type { FigureView } from '../../../../engine/gladiator/view-types.ts'
import type { GladiatorTables } from '../tables.ts'
import type { Body, Gear } from './fighter.ts'
import { meanOf } from './value.ts'

/** Somebody who has joined, as the muster's pieces have him; null where his numbers may not be known. */
export function bodyOf({ name, race, sh, iq }: FigureView, ag: number): Body | null {
  return sh === null || iq === null ? null : { name, race, sh: sh.normal, ag, iq }
}

export function gearOf({ ready, also, slung, suit, helmet }: FigureView): Gear {
  return { ready: ready?.type ?? null, also: also?.type ?? null, slung: slung.map(({ type }) => type), suit, helmet }
}

/** G-66: what somebody counts for when the sides are evened; null where his numbers may not be known. */
export function valueIn(tables: GladiatorTables, figure: FigureView): number | null {
  const beast = tables.creatures[figure.race] ?? tables.robots[figure.race]
  if (beast !== undefined) return beast.value
  const { sh, ag, ar, iq, ready, also, slung, race } = figure
  if (sh === null || ag === null || iq === null) return null
  const arms = [ready, also, ...slung].flatMap((thing) => tables.weapons[thing?.type ?? '']?.damage ?? [])
  const fist = tables.fists.find(({ sh: [from, to] }) => (from ?? 0) <= sh.normal && sh.normal <= (to ?? sh.normal))
  const best = Math.max(...[...arms, ...(fist ? [fist.damage] : [])].map(meanOf))
  return Math.floor(sh.normal + ag.now + 2 * ar.front + 2 * best) + (race === 'mage' ? iq : 0)
}

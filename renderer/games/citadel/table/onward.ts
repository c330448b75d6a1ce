import type { CitadelView } from '../../../../engine/citadel/view-types.ts'
import type { Decision, Option } from '../../../../engine/kernel/types.ts'

/** What the question of the route (5.0) starts with: a way into the unknown, else one that does not lead straight back. Nothing for any other question. */
export function onward(decision: Decision, view: CitadelView | null): readonly string[] {
  if (decision.topic !== 'route' || !view) return []
  const ways = (decision.options ?? []).filter(({ aside, warns }) => !aside && warns === undefined)
  const before = view.map.trail.at(-2)
  const way = ways.find(isUnknown) ?? ways.find(({ at }) => at?.kind === 'segment' && at.id !== before)
  return way ? [way.id] : []
}

function isUnknown({ data }: Option): boolean {
  return typeof data === 'object' && data !== null && 'known' in data && data.known === false
}

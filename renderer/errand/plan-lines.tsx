import type { PlanStep } from '../../engine/kernel/errand-types.ts'
import { Case } from '../rulebook/case.tsx'

/** Lines of a plan, each with its case: what stands against it, or what it would do. */
export function PlanLines({ lines }: { readonly lines: readonly PlanStep[] }) {
  if (lines.length === 0) return null
  return (
    <ul className="errand-notes">
      {lines.map(({ label, detail, rule }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same may be done twice
        <li key={i}>
          <span>
            {label}
            {detail && <small>{detail}</small>}
          </span>
          {rule && <Case rule={rule} />}
        </li>
      ))}
    </ul>
  )
}

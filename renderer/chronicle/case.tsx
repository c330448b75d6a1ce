import { type AsOf, useRules } from './rules-context.ts'

interface CaseProps {
  readonly rule: string
  /** False within a row of cases that is a single tab stop. */
  readonly isStop?: boolean
  /** The moment it belongs to: its tables are lit as they were read then. */
  readonly asOf?: AsOf
}

/** A case of the rules. Pressing it opens our text of the case. */
export function Case({ rule, isStop = true, asOf }: CaseProps) {
  const { open } = useRules()
  if (!rule) return null
  return (
    <button
      type="button"
      className="case"
      tabIndex={isStop ? 0 : -1}
      aria-label={`Rule ${rule}`}
      onClick={(event) => {
        event.stopPropagation()
        open(rule, asOf)
      }}
    >
      {rule}
    </button>
  )
}

import { type AsOf, useRules } from './rules-context.ts'

interface CaseProps {
  readonly rule: string
  /** False where many stand in a row that is one tab stop. */
  readonly isStop?: boolean
  /** What it stands beside: its tables are lit as they were read then. */
  readonly asOf?: AsOf
}

/** A case of the rules. Pressing it opens the case in our words. */
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

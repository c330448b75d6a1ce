import { type AsOf, useRules } from './rules-context.ts'

/** The end of the id of a summary at the head of a book, which has no number to be called by. */
const SHORT = '.short'

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
  const isShort = rule.endsWith(SHORT)
  return (
    <button
      type="button"
      className="case"
      tabIndex={isStop ? 0 : -1}
      aria-label={isShort ? 'The game in short' : `Rule ${rule}`}
      onClick={(event) => {
        event.stopPropagation()
        open(rule, asOf)
      }}
    >
      {isShort ? 'The game in short' : rule}
    </button>
  )
}

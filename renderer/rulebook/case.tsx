import { type AsOf, useRules } from './rules-context.ts'

interface CaseProps {
  readonly rule: string
  /** What stands in place of the number, for a case that the book has not numbered. */
  readonly name?: string | undefined
  /** False within a row of cases that is a single tab stop. */
  readonly isStop?: boolean
  /** The moment it belongs to: its tables are lit as they were read then. */
  readonly asOf?: AsOf
}

/** A case of the rules. Pressing it opens our text of the case. */
export function Case({ rule, name, isStop = true, asOf }: CaseProps) {
  const { open } = useRules()
  if (!rule) return null
  return (
    <button
      type="button"
      className="case"
      tabIndex={isStop ? 0 : -1}
      onClick={(event) => {
        event.stopPropagation()
        open(rule, asOf)
      }}
    >
      {name ?? (
        <>
          <span className="vh">Rule</span> {rule}
        </>
      )}
    </button>
  )
}

import { useRules } from './rules.tsx'

/** A case of the rules. Pressing it opens the case in our words. */
export function Case({ rule }: { readonly rule: string }) {
  const { open } = useRules()
  if (!rule) return null
  return (
    <button
      type="button"
      className="case"
      aria-label={`Rule ${rule}`}
      onClick={(event) => {
        event.stopPropagation()
        open(rule)
      }}
    >
      {rule}
    </button>
  )
}

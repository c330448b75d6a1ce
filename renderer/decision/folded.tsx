import { type ReactNode, useRef } from 'react'

interface FoldedProps {
  readonly className: string
  /** Of several with one name, at most one is open. */
  readonly name?: string
  /** Left out, it opens and closes by itself. */
  readonly open?: boolean
  readonly onOpen?: (open: boolean) => void
  readonly summary: ReactNode
  /** Where a press brings it in its list. */
  readonly to?: 'nearest' | 'start'
  readonly children: ReactNode
}

/**
 * A part of the card that is folded until someone asks. Only a press scrolls to it: one that was left open stands open on the next
 * card as well, and would carry that card's options out of sight.
 */
export function Folded({ className, name, open, onOpen, summary, to = 'nearest', children }: FoldedProps) {
  const isPressed = useRef(false)
  return (
    <details
      className={className}
      {...(name !== undefined && { name })}
      {...(open !== undefined && { open })}
      onToggle={({ currentTarget }) => {
        onOpen?.(currentTarget.open)
        if (currentTarget.open && isPressed.current) currentTarget.scrollIntoView({ block: to })
        isPressed.current = false
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary
        onClick={() => {
          isPressed.current = true
        }}
      >
        {summary}
      </summary>
      {children}
    </details>
  )
}

import { useEffect, useRef } from 'react'

/** The reason of a refusal, in the words of the host; empty while there is none. It comes into view by itself. */
export function Refused({ error }: { readonly error: Error | null | undefined }) {
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (error) said.current?.scrollIntoView?.({ block: 'nearest' })
  }, [error])
  if (!error) return null
  return (
    <p className="warn" role="alert" ref={said}>
      {error.message}
    </p>
  )
}

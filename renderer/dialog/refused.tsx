/** The reason of a refusal, in the words of the host; empty while there is none. */
export function Refused({ error }: { readonly error: Error | null | undefined }) {
  if (!error) return null
  return (
    <p className="warn" role="alert">
      {error.message}
    </p>
  )
}

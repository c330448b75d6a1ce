/** Why the host refused what was asked, in its own words; nothing while it did not. */
export function Refused({ error }: { readonly error: Error | null | undefined }) {
  if (!error) return null
  return (
    <p className="warn" role="alert">
      {error.message}
    </p>
  )
}

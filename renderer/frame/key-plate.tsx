/** The key that presses a button, on the button, for the eye; `aria-keyshortcuts` on the button is for the ear, so that its name is its words alone. */
export function KeyPlate({ of }: { readonly of: string }) {
  return (
    <span className="kbd" aria-hidden="true">
      {of}
    </span>
  )
}

export function EnterKey() {
  return <KeyPlate of="Enter" />
}

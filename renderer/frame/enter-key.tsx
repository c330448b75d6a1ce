/** On the button that Enter presses, for the eye; the button has `aria-keyshortcuts="Enter"` for the ear. */
export function EnterKey() {
  return (
    <span className="kbd" aria-hidden="true">
      Enter
    </span>
  )
}

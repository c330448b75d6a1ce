/** The bridge, the emblem of the game. */
export function Art() {
  return (
    <svg className="i" viewBox="0 0 48 36" aria-hidden="true">
      <path d="M0 12h48v6h-4v14h-4a8 8 0 0 0-16 0h-1a8 8 0 0 0-16 0H4V18H0z" />
      <path d="M4 5h4v7H4zM22 5h4v7h-4zM40 5h4v7h-4zM4 7h40v2H4z" />
    </svg>
  )
}

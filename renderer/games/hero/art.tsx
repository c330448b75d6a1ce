/** The heart the emblem of the game: the game is about who wins it. */
export function Art() {
  return (
    <svg className="i" viewBox="0 0 40 36" aria-hidden="true">
      <path d="M20 35 3 18A9.6 9.6 0 0 1 16.6 4.4L20 7.8l3.4-3.4A9.6 9.6 0 0 1 37 18z" />
    </svg>
  )
}

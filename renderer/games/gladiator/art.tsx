/** A helmet with its crest, the emblem of the game. */
export function Art() {
  return (
    <svg className="i" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M3 13C4 5 10 1 18 1c7 0 11 4 12 9l-4 2c-1-4-4-6-8-6-7 0-11 4-12 9zM8 16c1-6 5-9 10-9 4 0 7 2 7 6v4l4 6-5 1v6h-6l-2-6 5-5H9v7c0 3 1 5 3 6H8c-2-3-3-8 0-15z" />
    </svg>
  )
}

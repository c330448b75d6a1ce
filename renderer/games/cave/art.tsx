/** The Magic Crystal, the emblem of the game. */
export function Art() {
  return (
    <svg className="i" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M16 1l7 8v13l-7 9-7-9V9zM5 13l3-3v13l-2 2-4-5zM27 13l-3-3v13l2 2 4-5z" />
    </svg>
  )
}

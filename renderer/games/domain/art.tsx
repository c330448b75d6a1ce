/** A lantern, the emblem of the game: whoever has no light gropes. */
export function Art() {
  return (
    <svg className="i" viewBox="0 0 36 40" aria-hidden="true">
      <path d="M14 4a4 4 0 0 1 8 0v2h3l3 6H8l3-6h3zm2 0v2h4V4a2 2 0 0 0-4 0zM9 14h18l2 19H7zm9 4c-4 5-5 7-5 9a5 5 0 0 0 10 0c0-2-1-4-5-9zM6 35h24v3H6z" />
    </svg>
  )
}

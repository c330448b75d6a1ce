import sprite from './sprite.svg?no-inline'

interface IconProps {
  /** The id of a symbol in the sprite, `m-orc`. */
  readonly name: string
  readonly className?: string
}

/** One flat picture from the sprite. It never stands alone: a word is beside it. */
export function Icon({ name, className = 'i' }: IconProps) {
  return (
    <svg className={className} viewBox="0 0 512 512" aria-hidden="true">
      <use href={symbol(name)} />
    </svg>
  )
}

/** The address of a symbol, for `<use>` within another drawing. */
export function symbol(name: string): string {
  return `${sprite}#${name}`
}

export function Arrow() {
  return (
    <svg className="arrow" viewBox="0 0 18 9" aria-hidden="true">
      <path d="M0 4.5H16M12 1l4 3.5L12 8" />
    </svg>
  )
}

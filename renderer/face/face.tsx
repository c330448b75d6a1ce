import faces from './faces.svg?no-inline'

interface FaceProps {
  /** A symbol of the sprite: `face-elf-3`, `face-almuric`. */
  readonly name: string
  readonly className?: string
}

/** A face. It never stands alone: the name is beside it. The sprite is a file of its own, fetched when the first face is shown. */
export function Face({ name, className = 'face' }: FaceProps) {
  return (
    <svg className={className === 'face' ? 'face' : `face ${className}`} viewBox="0 0 96 96" aria-hidden="true">
      <use href={faceSymbol(name)} />
    </svg>
  )
}

/** The address of a face, for `<use>` within another drawing. */
export function faceSymbol(name: string): string {
  return `${faces}#${name}`
}

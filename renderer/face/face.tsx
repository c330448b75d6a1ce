import faces from './faces.svg?no-inline'

/** What has become of somebody, as his face shows it. */
export type FaceState = 'well' | 'fallen' | 'retired' | 'charmed' | 'stone'

interface FaceProps {
  /** `elf-3`, `almuric`: a symbol of the sprite, without its prefix. */
  readonly name: string
  readonly className?: string
}

/** A face. It never stands alone: the name is beside it. The sprite is a file of its own, fetched when the first face is shown. */
export function Face({ name, className = 'face' }: FaceProps) {
  return (
    <svg className={className} viewBox="0 0 96 96" aria-hidden="true">
      <use href={faceSymbol(name)} />
    </svg>
  )
}

export function faceSymbol(name: string): string {
  return `${faces}#face-${name}`
}

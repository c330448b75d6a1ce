import { Icon } from '../icons/icon.tsx'
import { Face } from './face.tsx'

interface PictureProps {
  /** A face, `face-elf-3`, or a symbol of the icons, `m-orc`. */
  readonly name: string
  readonly className?: string
}

/** The picture of someone: a face, or the icon of those who have none. */
export function Picture({ name, className }: PictureProps) {
  const look = className === undefined ? {} : { className }
  return name.startsWith('face-') ? <Face name={name} {...look} /> : <Icon name={name} {...look} />
}

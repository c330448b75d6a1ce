import { Icon } from './icon.tsx'

/** The emblem of a game: a symbol of the sprite, or a drawing of its own in one path. */
export type EmblemDrawing = string | { readonly width: number; readonly height: number; readonly path: string }

/** The emblem of a game, beside its title. */
export function Emblem({ of }: { readonly of: EmblemDrawing }) {
  if (typeof of === 'string') return <Icon name={of} />
  return (
    <svg className="i" viewBox={`0 0 ${of.width} ${of.height}`} aria-hidden="true">
      <path d={of.path} />
    </svg>
  )
}

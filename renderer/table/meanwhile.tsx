import type { ReactNode } from 'react'
import { Picture } from '../face/picture.tsx'

/** What one of the others did since one's own last choice, in a few words. */
export interface Meantime {
  readonly id: string
  /** A face, or a symbol of the icons, of the one who did it. */
  readonly icon: string
  readonly who: string
  /** What happened, going on from the name: `goes 9 squares and slays a goblin.` */
  readonly deeds: string
}

/** The most lines: what else happened is in the chronicle. */
const MOST = 3

interface MeanwhileProps {
  readonly lines: readonly Meantime[]
  /** Tells it once more, beat by beat. */
  readonly onWatch: (() => void) | null
  /** Above the lines: the small moment among what happened. */
  readonly children?: ReactNode
}

/** What the others did while one waited, a line for each. */
export function Meanwhile({ lines, onWatch, children }: MeanwhileProps) {
  return (
    <section className="pane meanwhile" aria-label="Meanwhile">
      <div className="head">
        <h2>Meanwhile</h2>
        {onWatch && (
          <button type="button" className="btn btn--quiet" title="Beat by beat; any key tells the rest at once" onClick={onWatch}>
            Watch
          </button>
        )}
      </div>
      {children}
      <ul>
        {lines.slice(0, MOST).map(({ id, icon, who, deeds }) => (
          <li key={id}>
            <Picture name={icon} />
            <p>
              <b>{who}</b> {deeds}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

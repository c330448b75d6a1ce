import { Exhibit } from '../../../gallery/exhibit.tsx'
import { MARKS } from '../board/legend.tsx'
import '../style/board.css'

/** Every mark of the arena. */
export function MarksPage() {
  return (
    <div className="gallery-plates">
      {MARKS.map(({ name, picture }) => (
        <Exhibit key={name} name={name}>
          <svg viewBox="0 0 100 100" role="img" aria-label={name}>
            {picture}
          </svg>
        </Exhibit>
      ))}
    </div>
  )
}

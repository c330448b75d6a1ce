import { Exhibit } from '../../../gallery/exhibit.tsx'
import { CardFace } from '../table/card-face.tsx'
import '../style/table.css'

const FACES = [1, 2, 3, 4, 5, 6] as const

/** Every card in each of its states. */
export function CardsPage() {
  return (
    <div className="gallery-pieces">
      {FACES.map((card) => (
        <Exhibit key={card} name={String(card)}>
          <CardFace card={card} />
        </Exhibit>
      ))}
      <Exhibit name="two of a number">
        <CardFace card={4} count={2} />
      </Exhibit>
      <Exhibit name="on the bridge">
        <CardFace card={4} size="small" />
      </Exhibit>
      <Exhibit name="face down">
        <CardFace card={null} />
      </Exhibit>
    </div>
  )
}

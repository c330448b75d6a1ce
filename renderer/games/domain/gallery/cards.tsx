import { DECKS, TREASURES } from '../../../../engine/domain/tables/index.ts'
import { DECK_IDS } from '../../../../engine/domain/tables/table-types.ts'
import { Exhibit } from '../../../gallery/exhibit.tsx'
import { CardBack, Stack } from '../cards/card-back.tsx'
import { CardFace } from '../cards/card-face.tsx'
import { inscriptionOf } from '../cards/inscription.ts'
import '../style/board.css'

/** Every card and every major treasure, after the backs and the stacks of their decks. */
export function CardsPage() {
  const ids = [...DECK_IDS.flatMap((deck) => DECKS[deck].map(({ id }) => id)), ...TREASURES.map(({ id }) => id)]
  return (
    <div className="d-exhibits">
      {([...DECK_IDS, 'treasure'] as const).map((deck) => (
        <Exhibit key={deck} name={deck}>
          <CardBack deck={deck} />
          <CardBack deck={deck} seen="orc" />
          <Stack deck={deck} count={28} seen={['orc', 'rope']} />
          <Stack deck={deck} count={0} />
        </Exhibit>
      ))}
      {ids.map((id) => (
        <Exhibit key={id} name={id}>
          <CardFace id={id} />
          {isCarried(id) && <CardFace id={id} size="slot" isUsed />}
        </Exhibit>
      ))}
    </div>
  )
}

function isCarried(id: string): boolean {
  const type = inscriptionOf(id)?.type
  return type === 'object' || type === 'treasure'
}

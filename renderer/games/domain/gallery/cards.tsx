import { DECK_IDS, type DomainTables } from '../../../../engine/domain/tables/table-types.ts'
import { Exhibit } from '../../../gallery/exhibit.tsx'
import { CardBack, Stack } from '../cards/card-back.tsx'
import { CardFace } from '../cards/card-face.tsx'
import { inscriptionOf } from '../cards/inscription.ts'
import { domainTables } from '../tables.ts'
import '../style/board.css'

interface ExhibitsProps {
  readonly moments: { readonly tables: Readonly<Record<string, unknown>> }
}

/** Every card and every major treasure, after the backs and the stacks of their decks. */
export function CardsPage({ moments }: ExhibitsProps) {
  const tables = domainTables(moments.tables)
  if (!tables) return null
  const ids = [...DECK_IDS.flatMap((deck) => tables.decks[deck].map(({ id }) => id)), ...tables.treasures.map(({ id }) => id)]
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
          <CardFace tables={tables} id={id} />
          {isCarried(tables, id) && <CardFace tables={tables} id={id} size="slot" isUsed />}
        </Exhibit>
      ))}
    </div>
  )
}

function isCarried(tables: DomainTables, id: string): boolean {
  const type = inscriptionOf(tables, id)?.type
  return type === 'object' || type === 'treasure'
}

import { SPELLS_IN_PLAY } from '../../../../engine/cave/tables/table-types.ts'
import { Exhibit } from '../../../gallery/exhibit.tsx'
import { MARKS } from '../board/legend.tsx'
import { CardBack, SpellBacks, Stack } from '../cards/card-back.tsx'
import { CardFace, SpellFace } from '../cards/card-face.tsx'
import { Crystals } from '../cards/crystals.tsx'
import { caveTables } from '../tables.ts'
import '../style/board.css'

interface ExhibitsProps {
  readonly moments: { readonly tables: Readonly<Record<string, unknown>> }
}

const DECKS = ['cave', 'adventure', 'spells'] as const

/** Every card and every Spell, large and on its hook, after the backs and the row of crystals. */
export function CardsPage({ moments }: ExhibitsProps) {
  const tables = caveTables(moments.tables)
  if (!tables) return null
  const copies = tables.cards.flatMap(({ type, copies: [first] }) => (type === 'removed' || first === undefined ? [] : [first]))
  return (
    <div className="v-exhibits">
      <Exhibit name="crystals">
        <Crystals won={new Set(['seeress', 'gnome-tinker'])} />
      </Exhibit>
      {DECKS.map((deck) => (
        <Exhibit key={deck} name={deck}>
          <CardBack deck={deck} />
          <Stack deck={deck} stock={34} discard={5} />
          <Stack deck={deck} stock={0} discard={0} />
        </Exhibit>
      ))}
      <Exhibit name="spells of others">
        <SpellBacks count={3} />
      </Exhibit>
      {SPELLS_IN_PLAY.map((spell) => (
        <Exhibit key={spell} name={spell}>
          <SpellFace tables={tables} spell={spell} />
          <SpellFace tables={tables} spell={spell} size="slot" />
        </Exhibit>
      ))}
      {copies.map((copy) => (
        <Exhibit key={copy} name={copy}>
          <CardFace tables={tables} card={copy} />
          <CardFace tables={tables} card={copy} size="slot" />
        </Exhibit>
      ))}
    </div>
  )
}

/** Every mark of the board. */
export function MarksPage() {
  return (
    <div className="v-exhibits">
      {MARKS.map(({ name, picture }) => (
        <Exhibit key={name} name={name}>
          <svg className="v-exhibit" viewBox="0 0 100 100" role="img" aria-label={name}>
            {picture}
          </svg>
        </Exhibit>
      ))}
    </div>
  )
}

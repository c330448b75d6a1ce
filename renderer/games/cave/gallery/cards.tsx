import { CARDS } from '../../../../engine/cave/tables/index.ts'
import { SPELLS_IN_PLAY } from '../../../../engine/cave/tables/table-types.ts'
import { Exhibit } from '../../../gallery/exhibit.tsx'
import { MARKS } from '../board/legend.tsx'
import { CardBack, SpellBacks, Stack } from '../cards/card-back.tsx'
import { CardFace, SpellFace } from '../cards/card-face.tsx'
import { Crystals } from '../cards/crystals.tsx'
import '../style/board.css'

const DECKS = ['cave', 'adventure', 'spells'] as const

/** Every card and every Spell, large and on its hook, after the backs and the row of crystals. */
export function CardsPage() {
  const copies = CARDS.flatMap(({ type, copies: [first] }) => (type === 'removed' || first === undefined ? [] : [first]))
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
          <SpellFace spell={spell} />
          <SpellFace spell={spell} size="slot" />
        </Exhibit>
      ))}
      {copies.map((copy) => (
        <Exhibit key={copy} name={copy}>
          <CardFace card={copy} />
          <CardFace card={copy} size="slot" />
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

import { useState } from 'react'
import { Choices, Tick } from '../../../dialog/choices.tsx'
import type { NewGameProps } from '../../../game-page.ts'
import { NewGameForm } from '../../../screens/shelf/new-game/form.tsx'
import { firstWish } from '../../../screens/shelf/new-game/wish.ts'
import { type ReadySheet, useHeroHouse, useKeptHeroes } from '../sheet/sheets.ts'
import { CatacombFields } from './catacomb-fields.tsx'
import { COUNTS, FIRST_WISH, optionsOf, ownerOf, sectionsOf, withHero } from './wish.ts'
import '../style/table.css'
import '../style/new-game.css'

/** Who plays, with which heroes, where, and by which house rules. */
export function NewGameDialog({ onClose }: NewGameProps) {
  const [table, setTable] = useState(() => firstWish(COUNTS[0] ?? 0))
  const [wish, setWish] = useState(FIRST_WISH)
  const house = useHeroHouse()
  const { heroes: kept } = useKeptHeroes()
  const sheets: readonly ReadySheet[] = [...(kept ?? []), ...(house?.sheets ?? [])]
  const players = table.seats.length
  return (
    <NewGameForm
      game="hero"
      title="A new game of HERO"
      wish={table}
      onWish={setTable}
      onClose={onClose}
      counts={COUNTS}
      seatLegend={(seat) => (
        <>
          Section {sectionsOf(players)[seat]}{' '}
          <small className="muted">
            the monsters in it are moved by {table.seats[ownerOf(seat, players)]?.name.trim() || 'a player without a name'}
          </small>
        </>
      )}
      seatFields={(seat) => (
        <label>
          <span>Hero</span>
          <select value={wish.heroes[seat] ?? ''} onChange={({ target }) => setWish(withHero(wish, seat, target.value || null))}>
            <option value="">{table.seats[seat]?.player === 'person' ? 'made when the game begins' : 'made by the bot'}</option>
            <Sheets title="Kept" sheets={kept ?? []} />
            <Sheets title="Ready to play" sheets={house?.sheets ?? []} />
          </select>
        </label>
      )}
      options={() => optionsOf(wish, players, (wanted) => sheets.find(({ id }) => id === wanted)?.sheet ?? null)}
    >
      <CatacombFields
        wish={wish}
        catacombs={house?.catacombs ?? []}
        onChange={(catacomb, catacombSeed) => setWish({ ...wish, catacomb, catacombSeed })}
      />
      <Choices legend="Counters">
        <Tick
          name="Lay them out for all players"
          text="42 counters a section: riches far off and under guard, the others along the way. If off, you lay out your own."
          checked={wish.laidByApp}
          onChange={(laidByApp) => setWish({ ...wish, laidByApp })}
        />
      </Choices>
    </NewGameForm>
  )
}

function Sheets({ title, sheets }: { readonly title: string; readonly sheets: readonly ReadySheet[] }) {
  return (
    sheets.length > 0 && (
      <optgroup label={title}>
        {sheets.map(({ id, profile }) => (
          <option key={id} value={id}>
            {profile.name}
          </option>
        ))}
      </optgroup>
    )
  )
}

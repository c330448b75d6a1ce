import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { Input } from '../../../../electron/contract/index.ts'
import { SKILLS } from '../../../../engine/kernel/types.ts'
import { Dialog } from '../../../dialog/dialog.tsx'
import { useClient } from '../../../host/client.tsx'
import { go } from '../../../navigation.ts'
import { UNDO_MODES } from '../../../screens/campaigns/variants.ts'
import { Seed } from '../../../screens/hall/seed.tsx'
import { type ReadySheet, useHeroHouse, useKeptHeroes } from '../sheet/sheets.ts'
import { CatacombPicture } from './catacomb-picture.tsx'
import {
  FIRST_WISH,
  type GameWish,
  isWatched,
  ownerOf,
  type Player,
  problemOf,
  RANDOM,
  type SeatWish,
  SKILL_NAMES,
  sectionsOf,
  startInput,
  withPlayer,
  withSeat,
  withSeats,
} from './wish.ts'

const LONGEST_NAME = 30
const LONGEST_SEED = 40

/** Who plays, with which heroes, where, and by which rules of the house. */
export function NewGameDialog({ onClose }: { readonly onClose: () => void }) {
  const id = useId()
  const [wish, setWish] = useState(FIRST_WISH)
  const house = useHeroHouse()
  const { heroes } = useKeptHeroes()
  const begin = useBegin()
  const sheets: readonly ReadySheet[] = [...(heroes ?? []), ...(house?.sheets ?? [])]
  const problem = problemOf(wish)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (problem) return
    const input = startInput(wish, (wanted) => sheets.find((sheet) => sheet.id === wanted)?.sheet ?? null)
    begin.mutate({ input, watched: isWatched(wish) })
  }
  return (
    <Dialog
      title="A new game of HERO"
      onClose={onClose}
      wide
      foot={
        <>
          <button type="button" className="btn" onClick={onClose}>
            Not now
          </button>
          <button type="submit" form={id} className="btn btn--go" disabled={begin.isPending || problem !== null}>
            {isWatched(wish) ? (begin.isPending ? 'They play' : 'Let them play') : 'Begin'}
          </button>
        </>
      }
    >
      <form id={id} className="campaign-form new-game" onSubmit={submit}>
        <label className="seat-count">
          Players
          <select value={wish.seats.length} onChange={(event) => setWish(withSeats(wish, Number(event.target.value)))}>
            <option value={3}>three</option>
            <option value={2}>two</option>
          </select>
        </label>
        {wish.seats.map((seat, i) => (
          <SeatFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
            key={i}
            section={sectionsOf(wish.seats.length)[i] ?? ''}
            seat={seat}
            owner={wish.seats[ownerOf(i, wish.seats.length)]?.name ?? ''}
            kept={heroes ?? []}
            ready={house?.sheets ?? []}
            onPlayer={(player) => setWish(withPlayer(wish, i, player))}
            onChange={(change) => setWish(withSeat(wish, i, (before) => ({ ...before, ...change })))}
          />
        ))}
        {isWatched(wish) && <p className="small">Nobody of you sits here: the bots play it out, and you look back on it.</p>}
        <CatacombFields
          wish={wish}
          catacombs={house?.catacombs ?? []}
          onChange={(catacomb, catacombSeed) => setWish({ ...wish, catacomb, catacombSeed })}
        />
        <fieldset className="choices choices--3">
          <legend>Undo</legend>
          {UNDO_MODES.map((mode) => (
            <label key={mode.id}>
              <input type="radio" name="undo" checked={wish.undo === mode.id} onChange={() => setWish({ ...wish, undo: mode.id })} />
              <span>
                <b>{mode.name}</b>
                <small>{mode.text}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <fieldset className="choices">
          <legend>Dice</legend>
          <label>
            <input type="checkbox" checked={wish.dice} onChange={(event) => setWish({ ...wish, dice: event.target.checked })} />
            <span>
              <b>Dice on the table</b>
              <small>You throw real dice for everybody, and enter what they show.</small>
            </span>
          </label>
          <Seed of="game" seed={wish.seed} onChange={(seed) => setWish({ ...wish, seed })} />
        </fieldset>
        {(problem ?? begin.error) && (
          <p className="warn" role="alert">
            {problem ?? begin.error?.message}
          </p>
        )}
      </form>
    </Dialog>
  )
}

interface Start {
  readonly input: Input<'game.start'>
  /** Bots sit everywhere: the game is played out at once. */
  readonly watched: boolean
}

/** Begins the game and goes to it: to its table, or where it was played out, to looking back. */
function useBegin() {
  const client = useClient()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async ({ input, watched }: Start) => {
      const { session } = await client.call('game.start', input)
      if (watched) await client.call('game.auto', { session, until: 'end' })
      return session
    },
    onSuccess: (session, { watched }) => {
      go(watched ? { kind: 'replay', session, input: 0 } : { kind: 'table', session })
      return cache.invalidateQueries()
    },
  })
}

interface SeatFieldsProps {
  readonly section: string
  readonly seat: SeatWish
  /** Who sets the monsters on him. */
  readonly owner: string
  readonly kept: readonly ReadySheet[]
  readonly ready: readonly ReadySheet[]
  readonly onPlayer: (player: Player) => void
  readonly onChange: (change: Partial<SeatWish>) => void
}

function SeatFields({ section, seat: { player, name, hero }, owner, kept, ready, onPlayer, onChange }: SeatFieldsProps) {
  return (
    <fieldset className="choices seat-row">
      <legend>
        Section {section} <small className="muted">the monsters in it are moved by {owner.trim() || 'somebody without a name'}</small>
      </legend>
      <label>
        <span>Played by</span>
        <select value={player} onChange={(event) => onPlayer(PLAYERS.find((each) => each === event.target.value) ?? 'person')}>
          {PLAYERS.map((each) => (
            <option key={each} value={each}>
              {each === 'person' ? 'a person' : `a bot: ${SKILL_NAMES[each].toLowerCase()}`}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>Name</span>
        <input
          className="field-in"
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </label>
      <label>
        <span>Hero</span>
        <select value={hero ?? ''} onChange={(event) => onChange({ hero: event.target.value || null })}>
          <option value="">{player === 'person' ? 'made when the game begins' : 'made by the bot'}</option>
          <Sheets title="Kept" sheets={kept} />
          <Sheets title="Ready to play" sheets={ready} />
        </select>
      </label>
    </fieldset>
  )
}

const PLAYERS: readonly Player[] = ['person', ...SKILLS]

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

interface CatacombFieldsProps {
  readonly wish: GameWish
  readonly catacombs: readonly { readonly id: string; readonly name: string; readonly grid: readonly string[] }[]
  readonly onChange: (catacomb: string, seed: string) => void
}

function CatacombFields({ wish: { catacomb, catacombSeed }, catacombs, onChange }: CatacombFieldsProps) {
  const drawn = catacombs.find(({ id }) => id === catacomb)
  return (
    <fieldset className="choices catacomb-fields">
      <legend>Catacomb</legend>
      <div>
        <label>
          <span>Where they walk</span>
          <select value={catacomb} onChange={(event) => onChange(event.target.value, catacombSeed)}>
            {catacombs.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value={RANDOM}>another one every time</option>
          </select>
        </label>
        {catacomb === RANDOM && (
          <label>
            <span>Its seed</span>
            <input
              className="field-in"
              value={catacombSeed}
              maxLength={LONGEST_SEED}
              placeholder="drawn for you"
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => onChange(catacomb, event.target.value)}
            />
          </label>
        )}
        <p className="small muted">
          The printed catacombs of 1980 are lost.{' '}
          {catacomb === RANDOM ? 'This one is made from its seed: the same seed, the same walls.' : 'This one is drawn for this app.'}
        </p>
      </div>
      {drawn && <CatacombPicture grid={drawn.grid} />}
    </fieldset>
  )
}

import type { ReactNode } from 'react'
import { isAbout, verbOf } from '../../../../engine/cave/open/actions.ts'
import { cardName } from '../../../../engine/cave/open/names.ts'
import { LIMITS } from '../../../../engine/cave/tables/index.ts'
import type { PlayerView } from '../../../../engine/cave/view-types.ts'
import { OptionPiece, type Pressing } from '../../../board/option-piece.tsx'
import { SpellBacks } from './card-back.tsx'
import { CardFace, SpellFace } from './card-face.tsx'
import { Gauges } from './gauges.tsx'
import '../style/cards.css'

interface SheetProps extends Pressing {
  readonly player: PlayerView
}

/** What a Character has: Objects on their hooks, Followers, Spells (those of others as backs), trophies, and how far he is for the Trials. */
export function Sheet({ player, options, picked, onPick }: SheetProps) {
  const { objects, followers, spells, carries } = player
  const press = { options, picked, onPick }
  const isUnlimited = carries > MOST
  const hooks = Math.max(isUnlimited ? objects.length + 1 : carries, objects.length)
  const places = hooks + followers.length + spells.count
  return (
    <div className={places > FIT.wide ? 'v-sheet is-crowded' : places > FIT.narrow ? 'v-sheet is-full' : 'v-sheet'}>
      <Group name="Objects" note={isUnlimited ? `${objects.length}, no limit` : `${objects.length} of ${carries}`} room={hooks}>
        {objects.map((copy) => (
          <li key={copy}>
            <Pressed id={copy} {...press}>
              <CardFace card={copy} size="slot" />
            </Pressed>
          </li>
        ))}
        {Array.from({ length: hooks - objects.length }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: free hooks that nobody can tell apart
          <li key={i} className="v-hook">
            <span>free</span>
          </li>
        ))}
      </Group>
      {followers.length > 0 && (
        <Group name="Followers" note="" room={followers.length}>
          {followers.map((copy) => (
            <li key={copy}>
              <Pressed id={copy} {...press}>
                <CardFace card={copy} size="slot" />
              </Pressed>
            </li>
          ))}
        </Group>
      )}
      {(spells.count > 0 || spells.limit > 0) && (
        <Group name="Spells" note={`${spells.count} of ${spells.limit}`} room={Math.max(1, spells.known?.length ?? 1)}>
          {spells.known?.map((spell) => (
            <li key={spell}>
              <Pressed id={spell} {...press}>
                <SpellFace spell={spell} size="slot" />
              </Pressed>
            </li>
          )) ??
            (spells.count > 0 && (
              <li>
                <SpellBacks count={spells.count} />
              </li>
            ))}
        </Group>
      )}
      <Trophies player={player} press={press} />
    </div>
  )
}

/** Up to this many places show their names whole. */
const FIT = { narrow: 7, wide: 10 }

/** More Objects than this nobody carries but with the Mule. */
const MOST = 20

interface GroupProps {
  readonly name: string
  readonly note: string
  /** Places in it. */
  readonly room: number
  readonly children: ReactNode
}

function Group({ name, note, room, children }: GroupProps) {
  return (
    <section className="v-group" style={{ flexGrow: room }}>
      <h3>
        {name} {note !== '' && <small>{note}</small>}
      </h3>
      <ul>{children}</ul>
    </section>
  )
}

/** A card of his; what can be done with it is nothing at someone else's. */
function Pressed({ id, children, ...pressing }: Pressing & { readonly id: string; readonly children: ReactNode }) {
  return (
    <OptionPiece className="v-press" isMine={(option) => isAbout(option, id)} {...pressing}>
      {() => children}
    </OptionPiece>
  )
}

/** Points towards the next Strength in seven cells (1.4); then by what they were won, and the three gauges. */
function Trophies({ player, press }: Pick<SheetProps, 'player'> & { readonly press: Pressing }) {
  const { strengthPoints: seven } = LIMITS
  const points = player.trophies.reduce((sum, trophy) => sum + trophy.points, 0)
  const exchange = press.options.find(({ id }) => verbOf(id) === 'exchange')
  return (
    <section className="v-group v-trophies">
      <h3>
        Trophies{' '}
        <small>
          {points} of {seven}
        </small>
        {exchange && (
          <button
            type="button"
            className="btn v-exchange"
            aria-pressed={press.picked.includes(exchange.id)}
            onClick={() => press.onPick(exchange.id)}
          >
            {exchange.label}
          </button>
        )}
      </h3>
      <span className="v-seven" aria-hidden="true">
        {Array.from({ length: seven }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cells
          <i key={i} className={i < points ? 'is-on' : undefined} />
        ))}
      </span>
      <ul className="v-won">
        {player.trophies.map(({ id, points: worth }) => (
          <li key={id}>
            {cardName(id)} <b>{worth}</b>
          </li>
        ))}
      </ul>
      <Gauges player={player} />
    </section>
  )
}

import { Fragment } from 'react'
import { rankName } from '../../../../engine/citadel/open/names.ts'
import type { CharacterView } from '../../../../engine/citadel/view-types.ts'
import { ranksOf } from '../table/view.ts'
import { type Choices, choiceOf, type Menus, NO_CHOICE } from './choices.ts'
import { moveAmongUnits } from './roving.ts'
import { CharacterUnit } from './unit.tsx'

interface PartyProps {
  readonly party: readonly CharacterView[]
  /** The character the decision is about. */
  readonly about?: string | undefined
  /** What pressing a counter chooses, where the question is a character. */
  readonly choices?: Choices
  readonly onOpen: (id: string) => void
  /** The menus of the counters; left out where there is no question. */
  readonly menu?: Menus | undefined
}

/** The party in its march order, at the foot of the field; below it, those without a place. */
export function Party({ party, about, choices = NO_CHOICE, menu, onOpen }: PartyProps) {
  const apart = party.filter((who) => who.rank < 0)
  const ranked = party.filter((who) => who.rank >= 0)
  const placed = ranked.length > 0
  const stop = (ranked.find((who) => who.id === about) ?? ranksOf(ranked).flat().find(Boolean))?.id
  return (
    <section className="party" aria-label="The party in march order" onKeyDown={moveAmongUnits}>
      {placed &&
        ranksOf(party).map((rank, r) => (
          <Fragment key={rankName(r)}>
            <span className="rank-label">{rankName(r)}</span>
            {rank.map((who, space) =>
              who ? (
                <CharacterUnit
                  key={who.id}
                  who={who}
                  turn={who.id === about}
                  rank={r}
                  stop={who.id === stop}
                  choice={choiceOf(who.id, choices)}
                  onMenu={menu && (() => menu.onOpen(who.id))}
                  open={menu?.openAt === who.id}
                  onOpen={() => onOpen(who.id)}
                />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place in the rank
                <span key={space} className="slot" />
              ),
            )}
          </Fragment>
        ))}
      {apart.length > 0 && (
        <>
          <span className="rank-label">{apart.every((who) => who.status === 'dead') ? 'Fallen' : placed ? 'Apart' : 'The party'}</span>
          <div className="apart">
            {apart.map((who) => (
              <button key={who.id} type="button" className="btn" onClick={() => onOpen(who.id)}>
                {who.name}
                {who.status !== 'living' && <span className="muted small">{who.status}</span>}
              </button>
            ))}
          </div>
        </>
      )}
    </section>
  )
}

import { Fragment } from 'react'
import type { CharacterView, FightView, MonsterView } from '../../engine/citadel/view-types.ts'
import { Icon } from '../icons/icon.tsx'
import { monsterIcon, personIcon } from '../icons/names.ts'
import { FacingLines } from './facing.tsx'
import { rankName, ranksOf, SPACES } from './rows.ts'
import { CharacterUnit, MonsterUnit } from './unit.tsx'

interface ArenaProps {
  readonly party: readonly CharacterView[]
  readonly monsters: readonly MonsterView[]
  readonly fight: FightView | null
  /** The character the decision is about. */
  readonly about: string | undefined
  readonly target: string | null
  /** Monsters the decision's options aim at. */
  readonly targets: ReadonlySet<string>
  readonly onAim: (monster: string) => void
  readonly onOpen: (character: string) => void
}

const SHOWN_RANKS = 2

/** The two march orders face each other: the monsters above, the party below, the gap between them. */
export function Arena({ party, monsters, fight, about, target, targets, onAim, onOpen }: ArenaProps) {
  // Who was charmed or turned traitor stands in the other side's ranks (10.5, 13.2, 15.5).
  const ours = party.filter((who) => who.side === 'party')
  const theirs: readonly (CharacterView | MonsterView)[] = [...monsters, ...party.filter((who) => who.side === 'monsters')]
  const theirRanks = ranksOf(theirs)
  const behind = theirRanks.slice(SHOWN_RANKS).flatMap((rank) => rank.filter((unit) => unit !== null))
  const acting = fight?.acting ?? about ?? null
  const acted = new Set(fight?.acted ?? [])
  const unit = (who: CharacterView | MonsterView, className: string) =>
    isCharacter(who) ? (
      <CharacterUnit
        key={who.id}
        who={who}
        className={className}
        turn={who.id === acting}
        target={who.id === target}
        acted={acted.has(who.id)}
        onOpen={() => (targets.has(who.id) ? onAim(who.id) : onOpen(who.id))}
      />
    ) : (
      <MonsterUnit
        key={who.id}
        monster={who}
        className={className}
        turn={who.id === acting}
        target={who.id === target}
        acted={acted.has(who.id)}
        onChoose={targets.has(who.id) ? () => onAim(who.id) : undefined}
      />
    )
  const row = (units: readonly (CharacterView | MonsterView | null)[], label: string, r: string) => (
    <Fragment key={r}>
      <span className={`rank-label ${r}`}>{label}</span>
      {SPACES.map((space) => {
        const who = units[space]
        const className = `${r} c${space + 2}`
        return who ? unit(who, className) : <span key={space} className={`slot ${className}`} />
      })}
    </Fragment>
  )
  const ourRanks = ranksOf(ours)
  return (
    <section className={ourRanks.length > 2 ? 'arena arena--3' : 'arena'} aria-label="The two march orders">
      <FacingLines ours={ourRanks} theirs={theirRanks} facing={fight?.facing ?? []} acting={acting} target={target} targets={targets} />
      {row(theirRanks[1] ?? [], behind.length > 0 ? `Second rank, ${behind.length} behind` : rankName(1), 'r1')}
      {row(theirRanks[0] ?? [], rankName(0), 'r2')}
      <div className="arena-key">
        {behind.length > 0 ? (
          <p className="behind">
            <span className="vh">Behind them: </span>
            {behind.slice(0, 6).map((who) => (
              <span key={who.id} className="chit chit--foe chit--s" title={who.name}>
                <Icon name={isCharacter(who) ? personIcon(who) : monsterIcon(who.type)} className="" />
                <span className="vh">{who.name}</span>
              </span>
            ))}
          </p>
        ) : (
          fight && (
            <p>
              Solid: faces.
              <br />
              Dotted: in reach.
            </p>
          )
        )}
      </div>
      {row(ourRanks[0] ?? [], rankName(0), 'r4')}
      {row(ourRanks[1] ?? [], rankName(1), 'r5')}
      {ourRanks[2] && row(ourRanks[2], rankName(2), 'r6')}
    </section>
  )
}

function isCharacter(who: CharacterView | MonsterView): who is CharacterView {
  return 'race' in who
}

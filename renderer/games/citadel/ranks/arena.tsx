import { Fragment, type ReactNode, useId, useState } from 'react'
import { rankName, SPACE_NAMES } from '../../../../engine/citadel/open/names.ts'
import type { FightView } from '../../../../engine/citadel/view-types.ts'
import { Icon } from '../../../icons/icon.tsx'
import { Case } from '../../../rulebook/case.tsx'
import { monsterIcon, personPicture } from '../names.ts'
import { ranksOf, SPACES } from '../table/view.ts'
import { type Choices, choiceOf, type Menus, type Step } from './choices.ts'
import { FacingLines, type Stroke } from './facing.tsx'
import { type Field, isCharacter, type Reason, reasonsOf, standsAside, type Unit } from './reach.ts'
import { moveAmongUnits } from './roving.ts'
import { CharacterUnit, MonsterUnit } from './unit.tsx'

interface ArenaProps {
  readonly ours: readonly Unit[]
  readonly theirs: readonly Unit[]
  readonly fight: FightView | null
  /** The character the decision is about. */
  readonly about: string | undefined
  /** The targets of the choice. */
  readonly target: string | null
  readonly choices: Choices
  /** The places that the character chosen to move may step to (9.8). */
  readonly steps: readonly Step[]
  /** The blow being told. */
  readonly stroke: Stroke | null
  /** Wounds lost since the last choice. */
  readonly hurt: ReadonlyMap<string, number>
  readonly onOpen: (character: string) => void
  /** The menus of the counters; left out while something is told, and where there is no question. */
  readonly menu?: Menus | undefined
  /** The deed being told, in place of who reaches whom. */
  readonly children?: ReactNode
}

const SHOWN_RANKS = 2

/** The two march orders face each other: the monsters above, the party below, the gap between them, and in words who reaches whom. */
export function Arena({ ours, theirs, fight, about, target, choices, steps, stroke, hurt, menu, onOpen, children }: ArenaProps) {
  const id = useId()
  const [looked, setLooked] = useState<string | null>(null)
  const theirRanks = ranksOf(theirs)
  const ourRanks = ranksOf(ours, Math.max(2, ...steps.map(({ rank }) => rank + 1)))
  const behind = theirRanks.slice(SHOWN_RANKS).flatMap((rank) => rank.filter((unit) => unit !== null))
  const acting = stroke?.who ?? fight?.acting ?? about ?? null
  const acted = new Set(fight?.acted ?? [])
  const field: Field | null = fight && { ours, theirs, fight }
  const everybody = [...theirs, ...ours]
  const reasons = new Map(field ? everybody.map((who) => [who.id, reasonsOf(who, field)] as const) : [])
  const aimable = new Set(theirs.flatMap((who) => (choices.of(who.id).length > 0 ? [who.id] : [])))
  const stop = [target, acting, everybody[0]?.id].find((each) => everybody.some((who) => who.id === each && who.rank >= 0))

  const unit = (who: Unit, rank: number, className: string) => {
    const standing = {
      turn: who.id === acting,
      target: who.id === (stroke ? stroke.target : target),
      acted: acted.has(who.id),
      aside: field !== null && standsAside(who, field),
      hurt: hurt.get(who.id),
    }
    const place = {
      className,
      rank,
      stop: who.id === stop,
      describedBy: reasons.has(who.id) ? `${id}-${who.id}` : undefined,
      onLook: (looks: boolean) => setLooked(looks ? who.id : null),
      choice: choiceOf(who.id, choices),
      onMenu: menu && (() => menu.onOpen(who.id)),
      open: menu?.openAt === who.id,
    }
    return isCharacter(who) ? (
      <CharacterUnit key={who.id} who={who} {...standing} {...place} onOpen={() => onOpen(who.id)} />
    ) : (
      <MonsterUnit key={who.id} monster={who} {...standing} {...place} />
    )
  }
  const row = (units: readonly (Unit | null)[], rank: number, label: string, r: string, ways: readonly Step[] = []) => (
    <Fragment key={r}>
      <span className={`rank-label ${r}`}>{label}</span>
      {SPACES.map((space) => {
        const who = units[space]
        const className = `${r} c${space + 2}`
        const way = ways.find((step) => step.space === space)
        if (who) return unit(who, rank, className)
        return way ? (
          <Way key={space} step={way} className={className} rank={rank} choices={choices} />
        ) : (
          <span key={space} className={`slot ${className}`} />
        )
      })}
    </Fragment>
  )
  const waysTo = (rank: number) => steps.filter((step) => step.rank === rank)
  const seen = everybody.find((who) => who.id === looked)
  return (
    <>
      <section className={ourRanks.length > 2 ? 'arena arena--3' : 'arena'} aria-label="The two march orders" onKeyDown={moveAmongUnits}>
        <FacingLines
          ours={ourRanks}
          theirs={theirRanks}
          facing={fight?.facing ?? []}
          acting={acting}
          target={target}
          targets={aimable}
          stroke={stroke}
        />
        {row(theirRanks[1] ?? [], 1, behind.length > 0 ? `Second rank, ${behind.length} behind` : rankName(1), 'r1')}
        {row(theirRanks[0] ?? [], 2, rankName(0), 'r2')}
        {behind.length > 0 && (
          <p className="arena-key behind">
            <span className="vh">Behind them: </span>
            {alike(behind).map(({ icon, names }) => (
              <span key={icon} className="alike" title={names.join(', ')}>
                <span className="chit chit--foe chit--s">
                  <Icon name={icon} className="" />
                </span>
                {names.length > 1 && <span aria-hidden="true">× {names.length}</span>}
                <span className="vh">{names.join(', ')}</span>
              </span>
            ))}
          </p>
        )}
        {row(ourRanks[0] ?? [], 3, rankName(0), 'r4', waysTo(0))}
        {row(ourRanks[1] ?? [], 4, rankName(1), 'r5', waysTo(1))}
        {ourRanks[2] && row(ourRanks[2], 5, rankName(2), 'r6', waysTo(2))}
      </section>
      {children ?? (field && <Reach reasons={seen ? (reasons.get(seen.id) ?? []) : []} />)}
      {/* For those who do not see the lines: read out with each counter. */}
      <div hidden>
        {[...reasons].map(([who, why]) => (
          <p key={who} id={`${id}-${who}`}>
            {why.map(({ rule, text }) => `${text} Rule ${rule}.`).join(' ')}
          </p>
        ))}
      </div>
    </>
  )
}

/** Counters that look the same form one pile, however many there are. */
function alike(units: readonly Unit[]): { readonly icon: string; readonly names: readonly string[] }[] {
  const heaps = Map.groupBy(units, (who) => (isCharacter(who) ? personPicture(who) : monsterIcon(who.type)))
  return [...heaps].map(([icon, heap]) => ({ icon, names: heap.map(({ name }) => name) }))
}

/** Why the lines run as they do, for the counter looked at; otherwise what they mean. */
function Reach({ reasons }: { readonly reasons: readonly Reason[] }) {
  return (
    <p className="reach">
      {reasons.length === 0 ? (
        <>
          <Sample className="ln" /> they face each other
          <Sample className="ln ln--shot" /> in reach
          <Sample className="ln ln--pick" /> chosen
          <span className="hide-s muted">Point at a counter to see why.</span>
        </>
      ) : (
        reasons.map(({ rule, text }) => (
          <span key={text}>
            {text} <Case rule={rule} isStop={false} />
          </span>
        ))
      )}
    </p>
  )
}

function Sample({ className }: { readonly className: string }) {
  return (
    <svg className="reach-line" viewBox="0 0 28 8" aria-hidden="true">
      <path className={className} d="M1 4H27" />
    </svg>
  )
}

interface WayProps {
  readonly step: Step
  readonly className: string
  readonly rank: number
  readonly choices: Choices
}

/** An empty place that the chosen character may step into. */
function Way({ step: { option, rank: to, space }, className, rank, choices }: WayProps) {
  const isChosen = choices.picked.includes(option.id)
  return (
    <button
      type="button"
      className={`slot slot--way ${isChosen ? 'is-chosen' : ''} ${className}`}
      aria-pressed={isChosen}
      aria-label={option.label}
      data-rank={rank}
      data-space={space}
      tabIndex={-1}
      onClick={() => choices.onChoose(option.id)}
    >
      {isChosen ? 'Steps here' : `${rankName(to)}, ${SPACE_NAMES[space] ?? ''}`}
    </button>
  )
}

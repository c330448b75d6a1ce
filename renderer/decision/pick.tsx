import { type KeyboardEvent, type ReactNode, useId } from 'react'
import type { Decision, Option } from '../../engine/kernel/types.ts'
import { capital } from '../../engine/kernel/words.ts'
import { asidesByDeed, type Draft, isSingle, mainBlocked, optionsFor, targetsOf } from './draft.ts'
import { Folded } from './folded.tsx'
import { chanceOf, hasFigures, thirdColumn } from './odds.ts'
import { BlockedRow, costOf, type OddsColumns, OptionRow } from './option-row.tsx'

export interface PickProps {
  readonly decision: Decision
  readonly draft: Draft
  /** Names of characters and monsters by id. */
  readonly nameOf: (id: string) => string
  /** A small figure beside the name of a target: what it has left. */
  readonly leftOf?: (id: string) => number | undefined
  readonly pictureOf?: (option: Option) => ReactNode
  /** What the mean of an option's odds counts: `wounds`. */
  readonly counts: string
  readonly onConfirm: () => void
  readonly onPick: (ids: readonly string[]) => void
  /** A press of the pointer on this row answers at once. */
  readonly answersAtPress: (option: Option) => boolean
}

/** A choice among options: one by radio, several by ticks, both by keys 1 to 9. */
export function Pick({ decision, draft, nameOf, leftOf, pictureOf, counts, onConfirm, onPick, answersAtPress }: PickProps) {
  const options = listed(decision, draft.target)
  const fighting = options.some((option) => option.at?.kind === 'monster')
  const columns = options.some(hasFigures) ? { chance: fighting ? 'hit' : chanceOf(options), counts, third: thirdColumn(options) } : null
  const targets = targetsOf(decision)
  const rows = { decision, draft, columns, counts, pictureOf, onConfirm }
  return (
    <>
      {targets.length > 0 && (
        <fieldset className="target">
          <legend className="vh">Target</legend>
          {targets.map((id) => (
            <button key={id} type="button" aria-pressed={draft.target === id} onClick={() => draft.aim(id)}>
              <span className="clip">{nameOf(id)}</span> {leftOf?.(id) !== undefined && <small>{leftOf(id)}</small>}
            </button>
          ))}
        </fieldset>
      )}
      {columns !== null && (
        <div className="odds-head" aria-hidden="true">
          <span />
          <span className={columns.third === 'none' ? 'odds odds--two' : 'odds'}>
            <span>{columns.chance}</span>
            <span>{columns.counts}</span>
            {columns.third !== 'none' && <span>{columns.third}</span>}
          </span>
        </div>
      )}
      <div className="opts scroll">
        <Rows {...rows} options={options} numbered onPress={(option) => answersAtPress(option) && onPick([option.id])} />
        {mainBlocked(decision).map((blocked) => (
          <BlockedRow key={blocked.id} blocked={blocked} />
        ))}
        <Asides decision={decision} draft={draft} pictureOf={pictureOf} counts={counts} onConfirm={onConfirm} />
      </div>
    </>
  )
}

/** The main options that have a row, in the order of their keys. */
export function listed(decision: Decision, target: string | null): readonly Option[] {
  const options = optionsFor(decision, target)
  const rows = options.filter((option) => !option.apart)
  return rows.length > 0 ? rows : options
}

/** The main options that are buttons at the foot: those that the game sets apart. */
export function footOptions(decision: Decision, target: string | null): readonly Option[] {
  const rows = listed(decision, target)
  return optionsFor(decision, target).filter((option) => !rows.includes(option))
}

interface RowsProps {
  readonly decision: Decision
  readonly draft: Draft
  readonly columns: OddsColumns | null
  readonly counts: string
  readonly pictureOf: ((option: Option) => ReactNode) | undefined
  readonly onConfirm: () => void
  /** A press of the pointer. */
  readonly onPress?: (option: Option) => void
}

function Rows({
  options,
  labelledBy,
  numbered = false,
  decision,
  draft,
  columns,
  counts,
  pictureOf,
  onConfirm,
  onPress,
}: RowsProps & {
  readonly options: readonly Option[]
  /** The heading of its group; the answers to the question have none, since the card is named by the question. */
  readonly labelledBy?: string
  readonly numbered?: boolean
}) {
  const several = !isOneOf(decision)
  const stop = options.find((option) => draft.picked.includes(option.id)) ?? options[0]
  return (
    // A list box, not radios: in one a screen reader passes arrows and digits on.
    <div
      role="listbox"
      {...(labelledBy === undefined ? { 'aria-label': 'Answers' } : { 'aria-labelledby': labelledBy })}
      aria-multiselectable={several}
      data-unanswered={numbered && draft.picked.length === 0 && (decision.min ?? 1) > 0 ? '' : undefined}
      onKeyDown={(event) => moveAmongRows(event, !several)}
    >
      {options.map((option, i) => (
        <OptionRow
          key={option.id}
          option={option}
          several={several}
          chosen={draft.picked.includes(option.id)}
          tabStop={option === stop}
          hotkey={numbered && i < 9 ? i + 1 : undefined}
          columns={columns}
          picture={pictureOf?.(option)}
          cost={costOf(option)}
          counts={counts}
          onChoose={(event) => {
            draft.toggle(option.id)
            if (event.detail > 0) onPress?.(option)
          }}
          onConfirm={onConfirm}
        />
      ))}
    </div>
  )
}

/** Beside a question that takes a value an aside can be ticked, and unticked again. */
function isOneOf(decision: Decision): boolean {
  return decision.kind === 'pick' && isSingle(decision)
}

type AsidesProps = Omit<RowsProps, 'columns'>

/** Healing, handing things over: folded away, grouped by deed; of a spell, what it does. */
export function Asides(rows: AsidesProps) {
  const groups = asidesByDeed(rows.decision)
  const id = useId()
  const count = groups.reduce((sum, { by }) => sum + by.reduce((of, { options }) => of + options.length, 0), 0)
  if (groups.length === 0) return null
  return (
    <Folded
      className="asides"
      to="start"
      summary={
        <>
          {count > 0 ? 'Also possible' : 'Not possible now'} <span className="muted">{count > 0 ? count : ''}</span>
        </>
      }
    >
      {groups.map(({ deed, by }) => (
        <div key={deed ?? ''}>
          {(deed !== null || groups.length > 1 || count > 0) && (
            <h3 id={`${id}-${deed}`} className="asides-who">
              {deed ?? 'The party'}
            </h3>
          )}
          {by.map(({ means, options, blocked }) => (
            <div key={means?.id ?? ''}>
              {means?.effect !== undefined && <MeansLine {...means} effect={means.effect} />}
              {options.length > 0 && <Rows {...rows} columns={null} options={options} labelledBy={`${id}-${deed}`} />}
              {blocked.map((each) => (
                <BlockedRow key={each.id} blocked={each} />
              ))}
            </div>
          ))}
        </div>
      ))}
    </Folded>
  )
}

/** `Heal: 1D3+1 wounds back, never one’s own`. */
function MeansLine({ label, effect }: { readonly label: string; readonly effect: string }) {
  return (
    <p className="asides-means">
      <b>{capital(label)}</b> {effect}
    </p>
  )
}

function moveAmongRows(event: KeyboardEvent<HTMLElement>, choose: boolean): void {
  const step = event.key === 'ArrowDown' || event.key === 'ArrowRight' ? 1 : event.key === 'ArrowUp' || event.key === 'ArrowLeft' ? -1 : 0
  if (step === 0) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-option]')]
  const here = document.activeElement instanceof HTMLElement ? rows.indexOf(document.activeElement) : -1
  const next = rows[(here + step + rows.length) % rows.length]
  event.preventDefault()
  next?.focus()
  if (choose) next?.click()
}

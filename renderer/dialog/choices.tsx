import { type ReactNode, useId } from 'react'
import { useProblem } from './problem.tsx'

/** Something to choose, and in small print what it means. */
export interface DialogChoice<Id extends string> {
  readonly id: Id
  readonly name: string
  readonly text?: string
}

interface GroupProps {
  readonly legend: string
  /** Short texts stand three abreast, long ones two; two if omitted. */
  readonly abreast?: 2 | 3
  readonly children: ReactNode
}

/** A group of lines under a heading; each line is a `Tick`, a radio button of `ChooseOne`, or a field. */
export function Choices({ legend, abreast = 2, children }: GroupProps) {
  return (
    <fieldset className={abreast === 3 ? 'choices choices--3' : 'choices'}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
}

interface ChooseOneProps<Id extends string> extends Omit<GroupProps, 'children'> {
  readonly choices: readonly DialogChoice<Id>[]
  readonly chosen: Id | null
  readonly onChoose: (chosen: Id) => void
}

/** Exactly one of several. */
export function ChooseOne<Id extends string>({ choices, chosen, onChoose, ...group }: ChooseOneProps<Id>) {
  const name = useId()
  return (
    <Choices {...group}>
      {choices.map((choice) => (
        <label key={choice.id}>
          <input type="radio" name={name} checked={choice.id === chosen} onChange={() => onChoose(choice.id)} />
          <Said {...choice} />
        </label>
      ))}
    </Choices>
  )
}

interface ChooseSomeProps<Id extends string> extends Omit<GroupProps, 'children'> {
  readonly choices: readonly DialogChoice<Id>[]
  readonly chosen: readonly Id[]
  /** Any number if omitted. */
  readonly most?: number
  /** So many have to be chosen; none if omitted. */
  readonly least?: number
  /** In the order in which they were ticked. */
  readonly onChange: (chosen: readonly Id[]) => void
}

/** Any of several, at most `most`. */
export function ChooseSome<Id extends string>(props: ChooseSomeProps<Id>) {
  const { choices, chosen, most = choices.length, least = 0, onChange, ...group } = props
  const missing = least - chosen.length
  const { field, why } = useProblem(missing > 0 ? `Choose ${missing}${chosen.length > 0 ? ' more' : ''}.` : null)
  return (
    <Choices {...group}>
      {choices.map((choice, i) => {
        const checked = chosen.includes(choice.id)
        return (
          <Tick
            key={choice.id}
            {...choice}
            {...(i === 0 && { field })}
            checked={checked}
            disabled={!checked && chosen.length >= most}
            onChange={() => onChange(checked ? chosen.filter((other) => other !== choice.id) : [...chosen, choice.id])}
          />
        )
      })}
      {why}
    </Choices>
  )
}

interface TickProps extends Omit<DialogChoice<string>, 'id'> {
  readonly checked: boolean
  readonly disabled?: boolean
  /** What it takes as the field of a problem. */
  readonly field?: ReturnType<typeof useProblem>['field']
  readonly onChange: (checked: boolean) => void
}

/** One thing, yes or no. */
export function Tick({ checked, disabled = false, field, onChange, ...said }: TickProps) {
  return (
    <label>
      <input {...field} type="checkbox" checked={checked} disabled={disabled} onChange={(event) => onChange(event.target.checked)} />
      <Said {...said} />
    </label>
  )
}

function Said({ name, text }: Omit<DialogChoice<string>, 'id'>) {
  return (
    <span>
      <b>{name}</b>
      {text !== undefined && <small>{text}</small>}
    </span>
  )
}

import { type ReactNode, useId, useState } from 'react'
import type { PaperEntry, PaperField } from '../../../electron/contract/index.ts'
import type { Json } from '../../../engine/kernel/types.ts'
import { Case } from '../../rulebook/case.tsx'

interface FieldProps {
  readonly field: PaperField
  readonly value: Json | undefined
  /** What it stands for while it is empty, by field or by `field:number`. */
  readonly start: Readonly<Record<string, string>>
  readonly faults: readonly string[]
  readonly onChange: (value: Json | undefined) => void
}

/** A line of the printed record, with what is wrong there. */
export function PaperLine({ field, value, start, faults, onChange }: FieldProps) {
  const id = useId()
  const { label, rule, entry } = field
  const isOne = entry.kind === 'text' || entry.kind === 'number' || entry.kind === 'choice'
  const said = saidOf(id, faults)
  const inside = <Entry id={id} field={field} entry={entry} value={value} start={start} said={said} onChange={onChange} />
  return (
    <Line id={id} label={label} rule={rule} isGroup={!isOne} faults={faults}>
      {inside}
    </Line>
  )
}

/** What a reader of the page aloud is told of the faults under a control. */
export function saidOf(id: string, faults: readonly string[]): { readonly 'aria-invalid'?: true; readonly 'aria-describedby'?: string } {
  return faults.length > 0 ? { 'aria-invalid': true, 'aria-describedby': `${id}f` } : {}
}

interface LineProps {
  readonly id: string
  readonly label: string
  readonly rule?: string
  /** Several controls. */
  readonly isGroup?: boolean
  readonly faults: readonly string[]
  readonly children: ReactNode
}

export function Line({ id, label, rule = '', isGroup = false, faults, children }: LineProps) {
  return (
    <div className="paper-line" {...(isGroup && { role: 'group', 'aria-labelledby': `${id}l` })}>
      <span className="paper-label">
        {isGroup ? (
          <span id={`${id}l`}>{label}</span>
        ) : (
          <label id={`${id}l`} htmlFor={id}>
            {label}
          </label>
        )}
        <Case rule={rule} />
      </span>
      <div className="paper-entry">
        {children}
        {faults.length > 0 && (
          <p className="warn" id={`${id}f`}>
            {faults.join(' ')}
          </p>
        )}
      </div>
    </div>
  )
}

interface EntryProps extends Omit<FieldProps, 'faults'> {
  readonly id: string
  readonly entry: PaperEntry
  readonly said: object
}

function Entry({ id, field, entry, value, start, said, onChange }: EntryProps) {
  const asAtStart = start[field.id]
  switch (entry.kind) {
    case 'text':
      return (
        <>
          <input
            id={id}
            className="field-in"
            value={typeof value === 'string' ? value : ''}
            list={`${id}k`}
            maxLength={entry.most}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value || undefined)}
            {...said}
          />
          <datalist id={`${id}k`}>
            {entry.known.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </>
      )
    case 'number':
      return <NumberIn id={id} value={value} start={asAtStart} said={said} onChange={onChange} />
    case 'choice':
      return (
        <select
          id={id}
          className="field-in"
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.target.value || undefined)}
          {...said}
        >
          <option value="">{asAtStart ?? '–'}</option>
          {entry.of.map((one) => (
            <option key={one.id} value={one.id}>
              {one.label}
            </option>
          ))}
        </select>
      )
    case 'numbers': {
      const given = typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as { readonly [of: string]: Json }) : {}
      return (
        <div className="paper-numbers">
          {entry.of.map((one) => (
            <label key={one.id} htmlFor={`${id}${one.id}`}>
              <span>{one.label}</span>
              <NumberIn
                id={`${id}${one.id}`}
                value={given[one.id]}
                start={start[`${field.id}:${one.id}`]}
                said={said}
                onChange={(number) => {
                  const { [one.id]: _, ...others } = given
                  const next = number === undefined ? others : { ...others, [one.id]: number }
                  onChange(Object.keys(next).length > 0 ? next : undefined)
                }}
              />
            </label>
          ))}
        </div>
      )
    }
    case 'choices':
      return entry.most <= FEW ? (
        <Few entry={entry} value={value} start={asAtStart} said={said} onChange={onChange} />
      ) : (
        <div className="paper-ticks">
          {entry.of.map((one) => {
            const chosen = textsIn(value)
            return (
              <label key={one.id}>
                <input
                  type="checkbox"
                  checked={chosen.includes(one.id)}
                  onChange={({ target }) => {
                    const next = target.checked ? [...chosen, one.id] : chosen.filter((id) => id !== one.id)
                    onChange(next.length > 0 ? next : undefined)
                  }}
                  {...said}
                />
                {one.label}
              </label>
            )
          })}
        </div>
      )
    case 'things':
      return <Things entry={entry} value={value} onChange={onChange} />
  }
}

/** As many places as may be filled, each with a list of its own. */
const FEW = 3

function textsIn(value: Json | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
}

interface NumberInProps {
  readonly id: string
  readonly value: Json | undefined
  readonly start: string | undefined
  readonly said: object
  readonly onChange: (value: Json | undefined) => void
}

/** What is no whole number is sent as it was typed: the rules say so. */
function NumberIn({ id, value, start, said, onChange }: NumberInProps) {
  return (
    <input
      id={id}
      className="field-in"
      inputMode="numeric"
      value={typeof value === 'number' || typeof value === 'string' ? String(value) : ''}
      placeholder={start}
      maxLength={6}
      autoComplete="off"
      onChange={({ target }) => {
        const typed = target.value.trim()
        onChange(typed === '' ? undefined : /^-?\d+$/.test(typed) ? Number(typed) : typed)
      }}
      {...said}
    />
  )
}

interface FewProps {
  readonly entry: Extract<PaperEntry, { kind: 'choices' }>
  readonly value: Json | undefined
  readonly start: string | undefined
  readonly said: object
  readonly onChange: (value: Json | undefined) => void
}

function Few({ entry: { of, most }, value, start, said, onChange }: FewProps) {
  const chosen = textsIn(value)
  return (
    <div className="paper-numbers paper-numbers--wide">
      {Array.from({ length: most }, (_, place) => (
        <label key={ORDINALS[place]}>
          <span>{ORDINALS[place]}</span>
          <select
            className="field-in"
            value={chosen[place] ?? ''}
            onChange={({ target }) => {
              const next = Array.from({ length: most }, (__, i) => (i === place ? target.value : (chosen[i] ?? ''))).filter(Boolean)
              onChange(next.length > 0 ? next : undefined)
            }}
            {...said}
          >
            <option value="">{chosen.length === 0 ? (start?.split(', ')[place] ?? '–') : '–'}</option>
            {of.map((one) => (
              <option key={one.id} value={one.id}>
                {one.label}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  )
}

const ORDINALS = ['First', 'Second', 'Third']

interface ThingsProps {
  readonly entry: Extract<PaperEntry, { kind: 'things' }>
  readonly value: Json | undefined
  readonly onChange: (value: Json | undefined) => void
}

/** Things one by one: chosen, perhaps with a number, and put on the list. */
function Things({ entry: { of, most }, value, onChange }: ThingsProps) {
  const id = useId()
  const had = textsIn(value)
  const [chosen, choose] = useState(of[0]?.id ?? '')
  const least = (wanted: string) => String(of.find((one) => one.id === wanted)?.number?.least ?? '')
  const [number, setNumber] = useState(() => least(chosen))
  const thing = of.find((one) => one.id === chosen)
  const take = (wanted: string) => {
    choose(wanted)
    setNumber(least(wanted))
  }
  const add = () => onChange([...had, thing?.number ? `${chosen}:${number.trim() || least(chosen)}` : chosen])
  return (
    <>
      {had.length > 0 && (
        <ul className="paper-things">
          {had.map((one, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two things may be alike
            <li key={`${one} ${i}`}>
              {inWords(of, one)}{' '}
              <button
                type="button"
                className="btn btn--quiet"
                aria-label={`Strike out ${inWords(of, one)}`}
                onClick={() => {
                  const next = had.filter((_, other) => other !== i)
                  onChange(next.length > 0 ? next : undefined)
                }}
              >
                Strike out
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="paper-add">
        <label className="vh" htmlFor={`${id}t`}>
          Thing
        </label>
        <select id={`${id}t`} className="field-in" value={chosen} onChange={({ target }) => take(target.value)}>
          {of.map((one) => (
            <option key={one.id} value={one.id}>
              {one.label}
            </option>
          ))}
        </select>
        {thing?.number && (
          <label>
            <span>{thing.number.label}</span>
            <input
              className="field-in"
              inputMode="numeric"
              value={number}
              maxLength={6}
              onChange={({ target }) => setNumber(target.value)}
            />
          </label>
        )}
        <button type="button" className="btn" disabled={had.length >= most} onClick={add}>
          Add
        </button>
      </div>
    </>
  )
}

/** `ring:heal` as `Ring of Heal`, `armor:2` as `Magic Armor, 2`. */
function inWords(of: ThingsProps['entry']['of'], thing: string): string {
  const whole = of.find(({ id }) => id === thing)
  if (whole) return whole.label
  const at = thing.lastIndexOf(':')
  const found = of.find(({ id }) => id === thing.slice(0, at))
  return found?.number ? `${found.label} (${found.number.label.toLowerCase()} ${thing.slice(at + 1)})` : thing
}

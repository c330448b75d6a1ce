import { type FormEvent, useId, useState } from 'react'
import type { Character, CharacterRow, Price } from '../../../electron/contract/index.ts'
import type { EquipmentPage, Slot, Thing, ThingsPage } from '../../campaign-page.ts'
import { Refused } from '../../dialog/refused.tsx'
import { useCommand } from '../../host/command.ts'
import { Icon } from '../../icons/icon.tsx'
import { Case } from '../../rulebook/case.tsx'
import { GiveDialog } from './give.tsx'

interface EquipmentProps {
  readonly page: EquipmentPage
  readonly who: Character
  readonly roster: readonly CharacterRow[]
  readonly prices: readonly Price[]
  readonly mayChange: boolean
  readonly say: (text: string) => void
}

/** What goes into the next game: what is held ready and what is worn. Anything else can be given to others at home. */
export function Equipment({ page, who, roster, prices, mayChange, say }: EquipmentProps) {
  const slots = page.slots(who, prices)
  return (
    <div className="outfit">
      <Slots key={slots.map(({ value }) => value).join()} page={page} who={who} slots={slots} mayChange={mayChange} say={say} />
      {page.things && <Things page={page.things} who={who} roster={roster} mayChange={mayChange} say={say} />}
    </div>
  )
}

interface SlotsProps extends Pick<EquipmentProps, 'page' | 'who' | 'mayChange' | 'say'> {
  readonly slots: readonly Slot[]
}

function Slots({ page, who, slots, mayChange, say }: SlotsProps) {
  const id = useId()
  const now = slots.map(({ value }) => value)
  const [held, setHeld] = useState<readonly string[]>(now)
  const equip = useCommand('character.equip', () => say(page.changed))
  const send = (event: FormEvent) => {
    event.preventDefault()
    equip.run({ character: who.id, weapons: page.keepsPlaces ? held.map((id) => id || null) : held.filter(Boolean) })
  }
  return (
    <form className="weapons" onSubmit={send} aria-labelledby={id}>
      <h3 id={id}>
        {page.title} <Case rule={page.rule} />
      </h3>
      <div className="hands">
        {slots.map((slot, i) => (
          <Held
            key={slot.label}
            slot={slot}
            value={held[i] ?? ''}
            disabled={!mayChange}
            onChange={(value) => setHeld(held.with(i, value))}
          />
        ))}
        {mayChange && (
          <button type="submit" className="btn" disabled={equip.busy || held.join() === now.join()}>
            Take these
          </button>
        )}
      </div>
      <Refused error={equip.error} />
    </form>
  )
}

interface HeldProps {
  readonly slot: Slot
  readonly value: string
  readonly disabled: boolean
  readonly onChange: (value: string) => void
}

function Held({ slot, value, disabled, onChange }: HeldProps) {
  const id = useId()
  return (
    <div>
      <label className="lab" htmlFor={id}>
        {slot.label}
      </label>
      <select id={id} className="field-in" value={value} disabled={disabled} onChange={(event) => onChange(event.target.value)}>
        {slot.choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  )
}

interface ThingsProps extends Pick<EquipmentProps, 'who' | 'roster' | 'mayChange' | 'say'> {
  readonly page: ThingsPage
}

function Things({ page, who, roster, mayChange, say }: ThingsProps) {
  const id = useId()
  const things = page.of(who)
  const [giving, setGiving] = useState<Thing | null>(null)
  const equip = useCommand('character.equip', () => say('What is worn has changed.'))
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>
        Things <Case rule={page.rule} />
      </h3>
      {things.length === 0 && <p className="muted small">{page.none}</p>}
      <ul className="things">
        {things.map((thing) => (
          <li key={thing.id}>
            <Icon name={thing.icon} />
            <span className="thing">
              <b>{thing.label}</b> <small>{[thing.detail, ...(thing.worn ? ['worn'] : [])].filter(Boolean).join(', ')}</small>
            </span>
            {mayChange && thing.place && (
              <button
                type="button"
                className="btn"
                disabled={equip.busy}
                onClick={() => equip.run({ character: who.id, worn: wornWith(things, thing) })}
              >
                {thing.worn ? 'Take off' : 'Put on'}
                <span className="vh"> {thing.label}</span>
              </button>
            )}
            {mayChange && thing.mayBeGiven && (
              <button type="button" className="btn" onClick={() => setGiving(thing)}>
                Give<span className="vh"> {thing.label} to another character</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      <Refused error={equip.error} />
      {giving && (
        <GiveDialog
          who={who}
          thing={giving}
          roster={roster}
          onGiven={(name) => {
            say(`${giving.label} is ${name}’s now.`)
            setGiving(null)
          }}
          onClose={() => setGiving(null)}
        />
      )}
    </section>
  )
}

/** Ids of everything worn once this is put on or taken off; in a place for one, the previous thing comes off. */
function wornWith(things: readonly Thing[], thing: Thing): string[] {
  const { place } = thing
  const others = things.filter(({ id, worn, place: at }) => worn && id !== thing.id && !(place?.single && at?.id === place.id))
  return [...others, ...(thing.worn ? [] : [thing])].map(({ id }) => id)
}

import { type FormEvent, useId, useState } from 'react'
import type { Character, CharacterRow, Price } from '../../../electron/contract/index.ts'
import { Case } from '../../chronicle/case.tsx'
import { Refused } from '../../dialog/refused.tsx'
import { carriedBy, itemsOf } from '../../games/citadel/record/home-record.ts'
import { itemDetail, type RecordItem } from '../../games/citadel/record/items.ts'
import { useCommand } from '../../host/command.ts'
import { Icon } from '../../icons/icon.tsx'
import { itemIcon, nameOf } from '../../icons/names.ts'
import { GiveDialog } from './give.tsx'

interface EquipmentProps {
  readonly who: Character
  readonly roster: readonly CharacterRow[]
  /** The ordinary weapons are those in which a skill can be had. */
  readonly prices: readonly Price[]
  readonly mayChange: boolean
  readonly say: (text: string) => void
}

/** What goes into the next raid: weapons in hand, things worn; what is not needed is given to others at home. */
export function Equipment({ who, roster, prices, mayChange, say }: EquipmentProps) {
  const items = itemsOf(who)
  return (
    <div className="outfit">
      <Weapons key={handsOf(who).join()} who={who} items={items} prices={prices} mayChange={mayChange} say={say} />
      <Things who={who} items={items} roster={roster} mayChange={mayChange} say={say} />
    </div>
  )
}

/** What `character.equip` takes: ordinary weapons by name, magic ones by their id. */
function handsOf(who: Character): string[] {
  return carriedBy(who).map(({ weapon, item }) => item ?? weapon)
}

interface WeaponsProps extends Omit<EquipmentProps, 'roster'> {
  readonly items: readonly RecordItem[]
}

function Weapons({ who, items, prices, mayChange, say }: WeaponsProps) {
  const id = useId()
  const now = handsOf(who)
  const [hands, setHands] = useState<readonly string[]>(now)
  const [first = '', second = ''] = hands
  const equip = useCommand('character.equip', () => say('The weapons are changed.'))
  const choices = [
    ...ordinaryWeapons(prices).map((weapon) => ({ value: weapon, label: nameOf(weapon) })),
    ...items.flatMap((item) => (item.kind === 'weapon' ? [{ value: item.id, label: item.label }] : [])),
  ]
  const changed = first !== (now[0] ?? '') || second !== (now[1] ?? '')
  const send = (event: FormEvent) => {
    event.preventDefault()
    equip.run({ character: who.id, weapons: [first, second].filter(Boolean) })
  }
  return (
    <form className="weapons" onSubmit={send} aria-labelledby={id}>
      <h3 id={id}>
        Weapons <Case rule="17.4" />
      </h3>
      <div className="hands">
        <Hand label="First weapon" value={first} choices={choices} disabled={!mayChange} onChange={(value) => setHands([value, second])} />
        <Hand
          label="Second weapon"
          value={second}
          choices={[NONE, ...choices]}
          disabled={!mayChange}
          onChange={(value) => setHands([first, value])}
        />
        {mayChange && (
          <button type="submit" className="btn" disabled={!changed || equip.busy}>
            Take these
          </button>
        )}
      </div>
      <Refused error={equip.error} />
    </form>
  )
}

function ordinaryWeapons(prices: readonly Price[]): string[] {
  return prices.flatMap(({ increase }) => (increase.startsWith(SKILL) ? [increase.slice(SKILL.length)] : []))
}

const SKILL = 'weapon-skill:'
const NONE = { value: '', label: 'None' } as const

interface HandProps {
  readonly label: string
  readonly value: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly disabled: boolean
  readonly onChange: (value: string) => void
}

function Hand({ label, value, choices, disabled, onChange }: HandProps) {
  const id = useId()
  return (
    <div>
      <label className="lab" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="field-in" value={value} disabled={disabled} onChange={(event) => onChange(event.target.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  )
}

const WEARABLE: readonly string[] = ['armor', 'medallion', 'ring']

interface ThingsProps extends Omit<EquipmentProps, 'prices'> {
  readonly items: readonly RecordItem[]
}

function Things({ who, items, roster, mayChange, say }: ThingsProps) {
  const id = useId()
  const [giving, setGiving] = useState<RecordItem | null>(null)
  const equip = useCommand('character.equip', () => say('What is worn has changed.'))
  const wear = (item: RecordItem) => equip.run({ character: who.id, worn: wornWith(items, item) })
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>
        Things <Case rule="14.4" />
      </h3>
      {items.length === 0 && <p className="muted small">Nothing but the weapons.</p>}
      <ul className="things">
        {items.map((item) => (
          <li key={item.id}>
            <Icon name={itemIcon(item)} />
            <span className="thing">
              <b>{item.label}</b> <small>{[itemDetail(item), ...(item.worn ? ['worn'] : [])].filter(Boolean).join(', ')}</small>
            </span>
            {mayChange && WEARABLE.includes(item.kind) && (
              <button type="button" className="btn" disabled={equip.busy} onClick={() => wear(item)}>
                {item.worn ? 'Take off' : 'Put on'}
                <span className="vh"> {item.label}</span>
              </button>
            )}
            {/* A talisman works on its owner alone (14.6). */}
            {mayChange && item.kind !== 'talisman' && (
              <button type="button" className="btn" onClick={() => setGiving(item)}>
                Give<span className="vh"> {item.label} to somebody</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      <Refused error={equip.error} />
      {giving && (
        <GiveDialog
          who={who}
          item={giving}
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

/** Ids of everything worn once this is put on, or taken off. One suit of armor is worn at a time (14.4). */
export function wornWith(items: readonly RecordItem[], item: RecordItem): string[] {
  const worn = items.filter((each) => each.worn && each.id !== item.id && !(item.kind === 'armor' && each.kind === 'armor'))
  return [...worn, ...(item.worn ? [] : [item])].map(({ id }) => id)
}

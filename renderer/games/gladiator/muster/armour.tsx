import { type ReactNode, useState } from 'react'
import { nameOf } from '../../../../engine/gladiator/open/names.ts'
import { Case } from '../../../rulebook/case.tsx'
import type { GladiatorTables } from '../tables.ts'
import { agilityIn, type Body, type Gear, pointsIn, whyNotWorn } from './fighter.ts'
import { hitChance } from './value.ts'

interface ArmourProps {
  readonly tables: GladiatorTables
  readonly body: Body
  readonly gear: Gear
  readonly chosen?: string | null
  readonly onSuit: (suit: string) => void
  /** Null takes it off. */
  readonly onHelmet: (helmet: string | null) => void
}

interface Column {
  readonly id: string
  readonly kind: 'suit' | 'shield' | 'helmet'
  readonly armour: number
  readonly ag: number
  readonly why: string | null
  readonly isOn: boolean
}

/** Suits, shields and helmets as one chart (7.1): what each gives and costs, for him. */
export function Armour({ tables, body, gear, chosen = null, onSuit, onHelmet }: ArmourProps) {
  const [told, setTold] = useState<string | null>(null)
  const columns = columnsOf(tables, body, gear, chosen)
  const choose = ({ id, kind, why }: Column) => {
    if (why !== null) setTold(`${nameOf(id)}: ${why}`)
    else if (kind === 'suit') onSuit(id)
    else onHelmet(gear.helmet === id ? null : id)
  }
  const row = (label: string, cell: (column: Column) => ReactNode) => (
    <tr>
      <th scope="row">{label}</th>
      {columns.map((column, i) => (
        <td key={column.id} className={`${column.isOn ? 'is-on ' : ''}${isFirst(columns, i) ? 'is-first' : ''}`}>
          {cell(column)}
        </td>
      ))}
    </tr>
  )
  return (
    <section aria-label="Armour">
      <div className="head">
        <h2>Armour</h2>
        <span className="aside" aria-live="polite">
          {told ?? 'one suit, one helmet; a shield guards the front, slung the rear'} <Case rule="7.2" />
        </span>
      </div>
      <table className="gm-wear">
        <thead>
          <tr>
            <th>
              <span className="vh">Armour</span>
            </th>
            {columns.map((column, i) => (
              <th
                key={column.id}
                scope="col"
                className={`${column.isOn ? 'is-on ' : ''}${isFirst(columns, i) ? 'is-first ' : ''}${column.why ? 'is-not' : ''}`}
              >
                <Head column={column} onChoose={choose} onTell={setTold} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row('armour', ({ armour }) => armour)}
          {row('agility', ({ ag }) => signed(ag))}
          {row('movement', ({ id, kind }) => (kind === 'suit' ? pointsIn(tables, body, id) : '–'))}
          {row('he hits', ({ id, kind }) =>
            kind === 'suit' ? `${Math.round(hitChance(agilityIn(tables, body, { ...gear, suit: id })) * 100)}` : '–',
          )}
        </tbody>
      </table>
      <p className="small muted">He hits: of a hundred blows at somebody who stands before him and does not evade.</p>
    </section>
  )
}

interface HeadProps {
  readonly column: Column
  readonly onChoose: (column: Column) => void
  readonly onTell: (text: string | null) => void
}

/** Shields are taken in hand among the weapons. */
function Head({ column, onChoose, onTell }: HeadProps) {
  const { id, kind, why, isOn } = column
  const name = SHORT[id] ?? nameOf(id)
  const tell = () => onTell(why === null ? null : `${nameOf(id)}: ${why}`)
  if (kind === 'shield') return <span title={why ?? undefined}>{name}</span>
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-disabled={why !== null || undefined}
      aria-label={why === null ? nameOf(id) : `${nameOf(id)}: ${why}`}
      title={why ?? undefined}
      onClick={() => onChoose(column)}
      onFocus={tell}
      onPointerEnter={tell}
    >
      {name}
    </button>
  )
}

const SHORT: Readonly<Record<string, string>> = {
  'leather-tunic': 'Tunic',
  'chain-mail': 'Chain',
  'splint-mail': 'Splint',
  'plate-mail': 'Plate',
  'full-plate': 'Full plate',
  'heavy-plate': 'Heavy plate',
  'spike-shield': 'Spiked',
  'large-shield': 'Large',
  'war-shield': 'War',
  'war-helmet': 'War h.',
  'heavy-helmet': 'Heavy h.',
}

function columnsOf(tables: GladiatorTables, body: Body, gear: Gear, chosen: string | null): readonly Column[] {
  const { suits, shields, helmets } = tables.armour
  const worn = (id: string) => whyNotWorn(tables, body, id)
  const held = [gear.ready, gear.also, ...gear.slung]
  return [
    ...Object.entries(suits).map(
      ([id, { armour, ag }]) => ({ id, kind: 'suit', armour, ag, why: worn(id), isOn: gear.suit === id || chosen === id }) as const,
    ),
    ...Object.entries(shields).map(
      ([id, { armour, ag }]) => ({ id, kind: 'shield', armour, ag, why: null, isOn: held.includes(id) }) as const,
    ),
    ...Object.entries(helmets).map(
      ([id, { armour, ag }]) => ({ id, kind: 'helmet', armour, ag, why: worn(id), isOn: gear.helmet === id || chosen === id }) as const,
    ),
  ]
}

function isFirst(columns: readonly Column[], i: number): boolean {
  return i > 0 && columns[i]?.kind !== columns[i - 1]?.kind
}

function signed(n: number): string {
  return n < 0 ? `−${-n}` : String(n)
}

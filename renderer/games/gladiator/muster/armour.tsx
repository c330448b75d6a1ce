import { type ReactNode, useState } from 'react'
import { agilityIn, BARE, pointsIn } from '../../../../engine/gladiator/open/gear.ts'
import { idsOf, nameOf } from '../../../../engine/gladiator/open/names.ts'
import { rollChance } from '../../../../engine/gladiator/open/rolls.ts'
import type { Gear } from '../../../../engine/gladiator/sheet-types.ts'
import { HELMETS, SHIELDS, SUITS } from '../../../../engine/gladiator/tables/armour.ts'
import type { HelmetId, ShieldId, SuitId } from '../../../../engine/gladiator/tables/ids.ts'
import { ROLLS } from '../../../../engine/gladiator/tables/limits.ts'
import { difference } from '../../../../engine/kernel/figures.ts'
import { Case } from '../../../rulebook/case.tsx'
import { type Body, whyNot } from './fighter.ts'

interface ArmourProps {
  readonly body: Body
  readonly gear: Gear
  readonly chosen?: string | null
  readonly onSuit: (suit: SuitId) => void
  /** Null takes it off. */
  readonly onHelmet: (helmet: HelmetId | null) => void
}

type Column = { readonly armour: number; readonly ag: number; readonly why: string | null; readonly isOn: boolean } & (
  | { readonly kind: 'suit'; readonly id: SuitId }
  | { readonly kind: 'shield'; readonly id: ShieldId }
  | { readonly kind: 'helmet'; readonly id: HelmetId }
)

/** Suits, shields and helmets as one chart (7.1): what each gives and costs, for him. */
export function Armour({ body, gear, chosen = null, onSuit, onHelmet }: ArmourProps) {
  const [told, setTold] = useState<string | null>(null)
  const columns = columnsOf(body, gear, chosen)
  const choose = (column: Column) => {
    if (column.why !== null) setTold(`${nameOf(column.id)}: ${column.why}`)
    else if (column.kind === 'suit') onSuit(column.id)
    else if (column.kind === 'helmet') onHelmet(gear.helmet === column.id ? null : column.id)
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
          {row('agility', ({ ag }) => difference(ag))}
          {row('movement', (column) => (column.kind === 'suit' ? pointsIn(body, column.id) : '–'))}
          {row('hits', (column) =>
            column.kind === 'suit'
              ? `${Math.round(rollChance(ROLLS.attackDice, agilityIn(body, { ...gear, suit: column.id })) * 100)}`
              : '–',
          )}
        </tbody>
      </table>
      <p className="small muted">Hits: out of 100 blows at a standing enemy in front who does not evade.</p>
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

function columnsOf(body: Body, gear: Gear, chosen: string | null): readonly Column[] {
  const held = [gear.ready, gear.also, ...gear.slung]
  return [
    ...idsOf(SUITS).map((id): Column => {
      const { armour, ag } = SUITS[id]
      return { id, kind: 'suit', armour, ag, why: whyNot(body, { ...BARE, suit: id }), isOn: gear.suit === id || chosen === id }
    }),
    ...idsOf(SHIELDS).map((id): Column => ({ id, kind: 'shield', ...SHIELDS[id], why: null, isOn: held.includes(id) })),
    ...idsOf(HELMETS).map((id): Column => {
      const { armour, ag } = HELMETS[id]
      return { id, kind: 'helmet', armour, ag, why: whyNot(body, { ...BARE, helmet: id }), isOn: gear.helmet === id || chosen === id }
    }),
  ]
}

function isFirst(columns: readonly Column[], i: number): boolean {
  return i > 0 && columns[i]?.kind !== columns[i - 1]?.kind
}

import { Fragment, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Character, LedgerRow } from '../../../electron/contract/index.ts'
import { Case } from '../../chronicle/case.tsx'
import { addressOf } from '../../navigation.ts'
import { raidNumber } from '../hall/roman.ts'
import { type Group, groupsOf, type Unit } from './ledger-groups.ts'

interface LedgerProps {
  readonly who: Character
  readonly ledger: readonly LedgerRow[]
  /** How many raids the campaign has had. */
  readonly raids: number
}

/** How many lines are drawn at first: the newest. A long life has hundreds. */
const NEWEST = 60

/** Where every point and every coin came from and went: a line a raid or purchase, each opening into its entries. */
export function Ledger({ who, ledger, raids }: LedgerProps) {
  const [unit, setUnit] = useState<Unit | null>(null)
  const [open, setOpen] = useState<readonly number[]>([])
  const [whole, setWhole] = useState(false)
  const groups = useMemo(() => groupsOf(ledger, who.raids, unit), [ledger, who.raids, unit])
  const shown = whole ? groups : groups.slice(-NEWEST)
  // The newest is at the end, as in a book: it opens there. Unfolded, a line stays where it is.
  const scroller = useRef<HTMLDivElement>(null)
  const end = groups.at(-1)?.first
  useLayoutEffect(() => {
    if (scroller.current && end !== undefined) scroller.current.scrollTop = scroller.current.scrollHeight
  }, [end])
  const toggle = (first: number) => setOpen(open.includes(first) ? open.filter((other) => other !== first) : [...open, first])
  return (
    <section className="pane ledger" aria-label="Ledger">
      <div className="head">
        <h2>Ledger</h2>
        <span className="aside">
          <span>{ledger.length === 1 ? '1 entry' : `${ledger.length} entries`}</span>
          <select aria-label="Entries shown" value={unit ?? ''} onChange={(event) => setUnit(unitOf(event.target.value))}>
            <option value="">Everything</option>
            {Object.entries(UNITS).map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </span>
      </div>
      {groups.length === 0 ? (
        <p className="muted small ledger-none">
          {unit === null ? 'Nothing yet: the first raid writes the first line.' : 'No entry of this kind.'}
        </p>
      ) : (
        <div ref={scroller} className="scroll">
          {shown.length < groups.length && (
            <button type="button" className="btn btn--quiet ledger-more" onClick={() => setWhole(true)}>
              {groups.length - shown.length} earlier lines
            </button>
          )}
          <LedgerTable groups={shown} raids={raids} open={open} onToggle={toggle} />
        </div>
      )}
    </section>
  )
}

const UNITS = {
  experience: 'Experience',
  gold: 'Gold',
  jewel: 'Jewels',
  ability: 'Abilities',
  item: 'Items',
  exit: 'Exits',
} as const satisfies Record<Unit, string>

function unitOf(value: string): Unit | null {
  return Object.keys(UNITS).find((unit): unit is Unit => unit === value) ?? null
}

interface LedgerTableProps {
  readonly groups: readonly Group[]
  readonly raids: number
  /** The groups that show their entries, by their first one. */
  readonly open: readonly number[]
  /** Left out on paper, where nothing opens. */
  readonly onToggle?: (first: number) => void
}

export function LedgerTable({ groups, raids, open, onToggle }: LedgerTableProps) {
  const jewels = groups.some(({ jewels, after }) => jewels !== 0 || after.jewels !== 0)
  return (
    <table className="led">
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">What</th>
          <Heads name="Exp." whole="Experience" />
          <Heads name="Gold" whole="Gold" />
          {jewels && <Heads name="Jewels" whole="Jewels" />}
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <Fragment key={group.first}>
            <tr className={group.session === null ? undefined : 'raid'}>
              <td className="when">
                {group.raid !== null && group.session !== null && <Raid raid={group.raid} of={raids} session={group.session} />}
              </td>
              <td className="what">
                {onToggle ? (
                  <button
                    type="button"
                    className="ledger-open"
                    aria-expanded={open.includes(group.first)}
                    onClick={() => onToggle(group.first)}
                  >
                    {group.title}
                  </button>
                ) : (
                  group.title
                )}
              </td>
              <Figures amount={group.experience} now={group.after.experience} />
              <Figures amount={group.gold} now={group.after.gold} />
              {jewels && <Figures amount={group.jewels} now={group.after.jewels} />}
            </tr>
            {open.includes(group.first) && group.rows.map((row) => <Entry key={row.n} row={row} jewels={jewels} />)}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

function Heads({ name, whole }: { readonly name: string; readonly whole: string }) {
  return (
    <>
      <th scope="col" className="num" abbr={whole}>
        {name}
      </th>
      <th scope="col" className="num" abbr={`${whole} now`}>
        now
      </th>
    </>
  )
}

function Raid({ raid, of, session }: { readonly raid: number; readonly of: number; readonly session: string }) {
  return (
    <a href={addressOf({ kind: 'story', session })} title="The story of this raid">
      <span className="vh">Raid </span>
      {raidNumber(raid, of)}
    </a>
  )
}

/** One entry, with its case and what there was after it. */
function Entry({ row, jewels }: { readonly row: LedgerRow; readonly jewels: boolean }) {
  return (
    <tr className="ledger-entry">
      <td className="when">{row.turn !== null && <small>turn {row.turn}</small>}</td>
      <td className="what">
        {row.text} <Case rule={row.rule} />
        {row.reverses !== null && <small> takes back entry {row.reverses}</small>}
      </td>
      <Figures amount={row.unit === 'experience' ? row.amount : 0} now={row.experience} />
      <Figures amount={row.unit === 'gold' ? row.amount : 0} now={row.gold} />
      {jewels && <Figures amount={row.unit === 'jewel' ? row.amount : 0} now={row.jewels} />}
    </tr>
  )
}

function Figures({ amount, now }: { readonly amount: number; readonly now: number }) {
  return (
    <>
      <td className={amount < 0 ? 'num minus' : 'num'}>{signed(amount)}</td>
      <td className="num">
        <b>{now}</b>
      </td>
    </>
  )
}

function signed(amount: number): string {
  if (amount === 0) return ''
  return amount > 0 ? `+${amount}` : `−${-amount}`
}

import { useQueries } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { CharacterRow } from '../../../electron/contract/index.ts'
import type { Comparison as Chapter } from '../../campaign-page.ts'
import { Dialog } from '../../dialog/dialog.tsx'
import { Refused } from '../../dialog/refused.tsx'
import { useClient } from '../../host/client.tsx'
import { queries } from '../../host/queries.ts'
import { useCampaignGame } from '../campaign-game.tsx'

interface CompareDialogProps {
  readonly roster: readonly CharacterRow[]
  /** The initial choice. */
  readonly first: readonly string[]
  readonly onClose: () => void
}

const PLACES = ['The first', 'The second', 'The third'] as const

/** Two or three members of the roster side by side. */
export function CompareDialog({ roster, first, onClose }: CompareDialogProps) {
  const client = useClient()
  const { compare } = useCampaignGame().campaign.roster
  const id = useId()
  const [chosen, setChosen] = useState<readonly string[]>(() => {
    const others = roster.filter((row) => !first.includes(row.id) && row.status === 'living').map((row) => row.id)
    return [...first.slice(0, PLACES.length), ...others.slice(0, Math.max(0, 2 - first.length))]
  })
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const records = useQueries({
    queries: chosen.map((character) => queries.character(client, character)),
  })
  const read = records.flatMap(({ data }) => (data ? [data] : []))
  const error = records.find((record) => record.error)?.error
  const chapters = read.length === chosen.length ? compare(read) : []
  const put = (place: number, who: string) =>
    setChosen(who === '' ? chosen.filter((_, i) => i !== place) : [...chosen.slice(0, place), who, ...chosen.slice(place + 1)])
  return (
    <Dialog title="Side by side" onClose={onClose} wide>
      <div className="compare-who">
        {PLACES.map((place, i) => (
          <div key={place}>
            <label className="lab" htmlFor={`${id}-${i}`}>
              {place}
            </label>
            <select
              id={`${id}-${i}`}
              className="field-in"
              value={chosen[i] ?? ''}
              disabled={i > chosen.length}
              onChange={(event) => put(i, event.target.value)}
            >
              <option value="">nobody</option>
              {roster
                .filter((row) => row.id === chosen[i] || !chosen.includes(row.id))
                .map((row) => (
                  <option key={row.id} value={row.id}>
                    {row.name}
                  </option>
                ))}
            </select>
          </div>
        ))}
      </div>
      <label className="check-line">
        <input type="checkbox" checked={onlyDifferences} onChange={(event) => setOnlyDifferences(event.target.checked)} />
        Only differences
      </label>
      <Refused error={error} />
      {chapters.length > 0 && <Comparison names={read.map(({ name }) => name)} chapters={chapters} onlyDifferences={onlyDifferences} />}
    </Dialog>
  )
}

interface ComparisonProps {
  readonly names: readonly string[]
  readonly chapters: readonly Chapter[]
  readonly onlyDifferences: boolean
}

function Comparison({ names, chapters, onlyDifferences }: ComparisonProps) {
  return (
    <table className="compare" aria-label="Comparison">
      <thead>
        <tr>
          <td />
          {names.map((name, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
            <th key={i} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {chapters.map(({ title, lines }) => {
        const shown = onlyDifferences ? lines.filter(({ differs }) => differs) : lines
        if (shown.length === 0) return null
        return (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={names.length + 1} className="compare-chapter">
                {title}
              </th>
            </tr>
            {shown.map(({ label, cells, differs }) => (
              <tr key={label} className={differs ? 'differs' : undefined}>
                <th scope="row">
                  {label}
                  {differs && (
                    <span title="They differ">
                      <span aria-hidden="true"> ≠</span>
                      <span className="vh"> (differs)</span>
                    </span>
                  )}
                </th>
                {cells.map(({ text, best }, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place in the line
                  <td key={i}>
                    {best ? (
                      <b className="best">
                        {text}
                        <span className="vh"> (best)</span>
                      </b>
                    ) : (
                      text
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        )
      })}
    </table>
  )
}

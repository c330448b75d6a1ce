import type { CharacterRow } from '../../../electron/contract/index.ts'
import type { Raid } from '../../host/hall.ts'
import { addressOf } from '../../navigation.ts'
import { endInWords } from '../outcomes.ts'
import type { Season } from './calendar.ts'
import { fatesOn } from './fates.ts'
import { figureClass, raidNumber } from './roman.ts'

interface RaidsProps {
  readonly title: string
  /** The newest first. */
  readonly raids: readonly Raid[]
  /** Of the campaign: what became of whom. */
  readonly roster?: readonly CharacterRow[]
  /** When each was, the oldest first; left out for raids that belong to no campaign. */
  readonly seasons?: readonly Season[]
  /** Where all of them are told, where there is such a place. */
  readonly chronicle?: string
}

/** More are in the chronicle. */
const SHOWN = 12

/** Raids, the newest first. An open one can be gone on with, of one that is over there is the story. */
export function Raids({ title, raids, roster = [], seasons = [], chronicle }: RaidsProps) {
  const shown = raids.slice(0, SHOWN)
  const fates = fatesOn(shown, roster)
  return (
    <section className="pane" aria-label={title}>
      <div className="head">
        <h2>{title}</h2>
        <span className="aside">{countInWords(raids, seasons.length > 0)}</span>
      </div>
      <div className="scroll">
        {raids.length === 0 && <p className="muted raids-none">Nobody has gone in yet.</p>}
        <ol className="raids">
          {shown.map((raid, i) => {
            const season = seasons[raids.length - 1 - i]
            const isOpen = raid.status === 'open'
            return (
              <li key={raid.session} className={isOpen ? 'is-open' : undefined}>
                <b className={`no ${figureClass(raids.length) ?? ''}`}>{raidNumber(raids.length - i, raids.length)}</b>
                <a className="t" href={addressOf({ kind: isOpen ? 'table' : 'story', session: raid.session })}>
                  {isOpen ? 'Open' : endInWords(raid.outcome?.kind ?? 'abandoned', fates.get(raid.session) ?? [])}
                </a>
                <span className="r" title={season && day(raid.updatedAt)}>
                  {season ? `${season.name} ${season.year}` : day(raid.updatedAt)}
                </span>
                <p>{partyInWords(raid)}</p>
              </li>
            )
          })}
        </ol>
        {raids.length > SHOWN && chronicle && (
          <p className="raids-none">
            <a href={chronicle}>All {raids.length} are in the chronicle</a>
          </p>
        )}
      </div>
    </section>
  )
}

/** Two games make a year (17.5); those given up take no time. */
function countInWords(raids: readonly Raid[], dated: boolean): string {
  if (raids.length === 0) return 'none yet'
  const years = Math.ceil(raids.filter(({ status }) => status !== 'abandoned').length / 2)
  if (!dated || years === 0) return String(raids.length)
  return years === 1 ? `${raids.length} in a year` : `${raids.length} in ${years} years`
}

export function partyInWords(raid: Raid): string {
  if (raid.branchOf) return 'A what-if, outside of every campaign.'
  if (raid.party.length > 0) return raid.party.map((who) => who.name).join(', ')
  // A quick raid has nobody of a roster, whether its party is made or not.
  if (raid.campaign === null) return raid.inputs === 1 ? '1 choice so far.' : `${raid.inputs} choices so far.`
  return raid.status === 'open' ? 'The party is being made.' : 'Nobody had gone in yet.'
}

/** An ISO time as a short date of this place. */
export function day(time: string): string {
  return days.format(new Date(time))
}

const days = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' })

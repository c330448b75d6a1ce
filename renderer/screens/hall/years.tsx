import type { CharacterRow } from '../../../electron/contract/index.ts'
import type { Raid } from '../../host/hall.ts'
import { Icon } from '../../icons/icon.tsx'
import { addressOf } from '../../navigation.ts'
import type { Season } from './calendar.ts'
import { fateInWords, fatesOn } from './fates.ts'
import { figureClass, raidNumber } from './roman.ts'

interface YearsProps {
  readonly campaign: string
  /** The newest first. */
  readonly raids: readonly Raid[]
  /** When each was, the oldest first. */
  readonly seasons: readonly Season[]
  readonly roster: readonly CharacterRow[]
}

/** As many as stand side by side. */
const STATIONS = 4

/** The raids in the years of the campaign, the newest at the right. */
export function Years({ campaign, raids, seasons, roster }: YearsProps) {
  if (raids.length === 0) return null
  const before = raids.length > STATIONS ? raids.length - (STATIONS - 1) : 0
  const figures = figureClass(raids.length)
  const shown = raids.slice(0, raids.length - before).toReversed()
  const fates = fatesOn(shown, roster)
  return (
    <section className="years" aria-label="The raids in time">
      <ol className="stations">
        {before > 0 && (
          <li>
            <a className="station" href={addressOf({ kind: 'chronicle', campaign })}>
              <Icon name="x-hourglass" />
              <span>
                <b className={figures}>
                  {raidNumber(1, raids.length)}–{raidNumber(before, raids.length)}
                </b>{' '}
                earlier<small>{before} raids</small>
              </span>
            </a>
          </li>
        )}
        {shown.map((raid, i) => {
          const season = seasons[before + i]
          const isOpen = raid.status === 'open'
          return (
            <li key={raid.session} className={isOpen ? 'is-now' : undefined}>
              <a className="station" href={addressOf({ kind: isOpen ? 'table' : 'story', session: raid.session })}>
                <Icon name={isOpen ? 'x-torch' : 'x-castle'} />
                <span>
                  <b className={figures}>{raidNumber(before + i + 1, raids.length)}</b> {season && `${season.name} ${season.year}`}
                  <small>{fateInWords(raid, fates.get(raid.session) ?? [])}</small>
                </span>
              </a>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

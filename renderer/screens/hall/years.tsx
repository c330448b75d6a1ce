import type { Campaign, CharacterRow } from '../../../electron/contract/index.ts'
import { capital, many } from '../../../engine/kernel/words.ts'
import type { Season } from '../../campaign-page.ts'
import { shortDayOf } from '../../frame/when.ts'
import type { HallGame } from '../../host/hall.ts'
import { Icon } from '../../icons/icon.tsx'
import { addressOf } from '../../navigation.ts'
import { useCampaignGame } from '../campaign-game.tsx'
import { figureClass, numeralOf } from '../numerals.ts'
import { endOf, fatesOn } from './fates.ts'
import { FateMarks } from './lives.tsx'

interface YearsProps {
  readonly campaign: Campaign
  /** The newest first. */
  readonly raids: readonly HallGame[]
  /** When each was, the oldest first; empty where the game has no calendar. */
  readonly seasons: readonly Season[]
  readonly roster: readonly CharacterRow[]
}

/** The number side by side. */
const STATIONS = 4

/** The games in the years of the campaign, newest at the right. */
export function Years({ campaign, raids, seasons, roster }: YearsProps) {
  const { words, campaign: page } = useCampaignGame()
  if (raids.length === 0) return null
  const newest = campaign.gamesBefore + raids.length
  const before = newest > STATIONS ? Math.max(raids.length - (STATIONS - 1), 0) : 0
  const earlier = campaign.gamesBefore + before
  const figures = figureClass(page.numerals, newest)
  const number = (n: number) => numeralOf(page.numerals, n, newest)
  const shown = raids.slice(0, raids.length - before).toReversed()
  const fates = fatesOn(shown, roster)
  return (
    <section className="years" aria-label={`The ${words.many} in time`}>
      <ol className="stations">
        {earlier > 0 && (
          <li>
            <a className="station" href={addressOf({ kind: 'chronicle', campaign: campaign.id })}>
              <Icon name="x-hourglass" />
              <span>
                <b className={figures}>{earlier === 1 ? number(1) : `${number(1)}–${number(earlier)}`}</b> earlier
                <small>{many(earlier, words.one, words.many)}</small>
              </span>
            </a>
          </li>
        )}
        {shown.map((raid, i) => {
          const isOpen = raid.status === 'open'
          const people = fates.get(raid.session) ?? []
          const end = endOf(page.ending, raid)
          const { icon, tone } = page.ending.mark(end, people)
          return (
            <li key={raid.session} className={isOpen ? 'is-now' : `is-${tone}`}>
              <FateMarks fates={people.map(({ fate }) => fate)} />
              <a className="station" href={addressOf({ kind: isOpen ? 'table' : 'story', session: raid.session })}>
                <Icon name={isOpen ? 'x-torch' : icon} />
                <span>
                  <b className={figures}>{number(raid.raid ?? 0)}</b> {seasons[before + i]?.short ?? shortDayOf(raid.updatedAt)}
                  <small>{isOpen ? `${capital(page.states.inside ?? 'open')} now` : page.ending.short(end, people)}</small>
                </span>
              </a>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

import { useState } from 'react'
import type { GameFigures } from '../../../electron/contract/index.ts'
import { capital, many } from '../../../engine/kernel/words.ts'
import { dayOf } from '../../frame/when.ts'
import { addressOf } from '../../navigation.ts'
import { useCampaignGame } from '../campaign-game.tsx'
import { endingLine } from '../losses.ts'
import { numeral } from '../numerals.ts'
import { FateMark } from './fate.tsx'

/** The number of games shown at first; older ones on demand. */
const PAGE = 40

/** From here on a numeral may be too wide for the margin: XXXVIII is the first. */
const LONG_NUMERALS = 38

/** Every game of a campaign, newest first: when, who took part and what became of them, what it brought. */
export function Timeline({ raids }: { readonly raids: readonly GameFigures[] }) {
  const { words, campaign } = useCampaignGame()
  const isLong = campaign.numerals === 'roman' && (raids.at(-1)?.raid ?? 0) >= LONG_NUMERALS
  const [shown, setShown] = useState(PAGE)
  const newest = raids.toReversed()
  const older = newest.length - shown
  return (
    <section className="pane" aria-label={capital(words.many)}>
      <div className="head">
        <h2>The {words.many}</h2>
        <span className="aside">{raids.length === 0 ? 'none yet' : 'the newest first'}</span>
      </div>
      <div className="scroll">
        <ol className={isLong ? 'timeline timeline--long' : 'timeline'}>
          {newest.slice(0, shown).map((raid) => (
            <Game key={raid.session} raid={raid} />
          ))}
        </ol>
        {older > 0 && (
          <button type="button" className="btn btn--quiet" onClick={() => setShown(raids.length)}>
            {many(older, `earlier ${words.one}`, `earlier ${words.many}`)}
          </button>
        )}
      </div>
    </section>
  )
}

function Game({ raid }: { readonly raid: GameFigures }) {
  const page = useCampaignGame()
  const { words, campaign } = page
  const isOpen = raid.status === 'open'
  const place = isOpen ? ({ kind: 'table', session: raid.session } as const) : ({ kind: 'story', session: raid.session } as const)
  return (
    <li className={isOpen ? 'is-open' : undefined}>
      <b className="no">
        <span className="vh">{capital(words.one)} </span>
        {numeral(campaign.numerals, raid.raid)}
      </b>
      <a className="t" href={addressOf(place)}>
        {raid.outcome === null
          ? capital(campaign.fates.inside)
          : endingLine(page, { outcome: raid.outcome, victory: raid.victory }, raid.people)}
      </a>
      <time className="r" dateTime={raid.endedAt ?? raid.begunAt}>
        {dayOf(raid.endedAt ?? raid.begunAt)}
      </time>
      {raid.text && <p className="tale">{raid.text}</p>}
      <ul className="went" aria-label="Who went">
        {raid.people.map((who) => (
          <li key={who.character ?? who.name} className={who.fate === 'fallen' || who.fate === 'lost' ? 'is-gone' : undefined}>
            <FateMark fate={who.fate} />
            {who.name}
            <span className="vh"> {campaign.fates[who.fate]}</span>
          </li>
        ))}
      </ul>
      <p className="brought">{isOpen && raid.turns === 0 ? 'Not over yet.' : campaign.chronicle.brought(raid)}</p>
    </li>
  )
}

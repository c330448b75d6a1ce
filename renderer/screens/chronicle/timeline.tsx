import { useState } from 'react'
import type { RaidFigures } from '../../../electron/contract/index.ts'
import { counted, whole } from '../../charts/figures.ts'
import { dayOf } from '../../frame/when.ts'
import { addressOf } from '../../navigation.ts'
import { roman } from '../hall/roman.ts'
import { endInWords } from '../outcomes.ts'
import { FateMark, fateInWords } from './fate.tsx'

/** So many raids are laid out at first; the older ones on demand. */
const PAGE = 40

/** From here on a numeral may need more room than the margin has: XXXVIII is the first. */
const LONG_NUMERALS = 38

/** Every raid, the newest first: when, who went and what became of them, what it brought. */
export function Timeline({ raids }: { readonly raids: readonly RaidFigures[] }) {
  const [shown, setShown] = useState(PAGE)
  const newest = raids.toReversed()
  const older = newest.length - shown
  return (
    <section className="pane" aria-label="Raids">
      <div className="head">
        <h2>The raids</h2>
        <span className="aside">{raids.length === 0 ? 'none yet' : 'the newest first'}</span>
      </div>
      <div className="scroll">
        <ol className={raids.length < LONG_NUMERALS ? 'timeline' : 'timeline timeline--long'}>
          {newest.slice(0, shown).map((raid) => (
            <Raid key={raid.session} raid={raid} />
          ))}
        </ol>
        {older > 0 && (
          <button type="button" className="btn btn--quiet" onClick={() => setShown(raids.length)}>
            {counted(older, 'earlier raid')}
          </button>
        )}
      </div>
    </section>
  )
}

function Raid({ raid }: { readonly raid: RaidFigures }) {
  const isOpen = raid.status === 'open'
  const place = isOpen ? ({ kind: 'table', session: raid.session } as const) : ({ kind: 'story', session: raid.session } as const)
  return (
    <li className={isOpen ? 'is-open' : undefined}>
      <b className="no">
        <span className="vh">Raid </span>
        {roman(raid.raid)}
      </b>
      <a className="t" href={addressOf(place)}>
        {endInWords(raid.outcome, raid.people)}
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
            <span className="vh"> {fateInWords(who.fate)}</span>
          </li>
        ))}
      </ul>
      <p className="brought">{broughtInWords(raid)}</p>
    </li>
  )
}

/** `Level 2, 41 turns, 17 killed. 126 experience, 610 gold, jewels worth 45.` */
export function broughtInWords({ status, depth, turns, kills, experience, gold, jewels }: RaidFigures): string {
  if (status === 'open' && turns === 0) return 'Not over yet.'
  const way = `Level ${depth}, ${counted(turns, 'turn')}, ${whole(kills)} killed.`
  const brought = [
    experience > 0 && `${whole(experience)} experience`,
    gold > 0 && `${whole(gold)} gold`,
    jewels > 0 && `jewels worth ${whole(jewels)}`,
  ].filter((part) => part !== false)
  return brought.length > 0 ? `${way} ${brought.join(', ')}.` : `${way} Nothing was brought home.`
}

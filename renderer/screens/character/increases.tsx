import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Character, Price } from '../../../electron/contract/index.ts'
import { isFocusFree } from '../../arrival.ts'
import type { CampaignPage, IncreasesPage } from '../../campaign-page.ts'
import { Refused } from '../../dialog/refused.tsx'
import { TipOf } from '../../guide/tip.tsx'
import { useCommand } from '../../host/command.ts'
import { Icon } from '../../icons/icon.tsx'
import { useOffers } from '../../keys/commands.ts'
import { Case } from '../../rulebook/case.tsx'
import { useSettings } from '../../settings/settings.ts'
import { useCampaignGame } from '../campaign-game.tsx'
import { worthOf } from './jewels.ts'
import { PayDialog } from './pay.tsx'
import { inOrder, shortfallsOf } from './shortfalls.ts'
import { reckoningsOf, standingOf, stepOf } from './steps.ts'

const Gained = lazy(async () => ({ default: (await import('./gained.tsx')).Gained }))

interface IncreasesProps {
  readonly page: IncreasesPage
  readonly who: Character
  readonly prices: readonly Price[]
  /** What each of the latest games brought in experience. */
  readonly raids: readonly number[]
  /** Characters inside, retired or gone cannot buy: then these are only prices. */
  readonly mayBuy: boolean
  /** Announced to screen readers. */
  readonly say: (text: string) => void
}

/** One more point of every ability: its price, the reason for it, and Buy. */
export function Increases({ page, who, prices, raids, mayBuy, say }: IncreasesProps) {
  const { units } = useCampaignGame().campaign
  const [paying, setPaying] = useState<Price | null>(null)
  const [bought, setBought] = useState<Price | null>(null)
  const back = useRef<HTMLButtonElement>(null)
  const gained = who.purchase?.increase === bought?.increase ? bought : null
  const onBought = (after: Character) => {
    setPaying(null)
    say(`Bought: ${after.purchase?.label ?? 'one point'}. ${purseOf(after, units)}`)
  }
  const advance = useCommand('character.advance', onBought)
  const undo = useCommand('character.undo', (after) => say(`Undone. ${purseOf(after, units)}`))
  const busy = advance.busy || undo.busy
  const buy = (price: Price) => {
    undo.forget()
    setBought(price)
    if (who.gold >= price.gold) advance.run({ character: who.id, increase: price.increase })
    else setPaying(price)
  }
  const takeBack = () => {
    advance.forget()
    undo.run({ character: who.id })
  }
  useOffers({ undo: who.purchase && mayBuy && !busy ? takeBack : 'There is no purchase to undo.' })
  // The button that was pressed may be gone with the purchase.
  const purchase = who.purchase?.label ?? ''
  useEffect(() => {
    if (purchase !== '' && paying === null && isFocusFree()) back.current?.focus()
  }, [purchase, paying])
  const error = advance.error ?? undo.error
  return (
    <>
      {mayBuy && <TipOf screen="character" />}
      <Why page={page} prices={prices} />
      {who.purchase && mayBuy && (
        <div className="purchase">
          <Bought page={page} who={who} label={who.purchase.label} price={gained} />
          <button ref={back} type="button" className="btn" disabled={busy} onClick={takeBack}>
            Undo it
          </button>
        </div>
      )}
      <Refused error={error} />
      {mayBuy && <OutOfReach each={page.each} who={who} prices={prices} raids={raids} units={units} />}
      <table className="inc">
        <thead>
          <tr>
            <th scope="col">One point of</th>
            <th scope="col" className="num" abbr={units.experience?.title}>
              {units.experience?.short ?? units.experience?.title}
            </th>
            {units.gold && (
              <th scope="col" className="num">
                {units.gold.title}
              </th>
            )}
            <th scope="col" className="why-col">
              <span className="vh">Note</span>
            </th>
            <th scope="col">
              <span className="vh">Buy, or the rule that forbids it</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {inOrder(prices, mayBuy, page.isIdle).map((price) => (
            <Row
              key={price.increase}
              page={page}
              units={units}
              who={who}
              price={price}
              mayBuy={mayBuy}
              busy={busy}
              onBuy={() => buy(price)}
            />
          ))}
        </tbody>
      </table>
      {paying && <PayDialog page={page} who={who} price={paying} onPaid={onBought} onClose={() => setPaying(null)} />}
    </>
  )
}

interface BoughtProps {
  readonly page: IncreasesPage
  readonly who: Character
  /** What was bought last. */
  readonly label: string
  /** The step as it was bought just now; null where that was on another visit. */
  readonly price: Price | null
}

/** What was bought last: a small moment where it was just now and such moments are wanted, otherwise a line. */
function Bought({ page, who, label, price }: BoughtProps) {
  const { picture } = useCampaignGame().campaign.roster
  const { moments } = useSettings()
  const line = (
    <p>
      Bought last: <b>{label}</b>
    </p>
  )
  if (price === null || moments !== 'all') return line
  const what = `${label}, ${stepOf(price, page.isBonus(price.increase))}`
  return (
    <Suspense fallback={line}>
      <Gained name={who.name} picture={who.portrait ?? picture(who)} what={what} change={price.change ?? page.note(price)} />
    </Suspense>
  )
}

interface RowProps {
  readonly page: IncreasesPage
  readonly units: CampaignPage['units']
  readonly who: Character
  readonly price: Price
  readonly mayBuy: boolean
  readonly busy: boolean
  readonly onBuy: () => void
}

function Row({ page, units, who, price, mayBuy, busy, onBuy }: RowProps) {
  const { label, experience, gold, allowed, why = '', rule } = price
  const isBarred = mayBuy && !allowed
  // With enough to pay and still no purchase, the limit is reached, which has no price.
  const isLimit = isBarred && who.experience >= experience && who.gold + worthOf(who.jewels) >= gold
  const wantsJewels = who.gold < gold
  const isBonus = page.isBonus(price.increase)
  const gain = price.change ?? page.note(price)
  const note = isLimit ? why : mayBuy && allowed && wantsJewels ? `with jewels; ${gain}` : gain
  return (
    <tr className={isLimit ? 'no' : isBarred ? 'later' : undefined}>
      <td className="what">
        <span>
          <b>{label}</b> {isLimit ? standingOf(price, isBonus) : stepOf(price, isBonus)}
          {mayBuy && price.helpful && (
            <span className="inc-hint">
              <Icon name="x-candle" />
              would help most
            </span>
          )}
        </span>
        {note && <small className="only-s why-s">{note}</small>}
      </td>
      <td className="num">{isLimit ? '–' : experience}</td>
      {units.gold && <td className="num">{isLimit ? '–' : gold}</td>}
      <td className="why why-col">{note}</td>
      <td>
        {mayBuy && allowed ? (
          <button type="button" className="btn" disabled={busy} onClick={onBuy}>
            Buy
            <span className="vh">
              {' '}
              {label} {stepOf(price, isBonus)} for {priceInWords(price, units)}
            </span>
          </button>
        ) : (
          <Case rule={rule} />
        )}
      </td>
    </tr>
  )
}

interface OutOfReachProps {
  /** What those of one price are called together. */
  readonly each: string
  readonly who: Character
  readonly prices: readonly Price[]
  /** What each of the latest games brought in experience. */
  readonly raids: readonly number[]
  readonly units: CampaignPage['units']
}

/** What cannot be paid yet, said once for each price: how much of it is there, and how far off it is. */
function OutOfReach({ each, who, prices, raids, units }: OutOfReachProps) {
  const { words } = useCampaignGame()
  const short = shortfallsOf(who, prices, raids)
  if (short.length === 0) return null
  return (
    <ul className="inc-short">
      {short.map(({ labels, experience, gold, games }) => (
        <li key={labels.join()}>
          <b>{labels.length > 1 ? each : labels[0]}:</b>{' '}
          {[
            experience !== null && `${experience.has} of ${experience.of} ${units.experience?.title.toLowerCase()}`,
            gold !== null && `${gold.has} of ${gold.of} ${units.gold?.title.toLowerCase()}`,
          ]
            .filter((part) => part !== false)
            .join(', ')}
          {games !== null && `; about ${games === 1 ? `one such ${words.one}` : `${games} such ${words.many}`} more`}
        </li>
      ))}
    </ul>
  )
}

/** Worked sums: how the prices in experience add up. */
function Why({ page, prices }: Pick<IncreasesProps, 'page' | 'prices'>) {
  const title = useCampaignGame().campaign.units.experience?.title
  const reckonings = reckoningsOf(prices)
  const [usual] = reckonings
  const first = usual?.parts[0]
  if (!usual || !first) return null
  return (
    <details className="why-price">
      <summary>
        {usual.experience === first.value ? `Why ${usual.experience}` : `Why ${usual.experience} instead of ${first.value}`}
      </summary>
      <div className="why-sums">
        {reckonings.map(({ parts, experience, labels }) => (
          <table key={labels.join()} className="sumtab">
            <caption>{labels.length > 1 ? page.each : labels[0]}</caption>
            <tbody>
              {parts.map(({ label, value }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{value}</td>
                </tr>
              ))}
              <tr className="tot">
                <th scope="row">{title}</th>
                <td>{experience}</td>
              </tr>
            </tbody>
          </table>
        ))}
        {page.beside && (
          <p className="small muted">
            {page.beside.text} <Case rule={page.beside.rule} />
          </p>
        )}
      </div>
    </details>
  )
}

/** `110 experience and 100 gold`. */
function priceInWords({ experience, gold }: Pick<Price, 'experience' | 'gold'>, units: CampaignPage['units']): string {
  const parts = [
    ...(units.experience ? [`${experience} ${units.experience.title.toLowerCase()}`] : []),
    ...(units.gold ? [`${gold} ${units.gold.title.toLowerCase()}`] : []),
  ]
  return parts.join(' and ')
}

/** What is left to spend. */
function purseOf({ experience, gold, jewels }: Character, units: CampaignPage['units']): string {
  const parts = [
    ...(units.experience ? [`${experience} ${units.experience.title.toLowerCase()}`] : []),
    ...(units.gold ? [`${gold} ${units.gold.title.toLowerCase()}`] : []),
  ]
  const stones = jewels.length === 0 ? '' : ` and jewels worth ${worthOf(jewels)}`
  return `${parts.join(', ')}${stones} left.`
}

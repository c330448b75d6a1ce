import type { Campaign, Character, LedgerRow } from '../../../electron/contract/index.ts'
import { capital } from '../../../engine/kernel/words.ts'
import type { CampaignPage, CitedWords } from '../../campaign-page.ts'
import { Icon } from '../../icons/icon.tsx'
import { addressOf } from '../../navigation.ts'
import { Case } from '../../rulebook/case.tsx'
import { useCampaignGame } from '../campaign-game.tsx'
import { newestNumber, undoName, variantNames } from '../campaigns/in-words.ts'
import { numeralOf } from '../numerals.ts'
import { worthOf } from './jewels.ts'

interface HomeCardProps {
  readonly who: Character
  readonly campaign: Campaign
  readonly ledger: readonly LedgerRow[]
}

/** The record of a member of a roster, on the screen and on paper; for the fallen a memorial. */
export function HomeCard({ who, campaign, ledger }: HomeCardProps) {
  const { words, campaign: page } = useCampaignGame()
  const { Sheet } = page.record
  const games = newestNumber(campaign)
  return (
    <Sheet
      who={who}
      foot={
        <p className="of">
          {campaign.name}. {variantsInForce(campaign, page)}{' '}
          {isBalanced(who, ledger) ? 'Figures checked against the ledger.' : <Unbalanced />}
        </p>
      }
    >
      <GameStrip who={who} games={games} />
      {who.fell && <Memorial who={who} fell={who.fell} games={games} />}
      {who.deeds.length > 0 && (
        <section className="rec">
          <h3>Deeds</h3>
          <ul>
            {who.deeds.map((deed) => (
              <li key={`${deed.session} ${deed.text}`}>
                <Icon name="x-torch" />
                <span>{deed.text}</span>
                <a className="val" href={addressOf({ kind: 'story', session: deed.session })}>
                  <span className="vh">{capital(words.one)} </span>
                  {numeralOf(page.numerals, deed.raid, games)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Scars who={who} games={games} />
      {who.victories > 0 && page.words.won !== null && <Cited {...page.words.won(who.victories)} />}
    </Sheet>
  )
}

interface GameStripProps {
  readonly who: Character
  /** How many games the campaign has had. */
  readonly games: number
}

/** Every finished game of his by its number, each with how it went for him and the way to its story. */
function GameStrip({ who, games }: GameStripProps) {
  const { words, campaign: page } = useCampaignGame()
  const over = who.raids.filter(({ fate }) => fate !== 'inside')
  if (over.length === 0) return null
  return (
    <section className="rec game-strip">
      <h3>{capital(words.many)}</h3>
      <ol>
        {over.map(({ raid, session, fate }) => (
          <li key={session}>
            <a
              className={`is-${fate}`}
              href={addressOf({ kind: 'story', session })}
              title={page.fates[fate]}
              aria-label={`${capital(words.one)} ${numeralOf(page.numerals, raid, games)}, ${page.fates[fate]}`}
            >
              {numeralOf(page.numerals, raid, games)}
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What nearly killed him, and in which game. */
function Scars({ who: { scars }, games }: GameStripProps) {
  const { words, campaign: page } = useCampaignGame()
  if (scars.length === 0) return null
  return (
    <section className="rec">
      <h3>Scars</h3>
      <ul>
        {scars.map(({ text, raid, session }) => (
          <li key={session}>
            <Icon name="x-drop" />
            <span>{text}</span>
            <a className="val" href={addressOf({ kind: 'story', session })}>
              <span className="vh">{capital(words.one)} </span>
              {numeralOf(page.numerals, raid, games)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface MemorialProps {
  readonly who: Character
  readonly fell: NonNullable<Character['fell']>
  /** How many games the campaign has had. */
  readonly games: number
}

/** Where, to what and in which game. */
function Memorial({ who, fell, games }: MemorialProps) {
  const { words, campaign: page } = useCampaignGame()
  const lost = who.status === 'lost'
  const hope = lost ? page.words.lost : page.words.fallen
  return (
    <section className="memorial" aria-label={`${lost ? 'Lost' : 'In memory'}: ${who.name}`}>
      <Icon name={lost ? 'x-hourglass' : 'x-tomb'} />
      <div>
        <h3>
          {lost ? 'Lost' : 'Fell'}
          {fell.raid !== null && fell.session !== null && (
            <>
              {' '}
              in{' '}
              <a href={addressOf({ kind: 'story', session: fell.session })}>
                {words.one} {numeralOf(page.numerals, fell.raid, games)}
              </a>
            </>
          )}
          {fell.turn > 0 && `, turn ${fell.turn}`}
        </h3>
        <p>{fell.text}</p>
        {hope && <Cited {...hope} />}
      </div>
    </section>
  )
}

function Cited({ text, rule }: CitedWords) {
  return (
    <p className="of">
      {text} <Case rule={rule} />
    </p>
  )
}

function variantsInForce(campaign: Campaign, page: CampaignPage): string {
  const undo = campaign.undo === 'honest' ? [] : [`${undoName(campaign)} undo`]
  const names = [...variantNames(campaign, page), ...undo].map((name) => name.toLowerCase())
  return names.length === 0 ? 'No variants in force.' : `Variants in force: ${names.join(', ')}.`
}

/** Whether the record agrees with the sum of the entries. */
function isBalanced({ experience, gold, jewels }: Character, ledger: readonly LedgerRow[]): boolean {
  const sum = (unit: LedgerRow['unit']) => ledger.reduce((total, row) => (row.unit === unit ? total + row.amount : total), 0)
  return sum('experience') === experience && sum('gold') === gold && sum('jewel') === worthOf(jewels)
}

function Unbalanced() {
  return <strong className="unbalanced">Figures and ledger differ.</strong>
}

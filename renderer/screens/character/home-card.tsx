import type { Campaign, Character, LedgerRow } from '../../../electron/contract/index.ts'
import { Case } from '../../chronicle/case.tsx'
import { homeRecord } from '../../games/citadel/record/home-record.ts'
import { CharacterRecord } from '../../games/citadel/record/record.tsx'
import { Icon } from '../../icons/icon.tsx'
import { addressOf } from '../../navigation.ts'
import { raidsOf, undoName, variantNames } from '../campaigns/in-words.ts'
import { raidNumber } from '../hall/roman.ts'
import { worthOf } from './jewels.ts'

interface HomeCardProps {
  readonly who: Character
  readonly campaign: Campaign
  readonly ledger: readonly LedgerRow[]
  readonly costs: Readonly<Record<string, number>>
}

/** The record of somebody of a roster, on the screen and on paper; for the fallen a memorial. */
export function HomeCard({ who, campaign, ledger, costs }: HomeCardProps) {
  return (
    <CharacterRecord
      who={homeRecord(who)}
      sun={null}
      costs={costs}
      foot={
        <p className="of">
          {campaign.name}. {variantsInForce(campaign)} {isBalanced(who, ledger) ? 'Figures checked against the ledger.' : <Unbalanced />}
        </p>
      }
    >
      {who.fell && <Memorial who={who} fell={who.fell} raids={raidsOf(campaign)} />}
      {who.deeds.length > 0 && (
        <section className="rec">
          <h3>Deeds</h3>
          <ul>
            {who.deeds.map((deed) => (
              <li key={`${deed.session} ${deed.text}`}>
                <Icon name="x-torch" />
                <span>{deed.text}</span>
                <a className="val" href={addressOf({ kind: 'story', session: deed.session })}>
                  <span className="vh">Raid </span>
                  {raidNumber(deed.raid, raidsOf(campaign))}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {who.victories > 0 && (
        <p className="of">
          {who.victories === 1 ? 'Won one raid by the score.' : `Won ${who.victories} raids by the score.`} <Case rule="17.0" />
        </p>
      )}
    </CharacterRecord>
  )
}

interface MemorialProps {
  readonly who: Character
  readonly fell: NonNullable<Character['fell']>
  readonly raids: number
}

/** Where, of what and in which raid. */
function Memorial({ who, fell, raids }: MemorialProps) {
  const lost = who.status === 'lost'
  return (
    <section className="memorial" aria-label={`${lost ? 'Lost' : 'In memory'}: ${who.name}`}>
      <Icon name={lost ? 'x-hourglass' : 'x-tomb'} />
      <div>
        <h3>
          {lost ? 'Lost' : 'Fell'}
          {fell.raid !== null && fell.session !== null && (
            <>
              {' '}
              in <a href={addressOf({ kind: 'story', session: fell.session })}>raid {raidNumber(fell.raid, raids)}</a>
            </>
          )}
          {fell.turn > 0 && `, turn ${fell.turn}`}
        </h3>
        <p>{fell.text}</p>
        {lost && (
          <p className="of">
            Comes back when the Hellgate is destroyed. <Case rule="16.0" />
          </p>
        )}
      </div>
    </section>
  )
}

function variantsInForce(campaign: Campaign): string {
  const undo = campaign.undo === 'honest' ? [] : [`${undoName(campaign)} undo`]
  const names = [...variantNames(campaign), ...undo].map((name) => name.toLowerCase())
  return names.length === 0 ? 'No variants in force.' : `Variants in force: ${names.join(', ')}.`
}

/** What the record says is what the entries come to. */
function isBalanced({ experience, gold, jewels }: Character, ledger: readonly LedgerRow[]): boolean {
  const sums = { experience: 0, gold: 0, jewel: 0, ability: 0, item: 0, exit: 0 }
  for (const { unit, amount } of ledger) sums[unit] += amount
  return sums.experience === experience && sums.gold === gold && sums.jewel === worthOf(jewels)
}

function Unbalanced() {
  return <strong className="unbalanced">Figures and ledger differ.</strong>
}

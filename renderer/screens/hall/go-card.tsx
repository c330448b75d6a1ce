import type { Input } from '../../../electron/contract/index.ts'
import { useCampaignGame } from '../../campaign-game.tsx'
import type { Command } from '../../host/command.ts'
import type { Hall } from '../../host/hall.ts'
import { numeralOf } from '../numerals.ts'
import { EmptyCard, PartyCard, type Wishes } from './cards.tsx'
import { ContinueCard } from './continue.tsx'
import { isHome, type LastParty } from './last-party.ts'
import { useLeftOff } from './left-off.ts'

interface GoCardProps {
  readonly hall: Hall
  /** Ids of the chosen. */
  readonly going: readonly string[]
  readonly last: LastParty | null
  readonly start: Command<'game.start'>
  /** An open game comes first. */
  readonly waits: boolean
  /** Whether others are being sent beside an open game. */
  readonly onAnother: (another: boolean) => void
  readonly onLeave: (id: string) => void
  readonly onRecruit: (kind: string) => void
}

/** The next step: continue, choose a party, or make one. */
export function GoCard({
  hall: { campaign, roster, raids, ...hall },
  going,
  last,
  start,
  waits,
  onAnother,
  onLeave,
  onRecruit,
}: GoCardProps) {
  const { id: game, campaign: page } = useCampaignGame()
  const [leftOff, putOff] = useLeftOff({ ...hall, raids })
  if (leftOff) return <ContinueCard raid={leftOff} number={null} onLater={putOff} />
  const open = raids.find((raid) => raid.status === 'open') ?? null
  const number = open && numeralOf(page.numerals, raids.length - raids.indexOf(open), raids.length)
  if (open && waits) return <ContinueCard raid={open} number={number} onAnother={() => onAnother(true)} />
  const beside = number === null ? null : { number, onBack: () => onAnother(false) }
  const shared = { busy: start.busy, error: start.error, beside }
  const { made } = page.party
  if (campaign && (roster.some(isHome) || !made)) {
    return (
      <PartyCard
        {...shared}
        campaign={campaign.id}
        roster={roster}
        chosen={going}
        last={last && { ...last, number: numeralOf(page.numerals, last.raid, raids.length) }}
        onLeave={onLeave}
        onRecruit={onRecruit}
        onEnter={({ seatOf, ...wishes }) => start.run({ game, campaign: campaign.id, party: seated(going, seatOf), ...wishes })}
        onAgain={(wishes) => start.run({ game, campaign: campaign.id, party: [...going], again: true, ...wishes })}
        onMake={(wishes) => start.run({ game, campaign: campaign.id, ...wishes })}
      />
    )
  }
  if (!made) return null
  return (
    <EmptyCard
      {...shared}
      {...made}
      campaign={campaign?.name ?? null}
      onMake={(wishes) => start.run({ game, ...(campaign && { campaign: campaign.id }), ...wishes })}
    />
  )
}

/** As `game.start` takes them: the seat of those who do not sit at the first. */
function seated(going: readonly string[], seatOf: Wishes['seatOf']): NonNullable<Input<'game.start'>['party']> {
  return going.map((character) => {
    const seat = seatOf?.get(character)
    return seat === undefined ? character : { character, seat }
  })
}

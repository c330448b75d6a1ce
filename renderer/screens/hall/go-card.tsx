import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Client, Input } from '../../../electron/contract/index.ts'
import type { Ready } from '../../campaign-page.ts'
import { useClient } from '../../host/client.tsx'
import { type Command, useCommand } from '../../host/command.ts'
import type { Hall } from '../../host/hall.ts'
import { go } from '../../navigation.ts'
import { useCampaignGame } from '../campaign-game.tsx'
import { BeginCard } from '../cover/cover.tsx'
import { askAbout, USUAL_COUNT } from '../lab/wish.ts'
import { numeralOf } from '../numerals.ts'
import { EmptyCard, PartyCard, type Wishes } from './cards.tsx'
import { ContinueCard } from './continue.tsx'
import { isHome, type LastParty } from './last-party.ts'

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
  /** With the id of a kind, or null for the first one. */
  readonly onRecruit: (kind: string | null) => void
  /** These go: chosen at one press, or just joined. */
  readonly onChosen: (ids: readonly string[]) => void
}

/** The next step: continue, choose a party, or make one. */
export function GoCard({
  hall: { campaign, roster, raids },
  going,
  last,
  start,
  waits,
  onAnother,
  onLeave,
  onRecruit,
  onChosen,
}: GoCardProps) {
  const page = useCampaignGame()
  const { id: game } = page
  const { party, numerals } = page.campaign
  const ready = useReady(onChosen)
  const lab = useCommand('lab.run', ({ job }) => go({ kind: 'lab', game: null, campaign: null, job, bar: null }))
  if (!campaign) return <BeginCard game={page} own="New campaign" />
  const open = raids.find((raid) => raid.status === 'open') ?? null
  const numberOf = (raid: number | null) => numeralOf(numerals, raid ?? 0, campaign.gamesBefore + raids.length)
  const number = open && numberOf(open.raid)
  if (open && number !== null && waits) return <ContinueCard raid={open} number={number} onAnother={() => onAnother(true)} />
  const beside = number === null ? null : { number, onBack: () => onAnother(false) }
  const shared = { busy: start.busy || lab.busy, error: start.error ?? lab.error, beside }
  if (roster.some(isHome)) {
    return (
      <PartyCard
        {...shared}
        campaign={campaign.id}
        roster={roster}
        chosen={going}
        last={last && { ...last, number: numberOf(last.raid) }}
        legacy={campaign.legacy}
        onLeave={onLeave}
        onChosen={onChosen}
        onRecruit={onRecruit}
        onEnter={({ seatOf, ...wishes }) => start.run({ game, campaign: campaign.id, party: seated(going, seatOf), ...wishes })}
        onAgain={(wishes) => start.run({ game, campaign: campaign.id, party: [...going], again: true, ...wishes })}
        onMake={(wishes) => start.run({ game, campaign: campaign.id, ...wishes })}
        onFare={({ seats, options }) => {
          askAbout(campaign.id, going)
          const wish = { ...(seats !== undefined && { seats }), ...(options !== undefined && { options }) }
          lab.run({ game, campaign: campaign.id, party: [...going], count: USUAL_COUNT, arms: [{ name: 'As they are' }], ...wish })
        }}
      />
    )
  }
  return (
    <EmptyCard
      busy={start.busy || ready.isPending}
      error={start.error ?? ready.error}
      beside={beside}
      campaign={campaign.name}
      isAfter={roster.length > 0}
      onReady={(wishes) => ready.mutate((client) => party.ready.begin(client, campaign.id, wishes))}
      onMake={party.made && ((wishes) => start.run({ game, campaign: campaign.id, ...wishes }))}
      onRecruit={() => onRecruit(null)}
    />
  )
}

/** Brings a ready party: to its table, or into the roster. */
function useReady(onChosen: (ids: readonly string[]) => void) {
  const client = useClient()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (begin: (client: Client) => Promise<Ready>) => begin(client),
    onSuccess: async (ready) => {
      if ('session' in ready) go({ kind: 'table', session: ready.session })
      await cache.invalidateQueries()
      if ('joined' in ready) onChosen(ready.joined)
    },
    // Refused half-way, what was done until then stands.
    onError: () => cache.invalidateQueries(),
  })
}

/** As `game.start` takes them: the seat of those who do not sit at the first. */
function seated(going: readonly string[], seatOf: Wishes['seatOf']): NonNullable<Input<'game.start'>['party']> {
  return going.map((character) => {
    const seat = seatOf?.get(character)
    return seat === undefined ? character : { character, seat }
  })
}

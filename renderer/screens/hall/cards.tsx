import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { Campaign, CharacterRow, Input } from '../../../electron/contract/index.ts'
import type { Json } from '../../../engine/kernel/types.ts'
import { capital, inWords } from '../../../engine/kernel/words.ts'
import { isFocusFree } from '../../arrival.ts'
import type { Chosen } from '../../campaign-page.ts'
import { Refused } from '../../dialog/refused.tsx'
import { Picture } from '../../face/picture.tsx'
import { GreatButton } from '../../frame/great-button.tsx'
import { lastChoice, rememberChoice } from '../../host/memory.ts'
import { Case } from '../../rulebook/case.tsx'
import { useCampaignGame } from '../campaign-game.tsx'
import { isHome, type LastParty } from './last-party.ts'
import { stateOf } from './rows.ts'
import { Seats } from './seats.tsx'
import { Seed } from './seed.tsx'
import { useSheetsOf } from './sheets.ts'

/** Options at the start: players by name, a seed; what the game has the player choose, and who sits where. */
export type Wishes = Pick<Input<'game.start'>, 'seats' | 'seed' | 'options' | 'bots'> & {
  /** The seat of each of the party, by the id of the character, where it is not the first. */
  readonly seatOf?: Chosen['seats']
}

/** The open game beside which a new one is begun, and the way back to it. */
export interface Beside {
  readonly number: string
  readonly onBack: () => void
}

interface CardProps {
  readonly busy: boolean
  readonly error: Error | null
  /** Null where no other game is open. */
  readonly beside: Beside | null
  /** Makes a party at the table. */
  readonly onMake: (wishes: Wishes) => void
}

interface PartyCardProps extends CardProps {
  readonly roster: readonly CharacterRow[]
  readonly campaign: string
  readonly chosen: readonly string[]
  /** Those of the latest finished game, with its number as written; null before the first. */
  readonly last: (LastParty & { readonly number: string }) | null
  /** As then: march order, spells, weapons. */
  readonly onAgain: (wishes: Wishes & { readonly fresh?: true }) => void
  /** What the game before left behind for the next. */
  readonly legacy: Campaign['legacy']
  readonly onLeave: (id: string) => void
  /** These go, and nobody else. */
  readonly onChosen: (ids: readonly string[]) => void
  /** With the id of a kind. */
  readonly onRecruit: (kind: string) => void
  readonly onEnter: (wishes: Wishes) => void
  /** Asks the Lab about them: nothing is begun. */
  readonly onFare: (wishes: Wishes) => void
}

/** Who goes: as many of the living as the game allows (17.3); free places invite newcomers. */
export function PartyCard({
  campaign: id,
  roster,
  chosen,
  last,
  busy,
  error,
  beside,
  legacy,
  onLeave,
  onChosen,
  onRecruit,
  ...acts
}: PartyCardProps) {
  const { onAgain, onEnter, onFare, onMake } = acts
  const { words, campaign } = useCampaignGame()
  const { party } = campaign
  const going = chosen.flatMap((id) => roster.find((row) => row.id === id) ?? [])
  const choice = useChoice(id, going)
  const [wishes, fields] = useWishes(choice === null ? party.players(chosen.length) : null, words.one)
  const isAgain = party.again !== null && last !== null && going.some(({ id: who }) => last.people.some((row) => row.id === who))
  const isSame = choice !== null && last !== null && choice.isKept && isSameParty(going, last.people.filter(isHome))
  const enter = () => {
    choice?.keep()
    onEnter({ ...wishes, ...choice?.wish, ...(choice && { seatOf: choice.seats }) })
  }
  const doubt = going.length > 0 ? party.doubt(going.length) : null
  return (
    <section className="card go" aria-labelledby="go">
      <p className="steps">
        <b>{beside ? `A new ${words.one}, beside ${words.one} ${beside.number}` : `A new ${words.one}`}</b>
        <Case rule={party.rule} />
      </p>
      <h2 id="go">{party.asks}</h2>
      <p className="lead">
        {going.length} of at most {party.most} chosen. {going.length === 0 && 'Tick them in the roster.'}{' '}
        <TheBest campaign={id} roster={roster} onBest={onChosen} />
      </p>
      {(isAgain || isSame) && <Missing last={last} />}
      <Goers campaign={id} going={going} onLeave={onLeave} onRecruit={onRecruit} />
      {going.length > 0 && (
        <p className="small go-fare">
          <button type="button" className="link-btn" disabled={busy} onClick={() => onFare({ ...choice?.wish })}>
            How would they fare?
          </button>{' '}
          <span className="hide-s">Bots try it many times; nothing changes here.</span>
        </p>
      )}
      {party.Notes && <party.Notes party={going} />}
      {doubt !== null && <p className="warn">{doubt}</p>}
      {choice?.fields}
      {fields}
      <Refused error={error} />
      {isAgain ? (
        <Again
          number={last.number}
          said={party.again}
          back={legacy === undefined ? null : (party.legacy?.same ?? null)}
          busy={busy}
          onAgain={() => onAgain(wishes)}
        />
      ) : isSame && choice.problem === null ? (
        <Again number={last.number} said={capital(choice.said)} back={null} busy={busy} onAgain={enter} />
      ) : (
        <Begin
          problem={going.length > 0 ? (choice?.problem ?? null) : null}
          disabled={busy || going.length === 0 || (choice !== null && choice.problem !== null)}
          onBegin={enter}
        />
      )}
      {(party.made || beside || isAgain) && (
        <div className="go-alt">
          {isAgain && legacy === 'offered' && party.legacy && (
            <button type="button" className="btn" disabled={busy} onClick={() => onAgain({ ...wishes, fresh: true })}>
              {party.legacy.fresh}
            </button>
          )}
          {isAgain && (
            <button type="button" className="btn" disabled={busy} onClick={enter}>
              {party.begin}
            </button>
          )}
          {party.made && (
            <button type="button" className="btn" disabled={busy} onClick={() => onMake(wishes)}>
              {party.made.instead}
            </button>
          )}
          {beside && <Back {...beside} />}
        </div>
      )}
    </section>
  )
}

interface TheBestProps {
  readonly campaign: string
  readonly roster: readonly CharacterRow[]
  readonly onBest: (ids: readonly string[]) => void
}

/** Where more are at home than can go: the strongest of them, at one press. */
function TheBest({ campaign, roster, onBest }: TheBestProps) {
  const { party, roster: page } = useCampaignGame().campaign
  const home = roster.filter(isHome)
  const isMany = home.length > party.most
  const sheets = useSheetsOf(campaign, isMany)
  if (!isMany) return null
  const strength = ({ id }: CharacterRow) => {
    const sheet = sheets.get(id)
    return sheet === undefined ? 0 : page.strength(sheet)
  }
  const best = () => home.toSorted((a, b) => strength(b) - strength(a) || b.experience - a.experience).slice(0, party.most)
  return (
    <button type="button" className="link-btn" onClick={() => onBest(best().map(({ id }) => id))}>
      Choose the best {inWords(party.most)}
    </button>
  )
}

interface BeginProps {
  /** Why it cannot begin, as a sentence; null if it can, or if that needs no words. */
  readonly problem: string | null
  readonly disabled: boolean
  readonly onBegin: () => void
}

/** The button that begins; why it cannot be pressed stays in sight with it. */
function Begin({ problem, disabled, onBegin }: BeginProps) {
  const { party } = useCampaignGame().campaign
  const button = (
    <button type="button" className="btn btn--go btn--big" disabled={disabled} onClick={onBegin}>
      {party.begin}
    </button>
  )
  if (problem === null) return button
  return (
    <div className="go-foot">
      <p className="warn">{problem}</p>
      {button}
    </div>
  )
}

function isSameParty(going: readonly CharacterRow[], last: readonly CharacterRow[]): boolean {
  return going.length === last.length && going.every(({ id }) => last.some((row) => row.id === id))
}

interface ChoiceMade extends Chosen {
  readonly fields: ReactNode
  /** Whether it is as the last time. */
  readonly isKept: boolean
  /** Remembers it for the next time. */
  readonly keep: () => void
}

/** What the game has the player choose for this one; null where there is nothing to choose. */
function useChoice(campaign: string, party: readonly CharacterRow[]): ChoiceMade | null {
  const { choice: page } = useCampaignGame().campaign.party
  const kept = lastChoice(campaign)
  const [changed, setChanged] = useState<Json>(null)
  if (page === null) return null
  const choice = changed ?? page.read(kept)
  return {
    ...page.with(choice, party),
    fields: (
      <Suspense>
        <page.Fields choice={choice} party={party} onChange={setChanged} />
      </Suspense>
    ),
    isKept: kept !== null && JSON.stringify(choice) === JSON.stringify(page.read(kept)),
    keep: () => rememberChoice(campaign, choice),
  }
}

interface AgainProps {
  readonly number: string
  /** What is as the last time. */
  readonly said: string | null
  /** Where the game before was, if it leads back there. */
  readonly back: string | null
  readonly busy: boolean
  readonly onAgain: () => void
}

/** One press sets out as the last time. */
function Again({ number, said, back, busy, onAgain }: AgainProps) {
  const { words } = useCampaignGame()
  return (
    <>
      <GreatButton label="Same party again" busy={busy} onGo={onAgain} />
      <p className="small muted go-same">
        {said} as in {words.one} {number}
        {back && `, ${back}`}.
      </p>
    </>
  )
}

/** Who went the last time and cannot go now. */
function Missing({ last }: { readonly last: LastParty }) {
  const { states } = useCampaignGame().campaign
  const missing = last.people.filter((row) => !isHome(row))
  if (missing.length === 0) return null
  return (
    <p className="small go-missing">
      {missing.map((row) => (
        <span key={row.id}>
          <s>{row.name}</s> {states[stateOf(row)]?.toLowerCase()}
        </span>
      ))}
    </p>
  )
}

interface GoersProps {
  readonly campaign: string
  readonly going: readonly CharacterRow[]
  readonly onLeave: (id: string) => void
  readonly onRecruit: (kind: string) => void
}

function Goers({ campaign, going, onLeave, onRecruit }: GoersProps) {
  const { party, kinds, roster } = useCampaignGame().campaign
  const sheets = useSheetsOf(campaign, going.length > 0)
  const free = party.most - going.length
  const list = useRef<HTMLOListElement>(null)
  const left = useRef<number | null>(null)
  // The button disappears with its row: the focus moves to the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when someone has come or gone
  useEffect(() => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('button') ?? []
    if (left.current !== null) buttons[Math.min(left.current, buttons.length - 1)]?.focus()
    left.current = null
  }, [going.length])
  return (
    <ol className="goers" ref={list}>
      {going.map((row, i) => (
        <li key={row.id} className="goer">
          <Picture name={row.portrait ?? roster.picture(row)} className="i face--in-line" />
          <span className="goer-name" title={row.name}>
            {row.name}
            {row.status === 'dead' && <small className="muted"> {party.fallen}</small>}
          </span>
          <Worth sheet={sheets.get(row.id)} />
          <button
            type="button"
            className="goer-leave"
            aria-label={`${row.name} ${party.stays}`}
            onClick={() => {
              left.current = i
              onLeave(row.id)
            }}
          >
            ×
          </button>
        </li>
      ))}
      {free > 0 && (
        <li className="goer goer--free">
          <span>{free === 1 ? 'One place left:' : `${free} places left:`}</span>
          {kinds.map(({ id, one }, i) => [
            i > 0 && <span key={`or ${id}`}>or</span>,
            <button key={id} type="button" className="link-btn" onClick={() => onRecruit(id)}>
              {i === 0 ? `recruit ${one}` : one}
            </button>,
          ])}
        </li>
      )}
    </ol>
  )
}

/** What someone is worth in a fight, and with what. */
function Worth({ sheet }: { readonly sheet: Json | undefined }) {
  const { roster } = useCampaignGame().campaign
  if (sheet === undefined) return null
  return (
    <span className="goer-worth">
      {roster.worth(sheet)} <small>{roster.armed(sheet)}</small>
    </span>
  )
}

interface EmptyCardProps extends Omit<CardProps, 'onMake'> {
  /** Its name. */
  readonly campaign: string
  /** Whether anyone was ever in it: now they are fallen, lost or retired. */
  readonly isAfter: boolean
  readonly onReady: (wishes: Wishes) => void
  /** Makes the party at the table; null where everyone is recruited here. */
  readonly onMake: ((wishes: Wishes) => void) | null
  /** The form for newcomers. */
  readonly onRecruit: () => void
}

/** Nobody is at home, at first or after everyone fell: one press brings a ready party, another leads to one's own. */
export function EmptyCard({ campaign, isAfter, busy, error, beside, onReady, onMake, onRecruit }: EmptyCardProps) {
  const { words, campaign: page } = useCampaignGame()
  const { party } = page
  const [wishes, fields] = useWishes(party.made ? party.players(party.most) : null, words.one)
  return (
    <section className="card go" aria-labelledby="go">
      <p className="steps">
        <b>{campaign}</b>
      </p>
      <h2 id="go">{isAfter ? 'No one is at home' : party.asks}</h2>
      <p className="lead">{party.ready.lead}</p>
      {party.made && fields}
      <Refused error={error} />
      <GreatButton label={busy ? 'Getting ready' : party.ready.label} busy={busy} onGo={() => onReady(wishes)} />
      <div className="go-alt">
        {party.made && onMake ? (
          <button type="button" className="btn" disabled={busy} onClick={() => onMake(wishes)}>
            {party.made.title}
          </button>
        ) : (
          <button type="button" className="btn" disabled={busy} onClick={onRecruit}>
            Make my own
          </button>
        )}
        {beside && <Back {...beside} />}
      </div>
    </section>
  )
}

/** The button that led here is gone: this one takes its focus. */
function Back({ number, onBack }: Beside) {
  const { one } = useCampaignGame().words
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isFocusFree()) button.current?.focus({ preventScroll: true })
  }, [])
  return (
    <button ref={button} type="button" className="btn" onClick={onBack}>
      Back to {one} {number}
    </button>
  )
}

/**
 * @param players how many may share the screen; null where the game's own choice says who plays
 * @param of what the seed produces
 */
function useWishes(players: number | null, of: string): readonly [Wishes, ReactNode] {
  const [seats, setSeats] = useState<string[]>([])
  const [seed, setSeed] = useState('')
  const wishes = { ...(seats.length > 0 && { seats }), ...(seed.trim() && { seed: seed.trim() }) }
  return [
    wishes,
    <>
      {players !== null && <Seats seats={seats} most={players} onChange={setSeats} />}
      <Seed seed={seed} of={of} onChange={setSeed} />
    </>,
  ]
}

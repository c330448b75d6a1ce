import { Suspense, useState } from 'react'
import type { Campaign, Character, CharacterRow } from '../../../electron/contract/index.ts'
import type { CampaignPage, RecordSection } from '../../campaign-page.ts'
import { Bar } from '../../frame/bar.tsx'
import { TroubleScreen, Waiting } from '../../frame/framed.tsx'
import { type Sheet, useSheet } from '../../host/character.ts'
import { Icon } from '../../icons/icon.tsx'
import { useOffers } from '../../keys/commands.ts'
import { addressOf, go } from '../../navigation.ts'
import { Case } from '../../rulebook/case.tsx'
import { usePageSound } from '../../sound/use-sounds.ts'
import { CampaignGameOf, useCampaignGame } from '../campaign-game.tsx'
import { newestNumber } from '../campaigns/in-words.ts'
import { stateOf } from '../hall/rows.ts'
import { numeralOf } from '../numerals.ts'
import { printFrom } from '../print/asking.ts'
import { Equipment } from './equipment.tsx'
import { ExportDialog } from './export.tsx'
import { HomeCard } from './home-card.tsx'
import { Increases } from './increases.tsx'
import { Ledger } from './ledger.tsx'
import { Person } from './person.tsx'
import { experienceOf } from './shortfalls.ts'
import { type Tab, Tabs } from './tabs.tsx'

/** A member of a roster: the record on the left; on the right what can be done with it between games, and the ledger. */
export function CharacterScreen({ character }: { readonly character: string }) {
  const asked = useSheet(character)
  switch (asked.kind) {
    case 'there':
      return (
        <CampaignGameOf game={asked.value.campaign.game}>
          <SheetScreen sheet={asked.value} />
        </CampaignGameOf>
      )
    case 'waiting':
      return <Waiting>Loading the record…</Waiting>
    case 'refused':
      return <TroubleScreen error={asked.error} onRetry={asked.retry} onLeave={() => go({ kind: 'hall', campaign: null })} />
  }
}

function SheetScreen({ sheet }: { readonly sheet: Sheet }) {
  const { who, campaign, ledger, roster } = sheet
  const { words, campaign: page } = useCampaignGame()
  const between = `Between ${words.many}`
  const [said, setSaid] = useState({ n: 0, text: '' })
  const [exporting, setExporting] = useState(false)
  const say = (text: string) => setSaid(({ n }) => ({ n: n + 1, text }))
  const print = () => printFrom({ kind: 'print', of: 'character', id: who.id })
  useOffers({ print })
  usePageSound(who.id)
  return (
    <div className="app sheetapp">
      <Bar where={<Where who={who} campaign={campaign} roster={roster} />} title={who.name} campaign={campaign.id}>
        <button type="button" className="btn" onClick={print} aria-label="Print">
          <Icon name="x-print" />
          <span className="hide-s">Print</span>
        </button>
        <button type="button" className="btn btn--quiet" onClick={() => setExporting(true)}>
          Export
        </button>
      </Bar>
      <main className="field sheetfield">
        <div className="card sheet-card">
          <HomeCard who={who} campaign={campaign} ledger={ledger} />
        </div>
      </main>
      <aside className="side sheetside" aria-label={between}>
        <Bounds who={who} />
        <Tabs name={between} tabs={tabsOf(sheet, page, say)} />
        <Ledger who={who} ledger={ledger} games={newestNumber(campaign)} />
      </aside>
      <div className="vh" role="status">
        <p key={said.n}>{said.text}</p>
      </div>
      {exporting && <ExportDialog of="character" id={who.id} onClose={() => setExporting(false)} />}
    </div>
  )
}

/** The fallen and the lost have nothing to buy or to wear. */
function tabsOf({ who, prices, ledger, roster }: Sheet, { record }: CampaignPage, say: (text: string) => void): readonly [Tab, ...Tab[]] {
  const person: Tab = { id: 'person', name: 'Notes, retirement', body: <Person who={who} say={say} /> }
  const mayChange = who.status === 'living' && who.session === null
  const shared = { who, mayChange, say }
  const ownTab = ({ id, name, Body }: RecordSection): Tab => ({
    id,
    name: name(who),
    body: (
      <Suspense>
        <Body {...shared} />
      </Suspense>
    ),
  })
  if (who.status === 'dead' || who.status === 'lost')
    return [{ ...person, name: 'In memory' }, ...record.sections.filter(({ looksBack }) => looksBack).map(ownTab)]
  const { increases, equipment } = record
  const [first, ...others]: readonly Tab[] = [
    ...(increases
      ? [
          {
            id: 'increases',
            name: 'Increases',
            aside: <Case rule={increases.rule} />,
            body: <Increases page={increases} who={who} prices={prices} raids={experienceOf(ledger)} mayBuy={mayChange} say={say} />,
          },
        ]
      : []),
    ...(equipment
      ? [{ id: 'equipment', name: 'Equipment', body: <Equipment page={equipment} {...shared} roster={roster} prices={prices} /> }]
      : []),
    ...record.sections.map(ownTab),
  ]
  return first ? [first, ...others, person] : [person]
}

/** Why nothing can be changed now. */
function Bounds({ who }: { readonly who: Character }) {
  const { words, campaign: page } = useCampaignGame()
  if (who.session !== null) {
    return (
      <p className="bounds">
        <Icon name="x-torch" />
        <span>{page.words.inside}</span>
        <a className="btn" href={addressOf({ kind: 'table', session: who.session })}>
          Open the {words.one}
        </a>
      </p>
    )
  }
  if (who.status === 'retired') {
    return (
      <p className="bounds">
        <Icon name="x-house" />
        <span>{page.words.retired}</span>
      </p>
    )
  }
  return null
}

interface WhereProps {
  readonly who: Character
  readonly campaign: Campaign
  readonly roster: readonly CharacterRow[]
}

function Where({ who, campaign, roster }: WhereProps) {
  const at = roster.findIndex(({ id }) => id === who.id)
  return (
    <>
      <span className="turn-page-of">{campaign.name}</span>
      <span className="turn-page">
        <Neighbour row={roster[at - 1]} word="Previous" sign="‹" />
        <b>{who.name}</b>
        <Neighbour row={roster[at + 1]} word="Next" sign="›" />
      </span>
      <span className="turn-page-state">
        <StateInWords who={who} campaign={campaign} />
      </span>
    </>
  )
}

function Neighbour({ row, word, sign }: { readonly row: CharacterRow | undefined; readonly word: string; readonly sign: string }) {
  if (!row) return null
  return (
    <a
      className="btn btn--quiet btn--icon"
      href={addressOf({ kind: 'character', character: row.id })}
      aria-label={`${word}: ${row.name}`}
      title={row.name}
    >
      {sign}
    </a>
  )
}

/** At home, and after which game; or another state. */
function StateInWords({ who, campaign }: { readonly who: Character; readonly campaign: Campaign }) {
  const { words, campaign: page } = useCampaignGame()
  const state = stateOf(who)
  if (state !== 'home' && state !== 'ready') return page.states[state]
  const last = who.raids.at(-1)
  return last ? `${page.states.home} after ${words.one} ${numeralOf(page.numerals, last.raid, newestNumber(campaign))}` : page.states.home
}

import { useState } from 'react'
import type { Campaign, Character, CharacterRow } from '../../../electron/contract/index.ts'
import { Case } from '../../chronicle/case.tsx'
import { Bar } from '../../frame/bar.tsx'
import { TroubleScreen, Waiting } from '../../frame/framed.tsx'
import { type Sheet, useSheet } from '../../host/character.ts'
import { useTables } from '../../host/tables.ts'
import { Icon } from '../../icons/icon.tsx'
import { addressOf, go } from '../../navigation.ts'
import { useOffers } from '../../palette/commands.ts'
import { raidsOf } from '../campaigns/in-words.ts'
import { raidNumber } from '../hall/roman.ts'
import { printFrom } from '../print/asking.ts'
import { Equipment } from './equipment.tsx'
import { ExportDialog } from './export.tsx'
import { HomeCard } from './home-card.tsx'
import { Increases } from './increases.tsx'
import { Ledger } from './ledger.tsx'
import { Person } from './person.tsx'
import { SpellsKnown } from './spells-known.tsx'
import { type Tab, Tabs } from './tabs.tsx'

/** Somebody of a roster: the record on the left, on the right what can be made of him between raids, and the ledger. */
export function CharacterScreen({ character }: { readonly character: string }) {
  const asked = useSheet(character)
  switch (asked.kind) {
    case 'there':
      return <SheetScreen sheet={asked.value} />
    case 'waiting':
      return <Waiting>Fetching the record.</Waiting>
    case 'refused':
      return <TroubleScreen error={asked.error} onRetry={asked.retry} onLeave={() => go({ kind: 'hall', campaign: null })} />
  }
}

function SheetScreen({ sheet }: { readonly sheet: Sheet }) {
  const { who, campaign, ledger, roster } = sheet
  const tables = useTables(campaign.game)
  const [said, setSaid] = useState({ n: 0, text: '' })
  const [exporting, setExporting] = useState(false)
  const say = (text: string) => setSaid(({ n }) => ({ n: n + 1, text }))
  const print = () => printFrom({ kind: 'print', of: 'character', id: who.id })
  useOffers({ print })
  return (
    <div className="app sheetapp">
      <Bar where={<Where who={who} campaign={campaign} roster={roster} />} title={who.name} campaign={campaign.id}>
        <button type="button" className="btn" onClick={print}>
          <Icon name="x-print" />
          Print
        </button>
        <button type="button" className="btn btn--quiet" onClick={() => setExporting(true)}>
          Export
        </button>
      </Bar>
      <main className="field sheetfield">
        <div className="card sheet-card">
          <HomeCard who={who} campaign={campaign} ledger={ledger} costs={tables?.spellCosts ?? {}} />
        </div>
      </main>
      <aside className="side sheetside" aria-label="Between raids">
        <Bounds who={who} />
        <Tabs name="Between raids" tabs={tabsOf(sheet, say)} />
        <Ledger who={who} ledger={ledger} raids={raidsOf(campaign)} />
      </aside>
      <div className="vh" role="status">
        <p key={said.n}>{said.text}</p>
      </div>
      {exporting && <ExportDialog of="character" id={who.id} onClose={() => setExporting(false)} />}
    </div>
  )
}

/** Who is gone has nothing more to buy or to wear. */
function tabsOf({ who, prices, roster }: Sheet, say: (text: string) => void): readonly [Tab, ...Tab[]] {
  const person: Tab = { id: 'person', name: 'Person', body: <Person who={who} say={say} /> }
  if (who.status === 'dead' || who.status === 'lost') return [{ ...person, name: 'In memory' }]
  const isHome = who.status === 'living' && who.session === null
  const missing = who.spellsToChoose ?? 0
  return [
    {
      id: 'increases',
      name: 'Increases',
      aside: <Case rule="12.2" />,
      body: <Increases who={who} prices={prices} mayBuy={isHome} say={say} />,
    },
    {
      id: 'equipment',
      name: 'Equipment',
      body: <Equipment who={who} roster={roster} prices={prices} mayChange={isHome} say={say} />,
    },
    {
      id: 'spells',
      name: missing > 0 ? `Spells (${missing} to choose)` : 'Spells',
      body: <SpellsKnown who={who} mayChange={isHome} say={say} />,
    },
    person,
  ]
}

/** Why nothing can be changed now. */
function Bounds({ who }: { readonly who: Character }) {
  if (who.session !== null) {
    return (
      <p className="bounds">
        <Icon name="x-torch" />
        <span>Inside the Citadel: nothing can be changed before the raid is over.</span>
        <a className="btn" href={addressOf({ kind: 'table', session: who.session })}>
          To the raid
        </a>
      </p>
    )
  }
  if (who.status === 'retired') {
    return (
      <p className="bounds">
        <Icon name="x-house" />
        <span>Retired. Whoever is called back can buy and arm again.</span>
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
      <span className="turn-page-state">{stateOf(who, campaign)}</span>
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

function stateOf({ status, session, raids }: Character, campaign: Campaign): string {
  const last = raids.at(-1)
  if (session !== null) return 'Inside'
  switch (status) {
    case 'living':
      return last ? `At home after raid ${raidNumber(last.raid, raidsOf(campaign))}` : 'At home'
    case 'dead':
      return 'Fallen'
    case 'lost':
      return 'Lost'
    case 'retired':
      return 'Retired'
  }
}

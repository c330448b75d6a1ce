import { useMemo, useRef } from 'react'
import type { Campaign, CharacterRow } from '../../../electron/contract/index.ts'
import { Icon } from '../../icons/icon.tsx'
import { Frieze } from '../../scene/frieze.tsx'
import { useCampaignGame } from '../campaign-game.tsx'
import { rosterInWords, undoName, variantNames } from '../campaigns/in-words.ts'
import { FromPaper } from './from-paper.tsx'
import { spanOf, useRoom } from './lives.tsx'
import { Looking } from './looking.tsx'
import { Roster } from './roster.tsx'
import { abilityColumn, type Look } from './rows.ts'
import { useSheets, useSheetsOf } from './sheets.ts'
import { MORE_ROWS, type Visit } from './visit.ts'

interface RosterPaneProps {
  readonly campaign: Campaign
  readonly roster: readonly CharacterRow[]
  /** How many games the campaign has had here. */
  readonly games: number
  /** The season there: `Autumn of year 2`; null where the game has no calendar. */
  readonly season: string | null
  readonly visit: Visit
  readonly onVisit: (part: Partial<Visit>) => void
  /** Ids of the chosen. */
  readonly chosen: readonly string[]
  /** Null while no party can be chosen. */
  readonly onChoose: ((id: string) => void) | null
  readonly onExport: () => void
  readonly onCompare: () => void
  readonly onRecruit: () => void
}

/** The roster with everything that can be done with it as a whole. */
export function RosterPane({ campaign, roster, games, season, visit, onVisit, chosen, onChoose, ...acts }: RosterPaneProps) {
  const { cover, campaign: page } = useCampaignGame()
  const search = useRef<HTMLInputElement>(null)
  const room = useRoom()
  const span = useMemo(() => spanOf(games, campaign.gamesBefore, room), [games, campaign.gamesBefore, room])
  const sheets = useSheets(campaign.id, page.roster.abilities.length > 0)
  const worths = useSheetsOf(campaign.id, onChoose !== null || (visit.look.sort?.by.startsWith(abilityColumn('')) ?? false))
  const onLook = (part: Partial<Look>) => onVisit({ look: { ...visit.look, ...part } })
  return (
    <section className="pane" aria-label="Roster">
      <div className="head">
        <h2>The roster</h2>
        <span className="aside">
          <span>{rosterInWords(campaign.roster)}</span>
          {roster.length > 0 && (
            <button type="button" className="btn btn--quiet" onClick={acts.onExport}>
              Export
            </button>
          )}
          {roster.length > 1 && (
            <button type="button" className="btn btn--quiet" onClick={acts.onCompare}>
              Compare
            </button>
          )}
          <button type="button" className="btn btn--quiet" onClick={acts.onRecruit}>
            <Icon name="x-quill" />
            Recruit
          </button>
        </span>
      </div>
      <div className="roster-tools">
        {roster.length > 0 && <Looking looking={visit.look} onLook={onLook} field={search} />}
        <p className="variants-line">
          {[
            ...(season === null ? [] : [season]),
            ...(campaign.archived ? ['Archived'] : []),
            `${undoName(campaign)} undo`,
            ...variantNames(campaign, page),
          ].map((name) => (
            <span key={name} className="chip">
              {name}
            </span>
          ))}
        </p>
      </div>
      {roster.length > 0 ? (
        <Roster
          rows={roster}
          span={span}
          sheets={sheets}
          worths={worths}
          looking={visit.look}
          onLook={onLook}
          onEverybody={() => {
            onLook({ state: null, kind: null, search: '' })
            search.current?.focus()
          }}
          most={visit.most}
          onMore={() => onVisit({ most: visit.most + MORE_ROWS })}
          chosen={chosen}
          onChoose={onChoose}
        />
      ) : (
        <section className="hall-empty">
          {cover.frieze && (
            <div className="frieze">
              <Frieze plate={cover.frieze} />
            </div>
          )}
          <h3>No one has signed on yet</h3>
          <p>{page.words.nobodyYet}</p>
          <FromPaper campaign={campaign} />
        </section>
      )}
    </section>
  )
}

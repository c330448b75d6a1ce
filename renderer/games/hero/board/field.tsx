import { type ReactNode, useState } from 'react'
import type { HeroView } from '../../../../engine/hero/view-types.ts'
import type { Decision, LogEntry, Seat, SessionView } from '../../../../engine/kernel/types.ts'
import { Sheet } from '../sheet/sheet.tsx'
import { struckIn } from '../table/beats.ts'
import type { HeroMenus } from '../table/hero-menus.tsx'
import { WoundTable } from '../table/wounds.tsx'
import { useHeroTables } from '../tables.ts'
import type { BoardProps } from './board.tsx'
import { Catacombs } from './catacombs.tsx'
import { WholeBoard } from './whole.tsx'

interface FieldProps {
  readonly view: HeroView
  readonly session: SessionView
  /** The seat at the screen; null when nobody plays any more. */
  readonly own: Seat | null
  readonly decision: Decision | null
  readonly picked: readonly string[]
  /** What happened since the last choice, as far as told. */
  readonly events: readonly LogEntry[]
  readonly told?: ReactNode
  readonly onPick: BoardProps['onPick']
  readonly onConfirm: () => void
  /** Left out in the replay. */
  readonly menus?: HeroMenus
}

const PANES = { heroes: 'Heroes', board: 'Whole board', wounds: 'Wounds' } as const
type Pane = keyof typeof PANES

/** The board of the active section, over the sheets, the whole board and the wound table: one of these, if there is no room for all. */
export function Field({ view, session, own, decision, picked, events, told, onPick, onConfirm, menus }: FieldProps) {
  const where = menus?.where ?? []
  const [wanted, setWanted] = useState<Pane | null>(null)
  const tables = useHeroTables()
  const struck = struckIn(events)
  const pane = wanted ?? 'heroes'
  const panes = (
    <fieldset className="h-panes">
      <legend className="vh">Under the board</legend>
      {(['heroes', 'board', 'wounds'] as const).map((each) => (
        <button key={each} type="button" className="btn btn--quiet" aria-pressed={each === pane} onClick={() => setWanted(each)}>
          {PANES[each]}
        </button>
      ))}
    </fieldset>
  )
  return (
    <main className={where.length > 0 ? 'field hero-field is-asking-where' : 'field hero-field'}>
      <Catacombs
        view={view}
        own={own}
        decision={decision && where.length > 0 ? { ...decision, options: where } : decision}
        picked={picked}
        onPick={onPick}
        onConfirm={onConfirm}
        onMenu={told || where.length > 0 ? null : (menus?.onOpen ?? null)}
        told={told}
        foot={panes}
      />
      <div className="h-lower" data-pane={pane}>
        <div className="h-sheets">
          {view.sections.map((section) => (
            <Sheet
              key={section.id}
              catacomb={view.catacomb}
              section={section}
              player={session.seats[section.seat] ?? `Player ${section.seat + 1}`}
              isNow={section.id === view.at && view.phase !== 'over'}
              isOwn={section.seat === own}
              onMenu={told ? null : (menus?.onOpen ?? null)}
            />
          ))}
        </div>
        <WholeBoard view={view} />
        {tables && <WoundTable wounds={tables['212B'].wounds} struck={struck} />}
      </div>
      {!told && menus?.slot}
    </main>
  )
}

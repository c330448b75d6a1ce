import type { HeroView } from '../../engine/hero/view-types.ts'
import { Chronicle } from '../chronicle/chronicle.tsx'
import { useDraft } from '../decision/draft.ts'
import { LuckButton } from '../dice/luck.tsx'
import { DiceTray } from '../dice/tray.tsx'
import { type Table, useSession } from '../host/session.ts'
import { go } from '../navigation.ts'
import { Said } from '../screens/table/said.tsx'
import { Trouble } from '../screens/trouble.tsx'
import { HeroBar } from './bar.tsx'
import { answerDraft, HeroCard } from './card.tsx'
import { Catacombs } from './catacombs.tsx'
import { OutcomeCard } from './outcome.tsx'
import { Sheet } from './sheet.tsx'
import { heroView } from './view.ts'

/** A game of HERO on the table. */
export function HeroTable({ session }: { readonly session: string }) {
  const table = useSession(session, { secret: true })
  const view = table.view && heroView(table.view)
  if (!table.view || !view) {
    return table.error ? (
      <Trouble error={table.error} onLeave={() => go({ kind: 'hall', campaign: null })} />
    ) : (
      <p className="waiting">The table is being laid.</p>
    )
  }
  return <Game table={table} view={view} />
}

function Game({ table, view }: { readonly table: Table; readonly view: HeroView }) {
  const draft = useDraft(table.view?.decision ?? null)
  const { view: session } = table
  if (!session) return null
  const { decision, outcome } = session
  return (
    <>
      <div className="app">
        <HeroBar table={table} view={view} />
        <main className="field hero-field">
          <Catacombs
            view={view}
            decision={decision}
            picked={draft.picked}
            onPick={draft.toggle}
            onConfirm={() => answerDraft(table, decision, draft)}
          />
          <div className="h-sheets">
            {view.sections.map((section) => (
              <Sheet
                key={section.id}
                section={section}
                player={session.seats[section.seat] ?? `Player ${section.seat + 1}`}
                isNow={section.id === view.at && view.phase !== 'over'}
                isOwn={section.seat === view.seat}
              />
            ))}
          </div>
        </main>
        <aside className={session.rolled.length > 0 ? 'side' : 'side side--2'}>
          {outcome ? (
            <OutcomeCard session={session.session} outcome={outcome} view={view} />
          ) : (
            <HeroCard table={table} decision={decision} view={view} draft={draft} />
          )}
          <DiceTray rolled={session.rolled} luck={<LuckButton session={session.session} inputs={session.inputs} />} />
          <Chronicle
            session={session.session}
            entries={table.log}
            newFrom={session.events[0]?.n ?? Number.POSITIVE_INFINITY}
            aside={view.turn === 0 ? 'before the first turn' : `turn ${view.turn}`}
          />
        </aside>
      </div>
      <Said events={session.events} decision={decision} />
    </>
  )
}

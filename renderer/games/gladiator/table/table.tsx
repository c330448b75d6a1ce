import { type ComponentProps, useCallback, useMemo, useState } from 'react'
import { BARE_HANDS, heldName } from '../../../../engine/gladiator/open/held.ts'
import { WOUNDS } from '../../../../engine/gladiator/tables/limits.ts'
import type { ArenaView } from '../../../../engine/gladiator/view-types.ts'
import type { Decision, LogEntry, Seat, SessionView } from '../../../../engine/kernel/types.ts'
import { useDraft } from '../../../decision/draft.ts'
import { listed } from '../../../decision/pick.tsx'
import { useErrandsAmongOptions } from '../../../errand/among-options.ts'
import { withErrandsLast } from '../../../errand/as-option.ts'
import type { TableProps } from '../../../game-page.ts'
import { answerDraft } from '../../../table/answer-draft.ts'
import { hidesFromOthers } from '../../../table/curtain.tsx'
import { GameTable, momentsOf } from '../../../table/game-table.tsx'
import { useTelling } from '../../../table/telling.ts'
import { Arena } from '../board/arena.tsx'
import { useLooking } from '../board/looking.ts'
import { WholeArena } from '../board/whole.tsx'
import { doerOf, EVENTS, figureOf } from '../events.ts'
import { figureIcon } from '../icons.ts'
import { Muster } from '../muster/muster.tsx'
import { veils } from '../veils.ts'
import { ArenaCard } from './card.tsx'
import { useTurning } from './facing.tsx'
import { linesOf } from './lines.ts'
import { meantimesOf } from './meantimes.ts'
import { useArenaMenus } from './menus.tsx'
import { Order } from './order.tsx'
import { Orders } from './orders.tsx'
import { OutcomeCard } from './outcome.tsx'
import { Rosters } from './rosters.tsx'
import { firstPicks, withoutSquares } from './rows.ts'
import type { RowContext } from './spell-rows.ts'
import { ArenaTold, taleOf } from './telling.tsx'
import { arenaView, bearersIn, covered, figureIn, turnOf } from './view.ts'
import { Where } from './where.tsx'
import '../style/table.css'

const MOMENTS = momentsOf(EVENTS.weigh, async () => (await import('../moments/shown.tsx')).MOMENTS)

/** A fight at the table. */
export function GladiatorTable({ table: plain, session }: TableProps) {
  const { view, isShared, isCovered, showMine } = useCovered(session)
  const among = useErrandsAmongOptions(plain, session, withErrandsLast)
  const { decision } = among
  const begin = useCallback((question: Decision) => firstPicks(question, view), [view])
  const draft = useDraft(decision, begin, plain.hint?.pick)
  const turning = useTurning({ table: among.table, view, decision, draft })
  const { pending } = turning
  const told = useTelling(session, taleOf, arenaView)
  // Cutting the telling short answers nothing that the player had not seen.
  const table = told.telling ? { ...turning.table, busy: true } : turning.table
  const asked = { ...among, table, decision: pending ?? decision }
  const menus = useArenaMenus({ table, view, decision, draft })
  const [orders, showOrders] = useState(false)
  const lines = useMemo(() => linesOf(isCovered ? table.log.filter(isForAll) : table.log, view), [table.log, view, isCovered])
  const open = told.telling || pending ? null : decision
  const keys = useMemo(() => (open && view ? keysIn(open, { view, picked: draft.picked }) : NO_KEYS), [open, view, draft.picked])
  const { telling } = told
  const seen = useMemo(() => (telling && isCovered ? covered(telling.view) : (telling?.view ?? view)), [telling, isCovered, view])
  const looking = useLooking(seen)
  if (!view || !seen) return null
  return (
    <GameTable
      session={session}
      asked={asked}
      where={<Where view={seen} />}
      noUndo="Can’t undo: dice have been rolled."
      field={
        <main className={menus.where.length > 0 ? 'field g-field is-asking-where' : 'field g-field'}>
          <Ground
            menus={menus}
            view={seen}
            own={view.seat}
            decision={open}
            picked={draft.picked}
            keys={keys}
            looking={looking}
            events={telling?.events ?? session.events}
            told={telling && <ArenaTold telling={telling} />}
            tools={
              <>
                {isShared && (
                  <button type="button" className="btn btn--quiet" aria-pressed={!isCovered} onClick={() => showMine(isCovered)}>
                    My numbers
                  </button>
                )}
                <button type="button" className="btn btn--quiet" aria-pressed={orders} onClick={() => showOrders(!orders)}>
                  Orders
                </button>
              </>
            }
            facing={turning.facing}
            onTurn={turning.onTurn}
            onPick={draft.toggle}
            onConfirm={() => answerDraft(table, decision, draft)}
          />
          {seen.phase !== 'muster' && (
            <>
              <Order view={seen} />
              <Rosters
                view={seen}
                between={<WholeArena view={seen} looking={looking} />}
                instead={
                  orders && (
                    <Orders view={view} decision={open} onOrder={(id) => table.answer({ pick: [id] })} onClose={() => showOrders(false)} />
                  )
                }
              />
            </>
          )}
          {!telling && menus.slot}
        </main>
      }
      card={<ArenaCard view={view} draft={draft} errands={asked} turning={turning} inPlace={menus.chosen} />}
      end={{
        rule: '2.1',
        picture: (slug) => pictureOf(view, slug),
        card: (outcome) => <OutcomeCard session={session} outcome={outcome} view={view} log={plain.log} />,
      }}
      moments={MOMENTS}
      told={told}
      meanwhile={meantimesOf(isCovered ? session.events.filter(isForAll) : session.events, view)}
      guide={{ events: concerning(session.events, view), states: statesOf(view) }}
      lines={lines}
      aside={turnOf(view)}
    />
  )
}

interface Covered {
  /** Without the numbers of one's own people while they are covered. */
  readonly view: ArenaView | null
  /** Whether several people of different sides sit at this screen, with nobody looking away. */
  readonly isShared: boolean
  readonly isCovered: boolean
  readonly showMine: (shows: boolean) => void
}

/** What all at this screen may see, until the one who decides asks for his numbers; they are covered again when another decides. */
function useCovered(session: SessionView): Covered {
  const [mine, setMine] = useState<Seat | null>(null)
  const isShared = hidesFromOthers(session) && !veils(session)
  const isCovered = isShared && mine !== session.seat
  const view = useMemo(() => {
    const seen = arenaView(session)
    return seen && isCovered ? covered(seen) : seen
  }, [session, isCovered])
  return { view, isShared, isCovered, showMine: (shows) => setMine(shows ? session.seat : null) }
}

/** What was told to everyone. */
function isForAll({ seat }: LogEntry): boolean {
  return seat === undefined
}

const NO_KEYS: readonly string[] = []

/** What the card lists, by its keys. */
function keysIn(open: Decision, shown: RowContext): readonly string[] {
  return listed(withoutSquares(open, shown), null)
    .slice(0, 9)
    .map(({ id }) => id)
}

/** The sand; before the fight, who fights and with what. */
function Ground(props: ComponentProps<typeof Arena>) {
  return props.view.phase === 'muster' ? <Muster {...props} /> : <Arena {...props} />
}

/** What the guide explains for as long as it lasts: the beginning, and what one's own people suffer. */
function statesOf(view: ArenaView): readonly string[] {
  const mine = view.characters.filter(({ seat, at }) => seat === view.seat && at !== null)
  return [
    ...(view.turn === 1 && view.phase !== 'muster' ? ['begins'] : []),
    ...(view.turn === 1 && view.phase === 'action' ? ['numbers'] : []),
    ...(view.turn > 1 && view.phase === 'move' ? ['faces'] : []),
    ...(mine.some(({ engagedBy, status }) => engagedBy.length > 0 && status === 'standing') ? ['engaged'] : []),
    ...(mine.some((figure) => heldName(figure) === BARE_HANDS) ? ['bare-hands'] : []),
    ...(mine.some(({ sh }) => sh !== null && sh.now <= WOUNDS.permanentlyDazed) ? ['weak'] : []),
  ]
}

/** What happened to one's own people, or by them: the guide explains that, and not what befell another. */
function concerning(events: readonly LogEntry[], view: ArenaView): readonly LogEntry[] {
  return events.filter((entry) => {
    const event = EVENTS.read(entry)
    const [figure, doer] = [figureOf(event), doerOf(event)]
    if (figure === null && doer === null) return true
    return [figure, doer].some((id) => bearersIn(view, id)[0]?.seat === view.seat)
  })
}

/** The counter of someone in a tale. */
function pictureOf(view: ArenaView, slug: string): string | null {
  const figure = figureIn(view, slug)
  return figure && figureIcon(figure)
}

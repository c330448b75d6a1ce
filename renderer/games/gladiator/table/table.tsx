import { type ComponentProps, useCallback, useMemo } from 'react'
import type { ArenaView } from '../../../../engine/gladiator/view-types.ts'
import type { Decision, LogEntry } from '../../../../engine/kernel/types.ts'
import { useDraft } from '../../../decision/draft.ts'
import { useErrandsAmongOptions } from '../../../errand/among-options.ts'
import { withErrands } from '../../../errand/as-option.ts'
import type { TableProps } from '../../../game-page.ts'
import { answerDraft } from '../../../table/answer-draft.ts'
import { hidesFromOthers } from '../../../table/curtain.tsx'
import { GameTable, momentsOf } from '../../../table/game-table.tsx'
import { useTelling } from '../../../table/telling.ts'
import { Arena } from '../board/arena.tsx'
import { figureIcon } from '../icons.ts'
import { weigh } from '../moments/degrees.ts'
import { Muster } from '../muster/muster.tsx'
import { ArenaBar } from './bar.tsx'
import { type Beat, toldUpTo } from './beats.ts'
import { ArenaCard, whatIsUsual } from './card.tsx'
import { fieldsOf } from './fields.ts'
import { linesOf } from './lines.ts'
import { meantimesOf } from './meantimes.ts'
import { useArenaMenus } from './menus.tsx'
import { Order } from './order.tsx'
import { OutcomeCard } from './outcome.tsx'
import { Rosters } from './rosters.tsx'
import { ArenaTold, taleOf } from './telling.tsx'
import { arenaView, figureIn, turnOf } from './view.ts'
import '../style/table.css'

const MOMENTS = momentsOf(weigh, () => import('../moments/shown.tsx'))

/** A fight at the table. */
export function GladiatorTable({ table: plain, session }: TableProps) {
  const view = arenaView(session)
  const asked = useErrandsAmongOptions(plain, session, withErrands)
  const { table, decision } = asked
  const begin = useCallback((question: Decision) => whatIsUsual(question, view), [view])
  const draft = useDraft(decision, begin, table.hint?.pick)
  const menus = useArenaMenus({ table, view, decision, draft })
  const upTo = useCallback((ground: ArenaView, beats: readonly Beat[]) => (view ? toldUpTo(ground, beats, view) : ground), [view])
  const told = useTelling(session, taleOf, upTo)
  const lines = useMemo(() => linesOf(table.log), [table.log])
  if (!view) return null
  const { telling } = told
  const seen = telling?.view ?? view
  const open = telling ? null : decision
  return (
    <GameTable
      session={session}
      bar={<ArenaBar table={table} view={seen} />}
      field={
        <main className={menus.where.length > 0 ? 'field g-field is-asking-where' : 'field g-field'}>
          <Ground
            menus={menus}
            view={seen}
            own={view.seat}
            decision={open}
            picked={draft.picked}
            events={telling?.events ?? session.events}
            told={telling && <ArenaTold telling={telling} />}
            onPick={draft.toggle}
            onConfirm={() => answerDraft(table, decision, draft)}
          />
          {seen.phase !== 'muster' && <Order view={seen} />}
          {seen.phase !== 'muster' && <Rosters view={seen} hidesNumbers={hidesFromOthers(session)} />}
          {!telling && menus.slot}
        </main>
      }
      card={<ArenaCard view={view} draft={draft} errands={asked} inPlace={menus.chosen} />}
      end={{
        rule: '2.1',
        picture: (slug) => pictureOf(view, slug),
        card: (outcome) => <OutcomeCard session={session} outcome={outcome} view={view} log={plain.log} />,
      }}
      moments={MOMENTS}
      told={told}
      meanwhile={meantimesOf(session.events, view)}
      guide={{ topic: decision?.topic ?? null, events: concerning(session.events, view), states: statesOf(view) }}
      log={plain.log}
      lines={lines}
      aside={turnOf(view)}
      asked={asked}
    />
  )
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
    ...(mine.some(({ engagedBy, status }) => engagedBy.length > 0 && status === 'standing') ? ['engaged'] : []),
    ...(mine.some(({ sh }) => sh !== null && sh.now <= WEAK) ? ['weak'] : []),
  ]
}

/** SH at which somebody is dazed for good (35.4). */
const WEAK = 3

/** What happened to one's own people, or by them: the guide explains that, and not what befell another. */
function concerning(events: readonly LogEntry[], view: ArenaView): readonly LogEntry[] {
  return events.filter((event) => {
    const { figure, doer } = fieldsOf(event)
    if (figure === null && doer === null) return true
    return [figure, doer].some((id) => figureIn(view, id)?.seat === view.seat)
  })
}

/** The counter of somebody in a tale. */
function pictureOf(view: ArenaView, slug: string): string | null {
  const figure = figureIn(view, slug)
  return figure && figureIcon(figure)
}

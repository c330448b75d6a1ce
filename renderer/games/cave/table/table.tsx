import { useCallback, useMemo, useState } from 'react'
import { LIMITS } from '../../../../engine/cave/tables/index.ts'
import type { CaveView } from '../../../../engine/cave/view-types.ts'
import type { Decision, LogEntry, Option, Seat } from '../../../../engine/kernel/types.ts'
import { useDraft } from '../../../decision/draft.ts'
import { useErrandsAmongOptions } from '../../../errand/among-options.ts'
import type { TableProps } from '../../../game-page.ts'
import { answerDraft } from '../../../table/answer-draft.ts'
import { GameTable, momentsOf } from '../../../table/game-table.tsx'
import { useTelling } from '../../../table/telling.ts'
import { Cavern } from '../board/cavern.tsx'
import { EVENTS, seatIn } from '../events.ts'
import { characterIcon } from '../icons.ts'
import { CaveCard, firstPicks } from './card.tsx'
import { meantimesOf } from './deeds.ts'
import { FightTold } from './fight-told.tsx'
import { linesOf } from './lines.ts'
import { useCaveMenus } from './menus.tsx'
import { Others } from './others.tsx'
import { OutcomeCard } from './outcome.tsx'
import { Party } from './party.tsx'
import { CaveTold, taleOf } from './telling.tsx'
import { caveView, playerOf, roundOf } from './view.ts'
import { Where } from './where.tsx'
import '../style/table.css'

const MOMENTS = momentsOf(EVENTS.weigh, async () => (await import('../moments/shown.tsx')).MOMENTS)

/** A game of the Cave at the table. */
export function CaveTable({ table: plain, session }: TableProps) {
  const view = caveView(session)
  const asked = useErrandsAmongOptions(plain, session)
  const { table, decision } = asked
  const begin = useCallback((question: Decision) => firstPicks(question, view), [view])
  const draft = useDraft(decision, begin, table.hint?.pick)
  const menus = useCaveMenus({ table, view, decision, draft })
  const told = useTelling(session, taleOf, caveView)
  const lines = useMemo(() => linesOf(table.log), [table.log])
  const [wanted, setWanted] = useState<Seat | null>(null)
  if (!view) return null
  const { telling } = told
  const seen = telling?.view ?? view
  const open = telling ? null : decision
  const shown = wanted ?? view.seat
  return (
    <GameTable
      session={session}
      asked={asked}
      where={<Where view={seen} />}
      noUndo="Nothing to undo: undo stops at every roll, and at every card or Spell drawn."
      field={
        <main className={menus.where.length > 0 ? 'field cave-field is-asking-where' : 'field cave-field'}>
          <Cavern
            menus={menus}
            view={seen}
            own={view.seat}
            decision={open}
            picked={draft.picked}
            events={telling?.events ?? session.events}
            told={telling && <CaveTold telling={telling} />}
            fight={telling?.beat.fight && <FightTold {...telling.beat.fight} />}
            beside={<Others view={seen} shown={shown} onShow={setWanted} />}
            onPick={draft.toggle}
            onConfirm={() => answerDraft(table, decision, draft)}
          />
          <Party
            view={seen}
            shown={shown}
            options={shown === view.seat ? (open?.options ?? NO_OPTIONS) : NO_OPTIONS}
            picked={draft.picked}
            onPick={draft.toggle}
          />
          {!telling && menus.slot}
        </main>
      }
      card={<CaveCard view={view} draft={draft} errands={asked} inPlace={menus.chosen} />}
      end={{
        rule: '17',
        picture: (slug) => pictureOf(view, slug),
        card: (outcome) => <OutcomeCard session={session} outcome={outcome} view={view} log={plain.log} />,
      }}
      moments={MOMENTS}
      told={told}
      meanwhile={meantimesOf(session.events, view)}
      guide={{ events: concerning(session.events, view.seat), states: statesOf(view) }}
      lines={lines}
      aside={roundOf(view)}
    />
  )
}

const NO_OPTIONS: readonly Option[] = []

/** What the guide explains for as long as it lasts: the beginning, and what this seat is held by. */
function statesOf(view: CaveView): readonly string[] {
  const mine = playerOf(view, view.seat)
  return [
    ...(view.round <= 1 ? ['begins'] : []),
    ...(mine.toad > 0 ? ['toad'] : []),
    ...(mine.trophies.reduce((sum, { points }) => sum + points, 0) >= LIMITS.strengthPoints ? ['seven-points'] : []),
  ]
}

/** What happened to this seat: the guide explains that, and not what befell another. */
export function concerning(events: readonly LogEntry[], own: Seat): readonly LogEntry[] {
  return events.filter((entry) => (seatIn(EVENTS.read(entry)) ?? own) === own)
}

/** The pawn of someone in a tale: `seat-1`. */
function pictureOf(view: CaveView, slug: string): string | null {
  const [, seat] = slug.split('-')
  return seat === undefined ? null : characterIcon(playerOf(view, Number(seat)).character)
}

import { useMemo } from 'react'
import { tokenIcon } from '../../../../engine/domain/open/icons.ts'
import type { LogEntry, Option, Seat } from '../../../../engine/kernel/types.ts'
import { useDraft } from '../../../decision/draft.ts'
import { useErrandsAmongOptions } from '../../../errand/among-options.ts'
import type { TableProps } from '../../../game-page.ts'
import { answerDraft } from '../../../table/answer-draft.ts'
import { GameTable, momentsOf } from '../../../table/game-table.tsx'
import { useTelling } from '../../../table/telling.ts'
import { Labyrinth } from '../board/labyrinth.tsx'
import { EVENTS, seatIn } from '../events.ts'
import { DomainCard, firstPicks } from './card.tsx'
import { linesOf } from './lines.ts'
import { meantimesOf } from './meantimes.ts'
import { useDomainMenus } from './menus.tsx'
import { OutcomeCard } from './outcome.tsx'
import { Party } from './party.tsx'
import { DomainTold, taleOf, toldView } from './telling.tsx'
import { domainView, roundOf } from './view.ts'
import { waysOf } from './ways.ts'
import { Where } from './where.tsx'
import '../style/table.css'

const MOMENTS = momentsOf(EVENTS.weigh, async () => (await import('../moments/shown.tsx')).MOMENTS)

/** A game of DOMAIN at the table. */
export function DomainTable({ table: plain, session }: TableProps) {
  const view = domainView(session)
  const asked = useErrandsAmongOptions(plain, session)
  const { table, decision } = asked
  const draft = useDraft(decision, firstPicks, table.hint?.pick)
  const menus = useDomainMenus({ table, view, decision, draft })
  const told = useTelling(session, taleOf, toldView)
  const lines = useMemo(() => linesOf(table.log, view), [table.log, view])
  const isOver = session.outcome !== null
  const ways = useMemo(() => (isOver ? waysOf(plain.log) : undefined), [isOver, plain.log])
  if (!view) return null
  const { telling } = told
  const seen = telling?.view ?? view
  const open = telling ? null : decision
  return (
    <GameTable
      session={session}
      asked={asked}
      where={<Where view={seen} />}
      noUndo="Can’t undo past a roll, or past a tile, card or treasure drawn."
      field={
        <main className={menus.where.length > 0 ? 'field domain-field is-asking-where' : 'field domain-field'}>
          <Labyrinth
            {...(ways && { ways })}
            menus={menus}
            view={seen}
            own={view.seat}
            decision={open}
            picked={draft.picked}
            events={telling?.events ?? session.events}
            told={telling && <DomainTold telling={telling} />}
            onPick={draft.toggle}
            onConfirm={() => answerDraft(table, decision, draft)}
          />
          <Party
            view={seen}
            own={view.seat}
            log={plain.log}
            options={open?.options ?? NO_OPTIONS}
            picked={draft.picked}
            onPick={draft.toggle}
          />
          {!telling && menus.slot}
        </main>
      }
      card={<DomainCard view={view} draft={draft} errands={asked} inPlace={menus.chosen} />}
      end={{
        rule: '2.0',
        picture: pictureOf,
        card: (outcome) => <OutcomeCard session={session} outcome={outcome} view={view} log={plain.log} />,
      }}
      moments={MOMENTS}
      told={told}
      meanwhile={meantimesOf(session.events, view)}
      guide={{ events: concerning(session.events, view.seat), states: view.phase === 'turns' ? NO_STATES : BEGINNING }}
      lines={lines}
      aside={roundOf(view)}
    />
  )
}

const NO_OPTIONS: readonly Option[] = []
const BEGINNING: readonly string[] = ['begins']
const NO_STATES: readonly string[] = []

/** What happened to this seat: the guide explains that, and not what befell another. */
export function concerning(events: readonly LogEntry[], own: Seat): readonly LogEntry[] {
  return events.filter((entry) => (seatIn(EVENTS.read(entry)) ?? own) === own)
}

/** The token of someone in a tale: `seat-1`. */
function pictureOf(slug: string): string | null {
  const [, seat] = slug.split('-')
  return seat === undefined ? null : tokenIcon(Number(seat))
}

import { useMemo } from 'react'
import { faceOf } from '../../../../engine/hero/open/face.ts'
import type { HeroView } from '../../../../engine/hero/view-types.ts'
import type { Decision } from '../../../../engine/kernel/types.ts'
import { useDraft } from '../../../decision/draft.ts'
import { useErrandsAmongOptions } from '../../../errand/among-options.ts'
import type { TableProps } from '../../../game-page.ts'
import { answerDraft } from '../../../table/answer-draft.ts'
import { GameTable, momentsOf } from '../../../table/game-table.tsx'
import { useTelling } from '../../../table/telling.ts'
import { Field } from '../board/field.tsx'
import { concerning, EVENTS } from '../events.ts'
import { ProfileCard, ProfileSheet } from '../sheet/profile.tsx'
import { useProfileDraft } from '../sheet/profile-draft.ts'
import { useHeroTables } from '../tables.ts'
import { firstPicks, HeroCard } from './card.tsx'
import { hasErrands, withErrands } from './errands.ts'
import { useHeroMenus } from './hero-menus.tsx'
import { linesOf } from './lines.ts'
import { meantimesOf } from './meantimes.ts'
import { OutcomeCard } from './outcome.tsx'
import { HeroTold, taleOf, toldView } from './telling.tsx'
import { heroView } from './view.ts'
import { Where } from './where.tsx'
import '../style/table.css'

const MOMENTS = momentsOf(EVENTS.weigh, async () => (await import('../moments/shown.tsx')).MOMENTS)

/** A game of HERO at the table. */
export function HeroTable({ table: plain, session }: TableProps) {
  const view = heroView(session)
  const asked = useErrandsAmongOptions(plain, session, withErrands, hasErrands)
  const { table, decision } = asked
  const draft = useDraft(decision, firstPicks, table.hint?.pick)
  const menus = useHeroMenus({ table, view, decision, draft })
  const told = useTelling(session, taleOf, toldView)
  const profile = useProfileDraft(session.decision)
  const tables = useHeroTables()
  const lines = useMemo(() => linesOf(table.log, view), [table.log, view])
  if (!view) return null
  const { telling } = told
  const seen = telling?.view ?? view
  const filling = decision?.topic === 'profile' && tables ? { draft: profile, tables } : null
  return (
    <GameTable
      session={session}
      asked={asked}
      where={<Where view={seen} />}
      noUndo="Nothing to undo: undo stops at every roll, and at everything revealed."
      field={
        filling ? (
          <ProfileSheet {...filling} />
        ) : (
          <Field
            view={seen}
            session={session}
            own={view.seat}
            decision={telling ? null : decision}
            picked={draft.picked}
            events={telling?.events ?? session.events}
            told={telling && <HeroTold telling={telling} />}
            onPick={(id, isOnly) => (isOnly && isHarmless(decision) ? table.answer({ pick: [id] }) : draft.toggle(id))}
            onConfirm={() => answerDraft(table, decision, draft)}
            menus={menus}
          />
        )
      }
      card={
        filling && decision ? (
          <ProfileCard table={table} decision={decision} {...filling} />
        ) : (
          <HeroCard view={view} draft={draft} errands={asked} inPlace={menus.chosen} />
        )
      }
      end={{
        rule: '215',
        picture: (slug) => faceIn(view, slug),
        card: (outcome) => <OutcomeCard session={session} outcome={outcome} view={view} />,
      }}
      moments={MOMENTS}
      told={told}
      meanwhile={meantimesOf(session.events, view)}
      guide={{ events: concerning(session.events, view), states: view.turn === 0 ? BEGINNING : NO_STATES }}
      lines={lines}
      aside={view.turn === 0 ? 'before the first turn' : `turn ${view.turn}`}
    />
  )
}

const BEGINNING: readonly string[] = ['begins']
const NO_STATES: readonly string[] = []

/** The face of a section's hero. */
function faceIn({ sections }: HeroView, section: string): string | null {
  const hero = sections.find(({ id }) => id === section)?.hero
  return hero ? faceOf(hero.name) : null
}

/** Counters already placed can be picked up again: here a press on the board is the answer. */
function isHarmless(decision: Decision | null): boolean {
  return decision?.topic === 'placement'
}

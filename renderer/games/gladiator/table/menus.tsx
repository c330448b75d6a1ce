import { figureName, nameOf } from '../../../../engine/gladiator/open/names.ts'
import type { ArenaView, FigureView } from '../../../../engine/gladiator/view-types.ts'
import type { Decision, Deed } from '../../../../engine/kernel/types.ts'
import { type CounterMenus, useCounterMenus } from '../../../counter/use-counter-menus.tsx'
import type { CounterPage, CounterWords } from '../../../counter/words.ts'
import { type Draft, isSingle } from '../../../decision/draft.ts'
import type { SessionTable } from '../../../host/session.ts'
import { useRules } from '../../../rulebook/rules-context.ts'
import { figureIcon } from '../icons.ts'
import { deedIcon } from './deed-icons.ts'
import { statesOf } from './states.ts'
import { figureIn } from './view.ts'

/** The menus of the counters on the sand. */
export interface ArenaMenus extends Pick<CounterMenus, 'slot' | 'chosen' | 'where'> {
  /** Opens the menu of those on one square; null where several answers are ticked. */
  readonly onOpen: CounterMenus['onOpen'] | null
}

interface Asked {
  readonly table: SessionTable
  readonly view: ArenaView | null
  readonly decision: Decision | null
  readonly draft: Draft
}

/** What someone can do and what can be done to him, by deed. */
export function useArenaMenus({ table, view, decision, draft }: Asked): ArenaMenus {
  const { open: openRule } = useRules()
  const menus = useCounterMenus({ table, decision, draft, words: wordsFor(view, decision, openRule) })
  return { ...menus, onOpen: decision !== null && !isSingle(decision) ? null : menus.onOpen }
}

function wordsFor(view: ArenaView | null, decision: Decision | null, onRule: (rule: string) => void): CounterWords {
  const of = (id: string) => (view ? figureIn(view, id) : null)
  return {
    nameOf: (id) => {
      const figure = of(id)
      return figure ? figureName(figure) : nameOf(id)
    },
    faceOf: (id) => {
      const figure = of(id)
      return figure && figureIcon(figure)
    },
    isOurs: (id) => of(id)?.side === view?.side,
    noteOf: (id) => {
      const figure = of(id)
      return figure ? noteOf(figure) : undefined
    },
    iconOf: ({ kind }: Deed) => deedIcon(kind),
    whyNot: (id) => whyNot(of(id), decision),
    pagesOf: (id) => pagesOf(of(id), onRule),
    counts: 'SH',
  }
}

/** `9 of 14 SH, dazed`, or what he has lost. */
function noteOf(figure: FigureView): string {
  const strength =
    figure.sh === null ? (figure.taken > 0 ? [`${figure.taken} SH lost`] : []) : [`${figure.sh.now} of ${figure.sh.normal} SH`]
  return [...strength, ...statesOf(figure)].join(', ') || 'no wounds seen'
}

function whyNot(figure: FigureView | null, decision: Decision | null): string | null {
  if (figure === null || decision === null) return null
  if (decision.about !== undefined && decision.about !== figure.id) return null
  return figure.acted ? `${figureName(figure)} has already acted this turn.` : null
}

/** Animals and robots have a page of the rulebook. */
function pagesOf(figure: FigureView | null, onRule: (rule: string) => void): readonly CounterPage[] {
  if (figure === null) return []
  return [{ label: 'Look up in the rulebook', icon: 'x-book', onOpen: () => onRule(`bestiary.${figure.race}`) }]
}

import type { ReactNode } from 'react'
import type { FigureView } from '../../../../engine/gladiator/view-types.ts'
import { rollsIn } from '../../../dice/worked-sum.ts'
import type { Effect } from '../../../moment/card.tsx'
import { Fate } from '../../../moment/fate.tsx'
import { Numbers } from '../../../moment/numbers.tsx'
import { momentPieces } from '../../../moment/pieces.tsx'
import type { Moment } from '../../../moment-page.ts'
import { EVENTS, figureOf } from '../events.ts'
import { arenaView, figureIn, turnOf } from '../table/view.ts'

/** The moments of a fight. */
export const MOMENTS = momentPieces(EVENTS, (moment) => {
  const view = arenaView(moment.session)
  const figure = whomIn(moment)
  return { when: view ? turnOf(view) : '', beside: besideOf(moment, figure), effects: figure ? effectsOf(figure) : [] }
})

/** The one it happens to; of those who come, the first. */
function whomIn({ event, session }: Moment): FigureView | null {
  const view = arenaView(session)
  const told = EVENTS.read(event)
  return view && figureIn(view, figureOf(told) ?? (told && 'figures' in told ? (told.figures[0] ?? null) : null))
}

/** The numbers of a beast that comes; else the throw that decided it. */
function besideOf({ event, all }: Moment, figure: FigureView | null): ReactNode {
  if (EVENTS.read(event)?.type === 'robots-came' && figure?.sh && figure.ag)
    return (
      <Numbers
        rows={[
          ['SH', figure.sh.normal],
          ['AG', figure.ag.normal],
          ['Armour', figure.ar.front],
          ['MP', figure.mp],
        ]}
      />
    )
  const before = all.filter(({ n }) => n <= event.n).toReversed()
  const [roll] = before.flatMap(({ data }) => rollsIn(data).slice(-1))
  return roll ? <Fate roll={roll} faces={null} /> : null
}

/** What he has left. */
function effectsOf({ sh, taken }: FigureView): readonly Effect[] {
  if (sh === null) return taken > 0 ? [{ icon: 'x-drop', what: 'SH lost', to: String(taken) }] : []
  return [{ icon: 'x-drop', what: 'SH', to: `${Math.max(0, sh.now)} of ${sh.normal}` }]
}

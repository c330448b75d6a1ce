import type { ReactNode } from 'react'
import type { CitadelView, FightView } from '../../../../engine/citadel/view-types.ts'

interface RoundStepsProps {
  readonly view: CitadelView
  readonly onMap: () => void
  /** Other ways out of the fight. */
  readonly children?: ReactNode
}

const STEPS = [
  { step: 1, who: 'Party', long: '', short: '' },
  { step: 2, who: 'Monsters', long: '', short: '' },
  { step: 3, who: 'Hellgate', long: '', short: '' },
  { step: 4, who: 'Party', long: ' reorganizes', short: ' moves' },
  { step: 5, who: 'Monsters', long: ' reorganize', short: ' move' },
] as const satisfies readonly { step: FightView['step']; who: string; long: string; short: string }[]

/** The five steps of a round (9.2); before the first blow, what stands in the way. */
export function RoundSteps({ view, onMap, children }: RoundStepsProps) {
  const { fight } = view
  const left = fight?.step === 1 ? yetToAct(view, fight) : 0
  return (
    <section className="round" aria-label="Combat round">
      <h2>
        {fight ? `Round ${fight.round}` : 'In the way'}
        {fight && WHERE[fight.where] && <small>{WHERE[fight.where]}</small>}
      </h2>
      <ol>
        {fight &&
          STEPS.map(({ step, who, long, short }) => (
            <li key={step} className={classOf(step, fight)} aria-current={step === fight.step ? 'step' : undefined}>
              <b>{step < fight.step && !isOff(step, fight) ? <Done /> : step}</b>
              <span>
                {who}
                <span className="hide-s">{long}</span>
                <span className="only-s">{short}</span>
                {isOff(step, fight) && <span className="vh">, not in this fight</span>}
                {step === 1 && left > 0 && <span className="hide-s muted">, {left} to act</span>}
              </span>
            </li>
          ))}
      </ol>
      {children}
      <button type="button" className="btn btn--quiet" onClick={onMap}>
        Map
      </button>
    </section>
  )
}

function Done() {
  return (
    <svg className="tick" viewBox="0 0 14 12" role="img" aria-label="done">
      <path d="M1.5 6.5l4 4 7-9" />
    </svg>
  )
}

function classOf(step: FightView['step'], fight: FightView): string {
  return [step === fight.step && 'is-now', step < fight.step && 'is-done', isOff(step, fight) && 'is-off'].filter(Boolean).join(' ')
}

/** The Hellgate has a step only while it is open (16.0). */
function isOff(step: FightView['step'], fight: FightView): boolean {
  return step === 3 && !fight.hellgate
}

/** How many of the first two ranks have not acted, including the one who acts now. */
function yetToAct({ party }: CitadelView, { acted }: FightView): number {
  const fit = party.filter(
    ({ side, rank, status }) => side === 'party' && rank >= 0 && rank < 2 && (status === 'living' || status === 'charmed'),
  )
  return fit.filter(({ id }) => !acted.includes(id)).length
}

const WHERE: Partial<Record<FightView['where'], string>> = {
  pit: 'alone in the pit',
  'hidden-room': 'alone in the hidden room',
  coffin: 'alone at the coffin',
}

import { useRef, useState } from 'react'
import { outcomeTitle } from '../../engine/kernel/telling.ts'
import type { Answer, Decision, Replay } from '../../engine/kernel/types.ts'
import { KeepButton } from '../chronicle/keep.tsx'
import { MoreBelow } from '../decision/more-below.tsx'
import { AskDialog } from '../dialog/ask.tsx'
import { useGamePage, useWords } from '../game-pages.ts'
import { useCommand } from '../host/command.ts'
import { go } from '../navigation.ts'
import { Case } from '../rulebook/case.tsx'

interface PositionCardProps {
  readonly at: number
  readonly view: Replay
}

/** The question at a position and its answer; a what-if can be played from there. */
export function PositionCard({ at, view }: PositionCardProps) {
  const { decision, outcome, answered, standsAt, inputs } = view
  const [isAsking, setAsking] = useState(false)
  const page = useGamePage(view.game)
  const { one } = useWords(view.game)
  const title = decision?.prompt ?? (outcome ? (page ? outcomeTitle(page, outcome.kind) : outcome.text) : 'As it was saved')
  return (
    <section className="card was" aria-labelledby="was">
      <p className="steps">
        <b>{at === 0 ? 'Before the first choice' : `After choice ${at}`}</b> <span>of {inputs}</span>
      </p>
      <h2 id="was">{title}</h2>
      {outcome && <p className="lead">{outcome.text}</p>}
      {standsAt !== undefined && (
        <p className="note">
          This {one} was played under other rules. You see the board as it was saved at choice {standsAt}; dice and chronicle are those of
          choice {at}.
        </p>
      )}
      {decision && (
        <>
          {decision.lead && <p className="lead">{decision.lead}</p>}
          <Answered decision={decision} answer={answered ?? null} />
          <p className="rowf">
            {view.secret ? (
              <span className="muted">No what-if until this {one} is over: it would reveal what is hidden.</span>
            ) : (
              <button type="button" className="btn" onClick={() => setAsking(true)}>
                What if …
              </button>
            )}
            <Case rule={decision.rule} />
          </p>
        </>
      )}
      {!view.secret && <KeepButton session={view.session} input={at} />}
      {isAsking && (
        <WhatIf session={view.session} at={at} one={one} hasCampaign={page?.campaign !== undefined} onClose={() => setAsking(false)} />
      )}
    </section>
  )
}

/** The possible answers, with the one given marked; for other questions, the answer in words. */
function Answered({ decision, answer }: { readonly decision: Decision; readonly answer: Answer | null }) {
  const list = useRef<HTMLUListElement>(null)
  const chosen = new Set(answer?.pick)
  const options = decision.options?.filter(({ id, aside }) => aside !== true || chosen.has(id)) ?? []
  if (options.length === 0) return <p>{saidInWords(decision, answer)}</p>
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <ul className="was-options scroll" tabIndex={0} aria-label="What could be chosen" ref={list}>
        {options.map(({ id, label, detail }) => (
          <li key={id} className={chosen.has(id) ? 'is-chosen' : undefined} ref={chosen.has(id) ? intoView : undefined}>
            <span>
              {label}
              {detail && <span className="was-detail">{detail}</span>}
            </span>
            {chosen.has(id) && <b>chosen</b>}
          </li>
        ))}
      </ul>
      <MoreBelow list={list} />
    </>
  )
}

/** Among many answers the one given may be out of sight. */
function intoView(chosen: HTMLLIElement | null): void {
  chosen?.scrollIntoView({ block: 'nearest' })
}

function saidInWords({ kind }: Decision, answer: Answer | null): string {
  if (answer === null) return 'Not answered yet.'
  const { value } = answer
  if (typeof value === 'number' || typeof value === 'string') return `Answered: ${value}`
  if (kind === 'roll' && Array.isArray(value)) return `Rolled: ${value.join(', ')}`
  return kind === 'arrange' ? 'They took their places, as the next position shows.' : 'It was shared out, as the next position shows.'
}

interface WhatIfProps {
  readonly session: string
  readonly at: number
  /** The game's word for a session. */
  readonly one: string
  readonly hasCampaign: boolean
  readonly onClose: () => void
}

/** What playing on from here means, before it is done. */
function WhatIf({ session, at, one, hasCampaign, onClose }: WhatIfProps) {
  const branch = useCommand('game.branch', (begun) => go({ kind: 'table', session: begun.session }))
  return (
    <AskDialog
      title="What if …"
      command={branch}
      ok="Play on from here"
      onOk={() => branch.run({ session, to: at })}
      cancel="Stay here"
      onCancel={onClose}
    >
      <p>
        A {one} of its own begins at this position and can be played on in any way.{' '}
        {hasCampaign ? (
          <>
            It is <b>outside the campaign</b>: no one from the roster is in it, and nothing won or lost there counts.
          </>
        ) : (
          'Nothing won or lost there counts.'
        )}
      </p>
      <p>
        Its dice and draws are new, so it does not reveal what is to come in the {one} itself, which stays as it is. You can undo anything
        in it.
      </p>
    </AskDialog>
  )
}

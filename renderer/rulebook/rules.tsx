import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Dialog } from '../dialog/dialog.tsx'
import { addressOf, rulebookAt, usePlace } from '../navigation.ts'
import { CaseText } from './case-text.tsx'
import { Contents, headingOf } from './contents.tsx'
import { Find } from './find.tsx'
import { findRule, neighboursOf } from './find-rule.ts'
import { RuleLink } from './linked.tsx'
import { type AsOf, type Rules, RulesContext } from './rules-context.ts'
import { type Rulebook, useLastRead, useRulebook } from './use-rulebook.ts'

export { useRules } from './rules-context.ts'

/** An open case, and the moment it was opened from. */
interface Shown {
  readonly rule: string | null
  readonly asOf: AsOf | null
}

/** Gives every case on the page its text, in a panel over the table. */
export function RulesProvider({ game, children }: { readonly game: string; readonly children: ReactNode }) {
  const [trail, setTrail] = useState<readonly Shown[]>([])
  const rules = useMemo<Rules>(() => ({ game, open: (rule, asOf) => setTrail([{ rule, asOf: asOf ?? null }]) }), [game])
  const address = addressOf(usePlace())
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of place closes the panel
  useEffect(() => setTrail([]), [address])
  const shown = trail.at(-1)
  return (
    <RulesContext value={rules}>
      {children}
      {shown && (
        // Links in the panel turn its pages.
        <RulesContext value={{ game, open: (rule) => setTrail([...trail, { rule, asOf: shown.asOf }]) }}>
          <RulesPanel
            game={game}
            shown={shown}
            onOpen={(rule) => setTrail([...trail, { rule, asOf: shown.asOf }])}
            onBack={trail.length > 1 ? () => setTrail(trail.slice(0, -1)) : null}
            onClose={() => setTrail([])}
          />
        </RulesContext>
      )}
    </RulesContext>
  )
}

interface RulesPanelProps {
  readonly game: string
  readonly shown: Shown
  readonly onOpen: (rule: string | null) => void
  readonly onBack: (() => void) | null
  readonly onClose: () => void
}

function RulesPanel({ game, shown: { rule, asOf }, onOpen, onBack, onClose }: RulesPanelProps) {
  const state = useRulebook(game)
  const found = state.kind === 'open' && rule !== null ? findRule(state.book.rules, rule) : null
  return (
    <Dialog
      title={found ? headingOf(found) : rule === null ? 'The rules' : `Rule ${rule}`}
      onClose={onClose}
      wide
      foot={
        <>
          {onBack && (
            <button type="button" className="btn" onClick={onBack}>
              Back
            </button>
          )}
          {rule !== null && (
            <button type="button" className="btn" onClick={() => onOpen(null)}>
              All rules
            </button>
          )}
          <a className="btn" href={addressOf(rulebookAt(game, found?.rule ?? null))}>
            Rulebook
          </a>
          <button type="button" className="btn btn--go" onClick={onClose}>
            Close
          </button>
        </>
      }
    >
      {state.kind === 'reading' && <p className="muted">Loading the rules.</p>}
      {state.kind === 'failed' && <p role="alert">The rules could not be loaded: {state.error.message}</p>}
      {state.kind === 'open' && rule === null && <AllRules book={state.book} onOpen={onOpen} />}
      {state.kind === 'open' && found && <OneCase key={found.rule} book={state.book} rule={found.rule} asOf={asOf} />}
      {state.kind === 'open' && rule !== null && !found && <p>There is no text for this case.</p>}
    </Dialog>
  )
}

function OneCase({ book, rule, asOf }: { readonly book: Rulebook; readonly rule: string; readonly asOf: AsOf | null }) {
  const last = useLastRead(asOf)
  return (
    <>
      <div className="case-text">
        <CaseText rule={rule} book={book} last={last} />
      </div>
      <p className="rule-near">
        {neighboursOf(book.rules, rule).map((near) => (
          <RuleLink key={near.rule} rule={near.rule} className="case">
            {headingOf(near)}
          </RuleLink>
        ))}
      </p>
    </>
  )
}

function AllRules({ book, onOpen }: { readonly book: Rulebook; readonly onOpen: (rule: string) => void }) {
  const [question, setQuestion] = useState('')
  return (
    <Find book={book} question={question} onQuestion={setQuestion} onOpen={onOpen}>
      <Contents rules={book.rules} here={null} />
    </Find>
  )
}

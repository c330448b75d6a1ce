import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useId, useState } from 'react'
import type { RuleEntry } from '../../electron/contract/index.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { useClient } from '../host/client.tsx'
import { entriesOf, findRule, mentions, neighboursOf } from './find-rule.ts'

interface Rules {
  /** Opens a case of the rules; without one, the list of all. */
  readonly open: (rule: string | null) => void
}

const RulesContext = createContext<Rules>({ open: () => {} })

export function useRules(): Rules {
  return useContext(RulesContext)
}

/** Gives every case on the page its text. */
export function RulesProvider({ game, children }: { readonly game: string; readonly children: ReactNode }) {
  const [shown, setShown] = useState<{ readonly rule: string | null } | null>(null)
  return (
    <RulesContext value={{ open: (rule) => setShown({ rule }) }}>
      {children}
      {shown && <RulesDialog game={game} rule={shown.rule} onOpen={(rule) => setShown({ rule })} onClose={() => setShown(null)} />}
    </RulesContext>
  )
}

interface RulesDialogProps {
  readonly game: string
  readonly rule: string | null
  readonly onOpen: (rule: string | null) => void
  readonly onClose: () => void
}

function RulesDialog({ game, rule, onOpen, onClose }: RulesDialogProps) {
  const client = useClient()
  const rules = useQuery({
    queryKey: ['rules', game],
    queryFn: () => client.call('game.rules', { game }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const all = rules.data ?? []
  const found = rule === null ? null : findRule(all, rule)
  return (
    <Dialog
      title={found ? found.title : rule === null ? 'The rules' : `Rule ${rule}`}
      onClose={onClose}
      wide
      foot={
        <>
          {rule !== null && (
            <button type="button" className="btn" onClick={() => onOpen(null)}>
              All rules
            </button>
          )}
          <button type="button" className="btn btn--go" onClick={onClose}>
            Close
          </button>
        </>
      }
    >
      {rules.isPending && <p className="muted">Looking it up.</p>}
      {rules.isError && <p role="alert">The rules could not be read: {rules.error.message}</p>}
      {rule === null && <RuleList rules={all} onOpen={onOpen} />}
      {found && (
        <>
          {entriesOf(all, found.rule).map((entry) => (
            <section key={entry.title} className="rule-entry">
              {entry !== found && <h3>{entry.title}</h3>}
              <p className="small muted">
                Case {entry.rule}
                {entry.source !== 'rulebook' && `, ${SOURCES[entry.source]}`}
              </p>
              {entry.text.split(/\n\n+/).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
          <p className="rule-near">
            {neighboursOf(all, found.rule).map((near) => (
              <button key={near.rule} type="button" className="case" onClick={() => onOpen(near.rule)}>
                {near.rule} {near.title}
              </button>
            ))}
          </p>
        </>
      )}
      {rule !== null && !found && rules.isSuccess && <p>There is no text for this case.</p>}
    </Dialog>
  )
}

interface RuleListProps {
  readonly rules: readonly RuleEntry[]
  readonly onOpen: (rule: string) => void
}

/** Every case by its number, or those that mention a word. */
function RuleList({ rules, onOpen }: RuleListProps) {
  const id = useId()
  const [word, setWord] = useState('')
  const found = rules.filter((entry) => mentions(entry, word))
  return (
    <>
      <label className="lab" htmlFor={id}>
        Find a word or a case
      </label>
      <input id={id} className="field-in" type="search" value={word} onChange={(event) => setWord(event.target.value)} />
      <ul className="rule-list">
        {found.map((entry) => (
          <li key={`${entry.rule} ${entry.title}`}>
            <button type="button" className="case" onClick={() => onOpen(entry.rule)}>
              {entry.rule}
            </button>
            <span>{entry.title}</span>
          </li>
        ))}
      </ul>
      {found.length === 0 && word !== '' && <p className="muted">No case mentions it.</p>}
    </>
  )
}

const SOURCES = { ruling: 'our ruling where the book is silent', ours: 'an addition of ours' } as const

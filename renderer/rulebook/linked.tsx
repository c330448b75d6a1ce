import { type MouseEvent, useMemo } from 'react'
import type { RuleEntry } from '../../electron/contract/index.ts'
import { isTerm, type Term } from '../book-page.ts'
import { addressOf, rulebookAt } from '../navigation.ts'
import { piecesOf } from './prose.ts'
import { useRules } from './rules-context.ts'
import { useBook } from './use-book.ts'

interface LinkedProps {
  readonly text: string
  /** The case that the text belongs to. */
  readonly here: string
  readonly rules: readonly RuleEntry[]
}

/** A text whose cases and terms are links. */
export function Linked({ text, here, rules }: LinkedProps) {
  const glossary = useBook(useRules().game).data?.glossary ?? NONE
  const pieces = useMemo(() => piecesOf(text, here, rules, glossary), [text, here, rules, glossary])
  return pieces.map((piece, i) =>
    piece.rule === null ? (
      piece.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move
      <RuleLink key={i} rule={piece.rule} className={isTerm(piece.rule) ? 'term' : 'case'}>
        {piece.text}
      </RuleLink>
    ),
  )
}

const NONE: readonly Term[] = []

interface RuleLinkProps {
  readonly rule: string
  readonly className?: string
  readonly isHere?: boolean
  readonly children: React.ReactNode
}

/** A link to a case: the panel opens it in place, the rulebook turns to it. */
export function RuleLink({ rule, className, isHere = false, children }: RuleLinkProps) {
  const { game, open } = useRules()
  return (
    <a
      className={className}
      href={addressOf(rulebookAt(game, rule))}
      aria-current={isHere ? 'location' : undefined}
      onClick={(event: MouseEvent) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        open(rule)
      }}
    >
      {children}
    </a>
  )
}

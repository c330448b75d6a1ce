import { useQuery } from '@tanstack/react-query'
import { Fragment, type KeyboardEvent, memo, useDeferredValue, useMemo, useRef, useState } from 'react'
import type { Moment, Output } from '../../electron/contract/index.ts'
import type { LogEntry } from '../../engine/kernel/types.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { OkCancel } from '../dialog/foot.tsx'
import { Die } from '../dice/die.tsx'
import { diceIn, halves, rollsIn, sumInWords } from '../dice/worked-sum.ts'
import type { EventLook } from '../game-page.ts'
import { useEventPage, useWords } from '../game-pages.ts'
import { useClient } from '../host/client.tsx'
import { queries } from '../host/queries.ts'
import { Icon } from '../icons/icon.tsx'
import { useCommands } from '../keys/commands.ts'
import { usePlace } from '../navigation.ts'
import { Case } from '../rulebook/case.tsx'
import { useRules } from '../rulebook/rules-context.ts'
import { KeptLine, useKept } from './kept.tsx'
import { MomentLink } from './moment.tsx'
import { Newest } from './newest.tsx'
import { togetherIn } from './together.ts'
import { turnsOf } from './turns.ts'
import { UndoHere, type UndoReach } from './undo-here.tsx'

interface ChronicleProps {
  readonly session: string
  readonly entries: readonly LogEntry[]
  /** Numbers from here on are since the last choice. */
  readonly newFrom: number
  /** `turn 34`, `round 3` */
  readonly aside: string
  /** At the table: how far back it can be undone now. */
  readonly undo?: UndoReach | null
}

/** The number of lines shown at first; older ones on demand. */
const PAGE = 150

/**
 * The cases of the chronicle are one tab stop, the newest; arrows go up and down from one to the next, and sideways to the moment
 * of the same line.
 */
export function betweenCases(event: KeyboardEvent<HTMLOListElement>) {
  const { activeElement } = document
  const next = activeElement && besideCase(event, activeElement)
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
}

function besideCase({ key, currentTarget }: KeyboardEvent<HTMLOListElement>, from: Element): Element | null | undefined {
  switch (key) {
    case 'ArrowUp':
    case 'ArrowDown': {
      const kind = from.classList.contains('moment') ? '.moment' : '.case'
      const all: Element[] = [...currentTarget.querySelectorAll(kind)]
      return all[all.indexOf(from) + (key === 'ArrowUp' ? -1 : 1)]
    }
    case 'ArrowLeft':
      return from.closest('li')?.querySelector(from.classList.contains('case') ? '.moment' : '.undo-here')
    case 'ArrowRight':
      return from.closest('li')?.querySelector(from.classList.contains('undo-here') ? '.moment' : '.case')
    default:
      return null
  }
}

/** What happened, the newest at the bottom, each line with its dice and its case; on request as large as the window. */
export function Chronicle({ session, entries, newFrom, aside, undo = null }: ChronicleProps) {
  const kept = useKept(session)
  const { data: endings = NO_ENDINGS } = useQuery(queries.endings(useClient(), session))
  const [isOpen, setOpen] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const { one } = useWords(useRules().game)
  const isAtTable = usePlace().kind === 'table'
  // The question renders first; the lines that led to it follow a moment later.
  const lines = useDeferredValue(
    useMemo(() => ({ session, entries, newFrom, endings, kept, undo }), [session, entries, newFrom, endings, kept, undo]),
  )
  return (
    <section className="pane" aria-label="Chronicle">
      <div className="head">
        <h2>Chronicle</h2>
        <span className="aside">{aside}</span>
        {lines.entries.length > 0 && (
          <button
            type="button"
            className="btn btn--quiet log-open"
            title={`The chronicle of this ${one}, in a larger window`}
            onClick={() => setOpen(true)}
          >
            Read all
          </button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div className="scroll scroll--end" tabIndex={0} role="log" aria-label="Chronicle, newest last" aria-live="off" ref={list}>
        <Lines {...lines} />
      </div>
      <Newest list={list} at={lines.newFrom} />
      {isOpen && (
        <Dialog
          title={`Chronicle of this ${one}`}
          onClose={() => setOpen(false)}
          wide
          foot={isAtTable ? <WhereWasI onClose={() => setOpen(false)} /> : undefined}
        >
          <div className="log-whole">
            <Lines {...lines} />
          </div>
        </Dialog>
      )}
    </section>
  )
}

function WhereWasI({ onClose }: { readonly onClose: () => void }) {
  const { run } = useCommands()
  const recall = () => {
    onClose()
    run('recall')
  }
  return <OkCancel ok="Where was I?" onOk={recall} cancel="Close" onCancel={onClose} danger="quiet" />
}

interface LinesProps extends Omit<ChronicleProps, 'aside'> {
  readonly endings: Endings
  readonly kept: readonly Moment[]
}

const Lines = memo(function Lines({ session, entries, newFrom, endings, kept, undo = null }: LinesProps) {
  const [shown, setShown] = useState(PAGE)
  const { together } = useEventPage(useRules().game) ?? {}
  const lines = useMemo(() => (together ? togetherIn(turnsOf(entries), together) : turnsOf(entries)), [entries, together])
  const hidden = Math.max(0, lines.length - shown)
  return (
    <ol className="log" onKeyDown={betweenCases}>
      {hidden > 0 && (
        <li>
          <button type="button" className="btn btn--quiet" onClick={() => setShown(shown + 4 * PAGE)}>
            {hidden} earlier lines
          </button>
        </li>
      )}
      {lines.slice(hidden).map(({ entry, turn }, i) => (
        <Fragment key={entry.n}>
          <Line
            session={session}
            entry={entry}
            turn={turn}
            isNew={entry.n >= newFrom}
            isLast={hidden + i === lines.length - 1}
            given={lines[hidden + i - 1]?.entry.input === entry.input ? undefined : entry.given}
            undo={lines[hidden + i + 1]?.entry.input === entry.input ? null : undo}
          />
          {endings
            .filter(({ input }) => isLastOf(input, entry, lines[hidden + i + 1]?.entry))
            .map((ending) => (
              <Ended key={ending.input} ending={ending} />
            ))}
          {kept
            .filter(({ input }) => isLastOf(input, entry, lines[hidden + i + 1]?.entry))
            .map((moment) => (
              <KeptLine key={moment.input} moment={moment} />
            ))}
        </Fragment>
      ))}
    </ol>
  )
})

type Endings = Output<'game.endings'>['endings']

const NO_ENDINGS: Endings = []

/** Whether a line is the last that the inputs up to this one have led to. */
export function isLastOf(input: number, entry: LogEntry, next: LogEntry | undefined): boolean {
  const at = entry.input ?? -1
  return next === undefined ? at === input : at <= input && (next.input ?? -1) > input
}

/** How an errand ended, below its last line. */
function Ended({ ending: { label, text, answers } }: { readonly ending: Endings[number] }) {
  return (
    <li className="e e--ended">
      <span className="tn" />
      <div>
        <Icon name="x-quill" className="log-i log-i--plain" />
        {label}: {text} <span className="muted">{answersInWords(answers)}</span>
      </div>
    </li>
  )
}

/** `3 answers` */
export function answersInWords(count: number): string {
  if (count === 0) return 'nothing was done'
  return count === 1 ? '1 answer' : `${count} answers`
}

/** Who gave the answer that led to a line, where it was not the person. */
const GIVEN = { errand: 'as asked', itself: 'by itself' } as const

interface LineProps {
  readonly session: string
  readonly entry: LogEntry
  /** The number of the turn that begins here. */
  readonly turn: number | null
  readonly isNew: boolean
  readonly isLast: boolean
  /** Who gave the answer that led here, where it was not the person; only with the first line of an answer. */
  readonly given?: LogEntry['given']
  readonly undo?: UndoReach | null
}

/** An event that today's rules do not have, or whose look is still on its way. */
const UNKNOWN: EventLook = { icon: 'x-quill', tone: 'plain' }

/** One line of the chronicle. */
export const Line = memo(function Line({ session, entry, turn, isNew, isLast, given, undo }: LineProps) {
  const rolls = rollsIn(entry.data)
  const { icon, tone } = useEventPage(useRules().game)?.look(entry) ?? UNKNOWN
  const classes = ['e', turn !== null && 'is-first', isNew && 'is-new', entry.input !== undefined && 'has-moment'].filter(Boolean).join(' ')
  return (
    <li className={classes}>
      <span className="tn">
        {turn !== null && (
          <>
            <span className="vh">Turn </span>
            {turn}
          </>
        )}
      </span>
      <div>
        <Icon name={icon} className={`log-i log-i--${tone}`} />
        {rolls.length > 0 && (
          <span className="d">
            {rolls.flatMap((roll, r) =>
              roll.dice.map((face, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: dice keep the order in which they fell
                <Die key={`${r}-${i}`} face={face} size="small" halved={halves(roll.code) && roll.dice.length === diceIn(roll.code)} />
              )),
            )}
          </span>
        )}
        {entry.text}
        {given && <span className="given"> {GIVEN[given]}</span>}
        {undo && entry.input !== undefined && <UndoHere session={session} input={entry.input} {...undo} />}
        {rolls
          .filter((roll) => roll.parts.length > 1)
          .map((roll, r) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sums keep the order in which they were rolled
            <span key={r} className="parts">
              {sumInWords(roll.parts, roll.total)}
            </span>
          ))}
      </div>
      {entry.input !== undefined && <MomentLink session={session} input={entry.input} />}
      <Case rule={entry.rule} asOf={{ kind: 'line', session, n: entry.n }} isStop={isLast} />
    </li>
  )
})

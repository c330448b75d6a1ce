import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useArrival } from '../../arrival.ts'
import { Refused } from '../../dialog/refused.tsx'
import { useTitleOf } from '../../game-pages.ts'
import { Icon } from '../../icons/icon.tsx'
import { isDesktop } from '../../keys/command-keys.ts'
import { useOffers } from '../../keys/commands.ts'
import { wasAsked } from './asking.ts'
import { isDrawn } from './drawn.ts'
import { PAPERS, type Paper, usualPaper } from './papers.ts'

interface PrintFrameProps {
  readonly title: string
  /** Null until it is known. */
  readonly game: string | null
  /** Everything that will be on the paper is there. */
  readonly ready: boolean
  /** The desktop has no preview to print to a file from, and its print dialog has ended the app on Linux: a PDF is saved instead. */
  readonly pdf: { readonly run: () => void; readonly busy: boolean; readonly error: Error | null }
  readonly onBack: () => void
  readonly wide?: boolean
  readonly children: ReactNode
}

/** A place for paper, under its commands. `data-ready="print"` on the root says that everything is drawn. */
export function PrintFrame({ title, game, ready, pdf, onBack, wide = false, children }: PrintFrameProps) {
  const [paper, setPaper] = useState<Paper>(usualPaper)
  const print = () => {
    if (isDesktop()) pdf.run()
    else window.print()
  }
  const printNow = useRef(print)
  printNow.current = print
  useEffect(() => {
    if (!ready) return
    let left = false
    void isDrawn().then(() => {
      if (left) return
      document.documentElement.dataset.ready = 'print'
      if (wasAsked()) printNow.current()
    })
    return () => {
      left = true
      delete document.documentElement.dataset.ready
    }
  }, [ready])
  const heading = useArrival(title, useTitleOf()(game ?? ''))
  useOffers({ print: ready ? print : 'The sheets are not ready yet.' })
  return (
    <div className={`prints prints--${paper}${wide ? '-wide' : ''}`}>
      <nav className="prints-bar" aria-label="Commands">
        <h1 className="vh" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <button type="button" className="btn btn--go" disabled={!ready || pdf.busy} onClick={print}>
          <Icon name="x-print" />
          {isDesktop() ? 'Save as PDF' : 'Print'}
        </button>
        <label>
          Paper{' '}
          <select value={paper} onChange={(event) => setPaper(PAPERS.find((each) => each === event.target.value) ?? paper)}>
            <option value="a4">A4</option>
            <option value="letter">Letter</option>
          </select>
        </label>
        <button type="button" className="btn" onClick={onBack}>
          Back
        </button>
        <span>{isDesktop() ? 'To print on paper, open the saved PDF.' : 'For a PDF, choose “Save as PDF” as the printer.'}</span>
        <Refused error={pdf.error} />
      </nav>
      <main>{children}</main>
    </div>
  )
}

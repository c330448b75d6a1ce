import { useState } from 'react'
import { type OutgoingFile, STORY_FORMATS, type StoryFormat } from '../../../electron/contract/index.ts'
import { Dialog } from '../../dialog/dialog.tsx'
import { Formats, type FormatWords } from '../../dialog/formats.tsx'
import { Progress } from '../../dialog/progress.tsx'
import { Refused } from '../../dialog/refused.tsx'
import { useCommand } from '../../host/command.ts'
import { useLongWork } from '../../host/long-work.ts'
import { save } from '../../host/saving.ts'
import { Icon } from '../../icons/icon.tsx'
import { isDesktop } from '../../keys/command-keys.ts'

/** A finished game, or a campaign with everything that was played in it. */
type Told = { readonly session: string } | { readonly campaign: string }

/** Opens the dialog, which lies outside of the bar. */
export function TellButton({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  return (
    <button type="button" className="btn btn--quiet" onClick={onPress}>
      <Icon name="x-quill" />
      <span className="hide-s">{label}</span>
      <span className="only-s vh">{label}</span>
    </button>
  )
}

interface TellDialogProps {
  readonly of: Told
  readonly title: string
  readonly onClose: () => void
}

/** A story as a file that opens anywhere, in one of several kinds. */
export function TellDialog({ of, title, onClose }: TellDialogProps) {
  const [saved, setSaved] = useState('')
  const [wanted, setWanted] = useState<StoryFormat | 'game' | null>(null)
  const work = useLongWork()
  const keep = (file: OutgoingFile) => {
    save(file)
    setSaved(file.filename)
  }
  const told = useCommand('story.export', keep)
  const game = useCommand('session.export', keep)
  const busy = told.busy || game.busy
  const write = (as: StoryFormat | 'game') => {
    if (busy) return
    setWanted(as)
    setSaved('')
    told.forget()
    game.forget()
    if (as !== 'game') told.run('session' in of ? { ...of, as } : { ...of, as, work: work.begin() })
    else if ('session' in of) game.run(of)
  }
  const written = STORY_FORMATS.filter((format) => format !== 'pdf' || isDesktop())
  const formats = 'session' in of ? ([...written, 'game'] as const) : written
  /** The screen as it is, once this dialog no longer lies over it. */
  const print = () => {
    onClose()
    requestAnimationFrame(() => window.print())
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      foot={
        <>
          {'session' in of && (
            <button type="button" className="btn" onClick={print}>
              Print
            </button>
          )}
          <button type="button" className="btn" onClick={onClose}>
            Close
          </button>
        </>
      }
    >
      <Formats formats={formats} words={NAMES} busy={busy} onWrite={write} saved={saved}>
        {!isDesktop() && <p className="small">For a PDF, open the saved web page and print it. Choose “Save as PDF” as the printer.</p>}
        {busy && 'campaign' in of && (
          <Progress share={work.share} onStop={work.stop}>
            {work.share < 1 || wanted !== 'pdf' ? 'Writing the book.' : 'Printing it, which takes longer still.'}
          </Progress>
        )}
      </Formats>
      <Refused error={told.error ?? game.error} />
    </Dialog>
  )
}

const NAMES = {
  html: { ending: 'html', name: 'Web page', text: 'One file with the map in it. Opens in any browser, without a network.' },
  markdown: { ending: 'md', name: 'Text', text: 'Markdown, to read and to edit.' },
  pdf: { ending: 'pdf', name: 'PDF', text: 'The web page on paper.' },
  game: { ending: 'game', name: 'Game', text: 'Everything that was played. Opens in Citadel.' },
} as const satisfies Record<StoryFormat | 'game', FormatWords>

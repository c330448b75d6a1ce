import { useEffect, useRef, useState } from 'react'
import { FORMATS, type Format, type OutgoingFile } from '../../../electron/contract/index.ts'
import { Dialog } from '../../dialog/dialog.tsx'
import { Formats, type FormatWords } from '../../dialog/formats.tsx'
import { Refused } from '../../dialog/refused.tsx'
import { useCommand } from '../../host/command.ts'
import { save } from '../../host/saving.ts'
import { printFrom } from '../print/asking.ts'

interface ExportDialogProps {
  /** One record, or every record of a campaign. */
  readonly of: 'character' | 'roster'
  /** The id of the character, or of the campaign. */
  readonly id: string
  readonly onClose: () => void
}

/** Records as a file, or on paper. Where no PDF can be made here, the browser prints one. */
export function ExportDialog({ of, id, onClose }: ExportDialogProps) {
  const [saved, setSaved] = useState('')
  const keep = (file: OutgoingFile) => {
    save(file)
    setSaved(file.filename)
  }
  const one = useCommand('character.export', keep)
  const all = useCommand('campaign.records', keep)
  const { busy, error } = of === 'character' ? one : all
  const write = (format: Format) => {
    if (busy) return
    setSaved('')
    if (of === 'character') one.run({ character: id, format })
    else all.run({ campaign: id, format })
  }
  const isUnprintable = error !== null && 'detail' in error && error.detail === 'no-printer'
  const sheet = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isUnprintable) sheet.current?.focus()
  }, [isUnprintable])
  const print = () => printFrom({ kind: 'print', of, id })
  return (
    <Dialog
      title={of === 'character' ? 'Export the record' : 'Export the roster'}
      onClose={onClose}
      foot={
        <>
          {of === 'roster' && (
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
      <Formats formats={FORMATS} words={NAMES} busy={busy} onWrite={write} saved={saved} />
      <Refused error={error} />
      {isUnprintable && (
        <p>
          <button type="button" className="btn btn--go" ref={sheet} onClick={print}>
            To the printed {of === 'character' ? 'sheet' : 'sheets'}
          </button>
        </p>
      )}
    </Dialog>
  )
}

const NAMES = {
  json: { ending: 'json', name: 'Record', text: 'Everything, for import into another campaign.' },
  markdown: { ending: 'md', name: 'Text', text: 'Markdown, to read and to edit.' },
  csv: { ending: 'csv', name: 'Table', text: 'For a spreadsheet.' },
  html: { ending: 'html', name: 'Page', text: 'One file that opens in any browser.' },
  pdf: { ending: 'pdf', name: 'Sheet', text: 'The printed sheet as PDF.' },
} as const satisfies Record<Format, FormatWords>

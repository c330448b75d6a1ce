import { type Character, FORMATS, type Format } from '../../../electron/contract/index.ts'
import { Dialog } from '../../dialog/dialog.tsx'
import { useCommand } from '../../host/command.ts'
import { save } from '../../host/saving.ts'
import { printFrom } from '../print/asking.ts'

interface ExportDialogProps {
  readonly who: Character
  readonly onSaved: (filename: string) => void
  readonly onClose: () => void
}

/** The record as a file. Where no PDF can be made here, the browser prints one. */
export function ExportDialog({ who, onSaved, onClose }: ExportDialogProps) {
  const write = useCommand('character.export', (file) => {
    save(file)
    onSaved(file.filename)
  })
  const { error } = write
  const unprintable = error !== null && 'detail' in error && error.detail === 'no-printer'
  return (
    <Dialog
      title="Export the record"
      onClose={onClose}
      foot={
        <button type="button" className="btn" onClick={onClose}>
          Close
        </button>
      }
    >
      <ul className="formats">
        {FORMATS.map((format) => (
          <li key={format}>
            <button type="button" className="opt" disabled={write.busy} onClick={() => write.run({ character: who.id, format })}>
              <span className="kbd">{NAMES[format].ending}</span>
              <span>
                <span className="opt-label">{NAMES[format].name}</span>
                <span className="opt-detail">{NAMES[format].text}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {error && (
        <p className="warn" role="alert">
          {error.message}
        </p>
      )}
      {unprintable && (
        <p>
          <button type="button" className="btn btn--go" onClick={() => printFrom({ kind: 'print', of: 'character', id: who.id })}>
            To the printed sheet
          </button>
        </p>
      )}
    </Dialog>
  )
}

const NAMES = {
  json: { ending: 'json', name: 'Record', text: 'Everything, to be brought into another campaign.' },
  markdown: { ending: 'md', name: 'Text', text: 'Markdown, to read and to write on.' },
  csv: { ending: 'csv', name: 'Table', text: 'For a spreadsheet.' },
  html: { ending: 'html', name: 'Page', text: 'One file that opens in any browser.' },
  pdf: { ending: 'pdf', name: 'Sheet', text: 'The printed sheet as PDF.' },
} as const satisfies Record<Format, { readonly ending: string; readonly name: string; readonly text: string }>

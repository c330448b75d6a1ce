import { type Campaign, UNDO_MODES } from '../../../electron/contract/index.ts'
import { UNDO } from './in-words.ts'

export type Undo = Campaign['undo']

interface UndoFieldProps {
  readonly undo: Undo
  readonly onUndo: (undo: Undo) => void
}

/** How far undo goes, for a campaign or for a game outside campaigns. */
export function UndoField({ undo, onUndo }: UndoFieldProps) {
  return (
    <fieldset className="choices choices--3">
      <legend>Undo</legend>
      {UNDO_MODES.map((mode) => (
        <label key={mode}>
          <input type="radio" name="undo" checked={undo === mode} onChange={() => onUndo(mode)} />
          <span>
            <b>{UNDO[mode].name}</b>
            <small>{UNDO[mode].text}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

import { type Campaign, UNDO_MODES } from '../../../electron/contract/index.ts'
import { ChooseOne } from '../../dialog/choices.tsx'
import { UNDO } from './in-words.ts'

export type Undo = Campaign['undo']

interface UndoFieldProps {
  readonly undo: Undo
  readonly onUndo: (undo: Undo) => void
}

/** How far undo goes, for a campaign or for a game outside campaigns. */
export function UndoField({ undo, onUndo }: UndoFieldProps) {
  return <ChooseOne legend="Undo" abreast={3} choices={UNDO_MODES.map((id) => ({ id, ...UNDO[id] }))} chosen={undo} onChoose={onUndo} />
}

import { useState } from 'react'
import { many } from '../../engine/kernel/words.ts'
import { AskDialog } from '../dialog/ask.tsx'
import { useCommand } from '../host/command.ts'

/** How far back a game can be undone now. */
export interface UndoReach {
  readonly revision: number
  /** The earliest position that undo may lead to, and the present one. */
  readonly from: number
  readonly inputs: number
}

interface UndoHereProps extends UndoReach {
  readonly session: string
  /** The input that led to the line. */
  readonly input: number
}

/** On a line of the chronicle: undoes everything after it, where that is allowed. Within a row of cases the arrows reach it. */
export function UndoHere({ session, input, revision, from, inputs }: UndoHereProps) {
  const [isAsking, setAsking] = useState(false)
  const undo = useCommand('game.undo', () => setAsking(false))
  if (input < from || input >= inputs) return null
  const choices = many(inputs - input, 'choice')
  return (
    <>
      <button type="button" className="undo-here" tabIndex={-1} onClick={() => setAsking(true)}>
        Undo to here
      </button>
      {isAsking && (
        <AskDialog
          title="Undo to here?"
          command={undo}
          ok={`Undo ${choices}`}
          onOk={() => undo.run({ session, revision, to: input })}
          cancel="Keep them"
          onCancel={() => setAsking(false)}
          danger="quiet"
        >
          <p>
            What came after this line is undone: {choices}, and your marks on them. Redo brings them back until you choose something else.
          </p>
        </AskDialog>
      )}
    </>
  )
}

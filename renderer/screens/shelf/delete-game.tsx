import { useState } from 'react'
import type { SessionRow } from '../../../electron/contract/index.ts'
import { AskDialog } from '../../dialog/ask.tsx'
import { useTitleOf } from '../../game-pages.ts'
import { useCommand } from '../../host/command.ts'

interface DeleteGameProps {
  readonly row: Pick<SessionRow, 'session' | 'game' | 'fromFile' | 'lab'>
  /** As the list names it. */
  readonly name: string
}

/** Deletes a what-if, or a game from a file or from the Lab, after asking. */
export function DeleteGame({ row, name }: DeleteGameProps) {
  const [isSure, setSure] = useState(false)
  return (
    <>
      <button type="button" className="btn btn--quiet" aria-label={`Delete: ${name}`} onClick={() => setSure(true)}>
        Delete
      </button>
      {isSure && <DeleteDialog row={row} name={name} onClose={() => setSure(false)} />}
    </>
  )
}

function DeleteDialog({ row: { session, game, fromFile, lab }, name, onClose }: DeleteGameProps & { readonly onClose: () => void }) {
  const titleOf = useTitleOf()
  const remove = useCommand('session.delete', onClose)
  const wayBack = lab ? 'As long as the Lab keeps its run, the bar it came from opens it again.' : 'Open its file again to have it back.'
  return (
    <AskDialog
      title={fromFile || lab ? 'Delete this game?' : 'Delete this what-if?'}
      command={remove}
      ok="Delete it"
      onOk={() => remove.run({ session })}
      cancel="Keep it"
      onCancel={onClose}
      danger="deadly"
    >
      <p>
        {titleOf(game)}: {name}
      </p>
      <p>
        {fromFile || lab
          ? `It goes from here with your notes on it. ${wayBack} What-ifs that began in it stay.`
          : 'It can’t be recovered. The game it began in is not touched.'}
      </p>
    </AskDialog>
  )
}

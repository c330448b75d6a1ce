import { useState } from 'react'
import { CallError } from '../../../electron/contract/index.ts'
import { AskDialog } from '../../dialog/ask.tsx'
import { Refused } from '../../dialog/refused.tsx'
import { useCommand } from '../../host/command.ts'
import { save } from '../../host/saving.ts'
import { Icon } from '../../icons/icon.tsx'

/** One game as a file. While it hides something from its players, its file would tell: then the person is asked first. */
export function SaveGameButton({ session, one }: { readonly session: string; readonly one: string }) {
  const [isClosed, setClosed] = useState(false)
  const take = useCommand('session.export', (file) => {
    save(file)
    setClosed(false)
  })
  const { error } = take
  const hides = error instanceof CallError && error.detail === 'secret'
  const ask = (secrets: boolean) => {
    setClosed(secrets)
    take.run({ session, ...(secrets && { secrets }) })
  }
  return (
    <>
      <button type="button" className="btn btn--quiet" disabled={take.busy} onClick={() => ask(false)} title={`Save this ${one} as a file`}>
        <Icon name="x-chest" />
        <span className="hide-s">Save as a file</span>
      </button>
      {!hides && <Refused error={error} />}
      {(hides || isClosed) && (
        <AskDialog
          title="Save it with its secrets?"
          command={{ busy: take.busy, error: hides ? null : error }}
          ok="Save it all"
          onOk={() => ask(true)}
          cancel="Cancel"
          onCancel={() => {
            setClosed(false)
            take.forget()
          }}
          danger="quiet"
        >
          <p>
            This {one} still hides something from its players, and its file shows all of it. When the {one} is over, there is nothing left
            to hide.
          </p>
        </AskDialog>
      )}
    </>
  )
}

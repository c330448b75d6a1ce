import { useState } from 'react'
import type { Character } from '../../../electron/contract/index.ts'
import { Dialog, isSafe } from '../../dialog/dialog.tsx'
import { Counter } from '../../games/citadel/ranks/counter.tsx'
import { homeRecord } from '../../games/citadel/record/home-record.ts'
import { useCommand } from '../../host/command.ts'
import { personIcon } from '../../icons/names.ts'
import { Note } from './note.tsx'
import { PortraitDialog } from './portrait.tsx'

interface PersonProps {
  readonly who: Character
  readonly say: (text: string) => void
}

/** What the player makes of him: a portrait, a note, and an end of his raids that is no death. */
export function Person({ who, say }: PersonProps) {
  const [choosing, setChoosing] = useState(false)
  return (
    <div className="person">
      <div className="rowf">
        <Counter icon={who.portrait ?? personIcon(homeRecord(who))} />
        <button type="button" className="btn" onClick={() => setChoosing(true)}>
          Choose a portrait
        </button>
        {(who.status === 'living' || who.status === 'retired') && who.session === null && <Retirement who={who} say={say} />}
      </div>
      <Note who={who} />
      {choosing && (
        <PortraitDialog
          who={who}
          onTaken={() => {
            say('The portrait is changed.')
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  )
}

function Retirement({ who, say }: PersonProps) {
  const [sure, setSure] = useState(false)
  const retire = useCommand('character.retire', (after) => {
    setSure(false)
    say(after.status === 'retired' ? `${after.name} is retired.` : `${after.name} is called back.`)
  })
  const error = retire.error && (
    <p className="warn" role="alert">
      {retire.error.message}
    </p>
  )
  if (who.status === 'retired') {
    return (
      <>
        <button type="button" className="btn" disabled={retire.busy} onClick={() => retire.run({ character: who.id, retired: false })}>
          Call back
        </button>
        {error}
      </>
    )
  }
  return (
    <>
      <button type="button" className="btn" onClick={() => setSure(true)}>
        Retire
      </button>
      {sure && (
        <Dialog
          title={`Retire ${who.name}?`}
          onClose={() => setSure(false)}
          foot={
            <>
              <button type="button" className="btn" disabled={retire.busy} onClick={() => retire.run({ character: who.id })}>
                Retire
              </button>
              <button type="button" className="btn btn--go" onClick={() => setSure(false)} ref={isSafe}>
                Stay
              </button>
            </>
          }
        >
          <p>Everything is kept, but there will be no more raids. A call brings back whoever has retired, at any time.</p>
          {error}
        </Dialog>
      )}
    </>
  )
}

import { useState } from 'react'
import type { Character } from '../../../electron/contract/index.ts'
import { Counter } from '../../board/counter.tsx'
import { AskDialog } from '../../dialog/ask.tsx'
import { Refused } from '../../dialog/refused.tsx'
import { useCommand } from '../../host/command.ts'
import { useCampaignGame } from '../campaign-game.tsx'
import { Lived } from './lived.tsx'
import { Note } from './note.tsx'
import { PortraitDialog } from './portrait.tsx'

interface PersonProps {
  readonly who: Character
  readonly say: (text: string) => void
}

/** The personal side of a character: a portrait, a note, and a retirement that can be undone. */
export function Person({ who, say }: PersonProps) {
  const { picture } = useCampaignGame().campaign.roster
  const [choosing, setChoosing] = useState(false)
  return (
    <div className="person">
      <div className="rowf">
        <Counter icon={who.portrait ?? picture(who)} />
        <button type="button" className="btn" onClick={() => setChoosing(true)}>
          Choose a portrait
        </button>
        {(who.status === 'living' || who.status === 'retired') && who.session === null && <Retirement who={who} say={say} />}
      </div>
      {(who.status === 'dead' || who.status === 'lost') && <Lived who={who} />}
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
  const { many } = useCampaignGame().words
  const [sure, setSure] = useState(false)
  const retire = useCommand('character.retire', (after) => {
    setSure(false)
    say(after.status === 'retired' ? `${after.name} is retired.` : `${after.name} is called back.`)
  })
  const error = <Refused error={retire.error} />
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
        <AskDialog
          title={`Retire ${who.name}?`}
          command={retire}
          ok="Retire"
          onOk={() => retire.run({ character: who.id })}
          cancel="Stay"
          onCancel={() => setSure(false)}
          danger="quiet"
        >
          <p>Everything is kept, but there will be no more {many}. A retired character can be called back at any time.</p>
        </AskDialog>
      )}
    </>
  )
}

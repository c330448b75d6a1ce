import { type FormEvent, Suspense, useId, useState } from 'react'
import type { Campaign, Character } from '../../../electron/contract/index.ts'
import { capital } from '../../../engine/kernel/words.ts'
import type { Kind, Wish } from '../../campaign-page.ts'
import { ChooseOne } from '../../dialog/choices.tsx'
import { Dialog } from '../../dialog/dialog.tsx'
import { FileDrop } from '../../dialog/file-drop.tsx'
import { OkCancel } from '../../dialog/foot.tsx'
import { refusedName } from '../../dialog/problem.tsx'
import { Refused } from '../../dialog/refused.tsx'
import { CHARACTER_FILES, useRecord } from '../../host/bring-record.ts'
import { useCommand } from '../../host/command.ts'
import { useCampaignGame } from '../campaign-game.tsx'
import { FromPaper } from './from-paper.tsx'
import { Joined } from './joined.tsx'

interface RecruitDialogProps {
  readonly campaign: Campaign
  /** The id of the initial kind; null for the first one. */
  readonly kind: string | null
  readonly onCame: (newcomer: Character) => void
  readonly onClose: () => void
}

/** A newcomer is recruited by the form of a kind, or from a file (null). */
type Way = Kind | null

/** A newcomer for the roster: one of the game's kinds, or a character whose record was kept in a file. */
export function RecruitDialog({ campaign, kind, onCame, onClose }: RecruitDialogProps) {
  const id = useId()
  const { kinds, Welcome } = useCampaignGame().campaign
  const [way, setWay] = useState<Way>(() => kinds.find((each) => each.id === kind) ?? kinds[0] ?? null)
  const [wish, setWish] = useState<Wish | null>(way?.start ?? null)
  const [file, setFile] = useState<File | null>(null)
  const [newcomer, setNewcomer] = useState<Character | null>(null)
  const welcome = (who: Character) => {
    setNewcomer(who)
    onCame(who)
  }
  const recruit = useCommand('character.recruit', welcome)
  const bring = useRecord(campaign.id, welcome)
  const choose = (next: Way) => {
    setWay(next)
    setWish(next?.start ?? null)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (way === null) {
      if (file) bring.mutate(file)
    } else if (wish !== null) recruit.run({ ...wish, campaign: campaign.id, kind: way.id })
  }
  if (newcomer) {
    const Greeting = Welcome ?? Joined
    const another = () => {
      setNewcomer(null)
      setFile(null)
      setWish(way?.start ?? null)
    }
    return <Greeting newcomer={newcomer} onClose={onClose} onAnother={another} />
  }
  // What else is missing its field says, once the form is sent.
  const isReady = way === null ? file !== null : wish !== null || way.Fields !== null
  return (
    <Dialog
      title="A new character"
      onClose={onClose}
      wide
      foot={
        <OkCancel
          ok={way === null ? 'Bring in' : way.send(wish)}
          form={id}
          disabled={recruit.busy || bring.isPending || !isReady}
          cancel="Cancel"
          onCancel={onClose}
        />
      }
    >
      <form id={id} className="campaign-form" onSubmit={send}>
        <Ways campaign={campaign} way={way} onChoose={choose} />
        {way === null && (
          <RecordField
            file={file}
            onFile={(chosen) => {
              bring.reset()
              setFile(chosen)
            }}
          />
        )}
        <Suspense>{way?.Fields && <way.Fields key={way.id} campaign={campaign} onWish={setWish} refused={recruit.error} />}</Suspense>
        <FromPaper campaign={campaign} />
        <Refused error={way === null ? bring.error : refusedName(recruit.error) === null ? recruit.error : null} />
      </form>
    </Dialog>
  )
}

/** No kind has this id. */
const FROM_RECORD = ''

interface WaysProps {
  readonly campaign: Campaign
  readonly way: Way
  readonly onChoose: (way: Way) => void
}

function Ways({ campaign, way, onChoose }: WaysProps) {
  const { kinds } = useCampaignGame().campaign
  const choices = kinds.map((kind) => ({ id: kind.id, name: capital(kind.label), text: kind.text(campaign) }))
  return (
    <ChooseOne
      legend="Kind"
      abreast={3}
      choices={[...choices, { id: FROM_RECORD, name: 'From a record', text: 'A character exported to a file.' }]}
      chosen={way?.id ?? FROM_RECORD}
      onChoose={(id) => onChoose(kinds.find((kind) => kind.id === id) ?? null)}
    />
  )
}

function RecordField({ file, onFile }: { readonly file: File | null; readonly onFile: (file: File) => void }) {
  return (
    <>
      <FileDrop label="A character record" accept={CHARACTER_FILES} file={file} onFile={onFile} />
      <p className="small muted">Every field is checked first. If anything is wrong, nobody joins.</p>
    </>
  )
}

import { useId, useState } from 'react'
import { recentCampaigns } from '../../../electron/contract/index.ts'
import { Dialog } from '../../dialog/dialog.tsx'
import { FileDrop } from '../../dialog/file-drop.tsx'
import { OkCancel } from '../../dialog/foot.tsx'
import { Refused } from '../../dialog/refused.tsx'
import { useGamePages } from '../../game-pages.ts'
import { CHARACTER_FILES, useRecord } from '../../host/bring-record.ts'
import { useCampaigns } from '../../host/hall.ts'

interface ImportCharacterDialogProps {
  /** The file that the person has opened. */
  readonly first: File
  readonly onOpen: (campaign: string) => void
  readonly onClose: () => void
}

/** A character record that was opened from outside a campaign: the person says which one it joins. */
export function ImportCharacterDialog({ first, onOpen, onClose }: ImportCharacterDialogProps) {
  const id = useId()
  const games = useGamePages()
  const campaigns = recentCampaigns(useCampaigns().data ?? [])
  const [file, setFile] = useState(first)
  const [chosen, setChosen] = useState<string | null>(null)
  const campaign = chosen ?? campaigns[0]?.id ?? null
  const bring = useRecord(campaign ?? '', () => onOpen(campaign ?? ''))
  const title = (game: string) => games.find((each) => each.id === game)?.title ?? game
  return (
    <Dialog
      title="A character from a file"
      onClose={onClose}
      foot={
        <OkCancel
          ok={bring.isPending ? 'Importing' : 'Import it'}
          onOk={() => bring.mutate(file)}
          disabled={campaign === null || bring.isPending}
          cancel="Cancel"
          onCancel={onClose}
        />
      }
    >
      <FileDrop
        label="A character record"
        accept={CHARACTER_FILES}
        file={file}
        onFile={(next) => {
          bring.reset()
          setFile(next)
        }}
      />
      {campaign === null ? (
        <p>No campaign can take a character yet. Begin one, then open the file again.</p>
      ) : (
        <>
          <label className="lab" htmlFor={id}>
            Joins the campaign
          </label>
          <select
            id={id}
            className="field-in"
            value={campaign}
            onChange={(event) => {
              bring.reset()
              setChosen(event.target.value)
            }}
          >
            {campaigns.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}, {title(each.game)}
              </option>
            ))}
          </select>
        </>
      )}
      <Refused error={bring.error} />
      <p className="small muted">Every field is checked first. If anything is wrong, nothing is written.</p>
    </Dialog>
  )
}

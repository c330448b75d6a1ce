import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { type Campaign, LONGEST_NAME } from '../../../electron/contract/index.ts'
import { ChooseOne, ChooseSome } from '../../dialog/choices.tsx'
import { Dialog } from '../../dialog/dialog.tsx'
import { OkCancel } from '../../dialog/foot.tsx'
import { refusedName } from '../../dialog/problem.tsx'
import { Refused } from '../../dialog/refused.tsx'
import { NameField } from '../../dice/name-field.tsx'
import { anyOf } from '../../host/any-of.ts'
import { useClient } from '../../host/client.tsx'
import { useCommand } from '../../host/command.ts'
import { queries } from '../../host/queries.ts'
import { type CampaignGame, useCampaignGames } from '../campaign-game.tsx'
import { type Undo, UndoField } from './undo-field.tsx'

interface NewCampaignDialogProps {
  /** The game that is chosen at first, where it has campaigns. */
  readonly first: string
  readonly onBegun: (campaign: Campaign) => void
  readonly onClose: () => void
}

/** The names that no campaign has yet; all of them once every one is taken. */
function unused(names: readonly string[], campaigns: readonly Campaign[]): readonly string[] {
  const others = names.filter((each) => !campaigns.some(({ name }) => name === each))
  return others.length > 0 ? others : names
}

/** A name, how far undo goes, and the switches; and the game, if more than one has campaigns. */
export function NewCampaignDialog({ first, onBegun, onClose }: NewCampaignDialogProps) {
  const id = useId()
  const games = useCampaignGames()
  const { data: campaigns = [] } = useQuery(queries.campaigns(useClient()))
  const free = (names: readonly string[]) => unused(names, campaigns)
  const [game, setGame] = useState(() => games.find(({ id }) => id === first) ?? games[0])
  const [name, setName] = useState(() => anyOf(free(game?.campaign.names ?? [''])))
  const [undo, setUndo] = useState<Undo>('honest')
  const [variants, setVariants] = useState<readonly string[]>([])
  const create = useCommand('campaign.create', onBegun)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (game) create.run({ game: game.id, name: name.trim(), undo, variants: [...variants] })
  }
  return (
    <Dialog
      title="A new campaign"
      onClose={onClose}
      wide
      foot={<OkCancel ok="Begin" form={id} disabled={create.busy} cancel="Cancel" onCancel={onClose} />}
    >
      <form id={id} className="campaign-form" onSubmit={send}>
        {games.length > 1 && (
          <Games
            games={games}
            game={game}
            onGame={(next) => {
              setGame(next)
              setName(anyOf(free(next.campaign.names)))
              setVariants([])
            }}
          />
        )}
        <NameField
          label="Its name"
          name={name}
          most={LONGEST_NAME}
          missing="Give the campaign a name."
          names={free(game?.campaign.names ?? [])}
          error={create.error}
          onName={setName}
        />
        <p className="small muted">The name can be changed later; undo and variants stay as they are for the whole campaign.</p>
        <UndoField undo={undo} onUndo={setUndo} />
        {game && <Variants game={game} chosen={variants} onChange={setVariants} />}
        <Refused error={refusedName(create.error) === null ? create.error : null} />
      </form>
    </Dialog>
  )
}

interface GamesProps {
  readonly games: readonly CampaignGame[]
  readonly game: CampaignGame | undefined
  readonly onGame: (game: CampaignGame) => void
}

function Games({ games, game, onGame }: GamesProps) {
  return (
    <ChooseOne
      legend="Game"
      choices={games.map(({ id, title, blurb }) => ({ id, name: title, text: blurb }))}
      chosen={game?.id ?? null}
      onChoose={(id) => games.filter((each) => each.id === id).forEach(onGame)}
    />
  )
}

interface VariantsProps {
  readonly game: CampaignGame
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

function Variants({ game, chosen, onChange }: VariantsProps) {
  const variants = Object.entries(game.campaign.variants).map(([id, words]) => ({ id, ...words }))
  if (variants.length === 0) return null
  return <ChooseSome legend="Variants" choices={variants} chosen={chosen} onChange={onChange} />
}

import { Suspense, startTransition, useState } from 'react'
import { Refused } from '../../dialog/refused.tsx'
import { Die } from '../../dice/die.tsx'
import { Face } from '../../face/face.tsx'
import { Bar, Ways } from '../../frame/bar.tsx'
import { GreatButton } from '../../frame/great-button.tsx'
import type { GamePage } from '../../game-page.ts'
import { useGamePages } from '../../game-pages.ts'
import { Emblem } from '../../icons/emblem.tsx'
import { useCommands } from '../../keys/commands.ts'
import { Frieze } from '../../scene/frieze.tsx'
import { useBegin } from './begin.ts'
import { FirstSettings } from './first-settings.tsx'

/** The first thing anyone sees, shown while nothing was ever begun: what this is, the games, and one great button. */
export function Cover() {
  const games = useGamePages()
  const [chosen, choose] = useState(games[0])
  const [wasPressed, setPressed] = useState(false)
  const press = (game: GamePage) => {
    choose(game)
    setPressed(true)
  }
  const plate = chosen?.cover.frieze ?? games.find(({ cover }) => cover.frieze)?.cover.frieze
  return (
    <div className="app">
      <Bar where="First evening" title="First evening" campaign={null} cover={<FirstSettings />} />
      <main className="field cover scroll">
        <div className="frieze">{plate && <Frieze plate={plate} />}</div>
        <div className="cover-say">
          <h2>{HOW_MANY[games.length] ?? 'Old dungeons'}, one table</h2>
          <p>
            <b>Here are board games about going down into the dark,</b> for one person or for several round one screen. The table lays out
            the pieces, rolls in the open and knows every rule, so you can start without reading one. <b>It asks, you decide,</b> and Undo
            forgives a slip, as long as no die has been rolled since.
          </p>
        </div>
        <Boxes games={games} chosen={chosen} onChoose={press} saidOf={(game) => firstSaid(game, games[0])} />
      </main>
      <aside className="side side--2">
        {chosen && (
          <>
            <BeginCard key={chosen.id} game={chosen} takesFocus={wasPressed} />
            <FirstElse game={chosen} />
          </>
        )}
      </aside>
    </div>
  )
}

/** What a box says where nothing was begun. */
function firstSaid(game: GamePage, first: GamePage | undefined): BoxWords {
  return { ...game.cover, note: game === first ? 'Start here' : '' }
}

const HOW_MANY = ['Nothing yet', 'One old dungeon', 'Two old dungeons', 'Three old dungeons', 'Four old dungeons', 'Five old dungeons']

/** The lines on a box below its title. */
export interface BoxWords {
  readonly kind: string
  readonly players: string
  readonly note: string
}

interface BoxesProps {
  readonly games: readonly GamePage[]
  readonly chosen: GamePage | undefined
  readonly onChoose: (game: GamePage) => void
  readonly saidOf: (game: GamePage) => BoxWords
}

/** The games as boxes of one series, in order; the number of a box is a die. */
export function Boxes({ games, chosen, onChoose, saidOf }: BoxesProps) {
  return (
    <section className="boxes" aria-label="The games">
      {games.map((game, i) => (
        <button
          key={game.id}
          type="button"
          className="box"
          data-game={game.id}
          aria-pressed={game === chosen}
          onClick={() => onChoose(game)}
        >
          <span className="box-art" aria-hidden="true">
            {game.cover.box === undefined ? (
              <Emblem of={game.emblem} />
            ) : (
              <svg className="box-picture" aria-hidden="true">
                <use href={`${game.cover.box}#box`} width="100%" height="100%" />
              </svg>
            )}
            <Die face={i + 1} size="small" />
          </span>
          <BoxPlate title={game.title} said={saidOf(game)} />
        </button>
      ))}
    </section>
  )
}

function BoxPlate({ title, said: { kind, players, note } }: { readonly title: string; readonly said: BoxWords }) {
  return (
    <span className="box-plate">
      <b>{title}</b>
      <i>{kind}</i>
      <span>{players}</span>
      <em>{note}</em>
    </span>
  )
}

interface BeginCardProps {
  readonly game: GamePage
  /** Its box was pressed: the focus goes on to the great button, so that Enter does what that says. */
  readonly takesFocus?: boolean
  /** The button for a game of the player's own choices. */
  readonly own?: string
}

/** The card of a game that is not begun: what it is, and the ready game. */
export function BeginCard({ game, takesFocus = false, own = 'Make my own' }: BeginCardProps) {
  const { id, title, cover, campaign, NewGame } = game
  const { run } = useCommands()
  const begin = useBegin()
  const [isOpen, setOpen] = useState(false)
  const makeOwn = () => (campaign ? run('new-campaign') : NewGame ? startTransition(() => setOpen(true)) : begin.start(id))
  return (
    <section className="card go cover-card" aria-labelledby="begin">
      <h2 id="begin">{title}</h2>
      <p className="lead">{cover.lead}</p>
      {cover.faces && (
        <p className="cover-faces" aria-hidden="true">
          {cover.faces.map((name) => (
            <Face key={name} name={name} />
          ))}
        </p>
      )}
      <dl className="cover-rows">
        {cover.rows.map(([label, text, more]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {text}
              <small>{more}</small>
            </dd>
          </div>
        ))}
      </dl>
      <Refused error={begin.error} />
      <GreatButton
        label={begin.busy ? 'Getting ready' : cover.ready}
        busy={begin.busy}
        onGo={() => begin.ready(cover)}
        takesFocus={takesFocus}
      />
      <button type="button" className="btn" disabled={begin.busy} onClick={makeOwn}>
        {own}
      </button>
      {isOpen && NewGame && (
        <Suspense>
          <NewGame onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}

/** What else someone may have come for on the first evening. */
function FirstElse({ game: { id, campaign, words, NewGame } }: { readonly game: GamePage }) {
  const begin = useBegin()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p className="cover-else small muted">
        Another game first? Press its box.{' '}
        {campaign && (
          <>
            Or play a{' '}
            <button type="button" className="link-btn" disabled={begin.busy} onClick={() => (NewGame ? setOpen(true) : begin.start(id))}>
              Quick {words.one}
            </button>
            , which stands alone.{' '}
          </>
        )}
        Import a campaign under Campaigns, or restore a backup under Safety.
      </p>
      <Refused error={begin.error} />
      <Ways campaign={null} atCover />
      {isOpen && NewGame && (
        <Suspense>
          <NewGame onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

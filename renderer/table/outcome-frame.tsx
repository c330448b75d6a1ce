import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { outcomeTitle } from '../../engine/kernel/telling.ts'
import type { Outcome, SessionView } from '../../engine/kernel/types.ts'
import { EnterKey } from '../frame/key-plate.tsx'
import { useGamePage, useWords } from '../game-pages.ts'
import { useHome } from '../home.ts'
import { useClient } from '../host/client.tsx'
import { queries } from '../host/queries.ts'
import { useKeys } from '../keys/keys.ts'
import { addressOf, go } from '../navigation.ts'
import { useCardSound } from '../sound/use-sounds.ts'
import { Feats } from './feats.tsx'
import { WeekLine } from './week-line.tsx'

interface OutcomeFrameProps {
  readonly session: SessionView
  readonly outcome: Outcome
  /** Turns played, in whatever the game counts. */
  readonly turn: number
  /** Who survived, who won, by how much, and what can be done with that. It scrolls; the links below it stay in sight. */
  readonly children: ReactNode
}

/** The card of a finished session: how it ended, what is told of it, the scores, and links onwards. */
export function OutcomeFrame({ session: view, outcome, turn, children }: OutcomeFrameProps) {
  const { session, game } = view
  const page = useGamePage(game)
  const words = useWords(game)
  const { one, turn: word } = words
  const home = useHome(view)
  const { data: story } = useQuery(queries.story(useClient(), session))
  const back = () => go(home.place)
  useCardSound()
  useKeys((event) => {
    if (event.key === 'Enter') back()
  })
  return (
    <section className="card go" aria-labelledby="outcome">
      <p className="steps">
        <b>The {one} is over</b>{' '}
        <span>
          {word} {turn}
        </span>
      </p>
      <h2 id="outcome">{page && outcomeTitle(page, outcome.kind)}</h2>
      <p className="lead">{outcome.text}</p>
      <WeekLine session={session} words={words} />
      {story && <Feats game={game} story={story} />}
      {children}
      <div className="go-foot">
        <button type="button" className="btn btn--go btn--big" onClick={back} aria-keyshortcuts="Enter">
          Back to the {home.name.toLowerCase()} <EnterKey />
        </button>
        <div className="go-alt">
          <a className="btn" href={addressOf({ kind: 'story', session })}>
            Read the story
          </a>
          <a className="btn" href={addressOf({ kind: 'replay', session, input: 0 })}>
            Watch the replay
          </a>
        </div>
      </div>
    </section>
  )
}

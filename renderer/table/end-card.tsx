import { useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import type { Story } from '../../electron/contract/index.ts'
import { outcomeTitle } from '../../engine/kernel/telling.ts'
import type { Outcome, SessionView } from '../../engine/kernel/types.ts'
import { many } from '../../engine/kernel/words.ts'
import { Counter } from '../board/counter.tsx'
import { EnterKey } from '../frame/key-plate.tsx'
import type { GamePage } from '../game-page.ts'
import { useGamePage } from '../game-pages.ts'
import { useHome } from '../home.ts'
import { useClient } from '../host/client.tsx'
import { queries } from '../host/queries.ts'
import { useKeys } from '../keys/keys.ts'
import { useFocusThereAndBack } from '../moment/focus.ts'
import { addressOf, go } from '../navigation.ts'
import { Case } from '../rulebook/case.tsx'
import { Frieze } from '../scene/frieze.tsx'
import { useCardSound } from '../sound/use-sounds.ts'
import type { TalePerson } from '../tale-page.ts'
import { Feats } from './feats.tsx'
import { WeekLine } from './week-line.tsx'

interface EndCardProps {
  readonly session: SessionView
  readonly outcome: Outcome
  /** The case that ends a game. */
  readonly rule: string
  /** The picture of someone by slug; null for none. */
  readonly picture: (slug: string) => string | null
  /** Puts the card away: the table shows how it stands. */
  readonly onTable: () => void
}

/** The end of a game: a wide picture, two deeds, and what everyone brought home, before the table. */
export function EndCard({ session, outcome, rule, picture, onTable }: EndCardProps) {
  const client = useClient()
  const page = useGamePage(session.game)
  const { data: story, isPending } = useQuery(queries.story(client, session.session))
  // The story is written with the last answer, so this is a blink.
  if (!page || isPending) return null
  return <Laid page={page} session={session} outcome={outcome} story={story} rule={rule} picture={picture} onTable={onTable} />
}

interface LaidProps extends EndCardProps {
  readonly page: GamePage
  /** Undefined where it cannot be told. */
  readonly story: Story | undefined
}

function Laid({ page, session, outcome, story, rule, picture, onTable }: LaidProps) {
  const id = useId()
  const home = useHome(session)
  const leave = useRef<HTMLButtonElement>(null)
  const back = () => go(home.place)
  useFocusThereAndBack(leave, session.session)
  useCardSound()
  useKeys((event) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    if (event.key === 'Enter') back()
    else onTable()
  })
  const { frieze } = page.tale.end
  return (
    <div className="m-over">
      <section className="card m-card m-card--end" role="dialog" aria-labelledby={`${id}t`} aria-describedby={`${id}d`}>
        {story && frieze && (
          <div className="m-plate m-plate--wide">
            <Frieze plate={frieze(story, session)} />
          </div>
        )}
        <div className="m-head">
          <h2 id={`${id}t`}>{outcomeTitle(page, outcome.kind)}</h2>
          {story && <span className="m-sub">{many(story.turns, page.words.turn)}</span>}
          <Case rule={rule} />
        </div>
        <p className="m-outcome" id={`${id}d`}>
          {story?.text ?? outcome.text}
        </p>
        <WeekLine session={session.session} words={page.words} />
        {story && <Feats game={session.game} story={story} />}
        {story && <Home page={page} people={story.people} picture={picture} />}
        <div className="m-foot">
          <button type="button" className="btn btn--go" ref={leave} onClick={back} aria-keyshortcuts="Enter">
            Back to the {home.name.toLowerCase()} <EnterKey />
          </button>
          <button type="button" className="btn" onClick={onTable}>
            The whole table
          </button>
          <a className="btn" href={addressOf({ kind: 'story', session: session.session })}>
            Read the story
          </a>
        </div>
      </section>
    </div>
  )
}

interface HomeProps {
  readonly page: GamePage
  readonly people: readonly TalePerson[]
  readonly picture: EndCardProps['picture']
}

/** What each brought home, and last those who did not come. */
function Home({ page: { tale }, people, picture }: HomeProps) {
  return (
    <ul className="m-home">
      {people
        .toSorted((a, b) => Number(isGone(a)) - Number(isGone(b)))
        .map((who) => {
          const gone = isGone(who)
          const icon = picture(who.slug)
          return (
            <li key={who.slug} className={gone ? 'is-gone' : undefined}>
              {icon && <Counter icon={icon} tone={gone ? 'gone' : 'ours'} />}
              <b>{who.name}</b>
              {gone ? (
                <span>{who.fell?.text ?? tale.fates[who.fate]}</span>
              ) : (
                tale.end.brought(who).map((line) => <span key={line}>{line}</span>)
              )}
              {who.victory && <span className="chip chip--good">Victory</span>}
            </li>
          )
        })}
    </ul>
  )
}

function isGone({ fate }: TalePerson): boolean {
  return fate !== 'came-out'
}

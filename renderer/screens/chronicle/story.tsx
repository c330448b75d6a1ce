import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { CallError, type Stats, type Story } from '../../../electron/contract/index.ts'
import { whole } from '../../../engine/kernel/figures.ts'
import { outcomeTitle } from '../../../engine/kernel/telling.ts'
import { capital, many } from '../../../engine/kernel/words.ts'
import { Courses } from '../../charts/courses.tsx'
import { Faces } from '../../charts/faces.tsx'
import { Luck } from '../../charts/luck.tsx'
import { Rows } from '../../charts/rows.tsx'
import { KeptList } from '../../chronicle/kept.tsx'
import { Bar } from '../../frame/bar.tsx'
import { TroubleScreen, Waiting } from '../../frame/framed.tsx'
import { dayOf } from '../../frame/when.ts'
import { useGameOf } from '../../game-here.ts'
import type { GamePage } from '../../game-page.ts'
import { useGamePage } from '../../game-pages.ts'
import { useClient } from '../../host/client.tsx'
import { queries } from '../../host/queries.ts'
import { Icon } from '../../icons/icon.tsx'
import { addressOf, go, replace } from '../../navigation.ts'
import { WeekLine } from '../../table/week-line.tsx'
import { Lost } from '../lost/lost.tsx'
import { numeral } from '../numerals.ts'
import { Chapters } from './chapters.tsx'
import { People } from './people.tsx'
import { RouteMap } from './route-map.tsx'
import { TellButton, TellDialog } from './tell.tsx'
import { WholeLog } from './whole-log.tsx'

const LOST = 'Where it was lost'
const PARTS = ['The story', 'The race', 'The dice', LOST, 'Every line'] as const
type Part = (typeof PARTS)[number]

/** Only some games count how far everyone has come, and of some the choices can be graded. */
function partsOf({ courses }: Story, isGraded: boolean): readonly Part[] {
  return PARTS.filter((part) => (part !== 'The race' || courses !== undefined) && (part !== LOST || isGraded))
}

/** A finished game as a page: what happened, beside a map of the way if the game has one. */
export function StoryScreen({ session, isAtLost }: { readonly session: string; readonly isAtLost: boolean }) {
  const client = useClient()
  const { game } = useGameOf(session)
  const page = useGamePage(game ?? '')
  const app = useQuery(queries.app(client))
  const isGraded = app.data?.games.find(({ id }) => id === game)?.graded ?? false
  const [part, setPart] = useState<Part>(isAtLost ? LOST : 'The story')
  /** The address follows, so that a reader who goes to a choice and comes back is there again. */
  const turnTo = (to: Part) => {
    setPart(to)
    replace({ kind: 'story', session, ...(to === LOST && { lost: true }) })
  }
  const [chapter, setChapter] = useState<number | null>(null)
  const [isTelling, setTelling] = useState(false)
  const story = useQuery(queries.story(client, session))
  if (story.error instanceof CallError && story.error.code === 'conflict')
    return <Untold session={session} page={page} error={story.error} />
  if (story.error) return <TroubleScreen error={story.error} onLeave={() => go({ kind: 'hall', campaign: null })} />
  if (!story.data || !page) return <Waiting>Loading the story…</Waiting>
  const { campaign, raid, chapters } = story.data
  const { Route } = page.tale
  const shown = chapter === null ? null : (chapters[chapter] ?? null)
  return (
    <div className={Route ? 'app story' : 'app app--whole story'}>
      <Bar
        where={<b>{titleOf(page, raid)}</b>}
        title={raid === null ? `The story of a ${quickOf(page)}` : `The story of ${page.words.one} ${raid}`}
        {...(campaign !== null && { campaign })}
      >
        <a className="btn btn--quiet" href={addressOf({ kind: 'replay', session, input: 0 })}>
          <Icon name="x-hourglass" />
          <span className="hide-s">Watch the replay</span>
          <span className="only-s vh">Watch the replay</span>
        </a>
        <TellButton label={SAVE} onPress={() => setTelling(true)} />
      </Bar>
      <main className="field">
        <article className="tale-page" aria-labelledby="tale">
          <Heading page={page} story={story.data} />
          <fieldset className="lv noprint">
            <legend className="vh">Show</legend>
            {partsOf(story.data, isGraded).map((each) => (
              <button key={each} type="button" aria-pressed={each === part} onClick={() => turnTo(each)}>
                <b>{each}</b>
              </button>
            ))}
          </fieldset>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
          <section key={part} className="scroll tale-body" tabIndex={0} aria-label={part}>
            <Body page={page} part={part} story={story.data} chapter={chapter} onChapter={setChapter} />
          </section>
        </article>
      </main>
      {Route && (
        <aside className="side side--1">
          <RouteMap
            Route={Route}
            session={session}
            to={shown?.to ?? null}
            caption={shown ? `${shown.turn > 0 ? `After turn ${shown.turn}` : 'At the start'}: ${shown.title}` : 'At the end'}
            onEnd={chapter === null ? null : () => setChapter(null)}
          />
        </aside>
      )}
      {isTelling && <TellDialog of={{ session }} title={SAVE} onClose={() => setTelling(false)} />}
    </div>
  )
}

const SAVE = 'Save the story'

/** `Fight IV`, or `A quick fight` outside of a campaign. */
function titleOf(page: GamePage, number: number | null): string {
  if (number === null) return `A ${quickOf(page)}`
  return `${capital(page.words.one)} ${numeral(page.campaign?.numerals ?? 'figures', number)}`
}

/** The word for a session outside a campaign: a quick one, in games that have campaigns. */
function quickOf({ words, campaign }: GamePage): string {
  return campaign ? `quick ${words.one}` : words.one
}

interface UntoldProps {
  readonly session: string
  /** Null until the game is known. */
  readonly page: GamePage | null
  readonly error: CallError
}

/** An open game has no story yet, and one of older rules may never have one: both have their table. */
function Untold({ session, page, error }: UntoldProps) {
  const isOpen = error.detail === 'open'
  return (
    <div className="app app--whole">
      <Bar where={page && <b>{`A ${page.words.one}`}</b>} />
      <main className="field">
        <section className="state">
          <Icon name={isOpen ? 'x-torch' : 'x-quill'} />
          <h2>{isOpen ? page?.waits : 'There is no story'}</h2>
          <p>{error.message}</p>
          <p className="rowf">
            <a className="btn btn--go" href={addressOf({ kind: 'table', session })}>
              Open the table
            </a>
          </p>
        </section>
      </main>
    </div>
  )
}

interface BodyProps {
  readonly page: GamePage
  readonly part: Part
  readonly story: Story
  readonly chapter: number | null
  readonly onChapter: (chapter: number | null) => void
}

function Body({ page, part, story, chapter, onChapter }: BodyProps) {
  const { kills } = page.tale
  switch (part) {
    case 'The story':
      return (
        <>
          <People page={page} story={story} />
          <KeptList session={story.session} />
          <Chapters session={story.session} chapters={story.chapters} chosen={chapter} onChoose={onChapter} />
        </>
      )
    case 'The race':
      return (
        <div className="figures figures--one">
          {story.courses?.map(({ id, label, goal, from, lines }) => (
            <Courses
              key={id}
              title={label}
              goal={goal}
              from={from}
              turn={capital(page.words.turn)}
              lines={lines.map(({ who, values }) => ({ name: story.people.find(({ slug }) => slug === who)?.name ?? who, values }))}
            />
          ))}
        </div>
      )
    case 'The dice':
      return (
        <div className="figures figures--one">
          <Faces faces={story.luck.faces} />
          <Luck kinds={story.luck.kinds} />
          {kills && story.kills.length > 0 && (
            <Rows
              title={kills.title}
              counts="Killed"
              summary={`${many(
                story.kills.reduce((sum, { count }) => sum + count, 0),
                kills.one,
                kills.many,
              )} in all.`}
              rows={story.kills.map(({ kind, label, count }) => ({
                id: kind,
                label,
                count,
                says: `${label}: ${whole(count)} killed`,
                ...(kills.icon && { icon: kills.icon(kind) }),
              }))}
            />
          )}
        </div>
      )
    case LOST:
      return <Lost session={story.session} one={page.words.one} />
    case 'Every line':
      return <WholeLog session={story.session} />
  }
}

/** How it ended, in a heading and a sentence, between the previous and the next game. */
function Heading({ page, story }: { readonly page: GamePage; readonly story: Story }) {
  const { outcome, text, turns, endedAt, raid } = story
  const facts = [titleOf(page, raid), dayOf(endedAt), many(turns, page.words.turn), ...page.tale.facts(story)]
  return (
    <header className="tale-head">
      <p className="tale-facts">{facts.join(', ')}</p>
      <h2 id="tale">{outcomeTitle(page, outcome)}</h2>
      <p className="tale-text">{text}</p>
      <WeekLine session={story.session} words={page.words} />
      {story.campaign !== null && raid !== null && <Neighbours page={page} campaign={story.campaign} session={story.session} />}
    </header>
  )
}

interface NeighboursProps {
  readonly page: GamePage
  readonly campaign: string
  readonly session: string
}

/** The previous and the next finished game. */
function Neighbours({ page, campaign, session }: NeighboursProps) {
  const client = useClient()
  const stats = useQuery(queries.stats(client, campaign))
  const over = stats.data?.raids.filter(({ status }) => status !== 'open') ?? []
  const at = over.findIndex((raid) => raid.session === session)
  const [before, after] = at < 0 ? [] : [over[at - 1], over[at + 1]]
  return (
    <nav className="tale-near noprint" aria-label={`${capital(page.words.many)} before and after`}>
      {before && <StoryLink raid={before}>{titleOf(page, before.raid)} before</StoryLink>}
      {after && <StoryLink raid={after}>{titleOf(page, after.raid)} after</StoryLink>}
    </nav>
  )
}

function StoryLink({ raid, children }: { readonly raid: Stats['raids'][number]; readonly children: ReactNode }) {
  return (
    <a className="case" href={addressOf({ kind: 'story', session: raid.session })}>
      {children}
    </a>
  )
}

import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { CallError, type Stats, type Story } from '../../../electron/contract/index.ts'
import { Faces } from '../../charts/faces.tsx'
import { counted, whole } from '../../charts/figures.ts'
import { Luck } from '../../charts/luck.tsx'
import { Rows } from '../../charts/rows.tsx'
import { Bar } from '../../frame/bar.tsx'
import { TroubleScreen, Waiting } from '../../frame/framed.tsx'
import { dayOf } from '../../frame/when.ts'
import { useClient } from '../../host/client.tsx'
import { queries } from '../../host/queries.ts'
import { Icon } from '../../icons/icon.tsx'
import { monsterIcon } from '../../icons/names.ts'
import { addressOf, go } from '../../navigation.ts'
import { roman } from '../hall/roman.ts'
import { outcomeTitle } from '../outcomes.ts'
import { Chapters } from './chapters.tsx'
import { People } from './people.tsx'
import { RouteMap } from './route-map.tsx'
import { WholeLog } from './whole-log.tsx'

const PARTS = ['The story', 'The dice', 'Every line'] as const
type Part = (typeof PARTS)[number]

/** One raid that is over, as a page: what happened beside the way it went. */
export function StoryScreen({ session }: { readonly session: string }) {
  const client = useClient()
  const [part, setPart] = useState<Part>('The story')
  const [chapter, setChapter] = useState<number | null>(null)
  const story = useQuery(queries.story(client, session))
  if (story.error instanceof CallError && story.error.code === 'conflict') return <Untold session={session} error={story.error} />
  if (story.error) return <TroubleScreen error={story.error} onLeave={() => go({ kind: 'hall', campaign: null })} />
  if (!story.data) return <Waiting>Reading the story.</Waiting>
  const { campaign, raid, chapters } = story.data
  const shown = chapter === null ? null : (chapters[chapter] ?? null)
  return (
    <div className="app story">
      <Bar
        where={<b>{raid === null ? 'A quick raid' : `Raid ${roman(raid)}`}</b>}
        title={raid === null ? 'The story of a quick raid' : `The story of raid ${raid}`}
        {...(campaign !== null && { campaign })}
      >
        <a className="btn btn--quiet" href={addressOf({ kind: 'replay', session, input: 0 })}>
          <Icon name="x-hourglass" />
          <span className="hide-s">Watch it again</span>
          <span className="only-s vh">Watch it again</span>
        </a>
        <button type="button" className="btn btn--quiet" onClick={() => print()}>
          <Icon name="x-print" />
          <span className="hide-s">Print</span>
          <span className="only-s vh">Print</span>
        </button>
      </Bar>
      <main className="field">
        <article className="tale-page" aria-labelledby="tale">
          <Heading story={story.data} />
          <fieldset className="lv noprint">
            <legend className="vh">Show</legend>
            {PARTS.map((each) => (
              <button key={each} type="button" aria-pressed={each === part} onClick={() => setPart(each)}>
                <b>{each}</b>
              </button>
            ))}
          </fieldset>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
          <section key={part} className="scroll tale-body" tabIndex={0} aria-label={part}>
            <Body part={part} story={story.data} chapter={chapter} onChapter={setChapter} />
          </section>
        </article>
      </main>
      <aside className="side side--1">
        <RouteMap
          session={session}
          to={shown?.to ?? null}
          caption={shown ? `${shown.turn > 0 ? `After turn ${shown.turn}` : 'At the start'}: ${shown.title}` : 'The way they went'}
          onEnd={chapter === null ? null : () => setChapter(null)}
        />
      </aside>
    </div>
  )
}

/** A raid that is not over has no story yet, and one of older rules may never have one: both have their table. */
function Untold({ session, error }: { readonly session: string; readonly error: CallError }) {
  return (
    <div className="app app--whole">
      <Bar where={<b>A raid</b>} />
      <main className="field">
        <section className="state">
          <Icon name={error.detail === 'open' ? 'x-torch' : 'x-quill'} />
          <h2>{error.detail === 'open' ? 'They are still inside' : 'Nobody wrote it down'}</h2>
          <p>{error.message}</p>
          <p className="rowf">
            <a className="btn btn--go" href={addressOf({ kind: 'table', session })}>
              To the table
            </a>
          </p>
        </section>
      </main>
    </div>
  )
}

interface BodyProps {
  readonly part: Part
  readonly story: Story
  readonly chapter: number | null
  readonly onChapter: (chapter: number | null) => void
}

function Body({ part, story, chapter, onChapter }: BodyProps) {
  switch (part) {
    case 'The story':
      return (
        <>
          <People people={story.people} />
          <Chapters session={story.session} chapters={story.chapters} chosen={chapter} onChoose={onChapter} />
        </>
      )
    case 'The dice':
      return (
        <div className="figures figures--one">
          <Faces faces={story.luck.faces} />
          <Luck kinds={story.luck.kinds} />
          {story.kills.length > 0 && (
            <Rows
              title="What they killed"
              counts="Killed"
              summary={`${counted(
                story.kills.reduce((sum, { count }) => sum + count, 0),
                'monster',
              )} in all.`}
              rows={story.kills.map(({ kind, label, count }) => ({
                id: kind,
                label,
                count,
                says: `${label}: ${whole(count)} killed`,
                icon: monsterIcon(kind),
              }))}
            />
          )}
        </div>
      )
    case 'Every line':
      return <WholeLog session={story.session} />
  }
}

/** How it ended, in a heading and a sentence, between the raids before and after. */
function Heading({ story }: { readonly story: Story }) {
  const { outcome, text, turns, depth, explored, endedAt, raid } = story
  const facts = [
    raid === null ? 'A quick raid' : `Raid ${roman(raid)}`,
    dayOf(endedAt),
    counted(turns, 'turn'),
    ...(depth > 0 ? [`down to level ${depth}`] : []),
    ...(explored > 0 ? [counted(explored, 'new segment')] : []),
  ]
  return (
    <header className="tale-head">
      <p className="tale-facts">{facts.join(', ')}</p>
      <h2 id="tale">{outcomeTitle(outcome)}</h2>
      <p className="tale-text">{text}</p>
      {story.campaign !== null && raid !== null && <Neighbours campaign={story.campaign} session={story.session} />}
    </header>
  )
}

/** The raids before and after that are over. */
function Neighbours({ campaign, session }: { readonly campaign: string; readonly session: string }) {
  const client = useClient()
  const stats = useQuery(queries.stats(client, campaign))
  const over = stats.data?.raids.filter(({ status }) => status !== 'open') ?? []
  const at = over.findIndex((raid) => raid.session === session)
  const [before, after] = at < 0 ? [] : [over[at - 1], over[at + 1]]
  return (
    <nav className="tale-near noprint" aria-label="Raids before and after">
      {before && <StoryLink raid={before}>Raid {roman(before.raid)} before</StoryLink>}
      {after && <StoryLink raid={after}>Raid {roman(after.raid)} after</StoryLink>}
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

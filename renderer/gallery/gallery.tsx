import type { ReactNode } from 'react'
import type { Moments } from '../../engine/kernel/proof/moment-types.ts'
import type { SessionView } from '../../engine/kernel/types.ts'
import { App } from '../app.tsx'
import { fixtureClient } from '../games/citadel/fixtures/client.ts'
import { COMBAT_SCENES } from '../games/citadel/gallery/combat-scenes.ts'
import { AtHero, HeroPage } from '../games/hero/gallery/gallery.tsx'
import { CHRONICLE_SCENES } from './chronicle-scenes.ts'
import { EventsPage, FeaturesPage } from './events.tsx'
import { useMoments } from './moments.ts'
import { OddsPage } from './odds.tsx'
import { Page } from './page.tsx'
import { PartsPage } from './parts.tsx'
import { PiecesPage } from './pieces.tsx'
import { QuestionsPage } from './questions.tsx'
import { SCENES, type Scene } from './scenes.ts'

/** Whole screens on fixtures, by name. */
export const ALL_SCENES: Readonly<Record<string, Scene>> = { ...SCENES, ...CHRONICLE_SCENES, ...COMBAT_SCENES }

/** `?scene=fight` is a screen, `?question=route` the table at a question, `?page=parts` a page of parts; else what there is. */
export function Gallery({ query }: { readonly query: URLSearchParams }) {
  const scene = ALL_SCENES[query.get('scene') ?? '']
  if (scene) return <Screen {...scene} />
  const question = query.get('question')
  const hero = query.get('hero')
  if (hero !== null) return <AtHero name={hero} />
  const page = query.get('page')
  if (question !== null) return <Played>{(moments) => <AtQuestion session={moments.questions[question]} />}</Played>
  switch (page) {
    case 'parts':
      return (
        <Page title="Every component in every state">
          <PartsPage />
        </Page>
      )
    case 'pieces':
      return (
        <Page title="Pieces and pictures">
          <PiecesPage />
        </Page>
      )
    case 'events':
      return (
        <Page title="Everything that can happen">
          <Played>{(moments) => <EventsPage moments={moments} />}</Played>
        </Page>
      )
    case 'features':
      return (
        <Page title="What a feature can hold">
          <Played>{(moments) => <FeaturesPage moments={moments} />}</Played>
        </Page>
      )
    case 'questions':
      return (
        <Page title="Everything that can be asked">
          <Played>{(moments) => <QuestionsPage moments={moments} />}</Played>
        </Page>
      )
    case 'odds':
      return (
        <Page title="How likely, and why">
          <Played>{(moments) => <OddsPage moments={moments} />}</Played>
        </Page>
      )
    case 'hero':
      return (
        <Page title="HERO">
          <HeroPage />
        </Page>
      )
    default:
      return <Contents />
  }
}

function Contents() {
  return (
    <Page title="The gallery">
      <p>Everything that the app can show, on fixtures. Add &amp;theme=dark for candle-light.</p>
      <h2>Parts</h2>
      <ul className="gallery-list">
        {PAGES.map(([page, title]) => (
          <li key={page}>
            <a href={`?page=${page}`}>{title}</a>
          </li>
        ))}
      </ul>
      <h2>Screens</h2>
      <ul className="gallery-list">
        {Object.keys(ALL_SCENES).map((name) => (
          <li key={name}>
            <a href={`?scene=${name}`}>{name}</a>
          </li>
        ))}
      </ul>
    </Page>
  )
}

const PAGES = [
  ['parts', 'Every component in every state'],
  ['pieces', 'Pieces and pictures'],
  ['events', 'Everything that can happen'],
  ['features', 'What a feature can hold'],
  ['questions', 'Everything that can be asked'],
  ['odds', 'How likely, and why'],
  ['hero', 'HERO: its counters, and its table at every question'],
] as const

/** What has been found by playing, once it is there. */
function Played({ children }: { readonly children: (moments: Moments) => ReactNode }) {
  const moments = useMoments('citadel')
  return moments === null ? <p className="waiting">Raids are being played.</p> : children(moments)
}

function AtQuestion({ session }: { readonly session: SessionView | undefined }) {
  if (!session) return <p role="alert">There is no such question.</p>
  const client = fixtureClient({ 'game.view': () => session, 'game.log': () => ({ events: [...session.events] }) })
  return <Screen at="#/raid/fixture" client={client} />
}

function Screen({ at, client }: Scene) {
  if (location.hash === '') location.hash = at
  return <App client={client} />
}

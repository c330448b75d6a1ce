import { type ReactNode, useEffect, useState } from 'react'
import type { SessionView } from '../../engine/kernel/types.ts'
import { App } from '../app.tsx'
import { tableClient } from '../fixtures/client.ts'
import { PAGES, pageOf } from '../game-list.ts'
import type { GamePage } from '../game-page.ts'
import { EventsPage, PassagesPage } from './events.tsx'
import type { GalleryPage, GameGallery, PlayedMoments } from './game-gallery.ts'
import { MomentCards } from './moment-cards.tsx'
import { useMoments } from './moments.ts'
import { OddsPage } from './odds.tsx'
import { Page } from './page.tsx'
import { Plates } from './plates.tsx'
import { TablesPage, tablesOf } from './tables.tsx'

interface Asked {
  readonly page: GamePage
  readonly gallery: GameGallery
  readonly query: URLSearchParams
}

/**
 * `?game=hero` and with it `&question=route`, the table at a question, at an end or behind the curtain; `&page=parts`, a page of parts.
 * Without any of them, the list.
 */
export function Gallery({ query }: { readonly query: URLSearchParams }) {
  const galleries = useGalleries()
  if (galleries === null) return <p className="waiting">Hanging the gallery.</p>
  const page = pageOf(query.get('game') ?? '')
  const gallery = page && galleries.get(page.id)
  return gallery ? <OfGame page={page} gallery={gallery} query={query} /> : <Contents galleries={galleries} />
}

/** Loaded by folder: the gallery is not part of the app, and no list of the app names it. */
const GALLERIES = import.meta.glob<{ readonly GALLERY: GameGallery }>('../games/*/gallery/index.ts')

function useGalleries(): ReadonlyMap<string, GameGallery> | null {
  const [galleries, setGalleries] = useState<ReadonlyMap<string, GameGallery> | null>(null)
  useEffect(() => {
    const load = async (path: string) => {
      const { GALLERY } = (await GALLERIES[path]?.()) ?? {}
      return GALLERY ? [[path.split('/')[2] ?? '', GALLERY] as const] : []
    }
    const plain = PAGES.map(({ id }) => [id, { pages: {} }] as const)
    void Promise.all(Object.keys(GALLERIES).map(load)).then((found) => setGalleries(new Map([...plain, ...found.flat()])))
  }, [])
  return galleries
}

function OfGame({ page, gallery, query }: Asked) {
  const { id, title } = page
  useEffect(() => {
    document.documentElement.dataset.game = id
  }, [id])
  const question = query.get('question')
  if (question !== null)
    return (
      <Played game={id}>
        {(moments) => {
          const session = tablesOf(moments)[question]
          return session ? <AtTable session={session} tables={moments.tables} /> : <p role="alert">There is no such question.</p>
        }}
      </Played>
    )
  const wanted = query.get('page') ?? ''
  const shown = pagesOf(gallery, id)[wanted]
  return (
    <Page title={`${title}: ${shown?.title ?? 'the gallery'}`} game={id}>
      {shown ? <Played game={id}>{(moments) => <shown.Page moments={moments} />}</Played> : <List page={page} gallery={gallery} />}
    </Page>
  )
}

/** A game's own pages, and those that every game has. */
function pagesOf({ pages, plates, moments: pieces }: GameGallery, game: string): Readonly<Record<string, GalleryPage>> {
  return {
    ...pages,
    ...(plates && { plates: { title: 'Every plate', Page: () => <Plates groups={plates()} /> } }),
    ...(pieces && { moments: { title: 'Every moment', Page: ({ moments }) => <MomentCards moments={moments} {...pieces} /> } }),
    events: { title: 'Everything that can happen', Page: EventsPage },
    passages: { title: 'What belongs together', Page: PassagesPage },
    odds: { title: 'How likely, and why', Page: OddsPage },
    tables: { title: 'The table at every question', Page: ({ moments }) => <TablesPage game={game} moments={moments} /> },
  }
}

function Contents({ galleries }: { readonly galleries: ReadonlyMap<string, GameGallery> }) {
  return (
    <Page title="The gallery">
      <p>Everything the app can show. Add &amp;theme=dark for candle-light.</p>
      {PAGES.map((page) => {
        const gallery = galleries.get(page.id)
        return gallery && <List key={page.id} page={page} gallery={gallery} />
      })}
    </Page>
  )
}

function List({ page: { id, title }, gallery }: Omit<Asked, 'query'>) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className="gallery-list">
        {Object.entries(pagesOf(gallery, id)).map(([name, page]) => (
          <li key={name}>
            <a href={`?game=${id}&page=${name}`}>{page.title}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface PlayedProps {
  readonly game: string
  readonly children: (moments: PlayedMoments) => ReactNode
}

/** What playing has found, once it has arrived. */
function Played({ game, children }: PlayedProps) {
  const moments = useMoments(game)
  return moments === null ? <p className="waiting">Playing games.</p> : children(moments)
}

interface AtTableProps extends Pick<PlayedMoments, 'tables'> {
  readonly session: SessionView
}

/** The app at a position of a game, on a host that knows no more. */
function AtTable({ session, tables }: AtTableProps) {
  if (location.hash === '') location.hash = '#/play/fixture'
  return <App client={tableClient(session, tables)} />
}

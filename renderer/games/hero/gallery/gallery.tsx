import { useEffect, useState } from 'react'
import type { CounterView, Kind } from '../../../../engine/hero/view-types.ts'
import type { Moments } from '../../../../engine/kernel/proof/moment-types.ts'
import type { SessionView } from '../../../../engine/kernel/types.ts'
import { App } from '../../../app.tsx'
import { fixtureClient } from '../../../fixtures/client.ts'
import { Exhibit } from '../../../gallery/page.tsx'
import { Counters } from '../board/counters.tsx'
import { KIND_ICONS, KIND_NAMES } from '../table/names.ts'
import '../style/table.css'

/** What the gallery's server has played of HERO, by the name of its scene. */
interface HeroMoments {
  readonly scenes: Readonly<Record<string, SessionView>>
  readonly tables: Readonly<Record<string, unknown>>
}

/** Every question, the end, and what falls between two persons at one screen. */
function scenesOf({ questions, ends }: Moments): HeroMoments['scenes'] {
  const second = Object.values(questions).find(({ seat }) => seat > 0)
  const [end] = Object.values(ends)
  return { ...questions, ...(end && { end }), ...(second && { curtain: withoutBots(second) }) }
}

function withoutBots({ bots: _, ...session }: SessionView): SessionView {
  return session
}

function useHeroMoments(): HeroMoments | null {
  const [moments, setMoments] = useState<HeroMoments | null>(null)
  useEffect(() => {
    const load = async () => {
      const played: Moments & { readonly tables: HeroMoments['tables'] } = await (await fetch('/moments/hero.json')).json()
      setMoments({ scenes: scenesOf(played), tables: played.tables })
    }
    void load()
  }, [])
  return moments
}

/** Every counter in every way it can lie, and the way to each scene. */
export function HeroPage() {
  const moments = useHeroMoments()
  useEffect(() => {
    document.documentElement.dataset.game = 'hero'
  }, [])
  return (
    <>
      <h2>Counters</h2>
      <div className="gallery-counter-kinds">
        {KINDS.map((kind) => (
          <CounterExhibit key={kind} kind={kind} />
        ))}
      </div>
      <h2>At the table</h2>
      {moments === null ? (
        <p className="waiting">Games are being played.</p>
      ) : (
        <ul className="gallery-list">
          {Object.keys(moments.scenes).map((name) => (
            <li key={name}>
              <a href={`?hero=${name}`}>{name}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const KINDS = Object.keys(KIND_NAMES).filter(isKind)

function isKind(name: string): name is Kind {
  return name in KIND_ICONS
}

/** Side by side: face up, face down to its owner, once seen by the hero's player, and chosen. */
function CounterExhibit({ kind }: { readonly kind: Kind }) {
  const looks = { up: { up: true, kind }, own: { up: false, kind }, seen: { up: false, remembered: kind }, chosen: { up: true, kind } }
  const counters = Object.entries(looks).map(([id, look], col): CounterView => {
    return { id, at: { row: 0, col }, with: null, kind: null, remembered: null, ...look }
  })
  return (
    <Exhibit name={kind}>
      <svg className="gallery-counters" viewBox="0 0 400 100" role="img" aria-label={`${KIND_NAMES[kind]}: up, down, remembered, chosen`}>
        <Counters counters={counters} picked={new Set(['chosen'])} />
      </svg>
    </Exhibit>
  )
}

/** HERO's table at a question, behind the curtain or at the end. */
export function AtHero({ name }: { readonly name: string }) {
  const moments = useHeroMoments()
  if (moments === null) return <p className="waiting">Games are being played.</p>
  const session = moments.scenes[name]
  if (!session) return <p role="alert">There is no such scene.</p>
  if (location.hash === '') location.hash = '#/raid/fixture'
  const client = fixtureClient({
    'game.view': () => session,
    'game.log': () => ({ events: [...session.events] }),
    'game.tables': () => ({ ...moments.tables }),
    'template.list': () => [],
    'campaign.list': () => [],
    'game.list': () => [],
  })
  return <App client={client} />
}

import { Counter } from '../../../board/counter.tsx'
import { Icon } from '../../../icons/icon.tsx'
import sprite from '../../../icons/sprite.svg?raw'
import { Tile } from '../map/tile.tsx'
import { nameOf } from '../names.ts'

const SYMBOLS = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].flatMap(([, id]) => id ?? [])
const of = (prefix: string) => SYMBOLS.filter((id) => id.startsWith(prefix))

/** Everything that lies on the table or stands beside a word. */
export function PiecesPage() {
  return (
    <>
      <h2>Monsters</h2>
      <div className="gallery-pieces">
        {of('m-').map((id) => (
          <span key={id} className="piece">
            <Counter icon={id} combatBonus={3} resistance={2} tone="foe" />
            {nameOf(id.slice(2))}
          </span>
        ))}
      </div>
      <h2>Features, by the light they stand in, and when they have given what they had</h2>
      <div className="gallery-pieces">
        {['x-gateway', ...of('f-')].map((id) => (
          <span key={id} className="piece">
            {LIGHTS.map((lit) => (
              <PieceTile key={lit} id={id} lit={lit} spent={false} />
            ))}
            <PieceTile id={id} lit={1} spent />
            {nameOf(id.slice(2))}
          </span>
        ))}
      </div>
      {KINDS.map(([prefix, title]) => (
        <section key={prefix}>
          <h2>{title}</h2>
          <div className="gallery-pieces">
            {of(prefix).map((id) => (
              <span key={id} className="piece">
                <Icon name={id} /> {nameOf(id.slice(2))}
              </span>
            ))}
          </div>
        </section>
      ))}
    </>
  )
}

const LIGHTS = [0, 1, 2, 3] as const
const KINDS = [
  ['w-', 'Weapons'],
  ['s-', 'Spells'],
  ['x-', 'People, things and signs'],
] as const

const FEATURES = ['fountain', 'furniture', 'statue', 'altar', 'trap-door', 'artwork', 'mirror', 'staircase'] as const

interface PieceTileProps {
  readonly id: string
  readonly lit: number
  readonly spent: boolean
}

function PieceTile({ id, lit, spent }: PieceTileProps) {
  const feature = FEATURES.find((each) => id === `f-${each}`) ?? null
  return (
    <svg className="piece-tile" viewBox="0 0 100 102" aria-hidden="true">
      <g className={`tile lit-${lit}`}>
        <Tile kind={feature ? 'room' : 'gateway'} sides={feature ? 'DWDW' : 'WCWW'} feature={feature} seed={7} spent={spent} />
      </g>
    </svg>
  )
}

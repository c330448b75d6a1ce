import type { MouseEvent } from 'react'
import { COLUMNS, ROWS, type Spot } from '../../../../engine/gladiator/open/squares.ts'
import type { ArenaView } from '../../../../engine/gladiator/view-types.ts'
import type { Looking } from './looking.ts'
import { isDown, presentIn } from './people.ts'

interface WholeArenaProps {
  readonly view: ArenaView
  readonly looking: Looking
}

/** The whole arena in small, with what is looked at; a press looks there. The board itself says all of it in words. */
export function WholeArena({ view, looking: { seen, lookAt } }: WholeArenaProps) {
  const { terrain, exits, altar } = view.arena
  const onClick = ({ clientX, clientY, currentTarget }: MouseEvent<SVGSVGElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    lookAt([Math.floor(((clientY - top) / height) * ROWS), Math.floor(((clientX - left) / width) * COLUMNS)])
  }
  return (
    <div className="w-arena">
      <svg viewBox={`0 0 ${COLUMNS} ${ROWS}`} aria-hidden="true" onClick={onClick}>
        <rect className="w-sand" width={COLUMNS} height={ROWS} />
        {terrain.map(({ kind, at }) => (
          <rect key={`${kind} ${at[0]}-${at[1]}`} className={`w-${kind}`} x={at[1] + 0.1} y={at[0] + 0.1} width="0.8" height="0.8" />
        ))}
        {exits.map((at) => (
          <rect key={`${at[0]}-${at[1]}`} className="w-exit" x={at[1]} y={at[0]} width="1" height="1" />
        ))}
        {altar && <rect className="w-altar" x={altar[1]} y={altar[0]} width="1" height="1" />}
        {presentIn(view).map((figure) => (
          <rect
            key={figure.id}
            className={`w-figure is-${figure.side}${figure.id === view.active ? ' is-now' : ''}`}
            x={figure.at[1]}
            y={figure.at[0] + (isDown(figure) ? 0.4 : 0)}
            width="1"
            height={isDown(figure) ? 0.6 : 1}
          />
        ))}
        {seen && (
          <rect
            className="w-seen"
            x={Math.max(0, seen.left / 100)}
            y={Math.max(0, seen.top / 100)}
            width={Math.max(0, Math.min(COLUMNS, seen.right / 100) - Math.max(0, seen.left / 100))}
            height={Math.max(0, Math.min(ROWS, seen.bottom / 100) - Math.max(0, seen.top / 100))}
          />
        )}
      </svg>
      <p>{gateWords(exits)}</p>
    </div>
  )
}

function gateWords(exits: readonly Spot[]): string {
  const walls = [...(exits.some(([row]) => row === 0) ? ['north'] : []), ...(exits.some(([row]) => row === ROWS - 1) ? ['south'] : [])]
  return walls.length === 0 ? 'The whole arena' : `The whole arena; gate in the ${walls.join(' and the ')} wall`
}

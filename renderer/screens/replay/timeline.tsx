import { type CSSProperties, useRef } from 'react'
import { useWidth } from '../../charts/width.ts'
import { MOMENT_KINDS, type MomentKind, type MomentNames } from '../../game-page.ts'
import { type Moment, nextMoment, whereInWords } from './moments.ts'

interface TimelineProps {
  /** The game's word for a session. */
  readonly one: string
  readonly at: number
  readonly inputs: number
  readonly moments: readonly Moment[]
  /** The positions that a person has marked. */
  readonly kept: readonly number[]
  /** The name of each kind; kinds left out have no buttons. */
  readonly names?: MomentNames
  readonly isPlaying: boolean
  readonly pace: Pace
  readonly onGo: (at: number) => void
  readonly onPlay: (isPlaying: boolean) => void
  readonly onPace: (pace: Pace) => void
}

/** How long each position is shown during playback, in milliseconds. */
export const PACES = { slowly: 2500, steadily: 1200, quickly: 450 } as const
export type Pace = keyof typeof PACES

/** The coloured share of the line. */
const goneBy = (at: number, inputs: number) => ({ '--gone': `${inputs === 0 ? 100 : (100 * at) / inputs}%` }) as CSSProperties

const PACE_NAMES: readonly Pace[] = ['slowly', 'steadily', 'quickly']

/** The course of a session as a line to scrub along, with events marked on it, and buttons to step, jump and play. */
export function Timeline({ one, at, inputs, moments, kept, names = NAMES, isPlaying, pace, onGo, onPlay, onPace }: TimelineProps) {
  const line = useRef<HTMLDivElement>(null)
  const width = useWidth(line)
  const where = whereInWords(moments, at)
  return (
    <section className="course" aria-label={`The course of the ${one}`}>
      <div className="course-line" ref={line}>
        <Marks width={width} inputs={inputs} moments={moments} kept={kept} />
        <input
          type="range"
          min={0}
          max={inputs}
          step={1}
          value={at}
          aria-label="Position"
          style={goneBy(at, inputs)}
          aria-valuetext={`After choice ${at} of ${inputs}${where && `: ${where}`}`}
          onChange={(event) => onGo(Number(event.target.value))}
        />
      </div>
      <div className="course-ways">
        <fieldset>
          <legend className="vh">Step</legend>
          <Way name="To the beginning" sign={SIGNS.first} isOff={at === 0} onGo={() => onGo(0)} />
          <Way name="One choice back" sign={SIGNS.back} isOff={at === 0} onGo={() => onGo(at - 1)} />
          <button
            type="button"
            className="btn course-play"
            aria-pressed={isPlaying}
            disabled={at === inputs && !isPlaying}
            title="Space"
            onClick={() => onPlay(!isPlaying)}
          >
            {isPlaying ? 'Pause' : 'Play'}
          </button>
          <Way name="One choice on" sign={SIGNS.on} isOff={at === inputs} onGo={() => onGo(at + 1)} />
          <Way name="To the end" sign={SIGNS.last} isOff={at === inputs} onGo={() => onGo(inputs)} />
        </fieldset>
        <label className="course-pace">
          <span className="vh">Pace</span>
          <select value={pace} onChange={({ target }) => onPace(PACE_NAMES.find((each) => each === target.value) ?? pace)}>
            {PACE_NAMES.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        {MOMENT_KINDS.map((kind) => {
          const title = names[kind]
          return title && <Jump key={kind} kind={kind} title={title} at={at} moments={moments} onGo={onGo} />
        })}
      </div>
    </section>
  )
}

interface WayProps {
  readonly name: string
  readonly sign: string
  readonly isOff: boolean
  readonly onGo: () => void
}

function Way({ name, sign, isOff, onGo }: WayProps) {
  return (
    <button type="button" className="btn btn--quiet btn--icon" aria-label={name} title={name} disabled={isOff} onClick={onGo}>
      <svg className="course-sign" viewBox="0 0 16 16" aria-hidden="true">
        <path d={sign} />
      </svg>
    </button>
  )
}

/** The drawings of the buttons, 16 by 16. */
const SIGNS = {
  first: 'M3 3v10M13 3l-7 5l7 5z',
  back: 'M11 3l-7 5l7 5z',
  on: 'M5 3l7 5l-7 5z',
  last: 'M3 3l7 5l-7 5zM13 3v10',
} as const

const NAMES = { turn: 'Turn', fight: 'Fight', find: 'Find', loss: 'Fall' } as const satisfies MomentNames

interface JumpProps extends Pick<TimelineProps, 'at' | 'moments' | 'onGo'> {
  readonly kind: MomentKind
  readonly title: string
}

/** From one moment of a kind to the previous or next. */
function Jump({ kind, title, at, moments, onGo }: JumpProps) {
  const before = nextMoment(moments, kind, at, 'before')
  const after = nextMoment(moments, kind, at, 'after')
  const name = title.toLowerCase()
  return (
    <fieldset>
      <legend className="vh">{title}</legend>
      <Way
        name={before ? `Back to the ${name} before: ${before.title}` : `No ${name} before`}
        sign={SIGNS.back}
        isOff={before === null}
        onGo={() => before && onGo(before.from)}
      />
      <span className="course-kind" aria-hidden="true">
        <svg viewBox={`-8 ${MIDDLES[kind] - 8} 16 16`} width="16" height="16" aria-hidden="true">
          <Mark kind={kind} from={kind === 'fight' ? -6 : 0} to={kind === 'fight' ? 6 : 0} />
        </svg>
        {title}
      </span>
      <Way
        name={after ? `On to the next ${name}: ${after.title}` : `No ${name} after`}
        sign={SIGNS.on}
        isOff={after === null}
        onGo={() => after && onGo(after.from)}
      />
    </fieldset>
  )
}

/** The height of the centre of each mark. */
const MIDDLES = { turn: 6, fight: 0, find: -5, loss: 0 } as const satisfies Record<MomentKind, number>

/** Half the width of the slider's thumb: its centre stays this far from either end. */
const THUMB = 8
/** Turns closer together than this, in pixels, are not marked. */
const NEAREST = 4

function Marks({ width, inputs, moments, kept }: { readonly width: number } & Pick<TimelineProps, 'inputs' | 'moments' | 'kept'>) {
  const x = (input: number) => THUMB + ((width - 2 * THUMB) * input) / Math.max(1, inputs)
  const turns = moments.filter(({ kind }) => kind === 'turn').length
  const shown = moments.filter(({ kind }) => kind !== 'turn' || width / Math.max(1, turns) >= NEAREST)
  return (
    <svg className="course-marks" width={width} height={20} viewBox={`0 -10 ${width} 20`} aria-hidden="true">
      {shown.map(({ kind, from, to, title }) => (
        <Mark key={`${kind}-${from}-${title}`} kind={kind} from={x(from)} to={x(to)} />
      ))}
      {kept.map((input) => (
        <path key={input} className="mark mark--kept" d={`M${x(input)} 9v-18h8l-2.5 3l2.5 3h-8`} />
      ))}
    </svg>
  )
}

/** A turn is a tick, a fight a bar as long as it lasted, a find a lozenge, a fall a cross. */
function Mark({ kind, from, to }: Pick<Moment, 'kind' | 'from' | 'to'>) {
  switch (kind) {
    case 'turn':
      return <path className="mark mark--turn" d={`M${from} 3v6`} />
    case 'fight':
      return <path className="mark mark--fight" d={`M${from - 1} -2h${to - from + 2}v4h${from - to - 2}z`} />
    case 'find':
      return <path className="mark mark--find" d={`M${from} -9l4 4l-4 4l-4 -4z`} />
    case 'loss':
      return <path className="mark mark--loss" d={`M${from - 4} -4l8 8m0 -8l-8 8`} />
  }
}

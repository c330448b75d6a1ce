import type { Story } from '../../../electron/contract/index.ts'
import { betweenCases } from '../../chronicle/chronicle.tsx'
import { MomentLink } from '../../chronicle/moment.tsx'
import { Icon } from '../../icons/icon.tsx'
import { Case } from '../../rulebook/case.tsx'

type Chapter = Story['chapters'][number]

const ICONS = { route: 'x-steps', fight: 'w-sword', find: 'x-chest', loss: 'x-tomb', end: 'x-gateway' } as const satisfies Record<
  Chapter['kind'],
  string
>

interface ChaptersProps {
  readonly session: string
  readonly chapters: readonly Chapter[]
  /** The chapter whose end is on the map. */
  readonly chosen: number | null
  readonly onChoose: (chapter: number | null) => void
}

/** What happened, turn by turn, each line with its case. */
export function Chapters({ session, chapters, chosen, onChoose }: ChaptersProps) {
  return (
    <ol className="chapters" onKeyDown={betweenCases}>
      {chapters.map((chapter, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a story does not change
        <li key={i} className={`chapter chapter--${chapter.kind}`}>
          <span className="tn">
            {chapter.turn > 0 && (
              <>
                <span className="vh">Turn </span>
                {chapter.turn}
              </>
            )}
          </span>
          <Icon name={ICONS[chapter.kind]} />
          <div>
            <h3>
              <button
                type="button"
                aria-pressed={chosen === i}
                title="Show the map at that time"
                onClick={() => onChoose(chosen === i ? null : i)}
              >
                {chapter.title}
              </button>
            </h3>
            <ul>
              {chapter.lines.map((line, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a story does not change
                <li key={n} className={`tone tone--${line.tone}`}>
                  <span>{line.text}</span>
                  <MomentLink session={session} input={line.input ?? chapter.from} />
                  <Case rule={line.rule} asOf={{ kind: 'input', session, input: line.input ?? chapter.to }} isStop={i === 0 && n === 0} />
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ol>
  )
}

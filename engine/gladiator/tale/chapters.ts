import type { Step } from '../../kernel/play.ts'
import type { TaleChapter } from '../../kernel/tale-types.ts'
import type { ArenaEvent } from '../event-types.ts'
import type { ArenaState } from '../state.ts'
import { isArenaEvent, sentence } from '../text/index.ts'
import { TURN_TITLES } from '../text/tale.ts'

type Tone = TaleChapter['lines'][number]['tone']

/** What is worth a line, and how it sounds. */
const WORTH: Partial<Record<ArenaEvent['type'], Tone>> = {
  killed: 'bad',
  'knocked-down': 'plain',
  collapsed: 'bad',
  'pit-fall': 'bad',
  resurrected: 'good',
  left: 'plain',
  'hand-combat': 'plain',
  called: 'plain',
  images: 'plain',
  'terrain-made': 'plain',
  returned: 'good',
  'altar-rose': 'plain',
  'fight-over': 'good',
}

/** The turns in which something worth telling happened, in order. */
export function chapters(last: ArenaState, steps: readonly Step[], firstTurn: number): readonly TaleChapter[] {
  const told: { turn: number; from: number; to: number; isEnd: boolean; lines: TaleChapter['lines'][number][] }[] = []
  let turn = firstTurn
  for (const [input, { events }] of steps.entries())
    for (const event of events) {
      if (!isArenaEvent(event)) continue
      if (event.type === 'turn-began') turn = event.turn
      const tone = WORTH[event.type]
      if (tone === undefined) continue
      const open = told.at(-1)
      const chapter = open?.turn === turn ? open : { turn, from: input, to: input, isEnd: false, lines: [] }
      if (chapter !== open) told.push(chapter)
      chapter.to = input
      chapter.isEnd ||= event.type === 'fight-over'
      chapter.lines.push({ rule: event.rule, text: sentence(last, event), tone, input })
    }
  return told.map(({ turn: at, from, to, isEnd, lines }) => ({
    ...{ turn: at, kind: isEnd ? 'end' : 'fight', title: isEnd ? TURN_TITLES.end : TURN_TITLES.turn(at), lines, from, to },
  }))
}

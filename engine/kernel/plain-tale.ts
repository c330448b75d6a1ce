import type { Game } from './game.ts'
import { luckSums } from './luck.ts'
import type { GameEvent, Step } from './play.ts'
import type { Tale, TaleChapter } from './tale-types.ts'

interface Told<S> {
  readonly last: S
  readonly steps: readonly Step[]
  /** By seat. */
  readonly names: readonly string[]
  /** The word for a turn, as a heading: `Round`. */
  readonly turn: string
}

/** The story of a game that ends in points, rolls dice, and has no more to say of its characters: a chapter for each turn. */
export function plainTale<S>(game: Pick<Game<S>, 'outcome' | 'sentence'>, { last, steps, names, turn }: Told<S>): Tale {
  const { thrown, luck } = luckSums({})
  const outcome = game.outcome(last)
  const chapters = chaptersOf(steps, turn, (event) => game.sentence(last, event))
  for (const { rolls } of steps) for (const { dice } of rolls) thrown(dice)
  return {
    version: 1,
    text: outcome?.text ?? 'The game was given up.',
    turns: chapters.at(-1)?.turn ?? 0,
    depth: 0,
    explored: 0,
    people: names.map((name, seat) => {
      const { score, winner = false } = outcome?.standings?.find((each) => each.seat === seat) ?? {}
      return {
        ...{ slug: `player-${seat + 1}`, name, fate: outcome === null ? 'abandoned' : 'came-out', victory: winner },
        ...(score !== undefined && { score }),
        ...{ experience: 0, gold: 0, jewels: [], kills: 0, deeds: [] },
      }
    }),
    kills: [],
    luck: luck(),
    chapters,
  }
}

/** What everyone was told, from one `turn-began` to the next. */
function chaptersOf(steps: readonly Step[], turn: string, sentence: (event: GameEvent) => string): readonly TaleChapter[] {
  const chapters: (TaleChapter & { to: number; readonly lines: TaleChapter['lines'][number][] })[] = []
  for (const [input, { events }] of steps.entries())
    for (const event of events) {
      const begun = 'turn' in event && event.type === 'turn-began' ? Number(event.turn) : null
      if (begun !== null) chapters.push({ turn: begun, kind: 'find', title: `${turn} ${begun}`, lines: [], from: input, to: input })
      const open = chapters.at(-1)
      if (begun !== null || open === undefined || event.audience !== undefined) continue
      open.lines.push({ rule: event.rule, text: sentence(event), tone: 'plain', input })
      open.to = input
    }
  return chapters
}

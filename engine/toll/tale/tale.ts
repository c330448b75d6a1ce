import { luckSums } from '../../kernel/luck.ts'
import type { Step } from '../../kernel/play.ts'
import type { Luck, Tale, TaleChapter } from '../../kernel/tale-types.ts'
import type { TollState } from '../state.ts'
import { isTollEvent, outcome, playerName, sentence } from '../text/index.ts'

/** The story of a game: both players' points, and the result of each round. */
export function tale({ last, steps }: { readonly last: TollState; readonly steps: readonly Step[] }): Tale {
  return {
    version: 1,
    text: outcome(last)?.text ?? 'The toll was never paid.',
    turns: last.round - 1,
    depth: 0,
    explored: 0,
    people: last.sides.map(({ points }, seat) => ({
      slug: `player-${seat + 1}`,
      name: playerName(last, seat),
      fate: last.end === null ? 'abandoned' : 'came-out',
      ...(last.end === null ? {} : { score: points }),
      experience: 0,
      gold: 0,
      jewels: [],
      kills: 0,
      victory: last.end?.winner === seat,
      deeds: [],
    })),
    kills: [],
    luck: luckOf(steps),
    chapters: chaptersOf(last, steps),
  }
}

function luckOf(steps: readonly Step[]): Luck {
  const { thrown, luck } = luckSums({})
  for (const { rolls } of steps) for (const { dice } of rolls) thrown(dice)
  return luck()
}

/** A chapter for each round. */
function chaptersOf(last: TollState, steps: readonly Step[]): readonly TaleChapter[] {
  let round = 0
  return steps.flatMap(({ events }, input): readonly TaleChapter[] =>
    events.flatMap((event): readonly TaleChapter[] => {
      if (!isTollEvent(event) || event.type !== 'thrown') return []
      round += 1
      const line = { rule: event.rule, text: sentence(last, event), tone: 'plain', input } as const
      return [{ turn: round, kind: 'find', title: `Round ${round}`, lines: [line], from: input, to: input }]
    }),
  )
}

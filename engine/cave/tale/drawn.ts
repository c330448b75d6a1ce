import { type Drawing, disc, lineThrough, plate, type Shape } from '../../kernel/drawing.ts'
import { listed } from '../../kernel/words.ts'
import { atSpace, spaceName } from '../open/names.ts'
import { planOf, RADIUS } from '../open/plan.ts'
import { BOARD } from '../tables/index.ts'
import type { CaveView } from '../view-types.ts'

/** The cave as it was at the end: its spaces and passages, what lies there, and where everyone stands. */
export function drawn(view: CaveView): readonly Drawing[] {
  const { spaces, passages, space } = planOf(BOARD)
  const there = view.players.filter(({ out }) => !out)
  const crystal = view.crystal === null ? undefined : space(view.crystal)
  return [
    {
      title: 'The cave',
      about: aboutCave(view),
      ...{ left: 0, top: 0, width: BOARD.width, height: BOARD.height },
      line: 2.6,
      shapes: [
        { tone: 'rock', d: `M0 0h${BOARD.width}v${BOARD.height}h${-BOARD.width}z` },
        ...passages.map(({ points }): Shape => ({ tone: 'passage', d: lineThrough(points) })),
        ...spaces.map(
          ({ kind, x, y }): Shape => ({
            tone: kind === 'named' ? 'room' : kind === 'chamber' ? 'low' : 'floor',
            d: disc(x, y, RADIUS[kind]),
          }),
        ),
        ...(crystal === undefined ? [] : [{ tone: 'mark' as const, d: disc(crystal.x, crystal.y, RADIUS[crystal.kind] - 12) }]),
        ...spaces.flatMap(({ id, x, y }): readonly Shape[] => {
          const lies = view.lying[id]
          return lies === undefined || (lies.cards.length === 0 && lies.gold === 0) ? [] : [{ tone: 'gone', d: plate(x, y - 6, 20, 28) }]
        }),
        ...spaces
          .filter(({ kind }) => kind === 'named')
          .map(({ id, x, y, kind }): Shape => ({ text: spaceName(id), x, y: y + RADIUS[kind] + 16, size: 22 })),
        ...there.flatMap(({ at, name, seat }): readonly Shape[] => {
          const on = space(at)
          if (on === undefined) return []
          const beside = there.filter((other) => other.at === at && other.seat < seat).length
          const [x, y] = [on.x + beside * 22, on.y + 10]
          return [
            { tone: 'ours', d: disc(x, y, 19) },
            { text: name.slice(0, 1), x, y, size: 22, on: 'ours' },
          ]
        }),
      ],
    },
  ]
}

function aboutCave({ players, crystal }: CaveView): string {
  const where = players.flatMap(({ name, at, out }) => (out ? [] : [`${name} ${atSpace(at)}`]))
  const found = crystal === null ? '' : ` The Magic Crystal is ${atSpace(crystal)}.`
  return `The cave at the end.${where.length === 0 ? '' : ` ${listed(where)}.`}${found}`
}

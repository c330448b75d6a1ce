interface Stander {
  readonly id: string
}

/** Who strikes whom in the blow being told. */
export interface Stroke {
  readonly who: string
  readonly target: string | null
}

interface FacingLinesProps {
  readonly ours: readonly (readonly (Stander | null)[])[]
  readonly theirs: readonly (readonly (Stander | null)[])[]
  readonly facing: readonly { readonly from: string; readonly to: string }[]
  readonly acting: string | null
  readonly target: string | null
  readonly targets: ReadonlySet<string>
  readonly stroke: Stroke | null
}

/** Heights, in hundredths of the arena: the foot of their front rank, the head of ours, the middle of our second. */
interface Heights {
  readonly theirs: number
  readonly ours: number
  readonly second: number
}

const TWO_RANKS: Heights = { theirs: 40, ours: 60, second: 84 }
/** With a third rank of ours: `.arena--3`. */
const THREE_RANKS: Heights = { theirs: 36, ours: 47, second: 73 }

/**
 * Solid with two dots: they face each other (9.3). Dotted: in reach of the one who acts. Thick and dashed: chosen. Thick and solid: the blow being told. Shots from the second rank go up the gutter between the counters.
 */
export function FacingLines({ ours, theirs, facing, acting, target, targets, stroke }: FacingLinesProps) {
  const heights = ours.length > 2 ? THREE_RANKS : TWO_RANKS
  const columnOf = (ranks: FacingLinesProps['ours'], id: string) => {
    const found = ranks.map((rank) => rank.findIndex((who) => who?.id === id)).find((space) => space >= 0)
    return found === undefined ? null : found * 100 + 50
  }
  const pairs = facing.flatMap(({ from, to }) => {
    const top = columnOf(theirs, to) ?? columnOf(theirs, from)
    const foot = columnOf(ours, from) ?? columnOf(ours, to)
    return top === null || foot === null ? [] : [{ id: `${foot}-${top}`, top, foot }]
  })
  const unique = [...new Map(pairs.map((pair) => [pair.id, pair])).values()]
  const second = ours[1]?.some((who) => who?.id === acting) ?? false
  const from = acting === null ? null : columnOf(ours, acting)
  const aimed = from === null || stroke !== null ? [] : [...targets].flatMap((id) => ({ id, column: columnOf(theirs, id) }))
  const to = target === null || stroke !== null ? null : columnOf(theirs, target)
  // The line of a choice coincides with the line of the two who face each other: it is drawn once.
  const chosenPair = from === null || to === null || second ? null : `${from}-${to}`
  const blow = stroke?.target ? blowOf(stroke.who, stroke.target) : null

  function blowOf(who: string, whom: string): { readonly path: string; readonly end: string } | null {
    const isOurs = columnOf(ours, who) !== null
    const foot = columnOf(ours, isOurs ? who : whom)
    const top = columnOf(theirs, isOurs ? whom : who)
    if (foot === null || top === null) return null
    const [above, below] = [`${top} ${heights.theirs + 2.6}`, `${foot} ${heights.ours - 2.6}`]
    if (isOurs) return { path: ours[1]?.some((one) => one?.id === who) ? shot(foot, top, heights) : `M${below}L${above}`, end: above }
    return { path: `M${above}L${below}`, end: below }
  }

  return (
    <svg className="lines" viewBox="0 0 300 100" preserveAspectRatio="none" aria-hidden="true">
      {unique
        .filter(({ id }) => id !== chosenPair)
        .map(({ id, top, foot }) => (
          <g key={id}>
            <path className="ln" d={`M${top} ${heights.theirs}L${foot} ${heights.ours}`} />
            <path className="ln-dot" d={dots(top, foot, heights)} />
          </g>
        ))}
      {blow && (
        <>
          <path className="ln ln--blow" d={blow.path} />
          <path className="ln-dot ln-dot--blow" d={`M${blow.end}v.01`} />
        </>
      )}
      {from !== null &&
        aimed.map(({ id, column }) => {
          if (column === null) return null
          const chosen = id === target
          const path = second ? shot(from, column, heights) : `M${from} ${heights.ours}L${column} ${heights.theirs + 2.6}`
          return (
            <g key={id}>
              <path className={chosen ? 'ln ln--pick' : 'ln ln--shot'} d={path} />
              {chosen && <path className="ln-dot ln-dot--pick" d={`M${column} ${heights.theirs + 2.6}v.01`} />}
            </g>
          )
        })}
    </svg>
  )
}

/** A dot near either end of the line between two who face each other. */
function dots(top: number, foot: number, { theirs, ours }: Heights): string {
  const near = 0.13
  const at = (t: number) => `M${(top + (foot - top) * t).toFixed(1)} ${(theirs + (ours - theirs) * t).toFixed(1)}v.01`
  return at(near) + at(1 - near)
}

/** From the second rank, up the nearest gutter, then across the gap. */
function shot(from: number, to: number, { theirs, ours, second }: Heights): string {
  const left = from === 250 || (to < from && from > 50)
  const gutter = left ? from - 50 : from + 50
  const start = left ? from - 38 : from + 38
  return `M${start} ${second}L${gutter} ${second - 4}V${ours - 3}L${to} ${theirs + 2.6}`
}

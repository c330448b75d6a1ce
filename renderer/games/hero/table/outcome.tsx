import type { HeroSheetView, HeroView, SectionId } from '../../../../engine/hero/view-types.ts'
import type { Outcome, SessionView } from '../../../../engine/kernel/types.ts'
import { term } from '../../../../engine/kernel/words.ts'
import { OutcomeFrame } from '../../../table/outcome-frame.tsx'
import { ScoreTable } from '../../../table/score-table.tsx'
import { Keep } from './keep.tsx'

interface OutcomeCardProps {
  readonly session: SessionView
  readonly outcome: Outcome
  readonly view: HeroView
}

/** How the game ended: everyone's points, sum by sum. */
export function OutcomeCard({ session, outcome, view }: OutcomeCardProps) {
  const own = view.sections.find(({ seat }) => seat === view.seat)?.hero
  return (
    <OutcomeFrame session={session} outcome={outcome} turn={view.turn}>
      <Scores view={view} outcome={outcome} />
      <p className="small muted">Every counter is face up on the board now.</p>
      {own && <Keep hero={own} />}
    </OutcomeFrame>
  )
}

const STATUS = { 'in-catacomb': 'never reached Alysa', track: null, dead: 'dead' } as const

/** The parts of the score (214). */
const PARTS = [
  { label: 'Courage', value: ({ courageBefore }: Points) => courageBefore },
  { label: 'Armour', value: ({ courage, courageBefore }: Points) => courage - courageBefore },
  { label: 'Charm', value: ({ charm }: Points) => charm },
  { label: 'Riches', value: ({ riches }: Points) => riches },
]

/** The sums of 214, a column for each hero, the winner first. */
function Scores({ view, outcome }: { readonly view: HeroView; readonly outcome: Outcome }) {
  const order = outcome.standings?.map(({ id }) => id) ?? []
  const heroes = [...view.sections]
    .sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
    .flatMap(({ id, seat, hero }) => (hero ? [{ id, seat, hero }] : []))
  const winner = view.end?.winner ?? null
  return (
    <ScoreTable
      className="h-scores"
      corner="Points"
      columns={heroes.map(({ id, seat, hero }) => ({
        id,
        wins: seat === winner,
        head: (
          <>
            {hero.name}
            {STATUS[hero.status] && <span className="muted"> {STATUS[hero.status]}</span>}
          </>
        ),
      }))}
      rows={[
        ...PARTS.map(({ label, value }) => ({ label, cells: heroes.map(({ hero }) => scored(value(hero.points))) })),
        { label: 'In all', cells: heroes.map(({ hero }) => hero.points.total), isTotal: true },
        ...tieRows(view.end, heroes).map(({ label, cells }) => ({ label, cells: heroes.map(({ id }) => cells.get(id) ?? '–') })),
      ]}
    />
  )
}

interface Tied {
  readonly id: SectionId
  readonly hero: HeroSheetView
}

/** What broke a tie, step by step up to the one that decided (215B6 to 215B8), among those still tied. */
function tieRows(end: HeroView['end'], heroes: readonly Tied[]) {
  const rows: { label: string; cells: ReadonlyMap<SectionId, string> }[] = []
  let left = heroes.filter(({ id }) => end?.tied?.includes(id))
  for (const by of ['class', 'appearance'] as const) {
    if (left.length < 2) return rows
    const level = ({ hero }: Tied) => hero.now.characteristics[by]
    rows.push({ label: TIE[by], cells: new Map(left.map((each) => [each.id, `${level(each)}`])) })
    const most = Math.max(...left.map(level))
    left = left.filter((each) => level(each) === most)
  }
  const dice = end?.dice
  if (dice) rows.push({ label: TIE.die, cells: new Map(left.map(({ id }) => [id, dice[id]?.join(', ') ?? '–'])) })
  return rows
}

const TIE = { class: 'A tie: class', appearance: 'then appearance', die: 'then a die' } as const

type Points = NonNullable<HeroView['sections'][number]['hero']>['points']

/** A part of the score: gains have no sign. */
function scored(points: number): string {
  return points < 0 ? term(points) : String(points)
}

import { ARMOUR_NAMES, KIND_NAMES } from '../../../../engine/hero/names.ts'
import type { SectionView } from '../../../../engine/hero/view-types.ts'
import { CHARACTERISTICS, type Trait, WEAPONS } from '../../../../engine/hero/view-types.ts'
import { Face } from '../../../face/face.tsx'
import { Icon } from '../../../icons/icon.tsx'
import { faceOf } from '../face.ts'
import { KIND_ICONS, titled } from '../table/names.ts'
import { heroName } from '../table/view.ts'

interface SheetProps {
  readonly section: SectionView
  /** The section of its hero. */
  readonly player: string
  /** Whether this hero, or the monsters around him, act now. */
  readonly isNow: boolean
  /** Whether he is played at this screen. */
  readonly isOwn: boolean
  /** Opens his menu; null where there is none now. */
  readonly onMenu?: ((people: readonly string[]) => void) | null
}

/** The element of a hero's sheet, for what leads to it. */
export function sheetId(section: string): string {
  return `sheet-${section}`
}

const STATUS = { 'in-catacomb': null, track: 'with Alysa', dead: 'dead' } as const

/** A hero's set-up sheet in play: every level against what was bought, what he wears, carries, and would score now. */
export function Sheet({ section, player, isNow, isOwn, onMenu = null }: SheetProps) {
  const { hero } = section
  if (!hero) {
    return (
      <section className="h-sheet" aria-label={labelOf(section)}>
        <h2>{heroName(section)}</h2>
        <p className="muted">{player} has not filled in a sheet yet.</p>
      </section>
    )
  }
  const { bought, now, armour, shield, armed, status, carries, points, held } = hero
  const weapons = WEAPONS.filter((weapon) => bought.weapons[weapon] > 0)
  return (
    <section className={isNow ? 'h-sheet is-now' : 'h-sheet'} aria-label={labelOf(section)} id={sheetId(section.id)} tabIndex={-1}>
      <h2>
        <Face name={faceOf(hero.name)} className={status === 'dead' ? 'h-face is-fallen' : 'h-face'} />
        {onMenu ? (
          <button type="button" className="h-named" aria-haspopup="menu" onClick={() => onMenu([section.id])}>
            {hero.name}
          </button>
        ) : (
          hero.name
        )}
        <span className="h-score num" title="Points if he reached Alysa now">
          {points.total}
        </span>
      </h2>
      <p className="small muted h-who">
        {isOwn ? 'You' : player}
        {`, ${ARMOUR_NAMES[armour]}${shield ? ' and a shield' : ''}`}
        {isNow && <span className="turn-flag">now</span>}
        {STATUS[status] && <b className="h-status">{STATUS[status]}</b>}
        {held && <b className="h-status">held</b>}
      </p>
      <table className="h-levels">
        <tbody>
          {CHARACTERISTICS.map((trait) => (
            <Row key={trait} trait={trait} bought={bought.characteristics[trait]} now={now.characteristics[trait]} />
          ))}
          {weapons.map((weapon) => (
            <Row key={weapon} trait={weapon} bought={bought.weapons[weapon]} now={now.weapons[weapon]} isArmed={weapon === armed} />
          ))}
        </tbody>
      </table>
      <p className="small h-sums">
        Courage {points.courage}, charm {points.charm}, riches {points.riches}
        {carries.map(({ id, kind }) => (
          <span key={id} className="h-carries">
            <Icon name={KIND_ICONS[kind]} /> {KIND_NAMES[kind]}
          </span>
        ))}
      </p>
    </section>
  )
}

/** Two heroes may have the same name: their sections tell them apart. */
function labelOf(section: SectionView): string {
  return section.hero ? `${section.hero.name}, section ${section.id.toUpperCase()}` : heroName(section)
}

interface RowProps {
  readonly trait: Trait
  readonly bought: number
  readonly now: number
  readonly isArmed?: boolean
}

function Row({ trait, bought, now, isArmed = false }: RowProps) {
  return (
    <tr className={now < bought ? 'is-hurt' : undefined}>
      <th scope="row">
        {titled(trait)}
        {isArmed && <span className="muted"> in hand</span>}
      </th>
      <td>
        <LevelPips now={now} of={bought} />
      </td>
      <td className="num">
        {now}
        {now < bought && <span className="muted">/{bought}</span>}
      </td>
    </tr>
  )
}

/** Levels left are solid, levels lost are cut through. */
export function LevelPips({ now, of }: { readonly now: number; readonly of: number }) {
  return (
    <svg className="h-pips" viewBox={`0 0 ${of * 8} 12`} width={of * 8} height="12" preserveAspectRatio="none" aria-hidden="true">
      <path className="pip" d={pips(0, now, (x) => `M${x} 1h6v10h-6z`)} />
      <path className="pip-lost" d={pips(now, of, (x) => `M${x + 0.6} 1.6h4.8v8.8h-4.8z`)} />
      <path className="pip-cut" d={pips(now, of, (x) => `M${x} 11l6-10`)} />
    </svg>
  )
}

/** The same strokes for each level of a range, the left edge of whose pip is at `x`. */
function pips(from: number, to: number, strokes: (x: number) => string): string {
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => strokes((from + i) * 8)).join('')
}

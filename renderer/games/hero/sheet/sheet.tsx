import { COLUMNS, planOf, ROWS } from '../../../../engine/hero/open/catacomb.ts'
import { faceOf } from '../../../../engine/hero/open/face.ts'
import { KIND_ICONS } from '../../../../engine/hero/open/icons.ts'
import { ARMOUR_NAMES, KIND_NAMES } from '../../../../engine/hero/open/names.ts'
import type { CatacombView, HeroSheetView, Levels, SectionView } from '../../../../engine/hero/view-types.ts'
import { CHARACTERISTICS, type Trait, WEAPONS } from '../../../../engine/hero/view-types.ts'
import { many } from '../../../../engine/kernel/words.ts'
import { Face } from '../../../face/face.tsx'
import { Icon } from '../../../icons/icon.tsx'
import { Floors } from '../board/ground.tsx'
import { titled } from '../table/names.ts'
import { heroName } from '../table/view.ts'

interface SheetProps {
  readonly catacomb: CatacombView
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

/** A hero's set-up sheet in play: every level against what was bought, what he wears, carries, and would score now. */
export function Sheet({ catacomb, section, player, isNow, isOwn, onMenu = null }: SheetProps) {
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
      <header className="h-head">
        <Face name={faceOf(hero.name)} className={status === 'dead' ? 'h-face is-fallen' : 'h-face'} />
        <h2>
          {onMenu ? (
            <button type="button" className="h-named" aria-haspopup="menu" onClick={() => onMenu([section.id])}>
              {hero.name}
            </button>
          ) : (
            hero.name
          )}
        </h2>
        <b className="h-score num" title="Points if he reached Alysa now">
          {points.total}
        </b>
        <p className="small muted h-who">
          {isOwn ? 'You' : player}
          {`, ${ARMOUR_NAMES[armour]}${shield ? ' and a shield' : ''}`}
          {isNow && <span className="turn-flag">now</span>}
          {held && <b className="h-status">held</b>}
        </p>
      </header>
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
      <Place catacomb={catacomb} section={section} hero={hero} />
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

/** Where he is: his section small, with him in it, and how far he still has to go. */
function Place({
  catacomb,
  section,
  hero,
}: {
  readonly catacomb: CatacombView
  readonly section: SectionView
  readonly hero: HeroSheetView
}) {
  const { at } = hero
  const letter = section.id.toUpperCase()
  const map = `${catacomb.name}, section ${letter}`
  const label = at ? `${map}: ${hero.name} at row ${at.row + 1}, column ${at.col + 1}` : map
  return (
    <div className="h-place small">
      <svg className="h-small" viewBox={`0 0 ${COLUMNS * 100} ${ROWS * 100}`} role="img" aria-label={label}>
        <title>{label}</title>
        <rect className="h-rock" width={COLUMNS * 100} height={ROWS * 100} />
        <Floors plan={planOf(catacomb)} />
        {at && <rect className="h-me" x={at.col * 100 - 70} y={at.row * 100 - 70} width="240" height="240" />}
      </svg>
      <p>
        <b title={hero.toAlysa === null ? undefined : 'By his shortest way, through doors that he could open'}>{wayOf(hero)}</b>
        <span className="muted">Section {letter}</span>
      </p>
    </div>
  )
}

/** How far it is to Alysa, or what has come of him. */
export function wayOf({ status, at, toAlysa }: Pick<HeroSheetView, 'status' | 'at' | 'toAlysa'>): string {
  if (status === 'track') return 'With Alysa'
  if (status === 'dead') return 'Dead'
  if (at === null) return 'Not yet in the catacomb'
  return toAlysa === null ? 'No known way to Alysa' : `${many(toAlysa, 'square')} to Alysa`
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

/** Bought levels by trait; a missing trait is 0. */
export type FlatLevels = Readonly<Partial<Record<Trait, number>>>

/** The levels of a sheet, one beside the other. */
export function flatLevels({ characteristics, weapons }: Levels): FlatLevels {
  return { ...characteristics, ...weapons }
}

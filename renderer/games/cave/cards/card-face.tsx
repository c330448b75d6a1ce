import type { SpellId } from '../../../../engine/cave/tables/table-types.ts'
import { Icon } from '../../../icons/icon.tsx'
import { kindIcon, spellIcon } from '../icons.ts'
import { type Inscription, inscriptionOf, spellInscription } from './inscription.ts'
import { CardPicture } from './picture.tsx'
import '../style/cards.css'

interface Sized {
  /** `full`: met large, with its line; `slot`: as it hangs on a hook of the sheet. */
  readonly size?: 'full' | 'slot'
}

interface CardFaceProps extends Sized {
  /** A copy. */
  readonly card: string
}

/** A card, face up. */
export function CardFace({ card, size = 'full' }: CardFaceProps) {
  const face = inscriptionOf(card)
  return face && <Face face={face} icon={kindIcon(face.kind)} size={size} />
}

interface SpellFaceProps extends Sized {
  readonly spell: SpellId
}

/** A Spell, face up: only for its holder, and once it is cast. */
export function SpellFace({ spell, size = 'full' }: SpellFaceProps) {
  const face = spellInscription(spell)
  return face && <Face face={face} icon={spellIcon(spell)} size={size} />
}

interface FoeFaceProps {
  readonly name: string
  readonly icon: string
  readonly by: 'strength' | 'craft'
  readonly value: number
  /** `Trial`, `Chamber`, `Vault`: where it comes from instead of a deck. */
  readonly sort: string
}

/** Those who fight without a card: the Beast, Demons, a Guardian, another Character. */
export function FoeFace({ name, icon, by, value, sort }: FoeFaceProps) {
  const look = by === 'strength' ? 'enemy' : 'spirit'
  return (
    <Face
      face={{ kind: name, name, sort, order: null, look, figure: String(value), by, line: '', isOurs: false }}
      icon={icon}
      size="full"
    />
  )
}

function Face({ face, icon, size }: { readonly face: Inscription; readonly icon: string } & Required<Sized>) {
  return (
    <article className={`v-card is-${face.look} is-${size}`} title={size === 'slot' ? `${face.name}. ${face.line}`.trim() : undefined}>
      {size === 'slot' ? <Slot face={face} icon={icon} /> : <Full face={face} icon={icon} />}
      <span className="vh">{spoken(face)}</span>
    </article>
  )
}

function Full({ face, icon }: { readonly face: Inscription; readonly icon: string }) {
  return (
    <div className="v-card-face" aria-hidden="true">
      <div className="v-card-top">
        <span>
          {face.sort}
          {face.isOurs && <small title="Made for this app: the printed card is lost">, ours</small>}
        </span>
        {face.order !== null && <b>{face.order}</b>}
      </div>
      <CardPicture icon={icon} />
      <h4>{face.name}</h4>
      {face.by !== null && (
        <p className={`v-card-fight is-${face.by}`}>
          {face.by === 'strength' ? 'Strength' : 'Craft'} <b>{face.figure}</b>
        </p>
      )}
      {face.line !== '' && <p className="v-card-line">{face.line}</p>}
    </div>
  )
}

function Slot({ face, icon }: { readonly face: Inscription; readonly icon: string }) {
  return (
    <div className="v-card-face" aria-hidden="true">
      <b>{face.figure}</b>
      <Icon name={icon} />
      <h4>{face.name}</h4>
    </div>
  )
}

function spoken({ name, sort, figure, by, line }: Inscription): string {
  const value = by === null ? (figure === '' ? '' : `, ${figure}`) : `, ${by === 'strength' ? 'Strength' : 'Craft'} ${figure}`
  return `${name}, ${sort}${value}. ${line}`.trim()
}

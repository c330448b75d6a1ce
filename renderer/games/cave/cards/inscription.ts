import { knownCard } from '../../../../engine/cave/open/cards.ts'
import { SPELLS } from '../../../../engine/cave/tables/index.ts'
import type { Card, CardType, SpellCard, SpellId } from '../../../../engine/cave/tables/table-types.ts'
import { fightOf } from '../board/words.ts'

// What is printed on the face of a card: its name, its figure, and in one line what it does.

export interface Inscription {
  /** Of several copies one face. */
  readonly kind: string
  readonly name: string
  /** `Monster`, `Magic Object`, `Spell`. */
  readonly sort: string
  /** The order in which it is met (13.3); null of a Spell. */
  readonly order: number | null
  readonly look: 'enemy' | 'spirit' | 'thing' | 'follower' | 'other' | 'spell'
  /** `7`, `+1`, `5–6`, `≤ 7`; empty where it has none. */
  readonly figure: string
  /** What the figure of an Enemy counts; null of anything else. */
  readonly by: 'strength' | 'craft' | null
  /** What it does beyond that; empty of an Enemy that only attacks. */
  readonly line: string
  /** The rulebook has no such card: it was made for this app. */
  readonly isOurs: boolean
}

export const SORTS: Readonly<Record<CardType, string>> = {
  event: 'Event',
  animal: 'Animal',
  monster: 'Monster',
  dragon: 'Dragon',
  spirit: 'Spirit',
  stranger: 'Stranger',
  object: 'Object',
  'magic-object': 'Magic Object',
  follower: 'Follower',
  place: 'Place',
  removed: 'Taken out',
}

/** The face of a card by the id of a copy; null for an unknown one. */
export function inscriptionOf(copy: string): Inscription | null {
  const card = knownCard(copy)
  if (card === undefined) return null
  const { kind, name, type, num, source } = card
  const fight = fightOf(card)
  return {
    ...{ kind, name, sort: SORTS[type], order: num, look: lookOf(type) },
    figure: fight === null ? figureOf(card) : String(fight.value),
    by: fight?.by ?? null,
    line: card.text.replace(ATTACK, ''),
    isOurs: source === 'ours',
  }
}

/** Its figure says so already. */
const ATTACK = /^Attacks with (Strength|Craft) \d+\.\s*/

function lookOf(type: CardType): Inscription['look'] {
  if (type === 'animal' || type === 'monster' || type === 'dragon') return 'enemy'
  if (type === 'object' || type === 'magic-object') return 'thing'
  return type === 'spirit' || type === 'follower' ? type : 'other'
}

/** What it adds, or the faces on which it saves a Life. */
function figureOf({ strength, weapon, combat, craft, saves, spells, gold, type }: Card): string {
  const added = strength ?? weapon ?? combat ?? craft ?? spells
  if (added !== undefined && (type === 'object' || type === 'magic-object' || type === 'follower')) return `+${added}`
  if (saves !== undefined) return saves === FACES ? String(saves) : `${saves}–${FACES}`
  return gold === undefined ? '' : String(gold)
}

const FACES = 6

/** The face of a Spell; null for one that is taken out, or unknown. */
export function spellInscription(id: SpellId): Inscription | null {
  const spell = SPELLS.find((each) => each.id === id)
  if (spell === undefined) return null
  return {
    ...{ kind: id, name: spell.name, sort: 'Spell', order: null, look: 'spell', by: null },
    figure: spellFigure(spell),
    line: `Cast ${spell.when}. ${spell.text}`,
    isOurs: spell.source === 'ours',
  }
}

function spellFigure({ adds, atMost, heals }: SpellCard): string {
  if (adds !== undefined) return `+${adds}`
  if (atMost !== undefined) return `≤ ${atMost}`
  return heals === undefined ? '' : `+${heals}`
}

import { isEnemy } from '../../../../engine/cave/open/cards.ts'
import { ALIGNMENT_NAMES } from '../../../../engine/cave/open/names.ts'
import { CARDS, CHARACTERS, SPELLS } from '../../../../engine/cave/tables/index.ts'
import type { AbilityId, Card, CardType, CharacterCard, Source } from '../../../../engine/cave/tables/table-types.ts'
import { capital } from '../../../../engine/kernel/words.ts'
import type { Catalogue, CatalogueEntry } from '../../../book-page.ts'
import { SORTS } from '../cards/inscription.ts'
import { characterIcon, kindIcon, spellIcon } from '../icons.ts'

/** Characters, everything that attacks, everything else that is drawn, and every Spell, as chapters of the rulebook. */
export function catalogues(): readonly Catalogue[] {
  return [
    {
      id: 'people',
      title: 'Characters',
      text: 'The eight who go in. The Cyborg’s name and what two spaces do to him are printed. The rest is ours, for their cards are lost.',
      entries: CHARACTERS.map(personEntry),
    },
    {
      id: 'bestiary',
      title: 'Bestiary',
      text: 'All that attacks, with the deck it comes from. The order of the types is printed; names and numbers are ours.',
      entries: beasts(),
    },
    {
      id: 'cards',
      title: 'Cards',
      text: 'All the cards that do not attack: Events, Strangers, Objects, Followers and Places. Printed cards are marked as such.',
      entries: things(),
    },
    {
      id: 'spells',
      title: 'Spells',
      text: 'Eight, all of them ours. Two printed Spells are taken out when you play the Cave alone, and the texts of the others are lost.',
      entries: spells(),
    },
  ]
}

const ORIGINS: Readonly<Record<Source, string>> = { rulebook: 'printed', ours: 'ours' }

function originOf({ source, nameFrom }: { readonly source: Source; readonly nameFrom?: Source }): string {
  return nameFrom === undefined || nameFrom === source ? ORIGINS[source] : `name ${ORIGINS[nameFrom]}, text ${ORIGINS[source]}`
}

function personEntry({ id, name, strength, craft, alignment, abilities, ...origin }: CharacterCard): CatalogueEntry {
  return {
    id,
    name,
    icon: characterIcon(id),
    line: abilities.map(({ text }) => text).join(' '),
    figures: [
      ['Strength', String(strength)],
      ['Craft', String(craft)],
      ['Alignment', ALIGNMENT_NAMES[alignment]],
      ...abilities.map(({ id: ability, source }) => [titled(ability), ORIGINS[source]] as const),
      ['Card', originOf(origin)],
    ],
    rule: '8.characters',
  }
}

/** `Nose for Gold`. */
function titled(id: AbilityId): string {
  return id.split('-').map(capital).join(' ')
}

const DECK_NAMES = { cave: 'Cave deck', adventure: 'Adventure deck', wares: 'for sale' } as const

/** A kind with its copies in all decks. */
function byKind(cards: readonly Card[]): readonly (readonly [first: Card, all: readonly Card[]])[] {
  return [...Map.groupBy(cards, ({ kind }) => kind).values()].flatMap((all) => {
    const [first] = all
    return first === undefined ? [] : [[first, all] as const]
  })
}

function foundIn(all: readonly Card[]): string {
  return all.map(({ deck, count }) => `${count} ${deck === 'wares' ? '' : 'in the '}${DECK_NAMES[deck]}`).join(', ')
}

function beasts(): readonly CatalogueEntry[] {
  const order = ({ strength, craft }: Card) => (strength ?? 0) + (craft ?? 0)
  return byKind(CARDS.filter(isEnemy))
    .toSorted(([one], [other]) => one.type.localeCompare(other.type) || order(one) - order(other))
    .map(([card, all]) => {
      const [label, value] = card.type === 'spirit' ? ['Craft', card.craft] : ['Strength', card.strength]
      return {
        id: card.kind,
        name: card.name,
        icon: kindIcon(card.kind),
        line: card.text,
        figures: [
          ['Type', SORTS[card.type]],
          [label, String(value ?? '–')],
          ['Trophy', card.type === 'spirit' ? 'none, except for the Bone Caller' : `${card.strength ?? 0} points`],
          ['Found', foundIn(all)],
          ['Card', originOf(card)],
        ],
        rule: card.type === 'spirit' ? '13.6' : '13.5',
        killedAs: card.kind,
      }
    })
}

const RULES: Readonly<Partial<Record<CardType, string>>> = {
  event: '13.4',
  stranger: '13.8',
  object: '5.3',
  'magic-object': '5.3',
  follower: '6.2',
  place: '13.10',
  removed: '12.3.cards',
}

function things(): readonly CatalogueEntry[] {
  return byKind(CARDS.filter((card) => !isEnemy(card)))
    .toSorted(([one], [other]) => (one.num ?? MOST) - (other.num ?? MOST) || one.name.localeCompare(other.name, 'en'))
    .map(([card, all]) => ({
      id: card.kind,
      name: card.name,
      icon: kindIcon(card.kind),
      line: card.text,
      figures: [
        ['Type', SORTS[card.type]],
        ['Met as', card.num === null ? 'never' : `number ${card.num}`],
        ['Found', card.setAside ? 'set aside before play' : card.removed ? 'taken out before play' : foundIn(all)],
        ['Card', originOf(card)],
      ],
      rule: card.setAside ? '17' : (RULES[card.type] ?? '13.3'),
    }))
}

const MOST = 9

function spells(): readonly CatalogueEntry[] {
  return SPELLS.map(({ id, name, when, text, source }) => ({
    id,
    name,
    icon: spellIcon(id),
    line: text,
    figures: [
      ['Cast', when],
      ['Card', ORIGINS[source]],
    ],
    rule: '9.1.spells',
  }))
}

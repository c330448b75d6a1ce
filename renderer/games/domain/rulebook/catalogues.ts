import { kindIcon, spellIcon } from '../../../../engine/domain/open/icons.ts'
import { cardLine } from '../../../../engine/domain/open/lines.ts'
import { DECK_TITLES } from '../../../../engine/domain/open/names.ts'
import { CREATURES, DECKS, PARCHMENTS, SPELLS, TREASURES } from '../../../../engine/domain/tables/index.ts'
import type { CreatureCard, ObjectCard } from '../../../../engine/domain/tables/table-types.ts'
import { type Card, DECK_IDS, type DeckId } from '../../../../engine/domain/tables/table-types.ts'
import type { Catalogue, CatalogueEntry } from '../../../book-page.ts'
import { figureOf } from '../table/carried.ts'

/** Every creature (12), everything that can be carried (8, 9), and every spell (11), as chapters of the rulebook. */
export function catalogues(): readonly Catalogue[] {
  return [
    {
      id: 'bestiary',
      title: 'Bestiary',
      text: 'Every creature by name, with its numbers in each deck. Most numbers are ours, since the printed cards are lost.',
      entries: beasts(),
    },
    {
      id: 'armoury',
      title: 'Armoury',
      text: 'Everything you can find and carry, with what it does and what it weighs.',
      entries: things(),
    },
    {
      id: 'spells',
      title: 'Spells',
      text: 'Eight from books and four from parchments, with what each costs.',
      entries: spells(),
    },
  ]
}

interface Found<C> {
  readonly card: C
  readonly deck: DeckId
}

/** All cards of a type by their name, each with the deck that it is in. */
function byName<C extends { readonly name: string }>(is: (card: Card) => C | null) {
  const all = DECK_IDS.flatMap((deck) =>
    DECKS[deck].flatMap((each): readonly Found<C>[] => {
      const card = is(each)
      return card === null ? [] : [{ card, deck }]
    }),
  )
  return [...Map.groupBy(all, ({ card }) => card.name)].toSorted(([one], [other]) => one.localeCompare(other, 'en'))
}

function beasts(): readonly CatalogueEntry[] {
  return byName<CreatureCard>((card) => (card.type === 'creature' ? card : null)).flatMap(([name, found]) => {
    const [first] = found
    if (first === undefined) return []
    const { kind, undead, attack } = first.card
    return [
      {
        id: kind,
        name,
        icon: kindIcon(kind),
        line:
          attack === null
            ? 'Kills you unless you carry the mirror shield or have a higher initiative.'
            : undead
              ? 'Undead: only marked weapons and some spells harm it.'
              : 'Any weapon harms it.',
        figures: figuresOf(found),
        rule: kind === 'medusa' ? '12.2' : kind === 'reaper' ? '12.3' : '12.1',
        killedAs: kind,
      },
    ]
  })
}

/** A line for each deck that it is found in: how many, and its numbers there. */
function figuresOf(found: readonly Found<CreatureCard>[]): CatalogueEntry['figures'] {
  return [...Map.groupBy(found, ({ deck }) => deck)].map(([deck, all]) => {
    const [{ card } = { card: null }] = all
    const row = CREATURES[deck]
    const numbers =
      card === null || card.attack === null
        ? `initiative ${card?.initiative ?? CREATURES.medusa.initiative ?? '–'}`
        : `${card.attack} + D6, [${card.defence ?? '–'}], initiative ${card.initiative ?? row.initiative ?? '–'}, costs ${row.lifePoints ?? '–'}`
    return [`${all.length} in ${DECK_TITLES[deck]}`, numbers] as const
  })
}

function things(): readonly CatalogueEntry[] {
  const cards = byName<ObjectCard>((card) => (card.type === 'object' ? card : null)).flatMap(([name, found]): readonly CatalogueEntry[] => {
    const [first] = found
    if (first === undefined) return []
    const { card } = first
    return [
      {
        id: card.kind,
        name,
        icon: kindIcon(card.kind),
        line: `${cardLine(card)}; ${card.weight}`,
        figures: [
          ['On its card', figureOf({ card, magic: false }) || '–'],
          ['Found', [...Map.groupBy(found, ({ deck }) => deck)].map(([deck, all]) => `${all.length} in ${DECK_TITLES[deck]}`).join(', ')],
        ],
        rule: ruleOf(card),
      },
    ]
  })
  const treasures = TREASURES.map(
    ({ id, name, stars, riches }): CatalogueEntry => ({
      id,
      name,
      icon: kindIcon(id),
      line: 'One of the four in the chamber. Carried out of the domain, it wins the game.',
      figures: [
        ['Stars', String(stars)],
        ['Riches', String(riches)],
      ],
      rule: TREASURE_RULES[id],
    }),
  )
  return [...cards, ...treasures]
}

const TREASURE_RULES = { staff: '13.1', 'blood-stone': '13.2', grimoire: '13.3', cloak: '13.4' } as const

function ruleOf({ kind, heal, unlabelled, thrown, attack, spells, parchment, ingredients, opens, riches }: ObjectCard): string {
  if (kind === 'sword-of-light') return '9.5'
  if (thrown) return '9.6'
  if (attack !== undefined) return '9.7'
  if (heal !== undefined || unlabelled) return '8.3'
  if (spells !== undefined) return '11.2'
  if (parchment !== undefined) return '11.3'
  if (kind === 'magic-ring') return '11.4'
  if (kind === 'talisman') return '11.5'
  if (kind === 'summon-evil') return '11.6'
  if (ingredients !== undefined) return '11.1'
  if (opens !== undefined) return '10.5'
  if (riches !== undefined) return '2.0'
  return kind === 'rope' ? '10.7' : '9.4'
}

function spells(): readonly CatalogueEntry[] {
  const books = SPELLS.map(
    ({ id, number, name, ingredients, wholeTurn, lasts }): CatalogueEntry => ({
      id,
      name,
      icon: spellIcon(id),
      line: [
        `Spell ${number} of the books`,
        ...(wholeTurn ? ['takes the turn'] : []),
        ...(lasts > 0 ? [`lasts ${lasts === 1 ? 'one turn' : `${lasts} turns`}`] : []),
      ].join('; '),
      figures: [['Costs', costOf(ingredients)]],
      rule: `11.2.${number}`,
    }),
  )
  const rolls = PARCHMENTS.map(
    ({ id, name, ingredients, lifePoints }, i): CatalogueEntry => ({
      id,
      name,
      icon: spellIcon(id),
      line: 'From a parchment, which is used up when the spell works',
      figures: [['Costs', `${costOf(ingredients)}${lifePoints === undefined ? '' : `, ${lifePoints} life points`}`]],
      rule: `11.3.${i + 1}`,
    }),
  )
  return [...books, ...rolls]
}

function costOf(ingredients: Readonly<Record<string, number>>): string {
  return Object.entries(ingredients)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} ${kind}${count === 1 ? '' : 's'}`)
    .join(', ')
}

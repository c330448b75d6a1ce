import type { Card, CreatureCard, DeckId, HazardCard, ObjectCard, Source } from './table-types.ts'

type Row = { readonly count: number; readonly card: (id: string) => Card }
type Fields<T extends Card> = Omit<T, 'id' | 'kind' | 'name' | 'type' | 'source' | 'numbers'>

/** Where the thing stands, and where its numbers do. */
const PRINTED: readonly [Source, Source] = ['rulebook', 'rulebook']
const KIND_PRINTED: readonly [Source, Source] = ['rulebook', 'ours']
const OURS: readonly [Source, Source] = ['ours', 'ours']
const BARE: readonly [Source] = ['rulebook']

type Origin = readonly [Source, Source?]

function row<T extends Card>(type: T['type']) {
  return (count: number, kind: string, name: string, fields: Fields<T>, [source, numbers]: Origin): Row => ({
    count,
    card: (id) => ({ id, kind, name, type, ...fields, source, ...(numbers === undefined ? {} : { numbers }) }) as T,
  })
}

const creature = row<CreatureCard>('creature')
const object = row<ObjectCard>('object')
const hazard = row<HazardCard>('hazard')

/** Cards are called by their deck and kind, numbered where a deck has several of the kind. */
function deck(symbol: DeckId, rows: readonly Row[]): readonly Card[] {
  const cards = rows.flatMap(({ count, card }) => Array.from({ length: count }, () => card))
  const kinds = cards.map((card) => card('').kind)
  return cards.map((card, at) => {
    const { kind } = card('')
    const several = kinds.filter((each) => each === kind).length > 1
    const before = kinds.slice(0, at).filter((each) => each === kind).length
    return card(several ? `${symbol}-${kind}-${before + 1}` : `${symbol}-${kind}`)
  })
}

/** Kinds of weapons and armour whose weight the rulebook names; all other weights are ours, also where the numbers are printed. */
export const PRINTED_WEIGHTS: readonly string[] = [
  'rune-sword',
  'battle-axe',
  'warhammer',
  'broadsword',
  'orc-slayer',
  'sword-of-light',
  'javelin',
  'talisman',
]

/** The object cards by their symbol (7.0). What is printed is marked; in which deck a card is, and how often, is ours. */
export const DECKS: Readonly<Record<DeckId, readonly Card[]>> = {
  black: deck('black', [
    creature(3, 'giant-rats', 'Giant Rats', { attack: 3, defence: 7, undead: false }, KIND_PRINTED),
    creature(3, 'giant-snake', 'Giant Snake', { attack: 4, defence: 8, undead: false }, KIND_PRINTED),
    creature(3, 'orc', 'Orc', { attack: 4, defence: 9, undead: false }, KIND_PRINTED),
    creature(3, 'orc-guard', 'Orc Guard', { attack: 5, defence: 10, undead: false }, PRINTED),
    object(2, 'dagger', 'Dagger', { weight: 'light', attack: 1, hands: 1 }, PRINTED),
    object(2, 'hatchet', 'Hatchet', { weight: 'average', attack: 2, hands: 1 }, OURS),
    object(1, 'rune-sword', 'Rune Sword', { weight: 'heavy', attack: 4, hands: 1 }, PRINTED),
    object(1, 'battle-axe', 'Battle Axe', { weight: 'heavy', attack: 3, doorAttack: 6, hands: 2 }, PRINTED),
    object(2, 'helmet', 'Helmet', { weight: 'average', defence: 1, worn: 'head' }, PRINTED),
    object(3, 'shield', 'Shield', { weight: 'average', defence: 1, worn: 'shield' }, PRINTED),
    object(1, 'mail-shirt', 'Mail Shirt', { weight: 'average', defence: 1, worn: 'body' }, PRINTED),
    object(1, 'rope', 'Rope', { weight: 'average' }, BARE),
    object(2, 'bread', 'Bread', { weight: 'average', heal: 1 }, KIND_PRINTED),
    object(1, 'cheese', 'Cheese', { weight: 'average', heal: 1 }, KIND_PRINTED),
    object(1, 'wine', 'Wine', { weight: 'average', heal: 2 }, KIND_PRINTED),
    object(1, 'healing-potion', 'Healing Potion', { weight: 'light', heal: 3 }, KIND_PRINTED),
    object(2, 'rhomb', 'Two rhombs', { weight: 'light', ingredients: { rhomb: 2 } }, PRINTED),
    object(2, 'circle', 'Two circles', { weight: 'light', ingredients: { circle: 2 } }, PRINTED),
    object(2, 'triangle', 'Two triangles', { weight: 'light', ingredients: { triangle: 2 } }, PRINTED),
    object(1, 'key-1', 'Key 1', { weight: 'light', opens: 1 }, KIND_PRINTED),
    object(1, 'key-2', 'Key 2', { weight: 'light', opens: 2 }, KIND_PRINTED),
    object(1, 'silver-goblet', 'Silver Goblet', { weight: 'average', riches: 5 }, OURS),
    hazard(1, 'pit-trap', 'Pit Trap', { lifePoints: 1 }, KIND_PRINTED),
    hazard(1, 'pentagram', 'Pentagram', {}, BARE),
  ]),
  light: deck('light', [
    creature(2, 'giant-rats', 'Giant Rats', { attack: 3, defence: 8, undead: false }, KIND_PRINTED),
    creature(2, 'giant-snake', 'Giant Snake', { attack: 4, defence: 9, undead: false }, KIND_PRINTED),
    creature(3, 'orc', 'Orc', { attack: 5, defence: 10, undead: false }, KIND_PRINTED),
    creature(2, 'ghost', 'Ghost', { attack: 4, defence: 10, undead: true }, KIND_PRINTED),
    creature(1, 'skeleton-warrior', 'Skeleton Warrior', { attack: 5, defence: 10, undead: true }, KIND_PRINTED),
    object(2, 'dagger', 'Dagger', { weight: 'light', attack: 1, hands: 1 }, PRINTED),
    object(1, 'rune-sword', 'Rune Sword', { weight: 'heavy', attack: 4, hands: 1 }, PRINTED),
    object(1, 'battle-axe', 'Battle Axe', { weight: 'heavy', attack: 3, doorAttack: 6, hands: 2 }, PRINTED),
    object(1, 'mail-shirt', 'Mail Shirt', { weight: 'average', defence: 1, worn: 'body' }, PRINTED),
    object(1, 'shield', 'Shield', { weight: 'average', defence: 1, worn: 'shield' }, PRINTED),
    object(1, 'helmet', 'Helmet', { weight: 'average', defence: 1, worn: 'head' }, PRINTED),
    object(1, 'book-1-5', 'Book of Spells 1–5', { weight: 'average', spells: [1, 5] }, KIND_PRINTED),
    object(1, 'book-2-4-6', 'Book of Spells 2-4-6', { weight: 'average', spells: [2, 4, 6] }, PRINTED),
    object(2, 'rhomb', 'Two rhombs', { weight: 'light', ingredients: { rhomb: 2 } }, PRINTED),
    object(2, 'circle', 'Two circles', { weight: 'light', ingredients: { circle: 2 } }, PRINTED),
    object(2, 'triangle', 'Two triangles', { weight: 'light', ingredients: { triangle: 2 } }, PRINTED),
    object(1, 'bread', 'Bread', { weight: 'average', heal: 1 }, KIND_PRINTED),
    object(1, 'wine', 'Wine', { weight: 'average', heal: 2 }, KIND_PRINTED),
    object(1, 'unlabelled-potion', 'Unlabelled Potion', { weight: 'light', unlabelled: true }, BARE),
    object(1, 'key-3', 'Key 3', { weight: 'light', opens: 3 }, KIND_PRINTED),
    object(1, 'key-4', 'Key 4', { weight: 'light', opens: 4 }, KIND_PRINTED),
    object(1, 'coin-purse', 'Coin Purse', { weight: 'light', riches: 10 }, OURS),
    hazard(1, 'explosive-gas', 'Explosive Gas', { lifePoints: 1 }, KIND_PRINTED),
    hazard(1, 'strong-breeze', 'Strong Breeze', {}, BARE),
    hazard(1, 'pit-trap', 'Pit Trap', { lifePoints: 2 }, KIND_PRINTED),
    hazard(1, 'pentagram', 'Pentagram', {}, BARE),
  ]),
  x: deck('x', [
    creature(2, 'giant-snake', 'Giant Snake', { attack: 5, defence: 10, undead: false }, KIND_PRINTED),
    creature(3, 'orc', 'Orc', { attack: 6, defence: 11, undead: false }, KIND_PRINTED),
    creature(1, 'skeleton-warrior', 'Skeleton Warrior', { attack: 6, defence: 11, undead: true }, KIND_PRINTED),
    creature(1, 'ghost', 'Ghost', { attack: 5, defence: 11, undead: true }, KIND_PRINTED),
    creature(1, 'demon', 'Demon', { attack: 6, defence: 12, undead: true }, KIND_PRINTED),
    hazard(1, 'locked-door-1', 'Locked Door 1', { toughness: 10, lock: 1 }, KIND_PRINTED),
    hazard(1, 'locked-door-2', 'Locked Door 2', { toughness: 10, lock: 2 }, KIND_PRINTED),
    hazard(1, 'locked-door-3', 'Locked Door 3', { toughness: 10, lock: 3 }, KIND_PRINTED),
    hazard(1, 'locked-door-4', 'Locked Door 4', { toughness: 12, lock: 4 }, KIND_PRINTED),
    hazard(1, 'locked-door-5', 'Locked Door 5', { toughness: 12, lock: 5 }, KIND_PRINTED),
    hazard(1, 'locked-door-6', 'Locked Door 6', { toughness: 12, lock: 6 }, KIND_PRINTED),
    hazard(2, 'slamming-door', 'Slamming Door', { toughness: 10 }, KIND_PRINTED),
    hazard(1, 'slamming-door', 'Slamming Door', { toughness: 12 }, KIND_PRINTED),
    hazard(2, 'rubble', 'Rubble', {}, BARE),
    hazard(2, 'pit-trap', 'Pit Trap', { lifePoints: 1 }, KIND_PRINTED),
    hazard(1, 'pit-trap', 'Pit Trap', { lifePoints: 2 }, KIND_PRINTED),
    hazard(1, 'toxic-pit', 'Pit Trap with Toxic Gas', { lifePoints: 1, perFailedClimb: 1 }, KIND_PRINTED),
    hazard(2, 'spiked-trap', 'Spiked Trap', { lifePoints: 1 }, PRINTED),
    hazard(1, 'poison-gas', 'Poison Gas', { lifePoints: 1 }, KIND_PRINTED),
    hazard(1, 'poison-gas', 'Poison Gas', { lifePoints: 2 }, KIND_PRINTED),
    hazard(1, 'explosive-gas', 'Explosive Gas', { lifePoints: 1 }, KIND_PRINTED),
    hazard(1, 'explosive-gas', 'Explosive Gas', { lifePoints: 2 }, KIND_PRINTED),
    hazard(2, 'strong-breeze', 'Strong Breeze', {}, BARE),
    hazard(5, 'trapdoor', 'Trapdoor', {}, BARE),
    hazard(3, 'pentagram', 'Pentagram', {}, BARE),
    object(1, 'key-5', 'Key 5', { weight: 'light', opens: 5 }, KIND_PRINTED),
    object(1, 'healing-potion', 'Healing Potion', { weight: 'light', heal: 3 }, KIND_PRINTED),
    object(1, 'unlabelled-potion', 'Unlabelled Potion', { weight: 'light', unlabelled: true }, BARE),
  ]),
  red: deck('red', [
    creature(3, 'orc-captain', 'Orc Captain', { attack: 6, defence: 11, undead: false }, OURS),
    creature(2, 'giant-snake', 'Giant Snake', { attack: 6, defence: 11, undead: false }, KIND_PRINTED),
    creature(2, 'demon', 'Demon', { attack: 7, defence: 12, undead: true }, KIND_PRINTED),
    creature(1, 'skeleton-warrior', 'Skeleton Warrior', { attack: 6, defence: 12, undead: true }, KIND_PRINTED),
    creature(1, 'ghost', 'Ghost', { attack: 6, defence: 12, undead: true }, KIND_PRINTED),
    creature(1, 'green-dragon', 'Green Dragon', { attack: 8, defence: 14, undead: false }, KIND_PRINTED),
    creature(1, 'medusa', 'Medusa', { attack: null, defence: null, undead: false, initiative: 45 }, PRINTED),
    object(1, 'warhammer', 'Warhammer', { weight: 'heavy', attack: 8, hands: 1 }, PRINTED),
    object(1, 'broadsword', 'Broadsword', { weight: 'heavy', attack: 8, hands: 2 }, PRINTED),
    object(1, 'orc-slayer', 'Orc-slayer', { weight: 'heavy', attack: 8, hands: 2 }, PRINTED),
    object(1, 'rune-sword', 'Rune Sword', { weight: 'heavy', attack: 4, hands: 1 }, PRINTED),
    object(1, 'sword-of-light', 'Sword of Light', { weight: 'heavy', attack: 3, hands: 1, harmsUndead: true }, PRINTED),
    object(2, 'javelin', 'Javelin', { weight: 'heavy', attack: 10, harmsUndead: true, thrown: true }, PRINTED),
    object(1, 'mirror-shield', 'Mirror Shield', { weight: 'average', defence: 1, worn: 'shield', destroysMedusa: true }, KIND_PRINTED),
    object(1, 'helmet', 'Helmet', { weight: 'average', defence: 1, worn: 'head' }, PRINTED),
    object(1, 'talisman', 'Talisman', { weight: 'average', defence: 2, worn: 'amulet', freeIngredients: 2, wardsSkull: true }, PRINTED),
    object(1, 'magic-ring', 'Magic Ring', { weight: 'average', freeIngredients: 2 }, PRINTED),
    object(2, 'summon-evil', 'Summon Evil Amulet', { weight: 'light' }, BARE),
    object(1, 'book-2-7', 'Book of Spells 2–7', { weight: 'average', spells: [2, 7] }, KIND_PRINTED),
    object(1, 'book-3-8', 'Book of Spells 3–8', { weight: 'average', spells: [3, 8] }, KIND_PRINTED),
    object(1, 'book-5-6-8', 'Book of Spells 5-6-8', { weight: 'average', spells: [5, 6, 8] }, KIND_PRINTED),
    object(1, 'parchment-ante-freeze', 'Parchment: Ante Freeze', { weight: 'light', parchment: 'ante-freeze' }, BARE),
    object(1, 'parchment-mirror-image', 'Parchment: Mirror Image', { weight: 'light', parchment: 'mirror-image' }, BARE),
    object(1, 'parchment-double-trouble', 'Parchment: Double Trouble', { weight: 'light', parchment: 'double-trouble' }, BARE),
    object(1, 'parchment-fireball', 'Parchment: Fireball', { weight: 'light', parchment: 'fireball' }, BARE),
    object(2, 'rhomb', 'Two rhombs', { weight: 'light', ingredients: { rhomb: 2 } }, PRINTED),
    object(2, 'circle', 'Two circles', { weight: 'light', ingredients: { circle: 2 } }, PRINTED),
    object(2, 'triangle', 'Two triangles', { weight: 'light', ingredients: { triangle: 2 } }, PRINTED),
    object(1, 'key-6', 'Key 6', { weight: 'light', opens: 6 }, KIND_PRINTED),
    object(1, 'healing-potion', 'Healing Potion', { weight: 'light', heal: 4 }, KIND_PRINTED),
    object(1, 'ruby', 'Ruby', { weight: 'light', riches: 25 }, OURS),
    object(1, 'golden-idol', 'Golden Idol', { weight: 'heavy', riches: 40 }, OURS),
    hazard(1, 'pentagram', 'Pentagram', {}, BARE),
  ]),
  green: deck('green', [
    creature(3, 'orc-champion', 'Orc Champion', { attack: 7, defence: 12, undead: false }, OURS),
    creature(1, 'demon', 'Demon', { attack: 8, defence: 13, undead: true }, KIND_PRINTED),
    creature(1, 'skeleton-warrior', 'Skeleton Warrior', { attack: 7, defence: 13, undead: true }, KIND_PRINTED),
    creature(1, 'reaper', 'Reaper', { attack: 9, defence: 15, undead: true }, KIND_PRINTED),
    object(1, 'talisman', 'Talisman', { weight: 'average', defence: 2, worn: 'amulet', freeIngredients: 2, wardsSkull: true }, PRINTED),
    object(1, 'summon-evil', 'Summon Evil Amulet', { weight: 'light' }, BARE),
    object(2, 'healing-potion', 'Healing Potion', { weight: 'light', heal: 4 }, KIND_PRINTED),
    hazard(2, 'pentagram', 'Pentagram', {}, BARE),
    object(1, 'jewelled-crown', 'Jewelled Crown', { weight: 'average', riches: 60 }, OURS),
  ]),
}

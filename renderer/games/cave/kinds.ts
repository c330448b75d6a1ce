/** The kind of a card by the id of a copy: `cave-bear-1` as `cave-bear`, `ogre` as itself. */
export function kindOfCard(card: string): string {
  return card.replace(/-\d+$/, '')
}

const ANIMALS = ['giant-rat', 'cave-bear', 'cave-lizard', 'giant-spider', 'blind-serpent', 'wild-dog', 'wolf', 'boar', 'bear']
const MONSTERS = ['cave-goblins', 'hobgoblin', 'troglodyte', 'minotaur', 'ogre', 'cave-troll', 'stone-golem', 'gallery-thief', 'giant']
const DRAGONS = ['drake', 'fire-wyrm', 'crystal-dragon', 'old-black-dragon', 'young-dragon']
const SPIRITS = ['lost-soul', 'pale-watcher', 'wraith', 'banshee', 'cave-demon', 'shade-of-a-lich', 'ghost', 'spectre']

/** Kinds of cards that attack, by type: a test holds them to the tables of the game. */
export const ENEMIES = { animal: ANIMALS, monster: MONSTERS, dragon: DRAGONS, spirit: SPIRITS } as const

const ALL: ReadonlySet<string> = new Set(Object.values(ENEMIES).flat())

export function isEnemy(kind: string): boolean {
  return ALL.has(kind)
}

export function isDragon(kind: string): boolean {
  return DRAGONS.includes(kind)
}

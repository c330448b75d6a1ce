/** The kind of a card by the id of a copy: `cave-bear-1` as `cave-bear`, `ogre` as itself. */
export function kindOfCard(card: string): string {
  return card.replace(/-\d+$/, '')
}

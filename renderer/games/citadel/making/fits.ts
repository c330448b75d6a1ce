import type { CharacterView } from '../../../../engine/citadel/view-types.ts'

/** What one weapon adds to the die, the strongest first. */
export function blowsOf({
  weapons,
  combatBonus,
  weaponSkill,
  sums = [],
}: Pick<CharacterView, 'weapons' | 'combatBonus' | 'weaponSkill' | 'sums'>): readonly { weapon: string; adds: number }[] {
  return weapons
    .map((weapon) => ({
      weapon,
      adds: sums.find(({ id }) => id === `attack:${weapon}`)?.total ?? combatBonus + (weaponSkill[weapon] ?? 0),
    }))
    .toSorted((a, b) => b.adds - a.adds)
}

/**
 * Why somebody belongs into the party, in one sentence: what no other does as well comes first.
 *
 * @param party everybody in it
 */
export function whyHeFits(who: CharacterView, party: readonly CharacterView[]): string {
  const hasMost = (of: (one: CharacterView) => number) => of(who) > 0 && party.every((other) => other === who || of(other) < of(who))
  const { skills, spells, weapons } = who
  if (hasMost(({ skills }) => skills.detrap ?? 0)) return `The surest hand at doors and chests: ${skills.detrap} in six.`
  if (hasMost(({ skills }) => skills.hellgate ?? 0)) return `The best at breaking the Hellgate: ${skills.hellgate} in six.`
  if (hasMost((one) => blowsOf(one)[0]?.adds ?? 0)) return 'Nobody here hits harder.'
  if (spells.known.some((spell) => HEALING.has(spell))) return 'Heals the others, and is best kept behind.'
  if (hasMost(({ woundPoints }) => woundPoints.total)) return 'Bears more than anybody else: the wall in front.'
  if (hasMost(({ skills }) => skills.negotiation ?? 0)) return 'Talks when there is something to talk about.'
  if (spells.known.length > 0) return 'Casts from the second rank.'
  if (weapons.includes('bow')) return 'A bow for the second rank.'
  if (skills.hellgate !== undefined) return 'One more who can break the Hellgate.'
  return 'One more blade beside the others.'
}

const HEALING: ReadonlySet<string> = new Set(['heal', 'rejuvenate'])

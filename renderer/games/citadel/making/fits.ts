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
 * Why each of them belongs into the party, in one sentence by id: what no other does as well comes first, and what two do alike is said of
 * one alone.
 *
 * @param ranks everyone in it, the front rank first
 */
export function whyTheyFit(ranks: readonly (readonly CharacterView[])[]): ReadonlyMap<string, string> {
  const party = ranks.flat()
  const said = new Set<string>()
  const why = new Map<string, string>()
  for (const [rank, people] of ranks.entries()) {
    for (const who of people) {
      const reason = reasons(who, party, rank > 0).find((each) => !said.has(each)) ?? 'One more blade beside the others.'
      said.add(reason)
      why.set(who.id, reason)
    }
  }
  return why
}

function reasons(who: CharacterView, party: readonly CharacterView[], isBehind: boolean): readonly string[] {
  const hasMost = (of: (one: CharacterView) => number) => of(who) > 0 && party.every((other) => other === who || of(other) < of(who))
  const { skills, spells, weapons } = who
  // 4.1.D: only circled spells can be cast on this raid; who has circled none may not have come to it yet.
  const castable = party.some((one) => one.spells.circled.length > 0) ? spells.circled : spells.known
  const heals = castable.some((spell) => HEALING.has(spell))
  return [
    hasMost(({ skills }) => skills.detrap ?? 0) && `The surest hand at doors and chests: ${skills.detrap} in six.`,
    hasMost(({ skills }) => skills.hellgate ?? 0) && `The best at destroying the Hellgate: ${skills.hellgate} in six.`,
    hasMost((one) => blowsOf(one)[0]?.adds ?? 0) && 'No one here hits harder.',
    hasMost(({ spells }) => spells.known.length) && 'Knows more spells than anyone else here.',
    heals && (isBehind ? 'Heals the others, from behind where it is safer.' : 'Heals the others once the fight is over.'),
    !isBehind && hasMost(({ woundPoints }) => woundPoints.total) && 'Takes more wounds than anyone else: the wall in front.',
    hasMost(({ skills }) => skills.negotiation ?? 0) && 'The best speaker when monsters negotiate.',
    isBehind && weapons.includes('bow') && 'A bow for the second rank.',
    isBehind && castable.length > 0 && 'Casts from the second rank.',
    heals && 'One more who heals.',
    skills.detrap !== undefined && 'One more hand for doors and chests.',
    skills.hellgate !== undefined && 'One more who can destroy the Hellgate.',
    isBehind && weapons.includes('bow') && 'A second bow.',
  ].filter((each) => each !== false)
}

const HEALING: ReadonlySet<string> = new Set(['heal', 'rejuvenate'])

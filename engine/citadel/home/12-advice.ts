import type { Foe, Increase } from '../../kernel/campaign.ts'
import { chance, distribution, mapped, mean, percent } from '../../kernel/odds.ts'
import { copySheet } from '../chapters/04-records.ts'
import { isMelee } from '../chapters/09-attack.ts'
import { ABILITIES, type AbilityId, changeAbility } from '../chapters/12-abilities.ts'
import { atMost } from '../odds/one-roll.ts'
import { CHANGES_NOTHING } from '../open/names.ts'
import type { CharacterSheet } from '../state.ts'
import { isMonsterType, MONSTERS, type MonsterType, type WeaponColumn, woundsAt } from '../tables/index.ts'
import { WEAPON_NAMES } from '../text/names.ts'

// What an increase would change in recent fights, and which helps most in them (9.5, 9.9, 11.0, 7.3, 16.0, 4.1.B.6).

const DIE = distribution('1D6')

/** What one more point would change, in a few words. `foes` are those of late, the most frequent first. */
export function changeOf(sheet: CharacterSheet, increase: string, foes: readonly Foe[]): string {
  const id = ABILITIES.find((each) => each === increase)
  if (id === undefined) return ''
  const after = copySheet(sheet)
  changeAbility(after, id, 1)
  switch (id) {
    case 'wound-points':
      return bornWords(sheet, after, foeOf(foes))
    case 'resistance':
      return `resists ${percent(atMost(sheet.resistance))} → ${percent(atMost(after.resistance))}`
    case 'detrap':
      return `detraps ${percent(atMost(sheet.skills.detrap ?? 0))} → ${percent(atMost(after.skills.detrap ?? 0))}`
    case 'hellgate':
      return `destroys it ${percent(atMost(sheet.skills.hellgate ?? 0))} → ${percent(atMost(after.skills.hellgate ?? 0))}`
    case 'negotiation':
      return '+1 on every negotiation'
    case 'magic:red':
    case 'magic:yellow':
    case 'magic:blue':
      return 'one more spell when that sun rules'
    default:
      return blowWords(sheet, after)
  }
}

/** Of these increases the one that helps most for its price, by blows dealt and blows borne; null where none of them tells in a fight. */
export function mostHelpful(sheet: CharacterSheet, increases: readonly Pick<Increase, 'id' | 'experience'>[]): string | null {
  let best: { readonly id: string; readonly worth: number } | null = null
  for (const { id, experience } of increases) {
    const worth = gainOf(sheet, id) / Math.max(1, experience)
    if (worth > (best?.worth ?? 0)) best = { id, worth }
  }
  return best?.id ?? null
}

/** How much stronger he would be in a fight: 0.1 for a tenth. */
function gainOf(sheet: CharacterSheet, increase: string): number {
  const id = ABILITIES.find((each): each is AbilityId => each === increase)
  if (id === undefined) return 0
  const after = copySheet(sheet)
  changeAbility(after, id, 1)
  return strengthOf(after) / strengthOf(sheet) - 1
}

/** What he deals in a blow times what he bears. */
function strengthOf(sheet: CharacterSheet): number {
  return (bestBlow(sheet)?.wounds ?? LEAST) * sheet.woundPoints
}

/** Keeps someone unarmed from being worth nothing. */
const LEAST = 0.1

interface Blow {
  readonly weapon: Exclude<WeaponColumn, 'monster'>
  /** The chance to wound, 0 to 1, and the wounds of a blow on the average. */
  readonly hit: number
  readonly wounds: number
}

/** With the weapon that wounds most. */
function bestBlow(sheet: CharacterSheet): Blow | null {
  const blows = sheet.weapons.map(({ weapon, bonus }): Blow => {
    const added = bonus + (sheet.weaponSkill[weapon] ?? 0) + sheet.combatBonus
    const wounds = mapped(DIE, (die) => woundsAt(weapon, die + added))
    return { weapon, hit: chance(wounds, (n) => n > 0), wounds: mean(wounds) }
  })
  return blows.sort((a, b) => b.wounds - a.wounds || Number(isMelee(b.weapon)) - Number(isMelee(a.weapon)))[0] ?? null
}

function blowWords(before: CharacterSheet, after: CharacterSheet): string {
  const [was, now] = [bestBlow(before), bestBlow(after)]
  if (was === null || now === null || now.wounds === was.wounds) return CHANGES_NOTHING
  const name = WEAPON_NAMES[now.weapon].toLowerCase()
  const hits = now.hit === was.hit ? '' : `, hits ${percent(was.hit)} → ${percent(now.hit)}`
  return `${name}: ${was.wounds.toFixed(1)} → ${now.wounds.toFixed(1)} wounds a blow${hits}`
}

/** The foe that was met most of late; an orc where nobody was. */
function foeOf(foes: readonly Foe[]): MonsterType {
  return foes.map(({ kind }) => kind).find(isMonsterType) ?? 'orc'
}

function bornWords(before: CharacterSheet, after: CharacterSheet, foe: MonsterType): string {
  const { name, weapon, combatBonus } = MONSTERS[foe]
  const blow = mean(mapped(DIE, (die) => woundsAt(weapon ?? 'monster', die + combatBonus)))
  const bears = ({ woundPoints }: CharacterSheet) => Math.ceil(woundPoints / Math.max(blow, LEAST))
  return `falls to ${bears(after)} blows of ${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name} instead of ${bears(before)}`
}

import { assertNever } from '../../kernel/assert-never.ts'
import { type Script, tell } from '../../kernel/play.ts'
import { pickOne, roll } from '../asks.ts'
import type { Character, Delve } from '../state.ts'
import { ABILITY_LIMIT, type DemonName, potentialUnder, SPELLS } from '../tables/index.ts'
import { arrow } from './07-traps.ts'
import { spellWounds } from './10-combat-spells.ts'
import { type AbilityId, abilityOf, changeAbility } from './12-abilities.ts'
import type { FeatureEvent } from './13-features.ts'
import { weaken } from './13-found.ts'
import { learn } from './14-items.ts'
import { magicOf, postAbility, resistanceCheck, wound } from './party.ts'

// 13.5: altars, and the demons who hear.

const CURSED = -1

const GIFT = 3

export const ARROWS = 3

/** One Resistance Check decides between gift and curse; what the curse casts is not resisted again. */
export function* altar(g: Delve, c: Character, demon: DemonName): Script<void> {
  const blessed = yield* resistanceCheck(g, c, '13.5', demon)
  yield* tell(g, { type: 'altar', rule: '13.5', who: c.id, demon, blessed } satisfies FeatureEvent)
  if (blessed) yield* bless(g, c, demon)
  else yield* curse(g, c, demon)
}

function* bless(g: Delve, c: Character, demon: DemonName): Script<void> {
  switch (demon) {
    case 'alloces':
      c.freeSpells = true
      return yield* tell(g, { type: 'free-spells', rule: '13.5', who: c.id } satisfies FeatureEvent)
    case 'vassago': {
      const most = ABILITY_LIMIT - (c.skills.detrap ?? 0) // 7.3
      return yield* abilityChanged(g, c, 'detrap', Math.min(GIFT, most), demon)
    }
    case 'avnas':
      return yield* cheapLightning(g, c, demon)
    case 'malthus':
      return yield* learn(g, c, 'wrath-of-god', '13.5')
    case 'leraje':
      return yield* abilityChanged(g, c, 'weapon-skill:bow', GIFT, demon)
    case 'asmoday':
      yield* abilityChanged(g, c, 'combat-bonus', GIFT, demon)
      return yield* cheapLightning(g, c, demon)
    default:
      assertNever(demon)
  }
}

function* curse(g: Delve, c: Character, demon: DemonName): Script<void> {
  switch (demon) {
    case 'alloces':
      return yield* weaken(g, c, 'cursed', CURSED, '13.5')
    case 'vassago':
      return yield* abilityChanged(g, c, 'detrap', -(c.skills.detrap ?? 0), demon)
    case 'avnas':
      return yield* struck(g, c, 'lightning')
    case 'malthus':
      return yield* struck(g, c, 'wrath-of-god')
    case 'leraje':
      for (let i = 0; i < ARROWS; i++) yield* arrow(g, c, '13.5')
      return
    case 'asmoday':
      if (c.magic.every((rating) => rating === 0)) return
      for (const sun of ['magic:red', 'magic:yellow', 'magic:blue'] as const)
        if (abilityOf(c, sun) > 0) yield* abilityChanged(g, c, sun, -1, demon)
      return yield* forgetSpell(g, c)
    default:
      assertNever(demon)
  }
}

/** For good, and so a line of the ledger. */
function* abilityChanged(g: Delve, c: Character, ability: AbilityId, amount: number, reason: DemonName): Script<void> {
  if (amount === 0) return
  changeAbility(c, ability, amount)
  postAbility(g, c, ability, amount, '13.5', reason)
  yield* tell(g, { type: 'ability-changed', rule: '13.5', who: c.id, ability, amount } satisfies FeatureEvent)
}

/** Lightning for one Wound Point, whether or not he knew the spell. */
function* cheapLightning(g: Delve, c: Character, demon: DemonName): Script<void> {
  yield* learn(g, c, 'lightning', '13.5')
  if (c.cheap.includes('lightning')) return
  c.cheap.push('lightning')
  postAbility(g, c, 'cheap:lightning', 1, '13.5', demon)
  yield* tell(g, { type: 'spell-cheapened', rule: '13.5', who: c.id, spell: 'lightning' } satisfies FeatureEvent)
}

function* struck(g: Delve, c: Character, spell: 'lightning' | 'wrath-of-god'): Script<void> {
  const wounds = yield* roll(g, spellWounds(g.state, spell), { topic: 'altar-wounds', of: spell, rule: '13.5', who: c.id, seat: c.seat })
  yield* wound(g, c, wounds, { rule: '13.5', cause: spell })
}

/** 13.5 Asmoday: where his rating under this sun no longer allows as many spells as he has circled (4.1.D), one is lost. */
function* forgetSpell(g: Delve, c: Character): Script<void> {
  const { sun } = g.state
  const ids = c.circled.filter((spell) => SPELLS[spell].kind !== 'special')
  const [only] = ids
  if (sun === null || only === undefined || ids.length <= potentialUnder(sun, magicOf(c))) return
  const choice = ids.length === 1 ? only : yield* pickOne({ seat: c.seat, rule: '13.5', topic: 'forget-spell', about: c.id, ids })
  const spell = ids.find((id) => id === choice) ?? only
  c.circled.splice(c.circled.indexOf(spell), 1)
  yield* tell(g, { type: 'spell-forgotten', rule: '13.5', who: c.id, spell } satisfies FeatureEvent)
}

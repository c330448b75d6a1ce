import { assertNever } from '../../kernel/assert-never.ts'
import { certain, type Distribution, distribution, mapped } from '../../kernel/odds.ts'
import type { Casting, CombatAction, Use } from '../actions.ts'
import { columnOf } from '../chapters/09-attack.ts'
import { partyRanks } from '../chapters/09-facing.ts'
import { spellCost, wouldKillCaster } from '../chapters/10-casting.ts'
import { spellWounds } from '../chapters/10-combat-spells.ts'
import { HEALING, MIND, MIND_COST } from '../chapters/14-items.ts'
import { MAGE_NEEDS } from '../chapters/15-special-monsters.ts'
import { fighter, inRank, inRanks, joinRanks, leaveAllRanks, resistanceOf, woundPointsLeft } from '../chapters/party.ts'
import { copy } from '../copy.ts'
import type { DelveState, Fight, Fighter, Id } from '../state.ts'
import type { Potion } from '../tables/index.ts'
import { answerOdds, type Beforehand } from './answer.ts'
import { atMost, attackWounds, endangeredByExplosion, explosionHits, resisted } from './one-roll.ts'

/**
 * The chance, 0 to 1, that the character who acts falls before he acts again if he does this: by its price, or to the answer of the
 * monsters when the rest of the party does nothing. Null where it is not worked out: an Explosion that may kill a friend.
 */
export type Answers = (action: CombatAction) => number | null

/** For everything that `who` may do now in the party's step of a fight (9.2.1). */
export function answersTo(s: DelveState, f: Fight, who: Fighter): Answers {
  const answering = new Answering(s, f, who)
  return (action) => answering.to(action)
}

/** The answers to one fighter, each way that his deed may leave the table worked out once. */
class Answering {
  private readonly s: DelveState
  private readonly f: Fight
  private readonly who: Fighter
  private readonly reached: boolean
  private readonly known = new Map<string, number>()

  constructor(s: DelveState, f: Fight, who: Fighter) {
    this.s = s
    this.f = f
    this.who = who
    this.reached = canBeReached(s, f, who.id)
  }

  to(action: CombatAction): number | null {
    switch (action.do) {
      case 'attack':
      case 'shoot':
      case 'throw':
        return this.after(attackWounds(this.who, columnOf(this.who) ?? 'monster'), action.target)
      case 'cast':
        return this.casting(action)
      case 'use':
        return this.using(action)
      case 'later':
      case 'pass':
      case 'switch':
        return this.falls({})
      default:
        return assertNever(action)
    }
  }

  private falls(before: Beforehand): number {
    if (!this.reached) return 0
    const key = JSON.stringify(before)
    let p = this.known.get(key)
    if (p === undefined) {
      p = answerOdds(this.s, this.f, this.who.id, before)
      this.known.set(key, p)
    }
    return p
  }

  /** Over all wounds that it may give. */
  private after(wounds: Distribution, target: Id, paid: Paid = {}): number {
    if (!this.reached) return 0
    const { least, ways, all } = mapped(wounds, (n) => whatCounts(fighter(this.s, target), n))
    return ways.reduce(
      (sum, count, i) => (count === 0 ? sum : sum + (count / all) * this.falls({ hurt: { [target]: least + i }, paid })),
      0,
    )
  }

  /** Where it gets through, the target sleeps. */
  private lulled(target: Id, paid: Paid = {}): number {
    const resists = atMost(resistanceOf(fighter(this.s, target)))
    return resists * this.falls({ paid }) + (1 - resists) * this.falls({ asleep: target, paid })
  }

  /** With the table as it would be then; he himself stands where he stood. */
  private fallsAt(then: DelveState, paid: Paid = {}): number {
    const { id } = this.who
    return then.fight !== null && canBeReached(then, then.fight, id) ? answerOdds(then, then.fight, id, { paid }) : 0
  }

  /** Where it gets through, the target stands beside the party. */
  private beside(target: Id, paid: Paid = {}): number {
    const resists = atMost(resistanceOf(fighter(this.s, target)))
    return resists * this.falls({ paid }) + (1 - resists) * this.fallsAt(wonOver(this.s, target, this.who.id), paid)
  }

  /** 14.5: never more than were lost. */
  private healed(): number {
    const { id, wounds } = this.who
    const back = mapped(distribution(HEALING), (n) => Math.min(n, wounds))
    return back.ways.reduce((sum, count, i) => sum + (count / back.all) * this.falls({ paid: { [id]: -(back.least + i) } }), 0)
  }

  private casting({ spell, target = '' }: Casting): number | null {
    const { s, who } = this
    if (who.fighter !== 'character') return null
    if (wouldKillCaster(who, spell)) return 1
    const paid = { [who.id]: spellCost(who, spell) }
    switch (spell) {
      case 'blast':
      case 'lightning':
      case 'mental-attack':
      case 'wrath-of-god': {
        const shielded = fighter(s, target).combat.magicShield
        const wounds = shielded ? certain(0) : resisted(distribution(String(spellWounds(s, spell))), fighter(s, target))
        return this.after(wounds, target, paid)
      }
      case 'sleep':
        return this.lulled(target, paid)
      case 'charm':
      case 'redemption':
        return this.beside(target, paid)
      case 'magic-shield':
        return this.fallsAt(shielded(s, target), paid)
      case 'explosion':
        return this.exploding(paid)
      case 'cease-fire':
        return 0
      // Not cast in the party's step of a fight (10.5 to 10.7).
      default:
        return null
    }
  }

  /** 10.5: it is not turned on him alone. */
  private exploding(paid: Paid): number | null {
    const { s, f, who } = this
    const own = explosionHits(who, true)
    const bare = woundPointsLeft(who) - (paid[who.id] ?? 0) === 1
    if (!this.reached) return bare ? own : 0
    if (endangeredByExplosion(s, f, paid[who.id] ?? 0, who.id).some((id) => id !== who.id)) return null
    const struck = inRanks(f.foes).filter((id) => explosionHits(fighter(s, id)) > 0 && whatCounts(fighter(s, id), 1) > 0)
    const over = ([id, ...others]: readonly Id[], hurt: Readonly<Record<Id, number>>): number => {
      if (id === undefined) return this.falls({ hurt, paid, explosion: who.id })
      const p = explosionHits(fighter(s, id))
      return p * over(others, { ...hurt, [id]: 1 }) + (1 - p) * over(others, hurt)
    }
    return over(struck, {})
  }

  private drinking(potion: Potion, target: Id): number | null {
    switch (potion) {
      case 'charm-person':
      case 'charm-monster':
        return this.beside(target)
      case 'healing':
        return this.healed()
      case 'strength':
        return this.falls({})
      case 'poison':
        return null
    }
  }

  private using({ item: id, target = '' }: Use): number | null {
    const { s, who } = this
    const item = who.fighter === 'character' ? who.items.find((each) => each.id === id) : undefined
    switch (item?.kind) {
      case 'ring':
        return item.type === 'sleep' ? this.lulled(target) : null
      case 'potion':
        return this.drinking(item.type, target)
      case 'talisman':
        if (woundPointsLeft(who) <= MIND_COST) return 1
        return this.after(resisted(distribution(MIND), fighter(s, target)), target, { [who.id]: MIND_COST })
      // Nothing else is used in a fight.
      case 'weapon':
      case 'armor':
      case 'medallion':
      case 'tapestry':
      case undefined:
        return null
    }
  }
}

type Paid = NonNullable<Beforehand['paid']>

/** As a charm, or a companion's Redemption, leaves the table (10.5). */
function wonOver(s: DelveState, target: Id, by: Id): DelveState {
  const then = copy(s)
  const victim = fighter(then, target)
  leaveAllRanks(then, target)
  victim.side = 'party'
  victim.charmedBy = victim.fighter === 'monster' ? by : null
  joinRanks(then.march, target)
  if (victim.fighter === 'monster') then.fight?.only?.push(target)
  return then
}

function shielded(s: DelveState, target: Id): DelveState {
  const then = copy(s)
  fighter(then, target).combat.magicShield = true
  return then
}

/** Blows and spells find the front rank (9.3); only the Hellgate, in a step of its own, may find one who has come to stand there. */
function canBeReached(s: DelveState, f: Fight, id: Id): boolean {
  return f.where === 'hellgate' || inRank(partyRanks(s, f), 0).includes(id)
}

/** Of the wounds given, what makes a difference to the answer: death, a mage's strength for Lightning (15.7), a hydra's rage (15.6). */
function whatCounts(f: Fighter, wounds: number): number {
  const felt = Math.max(0, wounds - f.mageArmor)
  const left = woundPointsLeft(f)
  if (felt >= left) return left + f.mageArmor
  if (f.fighter === 'character') return 0
  if (f.type === 'hydra') return felt + f.mageArmor
  const casts = f.type === 'evil-mage' || f.type === 'x-the-unknown'
  return casts && left - felt < MAGE_NEEDS ? left - 1 + f.mageArmor : 0
}

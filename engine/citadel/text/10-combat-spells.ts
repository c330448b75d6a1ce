import type { Wording } from '../../kernel/game.ts'
import { percent } from '../../kernel/odds.ts'
import type { Blocked, Odds, Option, Worked } from '../../kernel/types.ts'
import { many } from '../../kernel/words.ts'
import { type Action, actionAmong, actionId, type Casting } from '../actions.ts'
import { partyRanks } from '../chapters/09-facing.ts'
import { type CastingEvent, casterOf, spellCost, wouldKillCaster } from '../chapters/10-casting.ts'
import { type CombatSpellEvent, EXPLOSION, mayCease, spellWounds } from '../chapters/10-combat-spells.ts'
import type { HesitateEvent } from '../chapters/10-hesitate.ts'
import { fighter, inRanks, rankOf, woundPointsLeft } from '../chapters/party.ts'
import { endangeredByExplosion, explosionOdds, overcomesOdds, spellOdds } from '../odds/one-roll.ts'
import type { Character, DelveState, Fight, Fighter, Id } from '../state.ts'
import { SPELLS, type SpellId } from '../tables/index.ts'
import { asideOption } from './10-asides.ts'
import { namesOf } from './names.ts'
import { because, feltBy, lastPoint, resistanceWhy, resistedWhy } from './odds.ts'
import { listed } from './phrases.ts'
import type { ChapterText, Sentences, Words } from './text.ts'

const sentences: Sentences<CastingEvent | CombatSpellEvent | HesitateEvent> = {
  'spell-cast': ({ who, spell, cost, target }, name) =>
    `${name(who)} casts ${SPELLS[spell].name}${target === undefined ? '' : ` on ${name(target)}`}${cost === 0 ? ', at no cost' : ''}.`,
  'spell-resisted': ({ spell, target }, name) => `${SPELLS[spell].name} has no power over ${name(target)}.`,
  'shield-holds': ({ spell, target }, name) => `${name(target)}’s Magic Shield turns ${SPELLS[spell].name} away.`,
  charmed: ({ who, by }, name) => `${name(who)} falls under the charm and fights for ${name(by)}.`,
  asleep: ({ who }, name) => `${name(who)} falls asleep.`,
  shielded: ({ who }, name) => `A Magic Shield protects ${name(who)} for the rest of the fight.`,
  'cease-fire': ({ by }, name) => `${name(by)} ends the fight: both sides lower their weapons.`,
  hesitation: ({ by }, name) => `The monsters hesitate before ${name(by)}, long enough to heal.`,
}

// ---------------------------------------------------------------- casting in combat

/** How a spell reads in combat. */
export function castWords(s: DelveState, f: Fight, who: Fighter, { spell, target = '' }: Casting): Omit<Option, 'id'> {
  const name = namesOf(s)
  const cost = who.fighter === 'character' ? spellCost(who, spell) : SPELLS[spell].cost
  const left = woundPointsLeft(who) - cost
  const inVain = spell === 'charm' && who.fighter === 'character' && wouldKillCaster(who, spell) // 9.7
  const odds = inVain ? NO_CHANCE : oddsOf(s, f, who.id, spell, target)
  return {
    label: target === '' ? SPELLS[spell].name : `${SPELLS[spell].name}: ${name(target)}`,
    detail: `${effectOf(s, f, spell)}; ${cost === 0 ? 'costs nothing' : `leaves ${many(left, 'Wound Point')}`}`,
    ...(odds === null ? {} : { odds }),
    ...(target === '' ? {} : { at: { kind: fighter(s, target).fighter, id: target } }),
    ...(harmsFriends(s, spell, target) && { friend: true }),
    ...warning(s, f, who, spell, cost),
    data: { cost },
  }
}

/** An Explosion takes in the caster's own side; a bolt may be aimed at a turned companion (10.5, 13.2). */
function harmsFriends(s: DelveState, spell: SpellId, target: Id): boolean {
  if (spell === 'explosion') return true
  return BOLTS.some((bolt) => bolt === spell) && target !== '' && fighter(s, target).fighter === 'character'
}

const BOLTS: readonly SpellId[] = ['blast', 'lightning', 'mental-attack', 'wrath-of-god']

const NO_CHANCE: Odds = { text: percent(0), chance: 0, of: 'works' }

function effectOf(s: DelveState, f: Fight, spell: SpellId): string {
  switch (spell) {
    case 'blast':
    case 'lightning':
    case 'mental-attack':
    case 'wrath-of-god':
      return `${spellWounds(s, spell)} wounds`
    case 'explosion':
      return `1 wound to all who fail to resist, ${inRanks(partyRanks(s, f)).length} on your side included`
    case 'charm':
      return 'makes the target fight for you'
    case 'sleep':
      return 'puts the target to sleep'
    case 'redemption':
      return 'brings the target back to the party'
    case 'magic-shield':
      return 'keeps spell wounds off the target'
    case 'cease-fire':
      return 'ends the fight in an agreement'
    default:
      return SPELLS[spell].name
  }
}

function oddsOf(s: DelveState, f: Fight, caster: Id, spell: SpellId, target: Id): Odds | null {
  switch (spell) {
    case 'blast':
    case 'lightning':
    case 'mental-attack':
    case 'wrath-of-god':
      return woundingOdds(s, spell, fighter(s, target))
    case 'explosion':
      return because(explosionOdds(s, f), explosionWhy(s, f, caster))
    case 'charm':
    case 'sleep':
    case 'redemption':
      return because(overcomesOdds(fighter(s, target)), [
        resistanceWhy(fighter(s, target), namesOf(s)(target), 'nothing happens', EFFECTS[spell]),
      ])
    default:
      return null
  }
}

const EFFECTS = { charm: 'it fights for you', sleep: 'it sleeps', redemption: 'back with the party' } as const

function woundingOdds(s: DelveState, spell: Parameters<typeof spellWounds>[1], target: Fighter): Odds {
  const odds = spellOdds(s, spell, target)
  if (target.combat.magicShield) return odds
  return because(
    odds,
    resistedWhy(String(spellWounds(s, spell)), target, namesOf(s)(target.id), spell === 'wrath-of-god' ? '10.8' : '10.5'),
  )
}

/** Friend and foe check one by one; only those behind a Magic Shield need not. */
function explosionWhy(s: DelveState, f: Fight, caster: Id): readonly Worked[] {
  const all = inRanks([...f.foes, ...partyRanks(s, f)]).map((id) => fighter(s, id))
  return all
    .filter((each) => !each.combat.magicShield)
    .map((each) => resistanceWhy(each, namesOf(s)(each.id), 'no wound', feltBy(each, each.id === caster)(EXPLOSION)))
}

/** 9.7: nobody spends his last Wound Point, or a friend's on an Explosion, unawares. */
function warning(s: DelveState, f: Fight, who: Fighter, spell: SpellId, cost: number): { readonly warns?: string } {
  if (who.fighter === 'character' && wouldKillCaster(who, spell))
    return { warns: spell === 'charm' ? lastPoint(who.name, ', and the charm fails') : lastPoint(who.name) }
  if (spell !== 'explosion') return {}
  const endangered = endangeredByExplosion(s, f, cost, who.id)
  return endangered.length === 0 ? {} : { warns: `This can kill ${listed(endangered, namesOf(s))}.` }
}

const COMBAT_SPELLS = Object.values(SPELLS).filter(({ castAs }) => castAs === 'combat')

/** The combat spells that a character knows but cannot cast now, with the reason. */
export function blockedCasts(s: DelveState, f: Fight, c: Character, offered: readonly Action[]): Blocked[] {
  const cast = new Set(offered.map((action) => (action.do === 'cast' ? action.spell : null)))
  const out: Blocked[] = []
  for (const spell of c.known) {
    if (!COMBAT_SPELLS.includes(SPELLS[spell]) || cast.has(spell)) continue
    const reason = whyNot(s, f, c, spell)
    if (reason !== null) out.push({ id: actionId({ do: 'cast', spell }), label: SPELLS[spell].name, ...reason })
  }
  return out
}

function whyNot(s: DelveState, f: Fight, c: Character, spell: SpellId): Pick<Blocked, 'rule' | 'why'> | null {
  if (!c.circled.includes(spell)) return { rule: '4.1.D', why: 'It was not circled for this raid.' }
  if (rankOf(partyRanks(s, f), c.id) !== 1) return { rule: '10.4', why: 'Spells are cast from the second rank.' }
  if (spell === 'hesitate') return { rule: '10.5', why: 'Hesitate works only before the first round.' }
  if (spell === 'cease-fire' && !mayCease(s, f)) return { rule: '10.5', why: ceaseWhy(s, f) }
  const cost = spellCost(c, spell)
  if (cost > woundPointsLeft(c)) return { rule: '10.2', why: `It costs ${cost}, and ${c.name} has ${woundPointsLeft(c)} left.` }
  return { rule: '10.5', why: spell === 'redemption' ? 'No companion stands among the foes.' : 'There is no one to cast it on.' }
}

function ceaseWhy(s: DelveState, f: Fight): string {
  const companion = f.foes.flat().some((id) => id !== null && fighter(s, id).fighter === 'character')
  return companion ? 'A companion who has turned fights to the end.' : 'X the Unknown and the demons never make peace.'
}

// ---------------------------------------------------------------- questions

function hesitate(s: DelveState): Wording {
  return {
    prompt: 'Make them hesitate?',
    lead: 'Hesitate leaves time for healing potions and healing spells before the first round.',
    option: (id) => {
      const action = actionAmong(id, ['cast', 'decline'])
      if (action.do === 'decline') return { label: 'Fight at once' }
      const c = casterOf(s, action)
      const cost = spellCost(c, 'hesitate')
      const words = {
        label: `${c.name} casts Hesitate`,
        detail: `Leaves ${many(woundPointsLeft(c) - cost, 'Wound Point')}`,
        by: c.id,
        data: { cost },
      }
      return wouldKillCaster(c, 'hesitate') ? { ...words, warns: lastPoint(c.name) } : words
    },
  }
}

function hesitation(s: DelveState): Wording {
  return {
    prompt: 'Heal before the fight?',
    option: (id) => (id === 'fight' ? { label: 'Start the fight' } : asideOption(s, id)),
  }
}

const topics: Words<'hesitate' | 'hesitation'> = { hesitate, hesitation }

export const combatSpells = { sentences, topics } satisfies ChapterText

import { percent } from '../../kernel/odds.ts'
import { many } from '../../kernel/words.ts'
import type { Against, CaveTopics } from '../asks.ts'
import { againstCards } from '../chapters/14-combat.ts'
import { combatStrength, craftOf, living } from '../chapters/characters.ts'
import { type FightOdds, fightOdds } from '../odds/fight.ts'
import { type FightDeed, parseAction } from '../open/actions.ts'
import type { Player } from '../state.ts'
import { addedBy, LIMITS } from '../tables/index.ts'
import type { CharacterId } from '../tables/table-types.ts'
import { clash, oddsFor } from './fights.ts'
import { meetWorth } from './meeting.ts'
import { type BotChoice, best, one } from './pick.ts'
import { resultWorth } from './results.ts'
import { attackOn } from './rivals.ts'
import type { Scene } from './scene.ts'
import { lifeLoss, SPELL } from './worth.ts'

/** 12.1: the space, or a Character on it. */
export function encounter(scene: Scene, ids: readonly string[]): BotChoice {
  const { s, p } = scene
  const worth = (id: string) => {
    const deed = parseAction('encounter', id)
    if (deed.kind === 'space') return meetWorth(scene, p.at)
    const other = living(s, p.seat).find(({ character }) => character === deed.character)
    return other === undefined ? 0 : attackOn(scene, other, deed.psychic)
  }
  const id = best(ids, worth)
  return one(id, id === 'space' ? 'The space is worth more than a fight' : 'The spoils are worth more than the space')
}

/** What a Spell must bring to be cast now: to one who keeps them for the Trials more than to others. */
function spellPrice({ temper }: Scene, spell: 'might' | 'mind-blade' | 'firebolt'): number {
  return temper.keeps && spell !== 'firebolt' ? SPELL + 3 : SPELL
}

const TRIALS: readonly string[] = ['beast', 'apparition']

/** 14.2, 14.3: what brings most; in a Trial the Spell that was kept for it. */
export function fight(scene: Scene, ids: readonly string[], against: Against): BotChoice {
  const spells = ids.filter((id) => id === 'cast:might' || id === 'cast:mind-blade')
  const [spell] = spells
  if (spell !== undefined && TRIALS.includes(against.kind)) return one(spell, 'The Trials are what this Spell was kept for')
  const id = best(ids, (each) => (isRash(scene, each, ids, against) ? NEVER : deedWorth(scene, each, against)))
  return one(id, fightReason(scene, id, ids, against))
}

const NEVER = -1000
/** A fight that costs a Life so much more often than it is won is none for a player who may evade it. */
const RASH = 1.5

function isRash({ p }: Scene, id: string, ids: readonly string[], against: Against): boolean {
  const deed = parseAction('fight', id)
  if (deed.kind !== 'fight' || !ids.some((each) => parseAction('fight', each).kind !== 'fight')) return false
  const { win, hurt } = oddsOf(p, deed, against)
  return hurt > RASH * win
}

function oddsOf(p: Player, { psychic, spell }: Extract<FightDeed, { kind: 'fight' }>, against: Against): FightOdds {
  return oddsFor(p, psychic ? { ...against, by: 'craft' } : against, addedBy(spell))
}

function fightReason({ p }: Scene, id: string, ids: readonly string[], against: Against): string {
  const deeds = ids.map((each) => parseAction('fight', each))
  const deed = parseAction('fight', id)
  const plain = oddsFor(p, against)
  if (deed.kind === 'firebolt') return `${percent(plain.win)} to win the fight: the bolt is sure`
  if (deed.kind === 'evade')
    return plain.hurt > plain.win ? 'The fight costs a Life more often than it is won' : 'The trophies are not worth the risk to a Life'
  const { win } = oddsOf(p, deed, against)
  if (win === 1) return 'You cannot lose this fight'
  const odds = `${percent(win)} to win`
  if (deeds.length === 1) return `${odds}, and no way around it`
  if (deed.spell !== null) return `${odds}, instead of ${percent(plain.win)} without the Spell`
  if (deed.psychic) return `${odds} by Craft, ${percent(plain.win)} by Strength`
  if (deeds.some(({ kind }) => kind === 'evade')) return `${odds}: the trophies are worth the risk`
  return `${odds}: a Spell would add too little`
}

function deedWorth(scene: Scene, id: string, against: Against): number {
  const { p, temper } = scene
  const deed = parseAction('fight', id)
  if (deed.kind === 'fight') {
    const psychic: Against = deed.psychic ? { ...against, by: 'craft' } : against
    const bonus = addedBy(deed.spell)
    return clash(p, psychic, temper, bonus).worth - (deed.spell === null ? 0 : spellPrice(scene, deed.spell))
  }
  const left = against.cards.filter((copy) => copy !== deed.card)
  const rest = left.length === 0 ? 0 : clash(p, againstCards(left, against.by), temper).worth
  return rest - (deed.kind === 'firebolt' ? spellPrice(scene, 'firebolt') : 0)
}

/** 14.6: evades an attacker who is more likely to win. */
export function evade({ s, p }: Scene, by: CharacterId): BotChoice {
  const other = living(s, p.seat).find(({ character }) => character === by)
  const isWeaker = other !== undefined && combatStrength(other) >= combatStrength(p)
  return isWeaker ? one('evade', 'The attacker is at least as strong as you') : one('stand', 'You are stronger than the attacker')
}

/** 14.7: a Spell where it turns the fight; the Trials need it too. */
export function defend(scene: Scene, ids: readonly string[], { by, psychic }: CaveTopics['defend']): BotChoice {
  const { s, p, temper } = scene
  const other = living(s, p.seat).find(({ character }) => character === by)
  const spell = ids.find((id) => id !== 'stand')
  if (other === undefined || spell === undefined) return one('stand', 'None of your Spells helps here')
  const might = psychic ? craftOf : combatStrength
  const loses = (bonus: number) => fightOdds({ score: might(p) + bonus, foe: might(other), two: false, saves: [] }).lose
  const saved = (loses(0) - loses(addedBy(psychic ? 'mind-blade' : 'might'))) * lifeLoss(p, temper)
  return saved > SPELL + (temper.keeps ? 2 : 0)
    ? one(spell, 'The Spell makes a lost Life much less likely')
    : one('stand', 'The Spell would save too little here')
}

/** 9.6: for the last Lives; a player who keeps no Spells wards off the first blow. */
export function ward({ p, temper }: Scene, ids: readonly string[]): BotChoice {
  const isWorth = ids.includes('cast:ward') && (p.lives <= (temper.keeps ? 2 : LIMITS.lives) || p.lives === 1)
  const left = `${many(p.lives, 'Life', 'Lives')} left`
  if (isWorth) return one('cast:ward', `You have ${left}: the Spell is worth less than another`)
  return one('pass', ids.includes('cast:ward') ? `You have ${left}: keep Ward for a worse moment` : 'None of your Spells can help')
}

/** The Pit Gladiator's choice. */
export function arena(scene: Scene, ids: readonly string[]): BotChoice {
  return one(
    best(ids, (id) => resultWorth(scene, parseAction('arena', id).fighter)),
    'The weakest fighter pays the same Gold',
  )
}

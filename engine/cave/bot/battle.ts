import { percent } from '../../kernel/odds.ts'
import type { Against, CaveTopics } from '../asks.ts'
import { againstCards } from '../chapters/14-combat.ts'
import { combatStrength, craftOf, living } from '../chapters/characters.ts'
import { fightOdds } from '../odds/fight.ts'
import { parseAction } from '../open/actions.ts'
import { addedBy, LIMITS } from '../tables/index.ts'
import type { CharacterId } from '../tables/table-types.ts'
import { clash, oddsFor } from './fights.ts'
import { meetWorth } from './meeting.ts'
import { type BotChoice, best, one } from './pick.ts'
import { resultWorth } from './results.ts'
import { attackOn } from './rivals.ts'
import type { Scene } from './scene.ts'
import { lifeLoss, SPELL } from './worth.ts'

/** 12.1: the space, or somebody on it. */
export function encounter(scene: Scene, ids: readonly string[]): BotChoice {
  const { s, p } = scene
  const worth = (id: string) => {
    const deed = parseAction('encounter', id)
    if (deed.kind === 'space') return meetWorth(scene, p.at)
    const other = living(s, p.seat).find(({ character }) => character === deed.character)
    return other === undefined ? 0 : attackOn(scene, other, deed.psychic)
  }
  const id = best(ids, worth)
  return one(id, id === 'space' ? 'Nobody bothers me' : 'He has what I want')
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
  if (spell !== undefined && TRIALS.includes(against.kind)) return one(spell, 'It was kept for this')
  const id = best(ids, (each) => (isRash(scene, each, ids, against) ? NEVER : deedWorth(scene, each, against)))
  return one(id, fightReason(scene, id, against))
}

const NEVER = -1000
/** A fight that costs a Life so much more often than it is won is none for somebody who may evade it. */
const RASH = 1.5

function isRash({ p }: Scene, id: string, ids: readonly string[], against: Against): boolean {
  const deed = parseAction('fight', id)
  if (deed.kind !== 'fight' || !ids.some((each) => parseAction('fight', each).kind !== 'fight')) return false
  const { win, hurt } = oddsFor(p, deed.psychic ? { ...against, by: 'craft' } : against, deed.spell === null ? 0 : addedBy(deed.spell))
  return hurt > RASH * win
}

function fightReason({ p }: Scene, id: string, against: Against): string {
  const deed = parseAction('fight', id)
  if (deed.kind === 'firebolt') return 'Firebolt kills without a fight'
  if (deed.kind !== 'fight') return 'The fight costs a Life more often than it is won'
  const { win } = oddsFor(p, deed.psychic ? { ...against, by: 'craft' } : against, deed.spell === null ? 0 : addedBy(deed.spell))
  return `${percent(win)} to win, and trophies are worth the rest`
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

/** 14.6: evades whoever is more likely to win. */
export function evade({ s, p }: Scene, by: CharacterId): BotChoice {
  const other = living(s, p.seat).find(({ character }) => character === by)
  const isWeaker = other !== undefined && combatStrength(other) >= combatStrength(p)
  return isWeaker ? one('evade', 'Not today') : one('stand', 'Let him come')
}

/** 14.7: a Spell where it turns the fight; the Trials need it too. */
export function defend(scene: Scene, ids: readonly string[], { by, psychic }: CaveTopics['defend']): BotChoice {
  const { s, p, temper } = scene
  const other = living(s, p.seat).find(({ character }) => character === by)
  const spell = ids.find((id) => id !== 'stand')
  if (other === undefined || spell === undefined) return one('stand', 'Let him come')
  const might = psychic ? craftOf : combatStrength
  const loses = (bonus: number) => fightOdds({ score: might(p) + bonus, foe: might(other), two: false, saves: [] }).lose
  const saved = (loses(0) - loses(addedBy(psychic ? 'mind-blade' : 'might'))) * lifeLoss(p, temper)
  return saved > SPELL + (temper.keeps ? 2 : 0) ? one(spell, 'It saves my skin') : one('stand', 'Let him come')
}

/** 9.6: for the last Lives; whoever keeps no Spells wards off the first blow. */
export function ward({ p, temper }: Scene, ids: readonly string[]): BotChoice {
  const isWorth = ids.includes('cast:ward') && (p.lives <= (temper.keeps ? 2 : LIMITS.lives) || p.lives === 1)
  return isWorth ? one('cast:ward', 'Not this one') : one('pass', 'It is for worse than this')
}

/** The Pit Gladiator's choice. */
export function arena(scene: Scene, ids: readonly string[]): BotChoice {
  return one(
    best(ids, (id) => resultWorth(scene, parseAction('arena', id).fighter)),
    'The easiest Gold',
  )
}

import { type Ask, check } from '../../kernel/ask.ts'
import { assertNever } from '../../kernel/assert-never.ts'
import { randomAnswer } from '../../kernel/bots.ts'
import { chance as chanceOf, distribution } from '../../kernel/odds.ts'
import { below, type Stream } from '../../kernel/random.ts'
import type { Answer } from '../../kernel/types.ts'
import { actionAmong, actionId, parseAction } from '../actions.ts'
import { type Asked, asked, type PickTopic } from '../asks.ts'
import { GIVEN_NAMES, isGiven } from '../open/names.ts'
import { BRIBERY_OFFER, BRIBERY_ROWS, type BriberyRow, bribeTarget, HEROES, type HeroId, isHeroId, negotiationAt } from '../tables/index.ts'
import type { CharacterView, CitadelView } from '../view-types.ts'
import { bestAction, bestMove, isLost } from './fight.ts'
import { bestTaker, boldestLook, featureHere, surestHand } from './hands.ts'
import { characters, danger, foesHere, health, member, price } from './sight.ts'
import { bestSpeaker, named } from './talk.ts'
import { SPELLS_WANTED } from './wanted.ts'
import { bestWay } from './way.ts'

/** What the bot answers, and why, in one short sentence. */
export interface Advice {
  readonly answer: Answer
  readonly why: string
}

/** A careful player: answers from what can be seen and from the question, nothing else. */
export function sensible(view: unknown, ask: Ask, chance: Stream): Advice {
  // The kernel gives each game its own view back.
  const raid = view as CitadelView
  const own = asked(ask)
  switch (own.kind) {
    case 'pick':
      return choose(raid, own, chance)
    case 'arrange':
      return { answer: { value: own.suggest() }, why: 'The strong in front, archers and casters behind' }
    case 'share':
      return { answer: { value: own.suggest() }, why: 'Fair shares' }
    case 'text':
      return { answer: { value: name(raid, own, chance) }, why: 'A name that no one in the campaign has had' }
    case 'roll':
      return { answer: randomAnswer(own, chance), why: 'As it comes' }
    default:
      return assertNever(own)
  }
}

/** A given name that nobody of the campaign bears or bore; the dead keep theirs. */
function name({ taken = [] }: CitadelView, ask: Extract<Ask, { kind: 'text' }>, chance: Stream): string {
  const first = below(chance, GIVEN_NAMES.length)
  for (let i = 0; i < GIVEN_NAMES.length * 9; i++) {
    const plain = GIVEN_NAMES[(first + i) % GIVEN_NAMES.length] ?? 'Una'
    const value = i < GIVEN_NAMES.length ? plain : `${plain} ${Math.floor(i / GIVEN_NAMES.length) + 1}`
    if (check(ask, { value }) === null && !isGiven(value, taken)) return value
  }
  return String(randomAnswer(ask, chance).value)
}

// ---------------------------------------------------------------- picks

interface Pick {
  readonly ids: readonly string[]
  readonly why: string
}

function one(id: string, why: string): Pick {
  return { ids: [id], why }
}

function choose(raid: CitadelView, ask: Asked<PickTopic>, chance: Stream): Advice {
  const { ids, why } = first(raid, ask, chance)
  return { answer: { pick: ids }, why }
}

/** What is done beside the question comes first: whoever is hurt is healed. */
function first(raid: CitadelView, ask: Asked<PickTopic>, chance: Stream): Pick {
  const cure = ask.aside === undefined || !raid.party.some(isHurt) ? null : bestCure(raid, ask.aside())
  return cure ?? picked(raid, ask, chance)
}

function picked(raid: CitadelView, ask: Asked<PickTopic>, chance: Stream): Pick {
  const { ids } = ask
  switch (ask.topic) {
    case 'party-size':
      return one(ids[0] ?? '3:3', 'As many as may go')
    case 'choose-hero':
      return bestHero(ids)
    case 'initiate-race':
      return race(raid, ids)
    case 'initiate-weapons':
      return { ids: preferred(ids, WEAPONS_WANTED, ask.min), why: 'One for the first rank and one for the second' }
    case 'initiate-background':
      return one('wounds', 'Wounds are what one dies of')
    case 'spells-known':
    case 'spells-circled':
      return { ids: preferred(ids, SPELLS_WANTED, ask.min), why: 'The spells that help most' }
    case 'spells-change':
      return one('done', 'The lists are good')
    case 'new-spell':
      return { ids: preferred(ids, SPELLS_WANTED, 1), why: 'The spell that helps most' }
    case 'forget-spell':
      return { ids: preferred(ids, [...SPELLS_WANTED].reverse(), 1), why: 'The one missed least' }
    case 'route':
      return route(raid, ids)
    case 'placement':
      return one(ids[below(chance, ids.length)] ?? '', 'One way is as good as another')
    case 'trap':
    case 'chest':
      return opener(raid, ids)
    case 'detrap':
      return one('detrap', 'There is nothing to lose')
    case 'encounter':
      return encounter(raid, ids)
    case 'speaker':
      return one(bestSpeaker(raid, ids), 'The best speaker')
    case 'charmed-place':
      return one(ids[0] ?? '', 'In front, where it is of use')
    case 'at-peace':
      return one('decline', 'Let them be')
    case 'after-failure':
      return afterFailure(raid, ids)
    case 'bribe':
      return bribe(raid, ids)
    case 'combat-action':
      return one(...idAndWhy(bestAction(raid, ask.about ?? '', ids)))
    case 'reorganise':
      return one(...idAndWhy(bestMove(raid, ids)))
    case 'join-fight':
      return one('join', 'Nobody is left alone')
    case 'hesitate':
      return declining(ids, 'No time to lose')
    case 'hesitation':
      return bestCure(raid, ids) ?? one('fight', 'Enough of healing')
    case 'poison':
    case 'resurrect':
    case 'stone-flesh':
      return remedy(raid, ids)
    case 'item':
      return taker(raid, ids, ask.data.item)
    case 'discard':
      return discard(ids)
    case 'charm-potion':
      return one(ids[0] ?? 'decline', 'One more to fight for us')
    case 'investigate':
      return investigate(raid, ids)
    case 'take-thing':
      return declining(ids, 'It may be cursed')
    case 'hellgate':
      return destroyer(raid, ids)
    case 'same-maze':
    case 'clavichord':
    case 'hand-over':
      return declining(ids, 'Leave it')
    default:
      return assertNever(ask)
  }
}

function idAndWhy({ id, why }: { readonly id: string; readonly why: string }): [string, string] {
  return [id, why]
}

/** Declines where that is offered, else takes the first. */
function declining(ids: readonly string[], why: string): Pick {
  return ids.includes('decline') ? one('decline', why) : one(ids[0] ?? '', 'There is no choice')
}

/** The `count` most wanted of `ids`, in the order of `wanted`. */
function preferred(ids: readonly string[], wanted: readonly string[], count: number): string[] {
  const rank = (id: string) => (wanted.indexOf(id) + wanted.length + 1) % (wanted.length + 1)
  return [...ids].sort((a, b) => rank(a) - rank(b)).slice(0, count)
}

// ---------------------------------------------------------------- before the raid

const WEAPONS_WANTED = ['sword', 'bow', 'ax', 'hammer']

function bestHero(ids: readonly string[]): Pick {
  const worth = (id: HeroId) => {
    const { wounds, combatBonus, magic, skills } = HEROES[id]
    return wounds + combatBonus * 1.5 + Math.max(...magic) + (skills.hellgate ?? 0) * 1.5 + (skills.detrap ?? 0)
  }
  const [best] = ids.filter(isHeroId).sort((a, b) => worth(b) - worth(a))
  return one(best ?? ids[0] ?? '', 'The strongest who is free')
}

/** Somebody must open doors (7.0), and somebody destroy the Hellgate (16.0). */
function race(raid: CitadelView, ids: readonly string[]): Pick {
  const wanted = raid.party.some(({ skills }) => skills.detrap !== undefined) ? 'human' : 'dwarf'
  return one(
    ids.includes(wanted) ? wanted : (ids[0] ?? ''),
    wanted === 'dwarf' ? 'Somebody has to look at traps' : 'Tough, and of use at the Hellgate',
  )
}

// ---------------------------------------------------------------- on the way

function route(raid: CitadelView, ids: readonly string[]): Pick {
  return one(...idAndWhy(bestWay(raid, ids, raid.hellgate.destroyed || isLost(raid))))
}

const HURT = 3

function isHurt(c: CharacterView): boolean {
  return c.status === 'living' && lostBy(c) >= HURT
}

/** What the healing spells cure, about (10.6). */
const CURES: { readonly [spell: string]: number } = { heal: 3, rejuvenate: 4 }
/** The Wound Points a caster keeps for himself. */
const SPARE = 2

/** The option that heals most for its price: `una/cast:heal:almuric`, `una/use:potion-healing-1`; null where nobody needs it. */
function bestCure(raid: CitadelView, ids: readonly string[]): Pick | null {
  let best: Pick | null = null
  let most = 0
  for (const id of ids) {
    const gain = cureOf(raid, id)
    if (gain > most) {
      most = gain
      best = one(id, 'Somebody is hurt')
    }
  }
  return best
}

function cureOf(raid: CitadelView, id: string): number {
  const action = parseAction(id)
  if (action.do !== 'cast' && action.do !== 'use') return 0
  const helper = member(raid, action.by ?? '')
  if (helper === undefined) return 0
  const lost = lostBy(member(raid, action.target ?? ''))
  if (action.do === 'cast') {
    const { spell } = action
    const cure = CURES[spell]
    return cure === undefined || lost < cure || !canSpare(helper, spell) ? 0 : lost - price(spell)
  }
  if (action.item.startsWith('potion-healing')) return lostBy(helper) >= 4 ? lostBy(helper) : 0
  return action.item.startsWith('ring-heal') && lost >= 3 ? lost : 0
}

function lostBy(c: CharacterView | undefined): number {
  return c === undefined ? 0 : c.woundPoints.total - c.woundPoints.left
}

function opener(raid: CitadelView, ids: readonly string[]): Pick {
  const id = surestHand(raid, ids)
  return one(id, id === 'decline' ? 'Nobody could bear a trap' : 'The surest hand')
}

// ---------------------------------------------------------------- meeting monsters

/** The most a fight may cost for its treasure and experience to be worth it. */
const EASY = 0.04
const HARD = 0.45
const HOPELESS = 0.8

function encounter(raid: CitadelView, ids: readonly string[]): Pick {
  if (!ids.includes('negotiate')) return one('fight', 'They do not talk')
  const cost = danger(raid, foesHere(raid))
  if (cost < EASY && health(raid) > 0.5) return one('fight', 'An easy fight')
  if (cost > HARD) {
    const spell = castOf(raid, ids, 'daunt') ?? castOf(raid, ids, 'cow')
    if (spell !== undefined) return one(spell, 'Better frightened than fought')
    const oratory = castOf(raid, ids, 'oratory')
    if (oratory !== undefined && talks(raid) < 0.6) return one(oratory, 'A silver tongue is needed')
  }
  return one('negotiate', 'Talking costs nothing')
}

/** Whether casting that spell leaves somebody enough to live on. */
function canSpare(caster: CharacterView, spell: string): boolean {
  return caster.woundPoints.left - price(spell) >= SPARE
}

/** The first option to cast that spell by somebody who can spare it: `una/cast:cow`. */
function castOf(raid: CitadelView, ids: readonly string[], spell: string): string | undefined {
  return ids.find((id) => {
    const action = parseAction(id)
    if (action.do !== 'cast' || action.spell !== spell) return false
    const caster = member(raid, action.by ?? '')
    return caster !== undefined && canSpare(caster, spell)
  })
}

/** Chance of an agreement (8.5) with the best speaker. */
function talks(raid: CitadelView): number {
  const value = Math.max(0, ...foesHere(raid).map((m) => m.negotiation ?? 0))
  const skill = Math.max(0, ...characters(raid).map((c) => c.skills.negotiation ?? 0))
  return chanceOf(distribution('2D6'), (total) => negotiationAt(total + skill - value) !== 'failure')
}

function afterFailure(raid: CitadelView, ids: readonly string[]): Pick {
  const cost = danger(raid, foesHere(raid))
  return cost > HARD && ids.includes('bribe') && bestOffer(raid, rowsFor(raid)) !== null
    ? one('bribe', 'Gold is cheaper than blood')
    : one('fight', cost > HOPELESS ? 'There is no way out' : 'It comes to a fight')
}

function rowsFor(raid: CitadelView): BriberyRow[] {
  const wealth = characters(raid).reduce((sum, c) => sum + c.gold + c.jewels.reduce((all, value) => all + value, 0), 0)
  return BRIBERY_ROWS.filter((row) => BRIBERY_OFFER[row] <= wealth)
}

const GOOD_ODDS = 3

/** The cheapest offer that is likely to be taken; null if there is none. */
function bestOffer(raid: CitadelView, rows: readonly BriberyRow[]): BriberyRow | null {
  let strongest = foesHere(raid)[0]
  for (const m of foesHere(raid)) if (strongest === undefined || m.woundPoints.total > strongest.woundPoints.total) strongest = m
  if (strongest === undefined) return null
  const sum = strongest.woundPoints.total + (strongest.negotiation ?? 0)
  return rows.find((row) => bribeTarget(sum, BRIBERY_OFFER[row]) >= GOOD_ODDS) ?? null
}

function bribe(raid: CitadelView, ids: readonly string[]): Pick {
  const rows = ids.flatMap((id) => {
    const action = actionAmong(id, ['bribe', 'decline'])
    return action.do === 'bribe' && action.row !== undefined ? action.row : []
  })
  const row = bestOffer(raid, rows)
  return row === null ? declining(ids, 'They want more than we have') : one(actionId({ do: 'bribe', row }), 'As much as it takes')
}

const REMEDIES = ['neutralize-poison', 'resurrect', 'stone-flesh'] as const

/** A remedy that does not kill the helper: rings before spells. */
function remedy(raid: CitadelView, ids: readonly string[]): Pick {
  const ring = ids.find((id) => parseAction(id).do === 'use')
  if (ring !== undefined) return one(ring, 'The ring costs nothing')
  const spell = REMEDIES.map((each) => castOf(raid, ids, each)).find((id) => id !== undefined)
  return spell === undefined ? declining(ids, 'It would kill the caster') : one(spell, 'A companion is worth it')
}

// ---------------------------------------------------------------- things and features

function taker(raid: CitadelView, ids: readonly string[], item: string): Pick {
  const id = bestTaker(raid, ids, item)
  return id === 'decline' ? declining(ids, 'Nobody wants it') : one(id, 'Of most use there')
}

/** An ordinary weapon makes room for a magical one. */
function discard(ids: readonly string[]): Pick {
  const ordinary = ids.filter((id) => parseAction(id).do === 'discard' && !/\d$/.test(id))
  return ordinary.length > 0 ? one(ordinary[ordinary.length - 1] ?? '', 'A magical one is better') : declining(ids, 'Better keep these')
}

/** Mirrors always (13.7); of the rest those that promise more gain than danger. */
function investigate(raid: CitadelView, ids: readonly string[]): Pick {
  const id = boldestLook(raid, ids)
  if (id === 'decline') return declining(ids, 'Not worth the danger')
  return one(id, featureHere(raid) === 'mirror' ? 'Mirrors show the way' : 'There may be something in it')
}

/** 16.0: the character with the best rating tries, as long as it does not kill him. */
function destroyer(raid: CitadelView, ids: readonly string[]): Pick {
  let best: string | null = null
  let most = 0
  for (const id of ids) {
    const c = named(raid, id)
    const rating = c?.skills.hellgate ?? 0
    if (c === undefined || rating <= most || c.woundPoints.left < 2) continue
    most = rating
    best = id
  }
  return best === null ? declining(ids, 'Nobody could bear another failure') : one(best, 'This is what we came for')
}

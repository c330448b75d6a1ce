import { autoplay, lawful, opened, sensibleBot } from '../../kernel/autoplay.ts'
import type { RosterRecord } from '../../kernel/campaign.ts'
import { plain } from '../../kernel/plain.ts'
import { newPlay } from '../../kernel/play.ts'
import { type Start, setUp } from '../../kernel/proof/plan.ts'
import { type Stream, stream } from '../../kernel/random.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import type { Json, Skill } from '../../kernel/types.ts'
import { wealth } from '../chapters/08-payment.ts'
import { homecoming } from '../chapters/17-leaving.ts'
import { roster } from '../home/17-roster.ts'
import { citadel } from '../index.ts'
import { MOST_IN_PARTY } from '../open/names.ts'
import type { Purpose } from '../open/purposes.ts'
import { atHome } from '../sheet.ts'
import type { CharacterSheet, DelveState } from '../state.ts'

// Raids by the bot and what they bring home: what its strengths and purposes are measured by. `npm run endure -- raids` plays hundreds.

/** One raid. */
export interface Raid {
  readonly end: 'team-victory' | 'left' | 'all-dead'
  readonly alive: number
  readonly experience: number
  /** Gold and jewels. */
  readonly gold: number
  readonly found: boolean
  readonly destroyed: boolean
}

export interface Venture {
  readonly seed: string
  readonly skill: Skill
  readonly purpose?: Purpose
  /** How seasoned the party is that is made for it: for each step 3 Wound Points, 2 Combat Bonus and 1 Hellgate, and from the second on 1 Resistance. */
  readonly seasoned?: number
  /** How often it may go into the same maze until the Hellgate is destroyed (17.0); fresh recruits replace the fallen. Once: in a raid of its own. */
  readonly entries?: number
}

/** A campaign that nobody has played yet. */
export const NEW_CAMPAIGN: NonNullable<Start['campaign']> = { taken: [], ends: [], legacy: null }

/** The raids of one party, until it falls, wins, or has gone in often enough. */
export function venture({ seed, skill, purpose = 'home', seasoned = 0, entries = 1 }: Venture): Raid[] {
  const raids: Raid[] = []
  const people = new Map<string, RosterRecord>()
  const chance = stream(seed, 'campaign')
  let again: Pick<Start, 'party' | 'campaign'> = entries > 1 ? { campaign: NEW_CAMPAIGN } : {}
  for (let entry = 1; entry <= entries; entry++) {
    const state = play({ seed: `${seed}/${entry}`, options: { purpose }, ...again }, skill, entry === 1 ? seasoned : 0)
    const raid = told(state)
    raids.push(raid)
    if (raid.end !== 'left') break
    const party = atTheGate(state, people)
    while (party.length < MOST_IN_PARTY) party.push(recruited(people, chance))
    again = {
      party: party.map((sheet) => ({ record: plain(sheet) })),
      campaign: { taken: [...people.values()], ends: [], legacy: roster.legacy(state) },
    }
  }
  return raids
}

/** Longer than any raid of a bot. */
const LONGEST = 20_000

function play(start: Start, skill: Skill, seasoned: number): DelveState {
  const { state } = setUp(citadel, { seats: 1, ...start })
  const answers = lawful(sensibleBot(citadel, stream(start.seed, 'bots'), () => skill))
  let made = seasoned === 0
  const { ended } = autoplay(opened(citadel, newPlay(state, start.seed, { quiet: true })), {
    answers,
    most: LONGEST,
    met: (ask) => {
      if (!made && ask?.topic === 'march-order') {
        made = true
        for (const c of state.characters) season(c, seasoned)
      }
      return false
    },
  })
  if (!ended) throw new Error(`${start.seed}: it does not end`)
  return state
}

const MOST_SKILL = 5

function season(c: CharacterSheet, steps: number): void {
  c.woundPoints += 3 * steps
  c.combatBonus += 2 * steps
  c.skills.hellgate = Math.min(MOST_SKILL, (c.skills.hellgate ?? 0) + steps)
  if (steps > 1) c.resistance = Math.min(MOST_SKILL, c.resistance + 1)
}

function told(s: DelveState): Raid {
  const kind = s.end?.kind
  if (kind === undefined || kind === 'abandoned') throw new Error('the raid has not ended')
  const home = homecoming(s).filter(({ fate }) => fate.kind === 'came-out')
  return {
    end: kind,
    alive: home.length,
    experience: home.reduce((sum, { experience }) => sum + experience, 0),
    gold: home.reduce((sum, each) => sum + wealth(each), 0),
    found: s.hellgate.guarded,
    destroyed: s.hellgate.destroyed,
  }
}

// ---------------------------------------------------------------- the people at home

/** Enters everyone of a raid in `people`; those who are home, as they came. */
function atTheGate(s: DelveState, people: Map<string, RosterRecord>): CharacterSheet[] {
  for (const { slug, sheet } of roster.homecoming(s)) {
    const { name, race, kind } = atHome(plain(sheet))
    people.set(slug, { slug, name, race, kind, sheet })
  }
  return homecoming(s).flatMap(({ fate, sheet }) => (fate.kind === 'came-out' ? [sheet] : []))
}

/** 17.3: a hero as long as there are any, then an initiate. */
function recruited(people: Map<string, RosterRecord>, chance: Stream): CharacterSheet {
  const known = { variants: [], taken: [...people.values()] }
  const hero = roster.recruit({ kind: 'hero' }, known, chance)
  const made = isRefusal(hero) ? roster.recruit(initiate(people.size), known, chance) : hero
  if (isRefusal(made)) throw new Error(made.message)
  people.set(made.slug, made)
  return atHome(plain(made.sheet))
}

function initiate(n: number): Json {
  return { kind: 'initiate', name: `Recruit ${n}`, race: 'Human', weapons: ['sword', 'bow'], experience: 'wounds' }
}

// ---------------------------------------------------------------- a campaign

export interface Season {
  readonly raid: Raid
  /** Living at home after it. */
  readonly living: number
  /** Points bought so far by those who live (12.2, 12.3). */
  readonly points: number
}

interface Member {
  sheet: CharacterSheet
  experience: number
  gold: number
  points: number
}

/** A campaign by the bot alone: the strongest six go, each buys what helps most, recruits fill the party up; every raid is into a new maze. */
export function campaign(seed: string, skill: Skill, raids: number): Season[] {
  const people = new Map<string, RosterRecord>()
  const living = new Map<string, Member>()
  const chance = stream(seed, 'campaign')
  const seasons: Season[] = []
  for (let n = 1; n <= raids; n++) {
    while (living.size < MOST_IN_PARTY) {
      const sheet = recruited(people, chance)
      living.set(sheet.id, { sheet, experience: 0, gold: 0, points: 0 })
    }
    const party = [...living.values()].toSorted((a, b) => might(b.sheet) - might(a.sheet)).slice(0, MOST_IN_PARTY)
    const start = {
      seed: `${seed}-${n}`,
      party: party.map(({ sheet }) => ({ record: plain(sheet) })),
      campaign: { taken: [...people.values()], ends: [], legacy: null },
    }
    const state = play(start, skill, 0)
    atTheGate(state, people)
    for (const { id, fate, sheet, experience, gold, jewels } of homecoming(state)) {
      const member = living.get(id)
      if (fate.kind !== 'came-out' || member === undefined) living.delete(id)
      else spend(Object.assign(member, { sheet, experience: member.experience + experience, gold: member.gold + wealth({ gold, jewels }) }))
    }
    const points = [...living.values()].reduce((sum, each) => sum + each.points, 0)
    seasons.push({ raid: told(state), living: living.size, points })
  }
  return seasons
}

function might({ woundPoints, combatBonus }: CharacterSheet): number {
  return woundPoints + 2 * combatBonus
}

function spend(member: Member): void {
  for (;;) {
    const offered = roster.purchases
      .prices(plain(member.sheet), [])
      .filter(({ barred, experience, gold }) => barred === undefined && experience <= member.experience && gold <= member.gold)
    const best = roster.purchases.mostHelpful(plain(member.sheet), offered)
    const bought = offered.find(({ id }) => id === best)
    if (bought === undefined) return
    const sheet = roster.purchases.advance(plain(member.sheet), bought.id)
    if (isRefusal(sheet)) throw new Error(sheet.message)
    member.sheet = atHome(plain(sheet))
    member.experience -= bought.experience
    member.gold -= bought.gold
    member.points += 1
  }
}

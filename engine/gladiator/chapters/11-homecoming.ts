import type { Homecoming, RosterRecord } from '../../kernel/campaign.ts'
import { post } from '../../kernel/play.ts'
import { BARE } from '../open/gear.ts'
import { attributesOf } from '../open/growth.ts'
import { atHome, deathSwordsIn, wrongGear } from '../sheet.ts'
import type { Gear, StableSheet } from '../sheet-types.ts'
import type { Arena, Figure } from '../state.ts'
import { EXPERIENCE } from '../tables/limits.ts'
import type { Attribute } from '../tables/table-types.ts'
import { gearOf } from './06-gear.ts'
import { figureOf, isGladiator } from './figures.ts'

// What a fight adds to and takes from a career (11.1, 11.2): the lines of the ledger, and the sheets that go home.

/** Why a line is entered during a fight and at its end. */
export const FIGHT_REASONS = [
  'damage',
  'death-blow',
  'spells',
  'victory',
  'fallen',
  'resurrected',
  'advanced',
  'fallen-back',
  'won',
  'left-behind',
  'came-home',
] as const
export type FightReason = (typeof FIGHT_REASONS)[number]

const ATTRIBUTES: readonly Attribute[] = ['sh', 'ag', 'iq']

/** 11.1: what this fight has brought him so far, in whole points: a half is dropped (G-45). */
export function pointsOf({ earned: { halves, deathBlows, spells, victory } }: Pick<Figure, 'earned'>): number {
  return Math.floor(halves * EXPERIENCE.perDamage) + deathBlows + spells + victory
}

/** 11.1, 35.6: with his life goes all that he ever earned, this fight's points too. His bones remember it (G-65). */
export function loseExperience(g: Arena, f: Figure): void {
  if (!isGladiator(f)) return
  enterEarned(g, f, '35.6')
  f.bones = f.experience
  enter(g, f, -f.experience, '35.6', 'fallen')
}

/** 23.6, G-65: four fifths of it come back with his life, rounded down. */
export function regainExperience(g: Arena, f: Figure): void {
  const regained = Math.floor((f.bones ?? 0) * EXPERIENCE.resurrected)
  f.bones = null
  f.fallen = null
  enter(g, f, regained, '23.6', 'resurrected')
}

/** 11.1, 11.2: at the end of the fight everything is entered: points, advances, Death Swords, and a fight for those who come home. */
export function enterFight(g: Arena): void {
  for (const sheet of g.state.party) {
    const f = figureOf(g.state, sheet.id)
    enterEarned(g, f, '11.1')
    const home = sheetAfter(f, sheet, isHome(f))
    const before = attributesOf(sheet)
    const after = attributesOf(home)
    for (const subject of ATTRIBUTES) {
      const amount = Math.sign(after[subject] - before[subject])
      const line = { character: f.id, unit: 'ability', amount, subject, rule: '11.2' } as const
      for (let left = Math.abs(after[subject] - before[subject]); left > 0; left--)
        post(g, { ...line, reason: (amount > 0 ? 'advanced' : 'fallen-back') satisfies FightReason })
    }
    for (const [subject, amount, reason] of swordsBetween(sheet, home))
      post(g, { character: f.id, unit: 'item', amount, subject, rule: '22.1', reason })
    if (isHome(f)) post(g, { character: f.id, unit: 'exit', amount: 1, rule: '24.1', reason: 'came-home' satisfies FightReason })
  }
}

function enterEarned(g: Arena, f: Figure, rule: string): void {
  const { earned } = f
  enter(g, f, Math.floor(earned.halves * EXPERIENCE.perDamage), rule, 'damage')
  enter(g, f, earned.deathBlows, rule, 'death-blow')
  enter(g, f, earned.spells, rule, 'spells')
  enter(g, f, earned.victory, rule, 'victory')
  Object.assign(earned, { halves: 0, deathBlows: 0, spells: 0, victory: 0 })
}

function enter(g: Arena, f: Figure, amount: number, rule: string, reason: FightReason): void {
  f.experience += amount
  if (amount !== 0 && g.state.party.some(({ id }) => id === f.id)) post(g, { character: f.id, unit: 'experience', amount, rule, reason })
}

function swordsBetween({ kept }: StableSheet, after: StableSheet): readonly (readonly [string, 1 | -1, FightReason])[] {
  const lost = kept.filter((id) => !after.kept.includes(id))
  const won = after.kept.filter((id) => !kept.includes(id))
  return [...lost.map((id) => [id, -1, 'left-behind'] as const), ...won.map((id) => [id, 1, 'won'] as const)]
}

// ---------------------------------------------------------------- going home

export function isHome({ status }: Figure): boolean {
  return status !== 'dead'
}

/** 44.1, G-71: a fight given up is a break-out. Nobody earns, loses or dies by it. */
export function brokenOut(before: readonly RosterRecord[]): readonly Homecoming[] {
  return before.map(({ slug, sheet }) => {
    const was = atHome(sheet)
    return { slug, status: was.bones === null ? 'living' : 'dead', sheet: { ...was, breakOuts: was.breakOuts + 1 } }
  })
}

/** 24.1: a fight counts once it is over, for those who come home from it. */
export function sheetAfter(f: Figure, sheet: StableSheet, counts: boolean): StableSheet {
  const kept = keptAfter(f, sheet)
  const home = {
    ...sheet,
    kept,
    experience: f.experience + pointsOf(f),
    bones: f.bones,
    fights: sheet.fights + (counts ? 1 : 0),
  }
  return { ...home, gear: fitting(home, sheet.gear) }
}

/** G-114, G-128: what he left at home stays his; of those in the arena he keeps what he walks out with. */
function keptAfter(f: Figure, { kept, gear }: StableSheet): readonly string[] {
  const atHome = kept.length - deathSwordsIn(gear)
  const carried = isHome(f) ? deathSwordsIn(gearOf(f)) : 0
  const still = kept.slice(0, atHome + carried)
  const swords = [...still]
  for (let number = 1; swords.length < atHome + carried; number++) {
    const id = `death-sword-${number}`
    if (!kept.includes(id)) swords.push(id)
  }
  return swords
}

/** 5.1: arms are had before every fight for nothing; what has become too heavy for him, or is no longer his, is put down. */
function fitting(sheet: StableSheet, gear: Gear): Gear {
  let fitted = BARE
  for (const place of PLACES) {
    const wished = { ...fitted, [place]: gear[place] }
    if (wrongGear(sheet, wished) === null) fitted = wished
  }
  return fitted
}

const PLACES = ['suit', 'helmet', 'ready', 'also', 'slung'] as const satisfies readonly (keyof Gear)[]

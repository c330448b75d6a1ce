import { many } from '../../kernel/words.ts'
import { levelOf } from '../chapters/102-levels.ts'
import { type HeroStep, heroSteps } from '../chapters/204-movement.ts'
import { closedDoors } from '../chapters/206-doors.ts'
import { found } from '../chapters/207-riches.ts'
import { inHand } from '../chapters/209-weapons.ts'
import { foesBeside } from '../chapters/210-combat.ts'
import { heroOf } from '../chapters/section.ts'
import { type Activity, type HeroState, type Section, WEAPONS } from '../state.ts'
import { COSTS } from '../tables/index.ts'

/** A deed that a hero may not do now, by the id it would have, and why. */
export interface Barred {
  readonly id: string
  readonly rule: string
  readonly why: string
}

const SPENT = { rule: '204C', why: 'He has no movement points left.' }
const UNARMED = { rule: '210D', why: 'He has no weapon in hand.' }
const MOVES_ONLY = { rule: '208C', why: 'While they are outwitted he may only move.' }

/** Deeds that a player would look for among `ids` and not find; they give away nothing that lies face down. */
export function barred(s: HeroState, section: Section, activity: Activity, ids: readonly string[]): readonly Barred[] {
  const all = [...outwit(activity), ...steps(s, section, activity), ...deeds(s, section, activity), ...weapons(section, activity), END]
  return all.filter(({ id }) => !ids.includes(id))
}

const END: Barred = { id: 'end', rule: '208C', why: 'He may not stay here: a monster stands too near.' }

function outwit(activity: Activity): readonly Barred[] {
  return activity.outwitting || activity.fresh
    ? []
    : [{ id: 'outwit', rule: '208A', why: 'He may outwit them only before he does anything else.' }]
}

function steps(s: HeroState, section: Section, activity: Activity): readonly Barred[] {
  return heroSteps(s, section)
    .filter(({ kind }) => kind !== 'wall')
    .map((step) => ({ id: `step:${step.facing}`, ...whyNoStep(activity, step) }))
}

function whyNoStep(activity: Activity, { kind }: HeroStep): Omit<Barred, 'id'> {
  const { outwitting, halted, points } = activity
  if (kind === 'door')
    return outwitting
      ? { rule: '208C', why: 'While they are outwitted he may not open doors.' }
      : { rule: '206A', why: 'The door is shut: open it first.' }
  if (points < COSTS.step) return SPENT
  if (halted) return { rule: '204B', why: 'A monster holds him here until it is dead.' }
  if (outwitting) return { rule: '208C', why: 'From there he could not get clear of them.' }
  return { rule: '204A', why: 'A monster stands there.' }
}

/** Blows, doors and riches: what is beside him or at his feet. */
function deeds(s: HeroState, section: Section, activity: Activity): readonly Barred[] {
  const why = activity.outwitting ? MOVES_ONLY : SPENT
  const whyNoBlow = inHand(heroOf(section)) === null ? UNARMED : why
  return [
    ...foesBeside(s, section).map(({ id }) => ({ id: `attack:${id}`, ...whyNoBlow })),
    ...closedDoors(s, section, activity).map(({ id }) => ({ id: `open:${id}`, ...why })),
    ...found(section).map(({ id }) => ({ id: `take:${id}`, ...why })),
  ]
}

function weapons(section: Section, activity: Activity): readonly Barred[] {
  const hero = heroOf(section)
  const bought = WEAPONS.filter((weapon) => weapon !== hero.armed && levelOf(hero.bought, weapon) > 0)
  return bought.map((weapon) => {
    const id = `arm:${weapon}`
    if (levelOf(hero.now, weapon) === 0) return { id, rule: '212B', why: 'He cannot use it until a breather restores it.' }
    return activity.outwitting
      ? { id, ...MOVES_ONLY }
      : { id, rule: '209B', why: `Changing weapons takes ${many(COSTS['change-weapon'], 'point')}.` }
  })
}

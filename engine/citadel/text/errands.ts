import { asksElse } from '../../kernel/errand.ts'
import type { ErrandEnd, PlanStep } from '../../kernel/errand-types.ts'
import { percent } from '../../kernel/odds.ts'
import type { Odds } from '../../kernel/types.ts'
import { capital, many } from '../../kernel/words.ts'
import { placeName } from '../open/place-name.ts'
import { described } from '../open/segments.ts'
import type { Id } from '../state.ts'
import type { Feature } from '../tables/index.ts'
import type { WoundPoints } from '../view-types.ts'
import { WAY_NAMES } from './06-movement.ts'
import { grouped } from './phrases.ts'
import type { Names } from './text.ts'

// The words of errands: their names, what they would do, how they ended.

/** A place as a way names it. */
interface Named {
  readonly kind: 'gateway' | 'room' | 'corridor'
  readonly feature: Feature | null
  readonly x: number
  readonly y: number
  readonly level: number
}

/** The place or the character of a note. */
type Where = Pick<PlanStep, 'about' | 'at'>

export const WALK = {
  label: (there: Named, level: number) =>
    `Walk to ${placeName(there)}, ${described(there.kind, there.feature)}${there.level === level ? '' : ` on level ${there.level}`}`,
  detail: (steps: number, turn: number) => `${capital(many(steps, 'step'))}, from turn ${turn} to turn ${turn + steps}`,
  past: { label: 'Ignore room features', detail: 'The party investigates nothing on the way (13.0).' },
  heal: (how: string) => ({ label: 'Heal first', detail: `As well as possible: ${how}.` }),
  way: { label: 'Choose the way' },
  by: (steps: number, waiting: readonly Id[], name: Names, safe: number) => ({
    label: `${capital(many(steps, 'step'))}${waiting.length === 0 ? '' : `, past ${grouped(waiting, name)}`}`,
    detail: waiting.length === 0 ? `${percent(safe)} that nothing comes` : 'you will meet what waits there',
  }),
  eachStep: (chance: string, safe: number): PlanStep => ({
    label: `Monsters: ${chance} at each step, ${percent(1 - safe)} in all`,
    rule: '8.1',
  }),
  step: (way: keyof typeof WAY_NAMES, to: Named) => `${capital(WAY_NAMES[way])} to ${placeName(to)}, ${described(to.kind, to.feature)}`,
  undisturbed: (p: number): Odds => ({ text: percent(p), chance: p, of: 'nothing comes' }),
  waits: (name: string, there: Named, where: Where): PlanStep => ({ label: `${name} waits at ${placeName(there)}`, rule: '6.9', ...where }),
  wait: (who: string, count: number) => `${capital(who)} ${count === 1 ? 'waits' : 'wait'} there: you are sure to meet.`,
  unentered: (there: Named, where: Where): PlanStep => ({
    label: `The party has never been at ${placeName(there)}`,
    rule: '8.1',
    ...where,
  }),
  hurt: (name: string, { left, total }: WoundPoints, where: Where): PlanStep => ({
    label: `${name} has ${left} of ${total} Wound Points`,
    ...where,
  }),
  behind: (name: string, where: Where): PlanStep => ({
    label: `${name} waits elsewhere, without the party`,
    rule: '10.6',
    ...where,
  }),
  arrived: { kind: 'arrived', text: 'The party arrived.', done: true },
  happened: { kind: 'happened', text: 'Something happened on the way.', done: false },
  met: (who: readonly Id[], name: Names): ErrandEnd => ({
    kind: 'happened',
    text: `${capital(grouped(who, name))} ${who.length === 1 ? 'stood' : 'stood'} in the way.`,
    done: false,
  }),
  asked: (prompt: string) => `On the way: ${prompt}`,
  noWay: { kind: 'no-way', text: 'No known way leads there any longer.', done: false },
} as const satisfies Record<string, ErrandEnd | object | ((...given: never[]) => unknown)>

export const EXPLORE = {
  on: { label: 'Explore further' },
  home: { label: 'Back to the Gateway' },
  hellgate: { label: 'On to the Hellgate' },
  atGateway: { kind: 'arrived', text: 'The party reached the Gateway.', done: true },
  danger: (text: string): ErrandEnd => ({ kind: 'danger', text, done: false }),
  detail: (why: string) => `${why}; goes on until you meet, find or must decide something`,
  past: { label: 'Ignore room features', detail: 'The party investigates nothing (13.0).' },
  meet: { label: 'Meet what comes', detail: 'Negotiates, or else fights, within these limits (8.4). Goes on if it ends well.' },
  heal: { label: 'Heal on the way', detail: 'As well as possible before each step (10.6).' },
  lay: { label: 'Lay chits as they come', detail: 'Takes the first way each one fits (6.2).' },
  step: (way: keyof typeof WAY_NAMES, to: Named | null) =>
    to === null ? `${capital(WAY_NAMES[way])}, into the unknown` : WALK.step(way, to),
  asked: asksElse,
  turning: { kind: 'turning', text: 'From here, a good player would change level or turn back.', done: true },
} as const

export const FIGHT = {
  strike: { label: 'Attack with all', detail: 'Weapons in hand, where they do most, to the end of the round' },
  fight: { label: 'Fight it out', detail: 'Weapons in hand, where they do most, to the end of the fight' },
  talk: { label: 'Negotiate, or else fight', detail: 'The best speaker negotiates; if that fails, weapons in hand to the end' },
  first: { label: 'Negotiate first', detail: 'The best speaker tries, without a bribe (8.4).' },
  wounds: { label: 'Stop when a character drops below (Wound Points)' },
  death: { label: 'Stop at a risk of death above', detail: 'For the character about to act, until their next action. Exact.' },
  regardless: { label: 'Ignore the risk of the first action', detail: 'The card shows it.' },
  news: { label: 'Stop at anything new', detail: 'A charm, a troll that heals, an enemy spell.' },
  spells: { label: 'Cast spells', detail: 'Only when worth the cost, and never the last Wound Points.' },
  under: (name: string, { left, total }: WoundPoints, where: Where): PlanStep => ({
    label: `${name} has ${left} of ${total} Wound Points`,
    ...where,
  }),
  won: { kind: 'won', text: 'The party won the fight.', done: true },
  lost: { kind: 'lost', text: 'The fight ended, but not in victory.', done: false },
  peace: { kind: 'peace', text: 'Both sides agreed to keep the peace.', done: true },
  round: { kind: 'round', text: 'The round ended.', done: true },
  happened: { kind: 'happened', text: 'Something new happened.', done: false },
  companion: { kind: 'companion', text: 'Only a traitor can be attacked.', done: false },
  gone: (name: string): ErrandEnd => ({ kind: 'fallen', text: `${name} can no longer fight.`, done: false }),
  hurt: (name: string, { left }: WoundPoints): ErrandEnd => ({
    kind: 'hurt',
    text: `${name} has ${many(left, 'Wound Point')} left.`,
    done: false,
  }),
  danger: (name: string, p: number): ErrandEnd => ({
    kind: 'danger',
    text: `${percent(p)} chance that ${name} falls before acting again.`,
    done: false,
    data: { chance: p },
  }),
  unknown: (name: string): ErrandEnd => ({ kind: 'danger', text: `The app can’t work out ${name}’s risk here.`, done: false }),
  asked: asksElse,
} as const

const CURE_NAMES = { heal: 'Heal', rejuvenate: 'Rejuvenate' } as const

export const HEALING = {
  label: 'Heal as well as possible',
  detail: (castings: number) => `About ${many(castings, 'casting')}, the worst hurt first`,
  keep: { label: 'Each caster keeps', detail: 'Wound Points a caster never spends on others.' },
  lost: { label: 'Heal only characters missing at least', detail: 'Wound Points. Smaller wounds wait.' },
  step: (
    by: string,
    spell: keyof typeof CURE_NAMES,
    target: string,
    { cost, before, after }: { cost: number; before: number; after: number },
  ) => ({
    label: `${by} heals ${target}`,
    detail: `${CURE_NAMES[spell]}, ${many(cost, 'wound')}`,
    change: { before: round(before), after: round(after) },
  }),
  inAll: (spent: number, back: number): PlanStep => ({
    label: `${spent} spent, ${round(back)} back on average`,
    rule: '10.6',
    data: { spent, back },
  }),
  castingsLeft: (of: readonly { readonly name: string; readonly castings: number }[]): PlanStep => ({
    label: `Castings left afterwards: ${of.map(({ name, castings }) => `${name} ${castings}`).join(', ')}`,
  }),
  done: (castings: number): ErrandEnd => ({
    kind: 'healed',
    text:
      castings === 0 ? 'Every casting would cost more than it helps.' : 'The party healed. Another casting would cost more than it helps.',
    done: true,
  }),
  happened: { kind: 'happened', text: 'Something new happened.', done: false },
  asked: asksElse,
} as const

export const ARMING = {
  label: 'Best weapons in hand',
  detail: (changes: number) => `${capital(many(changes, 'change'))}: the weapon that wounds most from each place`,
  step: (name: string, weapon: string, { before, after }: { before: number; after: number }) => ({
    label: `${name} takes ${weapon}`,
    detail: 'Average wounds of a blow',
    change: { before: before.toFixed(2), after: after.toFixed(2) },
  }),
  done: { kind: 'armed', text: 'All characters hold the better of their weapons.', done: true },
  happened: { kind: 'happened', text: 'Something new happened.', done: false },
  asked: asksElse,
} as const

function round(n: number): string {
  return Number.isInteger(n) ? String(n) : n.toFixed(1)
}

/** What a player has said "Always" to, as the settings list it. */
export const HABITS = {
  'share-evenly': { label: 'Share evenly', detail: 'Gold and jewels go first to the characters with least.' },
  'nobody-moves': { label: 'Keep the ranks', detail: 'After a round the ranks stay as they are, unless a character must step up.' },
  'no-more-than-offered': {
    label: 'Pay only the gold offered',
    detail: 'Splits the gold of an offer fairly and adds nothing. You decide about jewels.',
  },
  'best-speaker': { label: 'Send the best speaker', detail: 'The character with the greatest skill negotiates.' },
  'surest-hand-at-doors': {
    label: 'Send the surest hand',
    detail: 'The character who is best at traps, and can survive one, opens doors.',
  },
  'surest-hand-at-chests': {
    label: 'Send the surest hand',
    detail: 'The character who is best at traps, and can survive one, opens chests.',
  },
  'always-try': { label: 'Disarm the trap', detail: 'The character who found a trap tries to disarm it.' },
  'of-most-use': {
    label: 'Give it where it helps most',
    detail: 'Finds go to the character who gains most. You decide about the rest, and about untested finds.',
  },
  'leave-untried': {
    label: 'Leave dangerous finds',
    detail: 'Leaves an untested potion, medallion or talisman that could kill its taker (14.5 to 14.7).',
  },
  'keep-the-peace': { label: 'Leave them in peace', detail: 'The party never attacks monsters who keep the peace.' },
  'pass-by-danger': {
    label: 'Skip dangerous features',
    detail: 'You decide about mirrors, and about features with more gain than danger (13.0).',
  },
} as const

import { asksElse } from '../../kernel/errand.ts'
import type { ErrandEnd, PlanStep } from '../../kernel/errand-types.ts'
import { percent } from '../../kernel/odds.ts'
import type { Odds } from '../../kernel/types.ts'
import { capital, many } from '../../kernel/words.ts'
import { placeName } from '../open/place-name.ts'
import type { Id } from '../state.ts'
import type { Feature } from '../tables/index.ts'
import type { WoundPoints } from '../view-types.ts'
import { described, WAY_NAMES } from './06-movement.ts'
import { grouped } from './phrases.ts'
import type { Names } from './text.ts'

// The words of errands: what can be asked for, what it would do, how it ended.

/** A place as a way names it. */
interface Named {
  readonly kind: 'gateway' | 'room' | 'corridor'
  readonly feature: Feature | null
  readonly x: number
  readonly y: number
  readonly level: number
}

/** Where or about whom a note is. */
type Where = Pick<PlanStep, 'about' | 'at'>

export const WALK = {
  label: (there: Named, level: number) =>
    `Walk to ${placeName(there)}, ${described(there.kind, there.feature)}${there.level === level ? '' : ` on level ${there.level}`}`,
  detail: (steps: number, turn: number) => `${capital(many(steps, 'step'))}; turn ${turn} becomes turn ${turn + steps}`,
  past: { label: 'Ignore room features', detail: 'Nothing on the way is investigated (13.0).' },
  heal: (how: string) => ({ label: 'Heal first', detail: `As well as possible: ${how}.` }),
  way: { label: 'Which way' },
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
  wait: (who: string, count: number) => `${capital(who)} ${count === 1 ? 'waits' : 'wait'} there and will be met for certain.`,
  unentered: (there: Named, where: Where): PlanStep => ({ label: `The party has not been at ${placeName(there)}`, rule: '8.1', ...where }),
  hurt: (name: string, { left, total }: WoundPoints, where: Where): PlanStep => ({
    label: `${name} has ${left} of ${total} Wound Points`,
    ...where,
  }),
  behind: (name: string, where: Where): PlanStep => ({
    label: `${name} waits elsewhere, without the party`,
    rule: '10.6',
    ...where,
  }),
  arrived: { kind: 'arrived', text: 'The party is there.', done: true },
  happened: { kind: 'happened', text: 'Something happened on the way.', done: false },
  met: (who: readonly Id[], name: Names): ErrandEnd => ({
    kind: 'happened',
    text: `${capital(grouped(who, name))} ${who.length === 1 ? 'stands' : 'stand'} in the way.`,
    done: false,
  }),
  asked: (prompt: string) => `On the way: ${prompt}`,
  noWay: { kind: 'no-way', text: 'No known way leads there any more.', done: false },
} as const satisfies Record<string, ErrandEnd | object | ((...given: never[]) => unknown)>

export const EXPLORE = {
  on: { label: 'Explore further' },
  home: { label: 'Back to the Gateway' },
  hellgate: { label: 'On to the Hellgate' },
  atGateway: { kind: 'arrived', text: 'The party stands before the Gateway.', done: true },
  danger: (text: string): ErrandEnd => ({ kind: 'danger', text, done: false }),
  detail: (why: string) => `${why}; goes on until you meet, find or must decide something`,
  past: { label: 'Ignore room features', detail: 'Nothing is investigated (13.0).' },
  meet: { label: 'Meet what comes', detail: 'Negotiate, or else fight, within these limits (8.4). Goes on if it ends well.' },
  heal: { label: 'Heal on the way', detail: 'As well as possible, before each step (10.6).' },
  lay: { label: 'Lay chits as they come', detail: 'The first way each one fits (6.2).' },
  step: (way: keyof typeof WAY_NAMES, to: Named | null) =>
    to === null ? `${capital(WAY_NAMES[way])}, where nothing has been laid` : WALK.step(way, to),
  asked: asksElse,
  turning: { kind: 'turning', text: 'From here a good player would change level, or turn back.', done: true },
} as const

export const FIGHT = {
  strike: { label: 'Attack with all', detail: 'Weapons in hand, where they do most, to the end of the round' },
  fight: { label: 'Fight it out', detail: 'Weapons in hand, where they do most, to the end of the fight' },
  talk: { label: 'Negotiate, or else fight', detail: 'The best speaker negotiates; if that fails, weapons in hand to the end' },
  first: { label: 'Negotiate first', detail: 'By the best speaker, without a bribe (8.4).' },
  wounds: { label: 'Stop when a character drops below (Wound Points)' },
  death: { label: 'Stop at a risk of death above', detail: 'For the character about to act, until their next action. Exact.' },
  regardless: { label: 'Ignore the risk of the first action', detail: 'The card shows it.' },
  news: { label: 'Stop at anything new', detail: 'A charm, a troll that heals, an enemy spell.' },
  spells: { label: 'Cast spells', detail: 'Only when worth the cost, and never the last Wound Points.' },
  under: (name: string, { left, total }: WoundPoints, where: Where): PlanStep => ({
    label: `${name} has ${left} of ${total} Wound Points`,
    ...where,
  }),
  won: { kind: 'won', text: 'The fight is over.', done: true },
  lost: { kind: 'lost', text: 'The fight is over, but not won.', done: false },
  peace: { kind: 'peace', text: 'Both sides keep the peace.', done: true },
  round: { kind: 'round', text: 'The round is over.', done: true },
  happened: { kind: 'happened', text: 'Something new happened.', done: false },
  companion: { kind: 'companion', text: 'Only a traitor can be attacked.', done: false },
  gone: (name: string): ErrandEnd => ({ kind: 'fallen', text: `${name} fights no more.`, done: false }),
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
  unknown: (name: string): ErrandEnd => ({ kind: 'danger', text: `${name}’s risk cannot be worked out here.`, done: false }),
  asked: asksElse,
} as const

const CURE_NAMES = { heal: 'Heal', rejuvenate: 'Rejuvenate' } as const

export const HEALING = {
  label: 'Heal as well as possible',
  detail: (castings: number) => `${capital(many(castings, 'casting'))} or so, the worst hurt first`,
  keep: { label: 'Each caster keeps', detail: 'Wound Points that are not spent on others.' },
  lost: { label: 'Heal only characters missing at least', detail: 'Wound Points: for fewer no casting is spent.' },
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
    label: `Castings left after it: ${of.map(({ name, castings }) => `${name} ${castings}`).join(', ')}`,
  }),
  done: (castings: number): ErrandEnd => ({
    kind: 'healed',
    text: castings === 0 ? 'No casting would help more than it costs.' : 'Healed; no further casting would help more than it costs.',
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
    detail: 'Wounds of a blow, on average',
    change: { before: before.toFixed(2), after: after.toFixed(2) },
  }),
  done: { kind: 'armed', text: 'All hold the better of their weapons.', done: true },
  happened: { kind: 'happened', text: 'Something new happened.', done: false },
  asked: asksElse,
} as const

function round(n: number): string {
  return Number.isInteger(n) ? String(n) : n.toFixed(1)
}

/** Standing answers, as a list of them names them. */
export const HABITS = {
  'share-evenly': { label: 'Share evenly', detail: 'Gold and jewels go first to the characters with least.' },
  'nobody-moves': { label: 'Nobody moves', detail: 'After a round the ranks stay as they are, unless a character must step up.' },
  'no-more-than-offered': {
    label: 'No more than this bribe',
    detail: 'Shares the gold of an offer out fairly and adds nothing. You decide about jewels.',
  },
  'best-speaker': { label: 'The best speaker', detail: 'The character with the greatest skill negotiates.' },
  'surest-hand-at-doors': { label: 'The surest hand', detail: 'The character who is best at traps, and can survive one, opens doors.' },
  'surest-hand-at-chests': { label: 'The surest hand', detail: 'The character who is best at traps, and can survive one, opens chests.' },
  'always-try': { label: 'Disarm the trap', detail: 'A trap that was found is disarmed.' },
  'of-most-use': {
    label: 'Where it is of most use',
    detail: 'Finds go to the character who gains most. You decide about the rest, and about what is untried.',
  },
  'leave-untried': {
    label: 'Leave what is dangerous to try',
    detail: 'Leaves an untried potion, medallion or talisman that could kill the character who takes it (14.5 to 14.7).',
  },
  'keep-the-peace': { label: 'Let them be', detail: 'Monsters who keep the peace are left in peace.' },
  'pass-by-danger': {
    label: 'Skip what is not worth the danger',
    detail: 'You decide about mirrors, and about features that promise more gain than danger (13.0).',
  },
} as const

import { asksElse } from '../../kernel/errand.ts'
import type { ErrandEnd, PlanStep } from '../../kernel/errand-types.ts'
import { percent } from '../../kernel/odds.ts'
import type { Odds } from '../../kernel/types.ts'
import { capital, many } from '../../kernel/words.ts'
import type { Id } from '../state.ts'
import type { Feature } from '../tables/index.ts'
import type { WoundPoints } from '../view-types.ts'
import { described, WAY_NAMES } from './06-movement.ts'
import { grouped } from './phrases.ts'
import { placeName } from './place-name.ts'
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
  past: { label: 'Pass by what there is to look at', detail: 'Nothing on the way is investigated (13.0).' },
  heal: (how: string) => ({ label: 'Heal first', detail: `As well as possible: ${how}.` }),
  way: { label: 'Which way' },
  by: (steps: number, waiting: readonly Id[], name: Names, safe: number) => ({
    label: `${capital(many(steps, 'step'))}${waiting.length === 0 ? '' : `, past ${grouped(waiting, name)}`}`,
    detail: waiting.length === 0 ? `${percent(safe)} that nothing comes` : 'who waits there is met for certain',
  }),
  eachStep: (chance: string, safe: number): PlanStep => ({
    label: `${chance} for monsters at each step`,
    detail: `In all: ${percent(1 - safe)} that something comes.`,
    rule: '8.1',
  }),
  step: (way: keyof typeof WAY_NAMES, to: Named) => `${capital(WAY_NAMES[way])} to ${placeName(to)}, ${described(to.kind, to.feature)}`,
  undisturbed: (p: number): Odds => ({ text: percent(p), chance: p, of: 'nothing comes' }),
  waits: (name: string, there: Named, where: Where): PlanStep => ({ label: `${name} waits at ${placeName(there)}`, rule: '6.9', ...where }),
  unentered: (there: Named, where: Where): PlanStep => ({ label: `Nobody has been at ${placeName(there)}`, rule: '8.1', ...where }),
  hurt: (name: string, { left, total }: WoundPoints, where: Where): PlanStep => ({
    label: `${name} has ${left} of ${total} Wound Points`,
    ...where,
  }),
  behind: (name: string, where: Where): PlanStep => ({
    label: `${name} waits elsewhere and is not with the party`,
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
  detail: (why: string) => `${why}; on until anything is met, found or asked`,
  past: { label: 'Pass by what there is to look at', detail: 'Nothing is investigated (13.0).' },
  meet: { label: 'Meet whoever comes', detail: 'Talk, and fight if they will not, within these limits (8.4); on if it ends well.' },
  heal: { label: 'Heal on the way', detail: 'As well as possible, before each step (10.6).' },
  lay: { label: 'Lay chits as they come', detail: 'The first way in which one fits (6.2).' },
  step: (way: keyof typeof WAY_NAMES, to: Named | null) =>
    to === null ? `${capital(WAY_NAMES[way])}, where nothing has been laid` : WALK.step(way, to),
  asked: asksElse,
  turning: { kind: 'turning', text: 'From here a sensible player would change level, or turn back.', done: true },
} as const

export const FIGHT = {
  strike: { label: 'Everybody strikes', detail: 'With what is in hand, where it tells most, until this round is over' },
  fight: { label: 'Fight it out', detail: 'With what is in hand, where it tells most, until it is over' },
  talk: { label: 'Talk, and fight if they will not', detail: 'The best speaker speaks; then with what is in hand, until it is over' },
  first: { label: 'Talk first', detail: 'The best speaker; no bribe is offered (8.4).' },
  wounds: { label: 'Stop when somebody has fewer Wound Points than' },
  death: { label: 'Stop when a death is likelier than', detail: 'Of whoever acts next, before he acts again; exact.' },
  regardless: { label: 'The first deed, whatever the danger', detail: 'Of whoever is asked as it begins; his danger stands on his card.' },
  news: { label: 'Stop at anything new', detail: 'A charm, a troll that heals, a spell of theirs.' },
  spells: { label: 'Spells are allowed', detail: 'Where they are worth their price, and never the last Wound Points.' },
  under: (name: string, { left, total }: WoundPoints, where: Where): PlanStep => ({
    label: `${name} has ${left} of ${total} Wound Points`,
    ...where,
  }),
  won: { kind: 'won', text: 'The fight is over.', done: true },
  lost: { kind: 'lost', text: 'The fight is over, and not won.', done: false },
  peace: { kind: 'peace', text: 'They are left in peace.', done: true },
  round: { kind: 'round', text: 'Everybody has struck.', done: true },
  happened: { kind: 'happened', text: 'Something new happened.', done: false },
  companion: { kind: 'companion', text: 'Only a companion who was turned can be struck.', done: false },
  gone: (name: string): ErrandEnd => ({ kind: 'fallen', text: `${name} fights no more.`, done: false }),
  hurt: (name: string, { left }: WoundPoints): ErrandEnd => ({
    kind: 'hurt',
    text: `${name} has ${many(left, 'Wound Point')} left.`,
    done: false,
  }),
  danger: (name: string, p: number): ErrandEnd => ({
    kind: 'danger',
    text: `${name} falls before acting again with ${percent(p)}.`,
    done: false,
    data: { chance: p },
  }),
  unknown: (name: string): ErrandEnd => ({ kind: 'danger', text: `How likely ${name} falls is not worked out here.`, done: false }),
  asked: asksElse,
} as const

const CURE_NAMES = { heal: 'Heal', rejuvenate: 'Rejuvenate' } as const

export const HEALING = {
  label: 'Heal as well as possible',
  detail: (castings: number) => `${capital(many(castings, 'casting'))} or so, the worst hurt first`,
  keep: { label: 'Every caster keeps', detail: 'Wound Points that are not spent on others.' },
  lost: { label: 'Heal who has lost at least', detail: 'Wound Points; for less no casting is spent.' },
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
  detail: (changes: number) => `${capital(many(changes, 'change'))}: what wounds most from where each stands`,
  step: (name: string, weapon: string, { before, after }: { before: number; after: number }) => ({
    label: `${name} takes ${weapon}`,
    detail: 'Wounds of a blow, on average',
    change: { before: before.toFixed(2), after: after.toFixed(2) },
  }),
  done: { kind: 'armed', text: 'Everybody holds the better of two weapons.', done: true },
  happened: { kind: 'happened', text: 'Something new happened.', done: false },
  asked: asksElse,
} as const

function round(n: number): string {
  return Number.isInteger(n) ? String(n) : n.toFixed(1)
}

/** Standing answers, as a list of them names them. */
export const HABITS = {
  'share-evenly': { label: 'Share evenly', detail: 'Gold and jewels go first to those who have least.' },
  'nobody-moves': { label: 'Nobody moves', detail: 'After a round the ranks stay as they are, unless somebody must step forward.' },
  'no-more-than-offered': {
    label: 'No more than this bribe',
    detail: 'The gold of an offer is paid out fairly, and nothing on top; jewels are asked about.',
  },
  'best-speaker': { label: 'The best speaker', detail: 'Whoever has the greatest skill speaks.' },
  'surest-hand-at-doors': { label: 'The surest hand', detail: 'Doors are opened by whoever is best at traps and can bear one.' },
  'surest-hand-at-chests': { label: 'The surest hand', detail: 'Chests are opened by whoever is best at traps and can bear one.' },
  'always-try': { label: 'Take it apart', detail: 'A trap that was found is taken apart.' },
  'of-most-use': {
    label: 'To whom it is of most use',
    detail: 'What is found goes to whoever gains most by it; what nobody wants is asked about.',
  },
  'leave-untried': {
    label: 'Leave what nobody can bear to try',
    detail: 'An untried potion, medallion or talisman is left lying where it would endanger whoever took it (14.5 to 14.7).',
  },
  'keep-the-peace': { label: 'Let them be', detail: 'Monsters who keep the peace are left in peace.' },
  'pass-by-danger': {
    label: 'Pass by what is not worth the danger',
    detail: 'Mirrors, and whatever promises more gain than danger, are asked about (13.0).',
  },
} as const

import { PURPOSES, type Purpose } from './open/purposes.ts'
import type { Side } from './state.ts'
import { type BriberyRow, isBriberyRow, isSpellId, type SpellId, WEAPONS, type Weapon } from './tables/index.ts'

// Options of a raid as data, and as the ids that stand for them: `attack:orc-1`, `una/cast:heal:almuric`, `exit:north`.
// Questions that offer names (heroes, races, weapons, spells, people) are answered with the name itself.

/** Actions that are complete in one word. */
const WORDS = [
  'pass',
  'later',
  'deploy',
  'march',
  'gather',
  'negotiate',
  'fight',
  'detrap',
  'join',
  'open',
  'keep',
  'new',
  'leave',
  'decline',
] as const
type Word = (typeof WORDS)[number]

const WAYS = ['north', 'east', 'south', 'west', 'up', 'down'] as const satisfies readonly (Side | 'up' | 'down')[]

/** Whose option it is, where one question offers options of several. */
interface Own {
  readonly by?: string | undefined
}

/** One action for each verb of `V`, all with the same beside it. */
type Done<V extends string, Beside extends object> = { readonly [K in V]: { readonly do: K } & Beside }[V]

export type Action =
  | Done<Word, object>
  | { readonly do: 'party'; readonly heroes: number; readonly initiates: number }
  | { readonly do: 'exit'; readonly way: (typeof WAYS)[number] }
  | { readonly do: 'place'; readonly chit: number; readonly turns: number }
  | Done<'investigate' | 'speak' | 'destroy' | 'exchange', { readonly who: string }>
  /** A thing: by that character, or by the one who decides. */
  | { readonly do: 'take'; readonly who?: string }
  | { readonly do: 'bribe'; readonly row?: BriberyRow }
  | Done<'attack' | 'shoot' | 'throw' | 'charm', { readonly target: string }>
  | (Own & { readonly do: 'cast'; readonly spell: SpellId; readonly target?: string | undefined; readonly to?: string | undefined })
  | (Own & { readonly do: 'use'; readonly item: string; readonly target?: string | undefined })
  | (Own & { readonly do: 'switch'; readonly weapon: Weapon })
  | Done<'wear' | 'remove' | 'give', Own & { readonly item: string }>
  | { readonly do: 'discard'; readonly what: string }
  | { readonly do: 'purpose'; readonly purpose: Purpose }
  | { readonly do: 'move'; readonly who: string; readonly rank: number; readonly space: number }

type Verb = Action['do']
type Among<V extends Verb> = Extract<Action, { readonly do: V }>

/** What someone may do when his turn comes in a fight (9.2.1). */
export const IN_COMBAT = ['attack', 'shoot', 'throw', 'cast', 'use', 'switch', 'later', 'pass'] as const satisfies readonly Verb[]
export type CombatAction = Among<(typeof IN_COMBAT)[number]>

/** What may be done beside a question (10.6, 14.4, 14.5, 14.8, 4.1.C.3, 8.6, 14.0). */
export const ASIDES = [
  'march',
  'fight',
  'gather',
  'cast',
  'use',
  'switch',
  'wear',
  'remove',
  'give',
  'purpose',
] as const satisfies readonly Verb[]
export type Aside = Among<(typeof ASIDES)[number]>

export type Casting = Among<'cast'>
export type Use = Among<'use'>

/** The id that stands for an action. */
export function actionId(action: Action): string {
  switch (action.do) {
    case 'party':
      return `${action.heroes}:${action.initiates}`
    case 'exit':
      return `exit:${action.way}`
    case 'place':
      return `place:${action.chit}:${action.turns}`
    case 'investigate':
    case 'speak':
    case 'destroy':
    case 'exchange':
      return `${action.do}:${action.who}`
    case 'take':
      return withMore('take', action.who)
    case 'bribe':
      return withMore('bribe', action.row)
    case 'attack':
    case 'shoot':
    case 'throw':
    case 'charm':
      return `${action.do}:${action.target}`
    case 'cast':
      return owned(action, withMore(withMore(`cast:${action.spell}`, action.target), action.to))
    case 'use':
      return owned(action, withMore(`use:${action.item}`, action.target))
    case 'switch':
      return owned(action, `switch:${action.weapon}`)
    case 'wear':
    case 'remove':
    case 'give':
      return owned(action, `${action.do}:${action.item}`)
    case 'discard':
      return `discard:${action.what}`
    case 'purpose':
      return `purpose:${action.purpose}`
    case 'move':
      return `move:${action.who}:${action.rank}:${action.space}`
    default:
      return action.do
  }
}

function withMore(id: string, more: string | undefined): string {
  return more === undefined ? id : `${id}:${more}`
}

function owned({ by }: Own, id: string): string {
  return by === undefined ? id : `${by}/${id}`
}

/** The action that an id stands for. Throws for a verb that no raid knows, and for one without its object. */
export function parseAction(id: string): Action {
  const action = readAction(id)
  if (action === null) throw new Error(`${id} is not an action`)
  return action
}

/** The same for any option of a raid; null for one that is a name: a spell, a race, a character. */
export function readAction(id: string): Action | null {
  const known = READ.get(id)
  if (known !== undefined) return known
  if (READ.size >= MOST_KEPT) READ.clear()
  const action = ALONE.get(id) ?? readCompound(id)
  READ.set(id, action)
  return action
}

/** What has been read already: bots and chapters read the same few ids again and again. */
const READ = new Map<string, Action | null>()
const MOST_KEPT = 4096

/** The action that an id stands for, one of those that the question at hand offers; throws for any other. */
export function actionAmong<V extends Verb>(id: string, verbs: readonly V[]): Among<V> {
  const action = parseAction(id)
  if (!isAmong(action, verbs)) throw new Error(`${id} is not offered here`)
  return action
}

function isAmong<V extends Verb>(action: Action, verbs: readonly V[]): action is Among<V> {
  const all: readonly Verb[] = verbs
  return all.includes(action.do)
}

/** The one-word actions: a single object each serves every reader. */
const ALONE: ReadonlyMap<string, Action> = new Map(WORDS.map((word) => [word, { do: word }]))

/** `<verb>:<the rest>`, behind `<whose>/` where one question offers options of several. */
function readCompound(id: string): Action | null {
  const from = id.indexOf('/') + 1
  const by = from === 0 ? undefined : id.slice(0, from - 1)
  const colon = id.indexOf(':', from)
  const verb = id.slice(from, colon < 0 ? undefined : colon)
  const rest = colon < 0 ? undefined : id.slice(colon + 1)
  return isCompound(verb) ? READERS[verb](rest, by) : sizeOf(verb, rest)
}

type Compound = Exclude<Verb, Word | 'party'>

function isCompound(verb: string): verb is Compound {
  return Object.hasOwn(READERS, verb)
}

/** What stands behind the verb; left out where nothing does. */
type Rest = string | undefined

const READERS: { readonly [V in Compound]: (rest: Rest, by: string | undefined) => Among<V> | null } = {
  exit(rest) {
    const way = WAYS.find((each) => each === rest)
    return way === undefined ? null : { do: 'exit', way }
  },
  place(rest) {
    const [chit, turns] = parts(rest)
    return turns === undefined ? null : { do: 'place', chit: Number(chit), turns: Number(turns) }
  },
  investigate: (who) => (who === undefined ? null : { do: 'investigate', who }),
  speak: (who) => (who === undefined ? null : { do: 'speak', who }),
  destroy: (who) => (who === undefined ? null : { do: 'destroy', who }),
  exchange: (who) => (who === undefined ? null : { do: 'exchange', who }),
  take: (who) => (who === undefined ? { do: 'take' } : { do: 'take', who }),
  bribe(row) {
    if (row === undefined) return { do: 'bribe' }
    return isBriberyRow(row) ? { do: 'bribe', row } : null
  },
  attack: (target) => (target === undefined ? null : { do: 'attack', target }),
  shoot: (target) => (target === undefined ? null : { do: 'shoot', target }),
  throw: (target) => (target === undefined ? null : { do: 'throw', target }),
  charm: (target) => (target === undefined ? null : { do: 'charm', target }),
  cast(rest, by) {
    const [spell = '', target, to] = parts(rest)
    return isSpellId(spell) ? { do: 'cast', by, spell, target, to } : null
  },
  use(rest, by) {
    const [item, target] = parts(rest)
    return item === undefined ? null : { do: 'use', by, item, target }
  },
  switch(rest, by) {
    const weapon = WEAPONS.find((each) => each === rest)
    return weapon === undefined ? null : { do: 'switch', by, weapon }
  },
  wear: (item, by) => (item === undefined ? null : { do: 'wear', by, item }),
  remove: (item, by) => (item === undefined ? null : { do: 'remove', by, item }),
  give: (item, by) => (item === undefined ? null : { do: 'give', by, item }),
  discard: (what) => (what === undefined ? null : { do: 'discard', what }),
  purpose(rest) {
    const purpose = PURPOSES.find((each) => each === rest)
    return purpose === undefined ? null : { do: 'purpose', purpose }
  },
  move(rest) {
    const [who, rank, space] = parts(rest)
    return who === undefined || space === undefined ? null : { do: 'move', who, rank: Number(rank), space: Number(space) }
  },
}

function parts(rest: Rest): readonly string[] {
  return rest === undefined ? [] : rest.split(':')
}

/** `3:3`: so many heroes and initiates (4.1.A). */
function sizeOf(heroes: string, initiates = ''): Action | null {
  return /^\d$/.test(heroes) && /^\d$/.test(initiates) ? { do: 'party', heroes: Number(heroes), initiates: Number(initiates) } : null
}

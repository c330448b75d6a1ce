import { capital, listed, many } from '../../kernel/words.ts'
import type { ArenaEvent } from '../event-types.ts'
import { FACING_NAMES, nameOf, SIDE_NAMES } from '../open/names.ts'
import { squareName } from '../open/squares.ts'
import { armName, type Names, thingNameOf, withWhat } from './names.ts'

/** A sentence for each type of event. */
type Sentences<E extends { readonly type: string }> = {
  readonly [K in E['type']]: (event: Extract<E, { readonly type: K }>, name: Names) => string
}

const WHY_OVER = {
  alone: 'nobody is left of the other side',
  yielded: 'the other side yields',
  bloodless: 'nobody has been hurt for sixty turns',
  'too-long': 'the light fails after three hundred turns',
} as const

const HOW_CHANGED = { ready: 'readies', also: 'takes in the second hand', sling: 'slings', drop: 'drops' } as const

const VERBS = {
  '33.6': 'attacks',
  '33.7': 'slashes at',
  '33.2': 'charges',
  '32.5': 'receives the charge of',
  '33.3': 'rushes',
  '33.8': 'strikes at',
  '34.1': 'strikes at',
  '32.4': 'shoots at',
} as const

/** Who does what to whom, with what: `Ann throws a Dagger at Wolf 1`, `Ann attacks Bob with a Broadsword`. */
function strikes({ rule, by, whom, with: arm }: Extract<ArenaEvent, { type: 'attacked' }>, name: Names): string {
  if (rule === '33.1') return `${name(by)} throws ${withWhat(arm)} at ${name(whom)}`
  return `${name(by)} ${VERBS[rule]} ${name(whom)} with ${withWhat(arm)}`
}

/** What a blow did: missed, came back, was stopped, or how much went through. */
function effect({ times, damage, stopped, returned }: Extract<ArenaEvent, { type: 'attacked' }>): string {
  if (times === 0) return 'and misses'
  if (returned === true) return 'and would hit, but it comes back'
  const multiple = times > 1 ? ` (times ${times})` : ''
  if (damage <= stopped) return `and hits${multiple}, but nothing goes through`
  return `and hits${multiple} for ${damage - stopped}${stopped > 0 ? ` (armour stops ${stopped})` : ''}`
}

/** What magic has made, by whom where he was seen. */
function made({ by, kind, at }: Extract<ArenaEvent, { type: 'terrain-made' }>, name: Names): string {
  const where = at.length === 1 ? `at ${squareName(at[0] ?? 0)}` : `on ${many(at.length, 'square')}`
  return by === null ? `${capital(MADE[kind])} appears ${where}.` : `${name(by)} makes ${MADE[kind]} ${where}.`
}

/** A sentence for everything that can happen. */
export const SENTENCES: Sentences<ArenaEvent> = {
  joined: ({ figure, side }, name) => `${name(figure)} fights for ${SIDE_NAMES[side]}.`,
  'fight-began': ({ west, east }, name) => `${listed(west.map(name))} against ${listed(east.map(name))}.`,
  'exit-opened': ({ at }) => `The exit is at ${squareName(at)}.`,
  'fires-laid': ({ at }) => `${many(at.length, 'fire burns', 'fires burn')} on the sand.`,
  'pits-laid': ({ at }) => `${many(at.length, 'pit opens', 'pits open')} in the sand.`,
  'turn-began': ({ turn }) => `Turn ${turn} begins.`,
  incentive: ({ west, east, winner }) => `West rolls ${west}, East ${east}: ${SIDE_NAMES[winner]} chooses.`,
  'first-side': ({ side }) => `${SIDE_NAMES[side]} moves first.`,
  ordered: ({ figure, order }, name) => `${name(figure)} has an order: ${ORDERS[order] ?? order}.`,
  moved: ({ figure, path, squares, stopped }, name) =>
    path.length === 0
      ? `${name(figure)} runs into somebody unseen.`
      : `${name(figure)} moves ${many(squares, 'square')} to ${squareName(path.at(-1) ?? 0)}${stopped ? ', and meets somebody unseen' : ''}.`,
  waited: ({ figure }, name) => `${name(figure)} waits.`,
  turned: ({ figure, facing }, name) => `${name(figure)} faces ${FACING_NAMES[facing]}.`,
  'stood-up': ({ figure }, name) => `${name(figure)} stands up.`,
  'went-prone': ({ figure }, name) => `${name(figure)} lies down.`,
  declined: ({ figure }, name) => `${name(figure)} waits for the others to act.`,
  'did-nothing': ({ figure }, name) => `${name(figure)} does nothing.`,
  evaded: ({ figure }, name) => `${name(figure)} evades.`,
  aimed: ({ by, whom, need, dice }, name) => `${name(by)} needs ${need} or less on ${dice} dice against ${name(whom)}.`,
  attacked: (event, name) => `${strikes(event, name)}, rolls ${event.total} ${effect(event)}.`,
  'weapon-dropped': ({ figure, thing }, name) => `${name(figure)} drops ${thingNameOf(thing)}.`,
  hurt: ({ figure, lost, cause }, name) => `${name(figure)} loses ${lost} SH: ${armName(cause)}.`,
  dazed: ({ figure }, name) => `${name(figure)} is dazed.`,
  'knocked-down': ({ figure }, name) => `${name(figure)} is knocked down.`,
  'pit-fall': ({ figure }, name) => `${name(figure)} falls in a pit.`,
  collapsed: ({ figure }, name) => `${name(figure)} collapses.`,
  killed: ({ figure, cause, by }, name) => `${name(figure)} dies: ${by === null ? armName(cause) : `${armName(cause)}, by ${name(by)}`}.`,
  vanished: ({ figure }, name) => `${name(figure)} vanishes.`,
  landed: ({ thing, at }) => `${thingNameOf(thing)} lands at ${squareName(at)}.`,
  readied: ({ figure, thing }, name) => `${name(figure)} readies ${thingNameOf(thing)}.`,
  reloaded: ({ figure, left }, name) => `${name(figure)} ${left === 0 ? 'has reloaded' : 'goes on reloading'}.`,
  changed: ({ figure, how, thing }, name) => `${name(figure)} ${HOW_CHANGED[how]} ${thingNameOf(thing)}.`,
  placed: ({ figure, thing, at }, name) => `${name(figure)} lays ${thingNameOf(thing)} at ${squareName(at)}.`,
  'bones-offered': ({ figure, of }, name) =>
    `${figure === null ? 'Unseen hands lay' : `${name(figure)} lays`} the bones of ${name(of)} on the Altar of Life.`,
  'altar-rose': ({ at }) => `The Altar of Life rises at ${squareName(at)}.`,
  resurrected: ({ figure, at }, name) => `${name(figure)} rises from the dead at ${squareName(at)}.`,
  braced: ({ figure, need }, name) => `${name(figure)} needs ${need} or less to stay on his feet.`,
  'fall-tested': ({ figure, total, stands }, name) => `${name(figure)} rolls ${total} and ${stands ? 'stays on his feet' : 'falls'}.`,
  pushed: ({ figure, to }, name) => `${name(figure)} is pushed to ${squareName(to)}.`,
  'hand-combat-tried': ({ figure, by }, name) => `${name(by)} tries hand combat with ${name(figure)}.`,
  repelling: ({ figure, need }, name) => `${name(figure)} needs ${need} or less to repel it.`,
  repelled: ({ figure, total, holds }, name) => `${name(figure)} rolls ${total} and ${holds ? 'repels it' : 'fails to repel it'}.`,
  'hand-combat': ({ figure, by }, name) => `${name(by)} and ${name(figure)} wrestle on the ground.`,
  'hands-emptied': ({ figure, dropped, dagger }, name) =>
    [
      ...(dropped.length > 0 ? [`${name(figure)} drops ${listed(dropped.map(thingNameOf))}.`] : []),
      ...(dagger === null ? [] : [`${name(figure)} draws a Dagger.`]),
    ].join(' '),
  struggling: ({ figure, need }, name) => `${name(figure)} needs ${need} or less to get free.`,
  struggled: ({ figure, total, free }, name) => `${name(figure)} rolls ${total} and ${free ? 'gets free' : 'does not get free'}.`,
  disengaged: ({ figure, to }, name) => `${name(figure)} disengages to ${squareName(to)}.`,
  casting: ({ by, whom, spell, need, dice }, name) =>
    `${name(by)} needs ${need} or less on ${dice} dice for ${nameOf(spell)}${whom === null ? '' : ` at ${name(whom)}`}.`,
  cast: ({ by, whom, spell, total, succeeds }, name) =>
    `${name(by)} casts ${nameOf(spell)}${whom === null || whom === by ? '' : ` at ${name(whom)}`}, rolls ${total} and ${succeeds ? 'succeeds' : 'fails'}.`,
  returned: ({ by, whom, what }, name) => `${armName(what)} comes back from ${name(whom)} to ${name(by)}.`,
  'spell-hit': ({ whom, spell, damage, stopped }, name) =>
    `${nameOf(spell)} does ${damage}${stopped > 0 ? `, of which armour stops ${stopped},` : ''} to ${name(whom)}.`,
  enchanted: ({ figure, spell, until, amount }, name) =>
    `${nameOf(spell)} is on ${name(figure)}${amount === null ? '' : `: ${amount}`}${until === null ? '' : `, to the end of turn ${until}`}.`,
  disarmed: ({ figure, thing, at }, name) => `${thingNameOf(thing)} slips from the hand of ${name(figure)} to ${squareName(at)}.`,
  teleported: ({ figure, to }, name) => `${name(figure)} is carried off to ${squareName(to)}.`,
  'ring-of-fire': ({ figure }, name) => `Fire burns around ${name(figure)}.`,
  spent: ({ figure, amount }, name) => `${name(figure)} spends ${amount} SH.`,
  healed: ({ figure, amount }, name) => `${name(figure)} gains ${amount} SH.`,
  revived: ({ figure }, name) => `${name(figure)} comes to.`,
  called: ({ figure, by, at }, name) => `${name(figure)} appears at ${squareName(at)}${by === null ? '' : `, called by ${name(by)}`}.`,
  feigned: ({ figure }, name) => `${name(figure)} is an illusion.`,
  images: ({ figures }, name) => `There are ${listed(figures.map(name))}: one of them is real.`,
  renewed: ({ figure, by }, name) => `${name(by)} keeps ${name(figure)}.`,
  'let-go': ({ figure, by }, name) => `${name(by)} lets ${name(figure)} go.`,
  'terrain-made': made,
  'seen-through': ({ figures }, name) => `${listed(figures.map(name), 'Nobody')} can be read.`,
  'spells-known': ({ figure, spells }, name) => `${name(figure)} knows ${listed(spells.map(nameOf), 'no spells')}.`,
  doubting: ({ figure, need }, name) => `${name(figure)} needs ${need} or less to see through an illusion.`,
  disbelieved: ({ figure, total }, name) => `${name(figure)} doubts what he sees, and rolls ${total}.`,
  judged: ({ figure, succeeds }, name) => `${name(figure)} ${succeeds ? 'believes in no illusion' : 'cannot tell what is real'}.`,
  'robots-came': ({ side, figures }, name) =>
    `${listed(figures.map(name))} ${figures.length === 1 ? 'evens' : 'even'} the sides for ${SIDE_NAMES[side]}.`,
  'makes-for-exit': ({ figure }, name) => `${name(figure)} makes for the exit.`,
  'set-alight': ({ figure, at }, name) => `${name(figure)} sets ${squareName(at)} on fire.`,
  stolen: ({ figure, by, thing }, name) => `${name(by)} steals ${thingNameOf(thing)} from ${name(figure)}.`,
  'let-fall': ({ figure, thing }, name) => `${name(figure)} lets ${thingNameOf(thing)} fall.`,
  'krill-recovered': ({ figure, thing }, name) => `${name(figure)} has ${thingNameOf(thing)} again.`,
  'death-sword-given': ({ figure, by, thing }, name) => `${name(by)} lays ${thingNameOf(thing)} into the hand of ${name(figure)}.`,
  left: ({ figure }, name) => `${name(figure)} leaves by the exit.`,
  regenerated: ({ figure }, name) => `${name(figure)} regains 1 SH.`,
  'came-to': ({ figure }, name) => `${name(figure)} comes to.`,
  'spell-over': ({ figure, spell }, name) => `${nameOf(spell)} ends for ${name(figure)}.`,
  learnt: ({ figure, attribute, now, by }, name) => `${name(figure)}’s ${attribute.toUpperCase()} ${by > 0 ? 'rises' : 'falls'} to ${now}.`,
  'fight-over': ({ kind, why }) => `${kind === 'draw' ? 'Nobody wins' : `${SIDE_NAMES[kind]} wins`}: ${WHY_OVER[why]}.`,
  earned: ({ figure, all }, name) => `${name(figure)} has earned ${many(all, 'point')} of experience.`,
}

/** What magic makes. */
const MADE = { fire: 'fire', pit: 'a pit', caltrops: 'caltrops', wall: 'a wall', shadow: 'shadow', exit: 'an exit' } as const

const ORDERS: Readonly<Record<string, string>> = {
  'evade-ask': 'ask before evading',
  'evade-never': 'never evade',
  'evade-deadly': 'evade what could kill or knock down',
  'evade-always': 'always evade',
  'repel-ask': 'ask before repelling',
  'repel-always': 'always repel hand combat',
  'repel-never': 'never repel hand combat',
}

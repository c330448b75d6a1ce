import { capital, inWords, listed, many } from '../../kernel/words.ts'
import type { AttackRule } from '../chapters/33-striking.ts'
import type { ArenaEvent } from '../event-types.ts'
import { FACING_NAMES, nameOf, SIDE_NAMES, typeOf } from '../open/names.ts'
import { limited } from '../open/rolls.ts'
import { isMissileSpell } from '../open/spells.ts'
import { squareName } from '../open/squares.ts'
import { ROLLS, WOUNDS } from '../tables/limits.ts'
import { ATTRIBUTES, armName, harmBy, isPlural, type Names, theThing, thingNameOf, whatFlew, withWhat } from './names.ts'

/** A sentence for each type of event. */
type Sentences<E extends { readonly type: string }> = {
  readonly [K in E['type']]: (event: Extract<E, { readonly type: K }>, name: Names) => string
}

const WHY_OVER = {
  alone: 'no one is left on the other side',
  yielded: 'the other side yields',
  bloodless: 'no one has been hurt for sixty turns',
  'too-long': 'the light fails after three hundred turns',
} as const

/** Who won, and why; where both sides are gone at once, there is no other one. */
function over({ kind, why }: Extract<ArenaEvent, { type: 'fight-over' }>): string {
  if (kind !== 'draw') return `${SIDE_NAMES[kind]} wins: ${WHY_OVER[why]}.`
  return `The fight is a draw: ${why === 'alone' ? 'no one is left on either side' : WHY_OVER[why]}.`
}

type Attacked = Extract<ArenaEvent, { type: 'attacked' }>
/** A blow to which what came of it is added: `attacks Bob with a Broadsword`. */
type Phrase = (victim: string, arm: string) => string

const TRIED: Readonly<Record<AttackRule, Phrase>> = {
  '33.6': (victim, arm) => `attacks ${victim} with ${arm}`,
  '33.7': (victim, arm) => `slashes at ${victim} with ${arm}`,
  '33.2': (victim, arm) => `charges ${victim} with ${arm}`,
  '32.5': (victim, arm) => `receives the charge of ${victim} with ${arm}`,
  '33.3': (victim, arm) => `rushes ${victim} with ${arm}`,
  '33.8': (victim, arm) => `thrusts ${arm} at ${victim}`,
  '34.1': (victim, arm) => `strikes at ${victim} with ${arm}`,
  '32.4': (victim, arm) => `shoots at ${victim} with ${arm}`,
  '33.1': (victim, arm) => `throws ${arm} at ${victim}`,
}

/** A blow that went through, where the attempt has a word of its own for it. */
const LANDED: Readonly<Partial<Record<AttackRule, Phrase>>> = {
  '33.7': (victim, arm) => `slashes ${victim} with ${arm}`,
  '33.2': (victim, arm) => `impales ${victim} with ${arm}`,
  '32.5': (victim, arm) => `stops the charge of ${victim} with ${arm}`,
  '33.3': (victim, arm) => `slams into ${victim} with ${arm}`,
  '33.8': (victim, arm) => `slams ${arm} into ${victim}`,
  '32.4': (victim, arm) => `shoots ${victim} with ${arm}`,
  '33.1': (victim, arm) => `${TRIED['33.1'](victim, arm)} and hits`,
}

const GRAZE = 2
const PLAIN: ReadonlySet<AttackRule> = new Set(['33.6', '34.1', '33.1'])

/** Of a plain blow the verb by how much it took: enough to knock most people down is hard (35.2). */
function plainBlow(lost: number): Phrase {
  if (lost >= WOUNDS.knockDown) return (victim, arm) => `hits ${victim} hard with ${arm}`
  return (victim, arm) => `${lost <= GRAZE ? 'grazes' : 'hits'} ${victim} with ${arm}`
}

/** How an attack went, and last its figures. */
function attacked(event: Attacked, name: Names): string {
  const { rule, times, damage, stopped, returned, total } = event
  const [by, victim, arm] = [name(event.by), name(event.whom), withWhat(event.with)]
  const tried = `${by} ${TRIED[rule](victim, arm)}`
  const figures = [`rolled ${total}`]
  if (times === 0 && rule === '33.6') return `${by}’s ${missed(event.with, total)} ${victim} ${inBrackets(figures)}.`
  if (times === 0) return `${tried}${total >= ROLLS.alwaysMiss ? ', but wide' : ' and misses'} ${inBrackets(figures)}.`
  if (returned === true) return `${tried}, but it flies back ${inBrackets(figures)}.`
  if (times > 1) figures.push(`damage ×${times}`)
  if (damage === 0) return `${tried} and hits, but does no damage ${inBrackets(figures)}.`
  if (damage <= stopped) return `${held(event, name)} ${inBrackets(figures)}.`
  if (stopped > 0) figures.push(`armour stops ${stopped}`)
  const lost = damage - stopped
  return `${by} ${(LANDED[rule] ?? plainBlow(lost))(victim, arm)} for ${lost} ${inBrackets(figures)}.`
}

/** A blow that no strength was lost to. Plain ones come by the dozen: every other one is told of the armour. */
function held({ rule, by, whom: victim, with: arm, total }: Attacked, name: Names): string {
  if (PLAIN.has(rule) && total % 2 === 1) return `${name(victim)}’s armour stops ${name(by)}’s ${armName(arm)}`
  return `${name(by)} ${TRIED[rule](name(victim), withWhat(arm))} and hits, but the armour holds`
}

/** `Broadsword misses`, `claws go wide of`: at 16 and more no skill would have helped (35.7). */
function missed(arm: string, total: number): string {
  const [go, miss] = isPlural(arm) ? ['go', 'miss'] : ['goes', 'misses']
  return `${armName(arm)} ${total >= ROLLS.alwaysMiss ? `${go} wide of` : miss}`
}

function inBrackets(figures: readonly string[]): string {
  return `(${figures.join(', ')})`
}

function moved({ figure, path, squares, stopped }: Extract<ArenaEvent, { type: 'moved' }>, name: Names): string {
  const to = path.at(-1)
  if (to === undefined) return `${name(figure)} bumps into someone unseen.`
  const went = squares === 1 ? 'steps to' : `moves ${squares} squares to`
  return `${name(figure)} ${went} ${squareName(to)}${stopped ? ' and meets someone unseen' : ''}.`
}

/** Who killed, and with what; else what did. */
function killed({ figure, cause, by }: Extract<ArenaEvent, { type: 'killed' }>, name: Names): string {
  if (by === null || by === figure) return `${name(figure)} is killed by ${harmBy(cause, null)}.`
  return `${name(by)} kills ${name(figure)} ${cause === 'pit' ? 'in a pit' : `with ${harmBy(cause, by)}`}.`
}

/** Where the spell was meant to go: missiles at an enemy, the rest on someone. */
function casts({ whom: target, by, spell }: Pick<Extract<ArenaEvent, { type: 'cast' }>, 'whom' | 'by' | 'spell'>, name: Names): string {
  if (target === null || target === by) return nameOf(spell)
  return `${nameOf(spell)} ${isMissileSpell(spell) ? 'at' : 'on'} ${name(target)}`
}

const HOW_CHANGED = {
  ready: (thing: string) => `readies ${theThing(thing)}`,
  also: (thing: string) => `takes ${theThing(thing)} in the second hand`,
  sling: (thing: string) => `slings ${theThing(thing)}`,
  drop: (thing: string) => `drops ${theThing(thing)}`,
} as const

/** `the Mace and the Shield`, `both Staffs`. */
function dropsInWords(dropped: readonly string[]): string {
  const [one, other] = dropped.map(theThing)
  return one === other && one !== undefined ? `both ${thingNameOf(dropped[0] ?? '')}s` : listed(dropped.map(theThing))
}

/** What falls and what is drawn as two come to hand combat. */
function emptied({ figure, dropped, dagger }: Extract<ArenaEvent, { type: 'hands-emptied' }>, name: Names): string {
  const deeds = [...(dropped.length > 0 ? [`drops ${dropsInWords(dropped)}`] : []), ...(dagger === null ? [] : ['draws a Dagger'])]
  return `${name(figure)} ${listed(deeds)}.`
}

/** What magic has made, and who made it if he was seen. */
function made({ by, kind, at }: Extract<ArenaEvent, { type: 'terrain-made' }>, name: Names): string {
  const where = at.length === 1 ? `at ${squareName(at[0] ?? 0)}` : `on ${many(at.length, 'square')}`
  return by === null ? `${capital(MADE[kind])} appears ${where}.` : `${name(by)} creates ${MADE[kind]} ${where}.`
}

/** A sentence for everything that can happen. */
export const SENTENCES: Sentences<ArenaEvent> = {
  joined: ({ figure, side }, name) => `${name(figure)} fights for ${SIDE_NAMES[side]}.`,
  'fight-began': ({ west, east }, name) =>
    `${listed(west.map(name))} ${west.length === 1 ? 'takes' : 'take'} on ${listed(east.map(name))}.`,
  'exit-opened': ({ at }) => `The exit is at ${squareName(at)}.`,
  'fires-laid': ({ at }) => `${capital(inWords(at.length))} ${at.length === 1 ? 'fire burns' : 'fires burn'} on the sand.`,
  'pits-laid': ({ at }) => `${capital(inWords(at.length))} ${at.length === 1 ? 'pit opens' : 'pits open'} in the sand.`,
  'turn-began': ({ turn }) => `Turn ${turn} begins.`,
  incentive: ({ west, east, winner }) => `West rolls ${west}, East ${east}. ${SIDE_NAMES[winner]} chooses.`,
  'first-side': ({ side }) => `${SIDE_NAMES[side]} moves first.`,
  ordered: ({ figure, order }, name) => `${name(figure)}’s standing order: ${ORDERS[order] ?? order}.`,
  moved,
  waited: ({ figure }, name) => `${name(figure)} waits.`,
  turned: ({ figure, facing }, name) => `${name(figure)} faces ${FACING_NAMES[facing]}.`,
  'stood-up': ({ figure }, name) => `${name(figure)} stands up.`,
  'went-prone': ({ figure }, name) => `${name(figure)} goes prone.`,
  declined: ({ figure }, name) => `${name(figure)} lets the others act first.`,
  'did-nothing': ({ figure }, name) => `${name(figure)} does nothing.`,
  evaded: ({ figure }, name) => `${name(figure)} evades.`,
  aimed: ({ by, whom: victim, need, dice }, name) => `${name(by)} needs ${limited(need)} or less on ${dice} dice to hit ${name(victim)}.`,
  attacked,
  'weapon-dropped': ({ figure, thing }, name) => `${name(figure)} drops ${theThing(thing)}.`,
  hurt: ({ figure, lost, cause, by }, name) => `${name(figure)} loses ${lost} SH to ${harmBy(cause, by)}.`,
  dazed: ({ figure }, name) => `${name(figure)} is dazed.`,
  'knocked-down': ({ figure }, name) => `${name(figure)} is knocked down.`,
  'pit-fall': ({ figure }, name) => `${name(figure)} falls into a pit.`,
  collapsed: ({ figure }, name) => `${name(figure)} collapses, unconscious.`,
  killed,
  vanished: ({ figure }, name) => `${name(figure)} vanishes.`,
  landed: ({ thing, at }) => `${capital(theThing(thing))} ${isPlural(typeOf(thing)) ? 'land' : 'lands'} at ${squareName(at)}.`,
  readied: ({ figure, thing }, name) => `${name(figure)} readies ${theThing(thing)}.`,
  reloaded: ({ figure, left }, name) => `${name(figure)} ${left === 0 ? 'finishes' : 'keeps'} reloading.`,
  changed: ({ figure, how, thing }, name) => `${name(figure)} ${HOW_CHANGED[how](thing)}.`,
  placed: ({ figure, thing, at }, name) => `${name(figure)} lays ${theThing(thing)} at ${squareName(at)}.`,
  'bones-offered': ({ figure, of }, name) =>
    `${figure === null ? 'Unseen hands lay' : `${name(figure)} lays`} the bones of ${name(of)} on the Altar of Life.`,
  'altar-rose': ({ at }) => `The Altar of Life rises at ${squareName(at)}.`,
  resurrected: ({ figure, at }, name) => `${name(figure)} rises from the dead at ${squareName(at)}.`,
  braced: ({ figure, need }, name) => `${name(figure)} needs ${limited(need)} or less to stay standing.`,
  'fall-tested': ({ figure, total, stands }, name) => `${name(figure)} ${stands ? 'stays standing' : 'falls'} (rolled ${total}).`,
  pushed: ({ figure, to }, name) => `${name(figure)} is pushed to ${squareName(to)}.`,
  'hand-combat-tried': ({ figure, by }, name) => `${name(by)} tries hand combat with ${name(figure)}.`,
  repelling: ({ figure, need }, name) => `${name(figure)} needs ${limited(need)} or less to repel.`,
  repelled: ({ figure, total, holds }, name) => `${name(figure)} ${holds ? 'repels the attempt' : 'fails to repel'} (rolled ${total}).`,
  'hand-combat': ({ figure, by }, name) => `${name(by)} drags ${name(figure)} into hand combat.`,
  'hands-emptied': emptied,
  struggling: ({ figure, need }, name) => `${name(figure)} needs ${limited(need)} or less to get free.`,
  struggled: ({ figure, total, free }, name) => `${name(figure)} ${free ? 'gets free' : 'cannot get free'} (rolled ${total}).`,
  disengaged: ({ figure, to }, name) => `${name(figure)} disengages to ${squareName(to)}.`,
  casting: (event, name) => `${name(event.by)} needs ${limited(event.need)} or less on ${event.dice} dice to cast ${casts(event, name)}.`,
  cast: (event, name) =>
    event.succeeds
      ? `${name(event.by)} casts ${casts(event, name)} (rolled ${event.total}).`
      : `${name(event.by)}’s ${casts(event, name)} fails (rolled ${event.total}).`,
  returned: ({ by, whom: bearer, what }, name) =>
    `${capital(whatFlew(what))} ${isPlural(what) ? 'fly' : 'flies'} back from ${name(bearer)} to ${name(by)}.`,
  'spell-hit': ({ whom: victim, spell, damage, stopped }, name) =>
    damage <= stopped
      ? `${nameOf(spell)} hits ${name(victim)}, but ${damage === 0 ? 'does no damage' : 'the armour holds'}.`
      : `${nameOf(spell)} hits ${name(victim)} for ${damage - stopped}${stopped > 0 ? ` (armour stops ${stopped})` : ''}.`,
  enchanted: ({ figure, spell, until, amount }, name) =>
    `${name(figure)} is under ${nameOf(spell)}${amount === null ? '' : ` (${amount})`}${until === null ? '' : ` to the end of turn ${until}`}.`,
  disarmed: ({ figure, thing, at }, name) =>
    `${name(figure)} loses hold of ${theThing(thing)}, which ${isPlural(typeOf(thing)) ? 'land' : 'lands'} at ${squareName(at)}.`,
  teleported: ({ figure, to }, name) => `${name(figure)} reappears at ${squareName(to)}.`,
  'ring-of-fire': ({ figure }, name) => `Fire burns around ${name(figure)}.`,
  spent: ({ figure, amount }, name) => `${name(figure)} spends ${amount} SH.`,
  healed: ({ figure, amount }, name) => `${name(figure)} gains ${amount} SH.`,
  revived: ({ figure }, name) => `${name(figure)} comes to.`,
  called: ({ figure, by, at }, name) =>
    by === null ? `${name(figure)} appears at ${squareName(at)}.` : `${name(by)} calls ${name(figure)} to ${squareName(at)}.`,
  feigned: ({ figure }, name) => `${name(figure)} is an illusion.`,
  images: ({ figures }, name) => `${listed(figures.map(name))} stand on the sand. One of them is real.`,
  renewed: ({ figure, by }, name) => `${name(by)} pays to keep ${name(figure)}.`,
  'let-go': ({ figure, by }, name) => `${name(by)} lets ${name(figure)} go.`,
  'terrain-made': made,
  'seen-through': ({ figures }, name) => `ESP reads ${listed(figures.map(name), 'no one')}.`,
  'spells-known': ({ figure, spells }, name) => `${name(figure)} knows ${listed(spells.map(nameOf), 'no spells')}.`,
  doubting: ({ figure, need }, name) => `${name(figure)} needs ${need} or less to see through an illusion.`,
  disbelieved: ({ figure, total }, name) => `${name(figure)} tries to disbelieve (rolled ${total}).`,
  judged: ({ figure, succeeds }, name) => `${name(figure)} ${succeeds ? 'sees through illusions' : 'cannot tell what is real'}.`,
  'robots-came': ({ side, figures }, name) =>
    `${listed(figures.map(name))} ${figures.length === 1 ? 'joins' : 'join'} ${SIDE_NAMES[side]} to even the sides.`,
  'makes-for-exit': ({ figure }, name) => `${name(figure)} makes for the exit.`,
  'set-alight': ({ figure, at }, name) => `${name(figure)} sets ${squareName(at)} on fire.`,
  stolen: ({ figure, by, thing }, name) => `${name(by)} steals ${theThing(thing)} from ${name(figure)}.`,
  'let-fall': ({ figure, thing }, name) => `${name(figure)} drops ${theThing(thing)}.`,
  'krill-recovered': ({ figure, thing }, name) => `${name(figure)} gets ${theThing(thing)} back.`,
  'death-sword-given': ({ figure, by, thing }, name) => `${name(by)} puts ${withWhat(typeOf(thing))} into ${name(figure)}’s hand.`,
  left: ({ figure }, name) => `${name(figure)} leaves by the exit.`,
  regenerated: ({ figure }, name) => `${name(figure)} regains 1 SH.`,
  'came-to': ({ figure }, name) => `${name(figure)} comes to.`,
  'spell-over': ({ figure, spell }, name) => `${name(figure)}’s ${nameOf(spell)} wears off.`,
  learnt: ({ figure, attribute, now, by }, name) => `${name(figure)}’s ${ATTRIBUTES[attribute]} ${by > 0 ? 'rises' : 'falls'} to ${now}.`,
  'fight-over': over,
  earned: ({ figure, all }, name) => `${name(figure)} earns ${many(all, 'point')} of experience.`,
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

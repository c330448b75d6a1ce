import { assertNever } from '../../kernel/assert-never.ts'
import type { Blocked, Option } from '../../kernel/types.ts'
import { listed, many } from '../../kernel/words.ts'
import { floorAt, isDark, tileAt } from '../chapters/05-squares.ts'
import { allWays, barOf, openWays } from '../chapters/06-movement.ts'
import { isTreasureSeen, isUndrawn, waysOnFoot } from '../chapters/06-walks.ts'
import type { Way } from '../chapters/06-ways.ts'
import { asKnown, isHidden } from '../chapters/07-hidden.ts'
import { tooMuch } from '../chapters/08-objects.ts'
import { breakable } from '../chapters/10-doors.ts'
import { exitsFrom } from '../chapters/10-passages.ts'
import { paymentFor, spellOf, spellRule } from '../chapters/11-casting.ts'
import { unpaid } from '../chapters/11-spells.ts'
import { creatureOn, dangerOn, doorOn, objectsOn, treasuresOn } from '../chapters/cards.ts'
import { characterOf, isBlind, isFrozen, standsOn } from '../chapters/characters.ts'
import { deckLeft, drawOdds, entryOdds } from '../odds/draws.ts'
import { crossOdds, doorOdds, gropeOdds, javelinOdds, meetingOdds, relightOdds, spellOdds, summonOdds } from '../odds/odds.ts'
import { type Deed, parseAction, type Spelling } from '../open/actions.ts'
import { isTreasure } from '../open/cards.ts'
import {
  cardName,
  cardNoun,
  DECK_NAMES,
  definite,
  INGREDIENT_NAMES,
  kindName,
  SIDE_NAMES,
  spellName,
  squareName,
  thingInLine,
  thingNoun,
} from '../open/names.ts'
import { besides, edgesOf, spotOf } from '../open/squares.ts'
import type { DomainOptions } from '../option-types.ts'
import type { Character, DomainState, Square } from '../state.ts'
import { CARRYING, EVIL_KILLS_ON } from '../tables/index.ts'
import { type DeckId, INGREDIENTS, type Side, type SpellId } from '../tables/table-types.ts'
import { asideOption } from './asides.ts'
import { whereTo } from './bearings.ts'
import { SPELL_EFFECTS } from './effects.ts'
import type { Topics } from './text.ts'
import { arrivalWarning, crossingWarning, lightingWarning } from './warnings.ts'

/** The question of the free turn (6.1). */
export const turnTopic: Topics<'turn'> = {
  turn: (s, ask) => {
    const c = characterOf(s, ask.seat)
    const { movesLeft = 0 } = s.turn ?? {}
    const asides = ['go', 'take', 'use', 'drop', 'give-up']
    const wayTo = waysOnFoot(s, c)
    return {
      prompt: 'What will you do?',
      lead: [`${many(movesLeft, 'square')} of movement left.`, whereTo(asKnown(s), c) ?? ''].join(' ').trim(),
      option: (id) => (asides.includes(id.split(':')[0] ?? '') ? asideOption(s, c, id, wayTo) : deedOption(s, c, parseAction('turn', id))),
      blocked: [...blockedSteps(s, c), ...blockedTakes(s, c), ...blockedDeeds(s, c)],
    }
  },
}

function deedOption(s: DomainState, c: Character, deed: Deed): Omit<Option, 'id'> {
  switch (deed.kind) {
    case 'step':
      return stepOption(s, c, deed.square)
    case 'leave':
      return { label: 'Leave the domain', detail: 'Takes the treasure out: you win' }
    case 'grope':
      return { label: 'Grope in the dark', detail: 'A die decides the direction', odds: gropeOdds(openWays(s, c).map(({ side }) => side)) }
    case 'light':
      return isDark(s, standsOn(c))
        ? { label: 'Light the lantern', detail: 'Takes the whole turn', odds: relightOdds(), ...lightingWarning(s, c) }
        : { label: 'Light the lantern', detail: 'Takes the whole turn; always works here', ...lightingWarning(s, c) }
    case 'douse':
      return { label: 'Put out the lantern' }
    case 'break':
      return {
        label: `Break the door on ${squareName(deed.square)}`,
        detail: 'Ends the turn',
        ...odds(doorOdds(asKnown(s), c, deed.square)),
        ...at(deed.square),
      }
    case 'throw':
      return {
        label: `Throw the ${kindName('javelin')} at ${squareName(deed.square)}`,
        detail: 'Uses it up, hit or miss',
        ...odds(javelinOdds(asKnown(s), c, deed.card, deed.square)),
        ...at(deed.square),
      }
    case 'cross':
      return {
        label: `Cross ${squareName(deed.pit)} to ${squareName(deed.to)}`,
        detail: `Takes the whole turn, with the rope. On the far side: ${arrival(s, c, deed.to).detail}`,
        odds: crossOdds(),
        ...at(deed.to),
        ...firstWarning(crossingWarning(asKnown(s), c, deed.pit), overWarning(s, c, deed)),
      }
    case 'passage':
      return {
        label: `Go down to ${squareName(deed.exit)}`,
        detail: 'Ends the turn; then 1 or 2 squares a turn',
        ...at(deed.exit),
      }
    case 'cast':
      return spellOption(s, c, deed)
    case 'summon':
      return {
        label: 'Summon Evil',
        detail: 'Ends the turn; the die rolls on your next',
        odds: summonOdds(),
        warns: `On a ${EVIL_KILLS_ON} everyone in the room dies, you included.`,
      }
    case 'end':
      return { label: 'End the turn', apart: true }
    default:
      return assertNever(deed)
  }
}

/** 10.7, D-39: he comes to the far side, or onto what isn't a pit after all. */
function overWarning(s: DomainState, c: Character, { pit, to }: { readonly pit: Square; readonly to: Square }): Pick<Option, 'warns'> {
  const known = asKnown(s)
  return firstWarning(arrivalWarning(known, { ...c, at: pit }, to), arrivalWarning(known, c, pit))
}

function firstWarning(...warnings: readonly Pick<Option, 'warns'>[]): Pick<Option, 'warns'> {
  return warnings.find(({ warns }) => warns !== undefined) ?? {}
}

function odds(found: Option['odds']): Pick<Option, 'odds'> {
  return found === undefined ? {} : { odds: found }
}

function at(square: Square): Pick<Option, 'at'> {
  return { at: { kind: 'square', id: square } }
}

// ---------------------------------------------------------------- steps

/** A step onto a square: what it may meet, what it draws, and what to beware of. */
export function stepOption(s: DomainState, c: Character, to: Square): Omit<Option, 'id'> {
  const way = openWays(s, c).find((each) => each.to === to)
  return {
    label: way === undefined ? `To ${squareName(to)}` : `Go ${SIDE_NAMES[way.side]}${way.kind === 'arch' ? ', under the archway' : ''}`,
    ...arrival(s, c, to, way),
    ...at(to),
    data: { new: newAt(s, to), steps: 1, dark: isDark(s, to) } satisfies DomainOptions['direction'],
  }
}

/** What is known of a square for one who comes onto it, by whatever way: what lies there, its odds, and what to beware of (D-123). */
export function arrival(s: DomainState, c: Character, to: Square, way?: Way): Pick<Option, 'detail' | 'odds' | 'warns'> {
  const known = asKnown(s)
  const detail = isHidden(s, to) ? 'Something lies there face down' : arrivalDetail(known, to)
  return { detail, ...odds(arrivalOdds(known, c, to, way)), ...arrivalWarning(known, c, to) }
}

/** What is drawn by that step; null for nothing. */
function newAt(s: DomainState, to: Square): 'tile' | 'chamber' | 'card' | null {
  const floor = floorAt(s, to)
  if (floor === null) return spotOf(to).slot.kind === 'large' ? 'chamber' : 'tile'
  return floor.symbol !== null && isUndrawn(s, to) ? 'card' : null
}

/** What is met there, as far as it is known: a creature, the next card of a deck, the next tile. */
function arrivalOdds(s: DomainState, c: Character, to: Square, way: Way | undefined): Option['odds'] {
  if (way?.kind === 'lay') return entryOdds(s, c, way)
  const symbol = floorAt(s, to)?.symbol ?? null
  const found = symbol !== null && isUndrawn(s, to) ? drawOdds(s, c, to, symbol) : meetingOdds(s, c, to)
  return found === undefined || c.held !== 'pit'
    ? found
    : { ...found, leavesOut: listed([...listOf(found.leavesOut), 'a fall back into the pit']) }
}

function listOf(text: string | undefined): readonly string[] {
  return text === undefined ? [] : [text]
}

/** What is known of a square before you go there. */
function arrivalDetail(s: DomainState, to: Square): string {
  const floor = floorAt(s, to)
  if (floor === null) return spotOf(to).slot.kind === 'large' ? 'Opens a chamber' : 'Draws a tile'
  const danger = dangerOn(s, to)
  if (danger !== null) return `${cardName(danger.lying.card)}${isFrozen(s, to) ? ', frozen: it lets you pass' : ''}`
  if (floor.symbol !== null && isUndrawn(s, to)) return drawWords(s, floor.symbol)
  if (floor.treasure && !isTreasureSeen(s, to)) return 'Turns up a major treasure'
  const things = [...treasuresOn(s, to).map(({ treasure }) => treasure), ...objectsOn(s, to).map(({ card }) => card)]
  if (things.length > 0) return `You can take ${listed(things.map(thingNoun))}`
  return isDark(s, to) ? 'A dark square' : 'Nothing known there'
}

/** 10.5, 10.6: why a square joined to theirs cannot be entered. */
function barWhy(s: DomainState, to: Square, bar: 'door' | 'rubble'): Pick<Blocked, 'rule' | 'why'> {
  if (bar === 'rubble') return { rule: '10.6', why: 'Blocked by rubble: only magic gets through.' }
  const isLocked = doorOn(s, to)?.card.lock !== undefined
  return { rule: '10.5', why: isLocked ? 'The door is locked, and you don’t have its key.' : 'The door is jammed: break it, or use magic.' }
}

function blockedSteps(s: DomainState, c: Character): readonly Blocked[] {
  const { movesLeft = 0 } = s.turn ?? {}
  const ways = allWays(s, c)
  const step = (side: Side, to: Square) => ({ id: `step:${to}`, label: `Go ${SIDE_NAMES[side]}` })
  const barred = ways.flatMap(({ side, to }: Way): readonly Blocked[] => {
    const bar = barOf(s, c, to)
    if (bar !== null) return [{ ...step(side, to), ...barWhy(s, to, bar) }]
    if (movesLeft < 1) return [{ ...step(side, to), rule: '6.1', why: 'You have no movement left this turn.' }]
    return isBlind(s, c) ? [{ ...step(side, to), rule: '6.4', why: 'Without light you can only grope here.' }] : []
  })
  const closed = besides(standsOn(c)).filter(({ to }) => ways.every((way) => way.to !== to))
  return [...barred, ...closed.map(({ side, to }) => ({ ...step(side, to), ...closedWhy(s, standsOn(c), to) }))]
}

/** Why the tiles do not let anyone go there (6.1, 6.2, D-03). */
function closedWhy(s: DomainState, from: Square, to: Square): Pick<Blocked, 'rule' | 'why'> {
  const [here, there] = [floorAt(s, from), floorAt(s, to)]
  const isOuter = (ground: string | undefined) => ground === 'light' || ground === 'dark'
  if (there !== null && isOuter(here?.ground) && isOuter(there.ground))
    return { rule: '6.2', why: 'It lies on the other level, and no stone steps lead there.' }
  if (there === null && isOpenTowards(s, from, to)) {
    if (spotOf(to).slot.kind === 'outer') return { rule: '3.0', why: 'No one started in that quadrant, so its outer part stays closed.' }
    return { rule: '5.3', why: 'The chamber has no way in from this square.' }
  }
  return { rule: '6.1', why: 'A wall bars the way.' }
}

/** His own tile is open on that edge, so that only what may be laid beyond it bars the way. */
function isOpenTowards(s: DomainState, from: Square, to: Square): boolean {
  const edge = edgesOf(spotOf(from)).find((each) => each.to.id === to)
  return edge !== undefined && tileAt(s, from)?.open[edge.side][edge.place] === true
}

/** `Draws a card (black symbol): 12 creatures, 1 hazard and 20 objects left`. */
function drawWords(s: DomainState, deck: DeckId): string {
  const { creature, hazard, object } = deckLeft(s, deck)
  return `Draws a card (${DECK_NAMES[deck]}): ${many(creature, 'creature')}, ${many(hazard, 'hazard')} and ${many(object, 'object')} ${UNDRAWN[s.variants.includes('memory') ? 'unseen' : 'left']}`
}

/** From memory what lies face down may be any of them (D-123). */
const UNDRAWN = { left: 'left', unseen: 'not in sight' } as const

// ---------------------------------------------------------------- what is not possible now

/** What is too much for him where he stands: a second treasure weighs nothing, and is one too many (8.1, 13.0, D-18). */
export function blockedTakes(s: DomainState, c: Character): readonly Blocked[] {
  return tooMuch(s, c).map((thing) => {
    const limit = isTreasure(thing)
      ? { rule: '13.0', why: 'You can carry only one treasure.' }
      : { rule: '8.1', why: `Too much to carry: ${CARRYING.places} places at most, ${CARRYING.heavy} of them heavy.` }
    return { id: `take:${thing}`, label: `Take ${thingInLine(thing)}`, ...limit }
  })
}

/** Spells that he knows and cannot pay for (11.1). */
export function blockedSpells(s: DomainState, c: Character, moment: 'turn' | 'meet'): readonly Blocked[] {
  return unpaid(s, c, moment).map((spell) => ({
    id: `cast:${spell}`,
    label: `Cast ${spellName(spell)}`,
    rule: spellRule(spell),
    why: `You need ${ingredientsOf(spell)}.`,
  }))
}

function blockedDeeds(s: DomainState, c: Character): readonly Blocked[] {
  const dark = c.lantern === 'out' ? exitsFrom(s, standsOn(c)) : []
  const down = dark.map((exit) => ({
    id: `passage:${exit}`,
    label: `Go down to ${squareName(exit)}`,
    rule: '10.3',
    why: 'You need a lit lantern down there.',
  }))
  const { movesLeft = 0 } = s.turn ?? {}
  const doors = (movesLeft > 0 ? [] : breakable(s, c)).map((square) => ({
    id: `break:${square}`,
    label: `Break the door on ${squareName(square)}`,
    rule: '10.5',
    why: 'It takes a square of movement, and you have none left.',
  }))
  return [...blockedSpells(s, c, 'turn'), ...doors, ...down]
}

// ---------------------------------------------------------------- spells

/** A spell with what it costs; aimed at another square, with what stands there. */
export function spellOption(s: DomainState, c: Character, { spell, at: square, to }: Spelling): Omit<Option, 'id'> {
  const target = square === null ? null : creatureOn(asKnown(s), square)
  const isHere = square === null || (square === c.at && target !== null)
  const aim = isHere ? '' : ` at ${target === null ? squareName(to ?? square) : definite(cardNoun(target.lying.card))}`
  const cost = (paymentFor(s, c, spell) ?? []).reduce((sum, { amount }) => sum + amount, 0)
  return {
    label: `Cast ${spellName(spell)}${aim}`,
    detail: `${SPELL_EFFECTS[spell]}. ${cost === 0 ? 'No ingredients needed' : `Costs ${many(cost, 'ingredient')}`}`,
    odds: spellOdds(),
    ...(square === null ? {} : at(to ?? square)),
    ...(square === null || to === null ? {} : overWarning(s, c, { pit: square, to })),
    data: { spell } satisfies DomainOptions['turn'],
  }
}

/** `4 triangles and 2 circles`. */
function ingredientsOf(spell: SpellId): string {
  const { ingredients } = spellOf(spell)
  return listed(INGREDIENTS.flatMap((kind) => (ingredients[kind] > 0 ? [many(ingredients[kind], INGREDIENT_NAMES[kind])] : [])))
}

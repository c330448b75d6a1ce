import { listed, many } from '../../kernel/words.ts'
import type { LayingEvent } from '../chapters/05-laying.ts'
import type { MovementEvent } from '../chapters/06-movement.ts'
import type { TurnEvent } from '../chapters/06-turn.ts'
import { asKnown } from '../chapters/07-hidden.ts'
import type { SquareEvent } from '../chapters/07-squares.ts'
import type { ObjectEvent } from '../chapters/08-objects.ts'
import { characterOf } from '../chapters/characters.ts'
import { type LaidOut, laidOut } from '../odds/draws.ts'
import { parseAction } from '../open/actions.ts'
import { cardNoun, definite, PLACE_NAMES, squareName, thingInLine, thingNoun, treasureName } from '../open/names.ts'
import type { DomainOptions } from '../option-types.ts'
import type { PotionRow } from '../tables/table-types.ts'
import { blockedTakes, stepOption } from './06-turn.ts'
import { asideOption, isFood } from './asides.ts'
import { effectOf } from './effects.ts'
import type { ChapterText, Sentences, Topics } from './text.ts'
import { takingWarning } from './warnings.ts'

const POTIONS: Readonly<Record<PotionRow['effect'], string>> = {
  poison: 'it is poison',
  weakness: 'it brings weakness',
  nothing: 'nothing happens',
  heal: 'it heals',
  'clear-mind': 'it clears the mind',
}

const sentences: Sentences<LayingEvent | MovementEvent | TurnEvent | SquareEvent | ObjectEvent> = {
  'tile-laid': ({ seat, entered }, name) =>
    entered ? `${name(seat)} lays a tile.` : `${name(seat)} lays a tile, but its wall bars the way.`,
  'chamber-laid': ({ seat, place }, name) => `${name(seat)} opens ${PLACE_NAMES[place]}.`,
  entered: ({ seat, square }, name) => `${name(seat)} enters at ${squareName(square)}.`,
  moved: ({ seat, to, arch }, name) => `${name(seat)} goes ${arch ? 'under an archway ' : ''}to ${squareName(to)}.`,
  groped: ({ seat, to, stays }, name) => {
    if (to !== null) return `${name(seat)} gropes towards ${squareName(to)}.`
    return stays ? `${name(seat)} gropes about and stays put.` : `${name(seat)} gropes and finds a wall.`
  },
  climbed: ({ seat, out }, name) => (out ? `${name(seat)} climbs out of the pit.` : `${name(seat)} slips back into the pit.`),
  crossed: ({ seat, pit, over }, name) =>
    over ? `${name(seat)} crosses the pit on ${squareName(pit)}.` : `${name(seat)} fails to cross ${squareName(pit)}.`,
  'card-drawn': ({ seat, card, magic }, name) =>
    `${name(seat)} draws ${cardNoun(card)}${magic ? ', and the magic of the room doubles it' : ''}.`,
  'card-turned': ({ seat, card }, name) => `${name(seat)} finds ${cardNoun(card)} there.`,
  'treasure-found': ({ seat, treasure }, name) => `${name(seat)} finds the ${treasureName(treasure)}.`,
  'left-lying': ({ seat, things }, name) => `${name(seat)} leaves ${listed(things.map(thingNoun).map(definite))} behind.`,
  taken: (event, name) => `${name(event.seat)} takes ${definite(thingNoun('treasure' in event ? event.treasure : event.card))}.`,
  dropped: ({ seat, card }, name) => `${name(seat)} puts down ${definite(cardNoun(card))}.`,
  used: ({ seat, card, effect }, name) => `${name(seat)} ${isFood(card) ? 'eats' : 'drinks'} ${cardNoun(card)}: ${POTIONS[effect]}.`,
}

const topics: Topics<'lay' | 'find' | 'direction'> = {
  lay: (s, ask) => {
    const c = characterOf(s, ask.seat)
    const { tile, square } = ask.data
    return {
      prompt: 'Which way will you lay the tile?',
      lead: `You come in at ${squareName(square)}, whichever you choose.`,
      option: (id) => {
        if (!id.startsWith('turn:')) return asideOption(s, c, id)
        const { turn } = parseAction('lay', id)
        const label = TURN_NAMES[turn] ?? String(turn)
        return { label, detail: laidWords(laidOut(s, tile, turn, square)), data: { tile, turn, square } satisfies DomainOptions['lay'] }
      },
    }
  },
  find: (s, ask) => {
    const c = characterOf(s, ask.seat)
    return {
      prompt: 'What will you take?',
      option: (id) => {
        const action = id === 'leave' || id.startsWith('take:') ? parseAction('find', id) : null
        if (action === null) return asideOption(s, c, id)
        if (action.kind === 'leave') return { label: 'Leave it', apart: true }
        const warns = takingWarning(asKnown(s), c, action.thing)
        return { label: `Take ${thingInLine(action.thing)}`, detail: effectOf(action.thing), data: { thing: action.thing }, ...warns }
      },
      blocked: blockedTakes(s, c),
    }
  },
  direction: (s, ask) => {
    const c = characterOf(s, ask.seat)
    return {
      prompt: 'Which way will you grope?',
      lead: `You rolled a ${ask.data.die}: the choice is yours.`,
      option: (id) => {
        if (id === 'stay') return { label: 'Stay here', apart: true, stays: true }
        if (!id.startsWith('step:')) return asideOption(s, c, id)
        const action = parseAction('direction', id)
        return action.kind === 'step'
          ? { ...stepOption(s, c, action.square), label: `Grope to ${squareName(action.square)}` }
          : { label: 'Stay here' }
      },
    }
  },
}

/** What lies before a character who comes in there. */
function laidWords({ onward, joined, symbols, shaft }: LaidOut): string {
  return [
    onward === 0 ? 'No way on' : `${many(onward, 'way')} on`,
    ...(joined === 0 ? [] : [`${many(joined, 'way')} to laid tiles`]),
    ...(symbols.length === 0 ? [] : [`${many(symbols.length, 'symbol')} in reach`]),
    ...(shaft ? ['a way down'] : []),
  ].join(', ')
}

const TURN_NAMES = ['Lay it as drawn', 'Turn it clockwise', 'Turn it halfway round', 'Turn it anticlockwise']

/** 5.1 to 8.4. */
export const ways = { sentences, topics } satisfies ChapterText

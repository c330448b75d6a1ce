import type { Option } from '../../kernel/types.ts'
import { capital, many } from '../../kernel/words.ts'
import type { BeatenBy, CombatEvent } from '../chapters/09-combat.ts'
import { armId } from '../chapters/09-combat.ts'
import { handSets } from '../chapters/09-hands.ts'
import type { JavelinEvent } from '../chapters/09-javelin.ts'
import type { RetreatEvent } from '../chapters/09-retreat.ts'
import type { DoorEvent } from '../chapters/10-doors.ts'
import type { HazardEvent, LanternCause } from '../chapters/10-hazards.ts'
import { foeAsked, type PassageEvent } from '../chapters/10-passages.ts'
import type { SkullEvent } from '../chapters/10-skull.ts'
import type { CastingEvent } from '../chapters/11-casting.ts'
import type { SummonEvent } from '../chapters/11-summon.ts'
import type { MeetingEvent } from '../chapters/12-meeting.ts'
import type { WarlockEvent } from '../chapters/14-warlock.ts'
import { characterOf } from '../chapters/characters.ts'
import { bestHands, climbOdds, encounterOdds, fightCard, matchOf, oddsWith, relightOdds, roundOdds, strikesUnseen } from '../odds/odds.ts'
import { parseAction } from '../open/actions.ts'
import { cardOf, isCard } from '../open/cards.ts'
import { cardLine } from '../open/lines.ts'
import { cardName, cardNoun, kindNoun, spellName, squareName } from '../open/names.ts'
import type { Character, DomainState, Foe } from '../state.ts'
import { ENCOUNTERS } from '../tables/index.ts'
import { arrival, blockedSpells, spellOption } from './06-turn.ts'
import { asideOption } from './asides.ts'
import type { ChapterText, Sentences, Topics } from './text.ts'

const BEATEN: Readonly<Record<BeatenBy, string>> = {
  blow: 'is beaten and gone',
  javelin: 'is pierced by the Javelin',
  'mirror-shield': 'looks into the mirror shield and is gone',
  boneshaker: 'falls to bones',
  'ante-freeze': 'freezes and breaks',
  'mirror-image': 'sees itself and is gone',
  fireball: 'burns',
}

const LANTERN: Readonly<Record<LanternCause, string>> = {
  lit: 'lights the lantern',
  doused: 'puts the lantern out',
  'explosive-gas': 'loses the light of the lantern to the blast',
  'strong-breeze': 'loses the light of the lantern to the breeze',
}

const DOORS: Readonly<Record<DoorEvent['deed'], (name: string, square: string) => string>> = {
  locked: (name, square) => `The door on ${squareName(square)} is locked, and ${name} has no key to it.`,
  unlocked: (name, square) => `${name} unlocks the door on ${squareName(square)}.`,
  slammed: (_, square) => `The door on ${squareName(square)} falls shut.`,
  held: (_, square) => `The door on ${squareName(square)} holds.`,
  broken: (name, square) => `${name} breaks the door on ${squareName(square)}.`,
  opened: (_, square) => `The door on ${squareName(square)} stands open.`,
  none: (name, square) => `${name} strikes out at ${squareName(square)}, but no shut door is there.`,
}

const PASSAGES: Readonly<Record<Extract<PassageEvent, { type: 'passage' }>['deed'], string>> = {
  entered: 'goes down into a passage',
  moved: 'goes on down there',
  left: 'comes up again',
  'turned-back': 'has to turn back',
}

const ENCOUNTER_WORDS = ENCOUNTERS.rows.map((row) =>
  'creature' in row ? `meets ${kindNoun(row.creature)}` : row.effect === 'nothing' ? 'meets no one' : 'feels a strong breeze',
)

const sentences: Sentences<
  | CombatEvent
  | JavelinEvent
  | RetreatEvent
  | DoorEvent
  | HazardEvent
  | PassageEvent
  | SkullEvent
  | CastingEvent
  | SummonEvent
  | MeetingEvent
  | WarlockEvent
> = {
  met: ({ seat, card }, name) => `${name(seat)} meets ${cardNoun(card)}.`,
  armed: ({ seat, attack, defence }, name) => `${name(seat)} fights with attack ${attack} and defence ${defence}.`,
  blow: ({ seat, by, attack, defence, hit }, name) => {
    const sum = `${attack} against defence ${defence}, ${hit ? 'a hit' : 'a miss'}`
    return by === 'character' ? `${name(seat)} attacks: ${sum}.` : `It attacks ${name(seat)}: ${sum}.`
  },
  'creature-beaten': ({ card, how }) => `${capital(isCard(card) ? cardNoun(card) : kindNoun(card))} ${BEATEN[how]}.`,
  thrown: ({ seat, attack, defence, hit }, name) =>
    `${name(seat)} throws the Javelin${defence === null ? ', and it hits nothing' : `: ${attack} against defence ${defence}, ${hit ? 'a hit' : 'a miss'}`}.`,
  retreated: ({ seat, to }, name) => (to === null ? `${name(seat)} retreats outside.` : `${name(seat)} retreats to ${squareName(to)}.`),
  door: ({ seat, square, deed }, name) => DOORS[deed](name(seat), square),
  fell: ({ seat, card }, name) => `${name(seat)} falls into ${cardNoun(card)}.`,
  hazard: ({ seat, card }, name) => `${name(seat)} is caught by ${cardNoun(card)}.`,
  lantern: ({ seat, cause }, name) => `${name(seat)} ${LANTERN[cause]}.`,
  passage: ({ seat, deed, on }, name) => `${name(seat)} ${PASSAGES[deed]}${deed === 'moved' ? `, to square ${on}` : ''}.`,
  encounter: ({ seat, row }, name) => `${name(seat)} ${ENCOUNTER_WORDS[row - 1] ?? 'meets no one'}.`,
  paralysed: ({ seat }, name) => `The jaws hold ${name(seat)}.`,
  freed: ({ seat }, name) => `${name(seat)} is free of the jaws.`,
  cast: ({ seat, spell, works }, name) => `${name(seat)} casts ${spellName(spell)}: it ${works ? 'works' : 'fails'}.`,
  summoning: ({ seat }, name) => `${name(seat)} begins to Summon Evil.`,
  'evil-summoned': ({ seat, good }, name) => `${name(seat)} casts Summon Evil: it ${good ? 'heals' : 'kills everyone in the room'}.`,
  warlock: ({ seat, deed }, name) =>
    deed === 'appeared' ? `The Warlock appears before ${name(seat)}.` : `The Warlock strikes ${name(seat)}.`,
}

function meetOption(s: DomainState, c: Character, foe: Foe | null, id: string): Omit<Option, 'id'> {
  const deed = parseAction('meet', id)
  switch (deed.kind) {
    case 'cast':
      return spellOption(s, c, deed)
    case 'pass':
      return { label: 'Pass by unseen' }
    case 'retreat':
      return { label: 'Retreat' }
    case 'fight': {
      if (foe === null) return { label: 'Fight' }
      const { set, odds } = bestHands(s, c, foe, c.at)
      return { label: 'Fight', odds: fightCard(c, foe, odds), data: matchOf(c, foe, set, strikesUnseen(s, c, c.at)) }
    }
  }
}

const topics: Topics<'meet' | 'arm' | 'round' | 'passage' | 'pit' | 'climb-to'> = {
  meet: (s, ask) => {
    const c = characterOf(s, ask.seat)
    const card = ask.data.card === null ? null : cardOf(ask.data.card)
    const foe = foeAsked(s, c, ask.data)
    return {
      prompt: `${c.name} meets ${ask.data.card === null ? kindNoun(ask.data.kind) : cardNoun(ask.data.card)}`,
      ...(card?.type === 'creature' ? { lead: `${cardLine(card)}.` } : {}),
      option: (id) => meetOption(s, c, foe, id),
      // In a passage other spells are timely, and what they cost is in the rules (D-111).
      ...(card === null ? {} : { blocked: blockedSpells(s, c, 'meet') }),
    }
  },
  arm: (s, ask) => {
    const c = characterOf(s, ask.seat)
    const foe = foeAsked(s, c, ask.data)
    return {
      prompt: 'What is in your hands?',
      lead: foe === null ? '' : `Against ${kindNoun(foe.kind)}: attack ${foe.attack} and a die, defence ${foe.defence}.`,
      option: (id) => {
        const set = handSets(c).find((each) => armId(each) === id) ?? []
        const label = set.map(({ card }) => cardName(card)).join(' and ')
        if (foe === null) return { label }
        const data = matchOf(c, foe, set, strikesUnseen(s, c, c.at))
        const detail = `Attack ${data.attack}, defence ${data.defence}`
        return { label, detail, odds: fightCard(c, foe, oddsWith(s, c, foe, set, c.at, ask.data.doubledFrom)), data }
      },
    }
  },
  round: (s, ask) => {
    const c = characterOf(s, ask.seat)
    return {
      prompt: 'No one was hit. Fight on or retreat?',
      lead: `Round ${ask.data.round} of three is over.`,
      option: (id) =>
        id === 'fight-on' ? { label: 'Fight on', ...(s.fight === null ? {} : { odds: roundOdds(c, s.fight) }) } : { label: 'Retreat' },
    }
  },
  passage: (s, ask) => {
    const c = characterOf(s, ask.seat)
    const { passage } = c
    return {
      prompt: 'How far through the passage?',
      lead: passage === null ? '' : `On square ${passage.on} of ${passage.length}${passage.back ? ', going back' : ''}.`,
      option: (id) => {
        if (!id.startsWith('strip:')) return id === 'light' || id === 'end' ? PASSAGE_OPTIONS[id] : asideOption(s, c, id)
        const action = parseAction('passage', id)
        const squares = action.kind === 'strip' ? action.squares : 0
        const on = passage === null ? 0 : passage.on + (passage.back ? squares : -squares)
        const odds = encounterOdds(s, c, on)
        return {
          label: many(squares, 'square'),
          detail: odds === undefined ? 'Safe' : 'You may be attacked',
          ...(odds === undefined ? {} : { odds }),
        }
      },
    }
  },
  pit: (s, ask) => {
    const c = characterOf(s, ask.seat)
    return {
      prompt: `${c.name} is in a pit`,
      option: (id) => {
        if (id === 'climb') return { label: 'Climb', odds: climbOdds(c) }
        return id === 'end' ? { label: 'Wait', apart: true } : asideOption(s, c, id)
      },
    }
  },
  'climb-to': (s, ask) => {
    const c = characterOf(s, ask.seat)
    return {
      prompt: 'Out onto which square?',
      option: (id) => {
        if (!id.startsWith('to:')) return asideOption(s, c, id)
        const { square } = parseAction('climb-to', id)
        return { label: `Onto ${squareName(square)}`, ...arrival(s, c, square), at: { kind: 'square', id: square } }
      },
    }
  },
}

const PASSAGE_OPTIONS = {
  light: { label: 'Light the lantern', odds: relightOdds() },
  end: { label: 'Stay where you are', apart: true },
} as const satisfies Readonly<Record<'light' | 'end', Omit<Option, 'id'>>>

/** 9.1 to 14.0. */
export const dangers = { sentences, topics } satisfies ChapterText

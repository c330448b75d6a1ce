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
import { cardName, cardNoun, definite, HIDDEN, kindNoun, spellName, squareName } from '../open/names.ts'
import type { Character, DomainState, Foe } from '../state.ts'
import { ENCOUNTERS, FIGHT_ROUNDS } from '../tables/index.ts'
import { arrival, blockedSpells, spellOption } from './06-turn.ts'
import { asideOption } from './asides.ts'
import type { ChapterText, Sentences, Topics } from './text.ts'

const BEATEN: Readonly<Record<BeatenBy, string>> = {
  blow: 'is beaten',
  javelin: 'falls to the Javelin',
  'mirror-shield': 'sees herself in the mirror shield and is gone',
  boneshaker: 'collapses into bones',
  'ante-freeze': 'freezes and shatters',
  'mirror-image': 'sees her own image and is gone',
  fireball: 'burns to ash',
}

const LANTERN: Readonly<Record<LanternCause | typeof HIDDEN, (name: string) => string>> = {
  lit: (name) => `${name} lights the lantern.`,
  doused: (name) => `${name} puts out the lantern.`,
  'explosive-gas': (name) => `The blast puts out ${name}’s lantern.`,
  'strong-breeze': (name) => `The breeze blows out ${name}’s lantern.`,
  // Told again from memory, after the hazard was turned face down.
  [HIDDEN]: (name) => `Something puts out ${name}’s lantern.`,
}

const DOORS: Readonly<Record<DoorEvent['deed'], (name: string, square: string) => string>> = {
  locked: (name, square) => `The door on ${squareName(square)} is locked, and ${name} lacks the key.`,
  unlocked: (name, square) => `${name} unlocks the door on ${squareName(square)}.`,
  slammed: (_, square) => `The door on ${squareName(square)} slams shut.`,
  held: (_, square) => `The door on ${squareName(square)} holds.`,
  broken: (name, square) => `${name} breaks the door on ${squareName(square)}.`,
  opened: (_, square) => `The door on ${squareName(square)} stands open.`,
  none: (name, square) => `${name} strikes at ${squareName(square)}, but there is no shut door.`,
}

const PASSAGES: Readonly<Record<Extract<PassageEvent, { type: 'passage' }>['deed'], string>> = {
  entered: 'goes down into a passage',
  moved: 'walks on down there',
  left: 'comes up again',
  'turned-back': 'has to turn back',
}

const ENCOUNTER_WORDS = ENCOUNTERS.rows.map((row) =>
  'creature' in row ? `meets ${kindNoun(row.creature)}` : row.effect === 'nothing' ? 'meets no one' : 'feels a strong breeze',
)

type Blow = Extract<CombatEvent, { readonly type: 'blow' }>

/** Who strikes, in each of the three rounds: read aloud, a long fight does not begin every sentence alike. */
const BLOWS: Readonly<Record<Blow['by'], readonly [first: (name: string) => string, ...later: ((name: string) => string)[]]>> = {
  character: [(name) => `${name} attacks`, (name) => `${name} tries again`, (name) => `A last attempt by ${name}`],
  creature: [(name) => `It attacks ${name}`, (name) => `Again it comes at ${name}`, (name) => `Once more it lunges at ${name}`],
}

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
  met: ({ seat, card }, name) => `${name(seat)} meets ${definite(cardNoun(card))}.`,
  armed: ({ seat, attack, defence }, name) => `The fight begins: ${name(seat)} has attack ${attack} and defence ${defence}.`,
  blow: ({ seat, by, attack, defence, hit, round }, name) => {
    const strikes = BLOWS[by][round - 1] ?? BLOWS[by][0]
    return `${strikes(name(seat))}: ${attack} against defence ${defence}, ${hit ? 'a hit' : 'a miss'}.`
  },
  'creature-beaten': ({ card, how }) => `${capital(definite(isCard(card) ? cardNoun(card) : kindNoun(card)))} ${BEATEN[how]}.`,
  thrown: ({ seat, attack, defence, hit }, name) =>
    `${name(seat)} throws the Javelin${defence === null ? ', but hits nothing' : `: ${attack} against defence ${defence}, ${hit ? 'a hit' : 'a miss'}`}.`,
  retreated: ({ seat, to }, name) => (to === null ? `${name(seat)} retreats outside.` : `${name(seat)} retreats to ${squareName(to)}.`),
  door: ({ seat, square, deed }, name) => DOORS[deed](name(seat), square),
  fell: ({ seat, card }, name) => `${name(seat)} falls into ${definite(cardNoun(card))}.`,
  hazard: ({ seat, card }, name) => `${name(seat)} is caught in ${definite(cardNoun(card))}.`,
  lantern: ({ seat, cause }, name) => LANTERN[cause](name(seat)),
  passage: ({ seat, deed, on }, name) => `${name(seat)} ${PASSAGES[deed]}${deed === 'moved' ? `, to square ${on}` : ''}.`,
  encounter: ({ seat, row }, name) => `${name(seat)} ${ENCOUNTER_WORDS[row - 1] ?? 'meets no one'}.`,
  paralysed: ({ seat }, name) => `The jaws close on ${name(seat)}.`,
  freed: ({ seat }, name) => `${name(seat)} breaks free of the jaws.`,
  cast: ({ seat, spell, works }, name) => `${name(seat)} casts ${spellName(spell)}${works ? '' : ', but it fails'}.`,
  summoning: ({ seat }, name) => `${name(seat)} begins to Summon Evil.`,
  'evil-summoned': ({ seat, good }, name) =>
    good ? `The evil comes and heals ${name(seat)}.` : 'The evil comes and kills everyone in the room.',
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
      prompt: `How will you face ${definite(ask.data.card === null ? kindNoun(ask.data.kind) : cardNoun(ask.data.card))}?`,
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
      prompt: 'What will you fight with?',
      lead: foe === null ? '' : `Against ${definite(kindNoun(foe.kind))}: attack ${foe.attack} and a die, defence ${foe.defence}.`,
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
      lead: `Round ${ask.data.round} of ${FIGHT_ROUNDS} is over.`,
      option: (id) =>
        id === 'fight-on' ? { label: 'Fight on', ...(s.fight === null ? {} : { odds: roundOdds(c, s.fight) }) } : { label: 'Retreat' },
    }
  },
  passage: (s, ask) => {
    const c = characterOf(s, ask.seat)
    const { passage } = c
    return {
      prompt: 'How far will you walk?',
      lead:
        passage === null ? '' : `You are on square ${passage.on} of ${passage.length}, ${passage.back ? 'going back' : 'going down to 1'}.`,
      option: (id) => {
        if (!id.startsWith('strip:')) return id === 'light' || id === 'end' ? PASSAGE_OPTIONS[id] : asideOption(s, c, id)
        const action = parseAction('passage', id)
        const squares = action.kind === 'strip' ? action.squares : 0
        const on = passage === null ? 0 : passage.on + (passage.back ? squares : -squares)
        const odds = encounterOdds(s, c, on)
        return {
          label: `Walk ${many(squares, 'square')}`,
          detail: odds === undefined ? 'No encounter there' : 'Rolls for an encounter',
          ...(odds === undefined ? {} : { odds }),
        }
      },
    }
  },
  pit: (s, ask) => {
    const c = characterOf(s, ask.seat)
    return {
      prompt: 'Climb out of the pit?',
      option: (id) => {
        if (id === 'climb') return { label: 'Climb out', odds: climbOdds(c) }
        return id === 'end' ? { label: 'Stay in the pit', apart: true } : asideOption(s, c, id)
      },
    }
  },
  'climb-to': (s, ask) => {
    const c = characterOf(s, ask.seat)
    return {
      prompt: 'Which square will you climb onto?',
      option: (id) => {
        if (!id.startsWith('to:')) return asideOption(s, c, id)
        const { square } = parseAction('climb-to', id)
        return { label: `Climb onto ${squareName(square)}`, ...arrival(s, c, square), at: { kind: 'square', id: square } }
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

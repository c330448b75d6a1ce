import type { GuideTexts } from '../../game-page.ts'
import { type LessonRow, lessonsOf } from '../../guide/lessons.ts'

/** What a question asks, explained when it is first asked. The id is the topic. */
const QUESTIONS: readonly LessonRow[] = [
  [
    'quadrant',
    '3.0',
    'Your quadrant',
    'Tiles in your own quadrant bring experience: 1 point for an outer tile, 2 for an inner one. A treasure can leave by any quadrant where a player started.',
  ],
  [
    'entry',
    '3.0',
    'Coming in',
    'Twelve doors lead in, all alike until a tile is drawn behind one. Entering is your whole first turn. Click a door on the board, or take the first.',
  ],
  [
    'turn',
    '6.1',
    'Your turn',
    'You have two squares a turn. Step off the tiles to draw a tile, onto a symbol to draw a card. Click any known square to walk there.',
  ],
  ['direction', '6.4', 'In the dark', 'The die lets you choose. Off the dark squares, or on one with stone steps, you walk freely again.'],
  [
    'lay',
    '5.2',
    'Laying a tile',
    'You may lay an inner tile any way round that lets you in. Look for openings towards the middle, and away from what you can’t beat.',
  ],
  [
    'find',
    '7.0',
    'Take it or leave it',
    'You have eight places: two heavy things at most, and all light things share one. Anyone who comes by can take what you leave.',
  ],
  [
    'luck',
    '4.2',
    'Testing luck',
    'Roll your luck or less on two dice and you lose nothing. Fail and you lose double. Each test costs 1 luck for good: save it.',
  ],
  [
    'meet',
    '9.1',
    'A creature',
    'The higher initiative strikes first, and yours is your experience. The card shows what you each need to roll, and how three rounds would end.',
  ],
  [
    'arm',
    '9.4',
    'In your hands',
    'A weapon in each hand, a weapon and a shield, or one great weapon in both. The figures show how each choice would end.',
  ],
  [
    'round',
    '9.3',
    'No hit',
    'A fight lasts three rounds at most. With the initiative you may retreat between them. After the third without a hit you must.',
  ],
  ['passage', '10.3', 'Under the tiles', 'Walk one or two squares a turn, down to 1. Stop on 4 or 3 and you roll for an encounter.'],
  ['pit', '10.7', 'In a pit', 'Roll 5 or more to climb out, 3 or more with a rope. Each attempt takes a turn. You come out on any side.'],
  [
    'climb-to',
    '10.7',
    'Out of it',
    'Any open square beside the pit will do, even on the far side. You meet what lies there, and your turn is over.',
  ],
]

/** Events, explained when they first happen. The id is the type of the event. */
const EVENTS: readonly LessonRow[] = [
  [
    'tile-laid',
    '5.1',
    'A tile',
    'Pale squares are the upper level, hatched ones the lower. Only stone steps join them. An archway leads from one dark square to another, under a light one.',
  ],
  [
    'card-drawn',
    '7.0',
    'A card',
    'Each of the five symbols has its deck: black is mild, green guards the treasure. A card face down shows a small picture once anyone has seen it.',
  ],
  [
    'lantern',
    '6.3',
    'The lantern',
    'Without light you grope on dark squares, and creatures there strike first. Lighting it takes a turn, and in the dark needs a 1.',
  ],
  [
    'retreated',
    '9.2',
    'Beaten back',
    'Lose a fight and you retreat to where you came from; the creature stays. Come back with a better weapon, or go round it.',
  ],
  [
    'creature-beaten',
    '4.5',
    'Experience',
    'A beaten creature is worth 1 point. Experience is your initiative: above 10 you strike black creatures first, then light above 14, X above 20, red above 26.',
  ],
  [
    'fell',
    '10.7',
    'A pit',
    'The fall costs life points, and each attempt to climb out takes a turn. With a rope you can cross a pit you know or suspect.',
  ],
  [
    'door',
    '10.5',
    'Doors',
    'The key with its number opens a locked door. You can break any door with your attack and a die. A slamming door lets you through once.',
  ],
  [
    'paralysed',
    '10.2',
    'The jaws',
    'They hold you until you pass a luck test, once a turn. Each failure costs 2 life points. A talisman keeps you safe here.',
  ],
  [
    'chamber-laid',
    '5.3',
    'In the middle',
    'Only an antechamber leads into the treasure chamber, over a dark threshold. The creatures that guard the treasures have initiative 40.',
  ],
  [
    'treasure-found',
    '13.0',
    'A treasure',
    'Carry it out of any quadrant where a player started, and you win. Keep off pentagrams: the Warlock appears when you step on one with a treasure.',
  ],
  [
    'warlock',
    '14.0',
    'The Warlock',
    'From now on he strikes anyone who steps on a pentagram: 2 life points, and back a square. No one can fight him. The treasures lose their powers.',
  ],
  [
    'died',
    '4.1',
    'Dead, and back',
    'You start again at a door of your quadrant, with nothing but a lantern. The tiles stay, and bring no experience a second time.',
  ],
]

/** First of all, before any question. */
const STATES: readonly LessonRow[] = [
  [
    'begins',
    '1.0.short',
    'DOMAIN in short',
    'Enter, lay the labyrinth as you walk, gain weapons and experience, and carry one of four treasures out of the middle. The rulebook has it all on one page.',
    'The game in short',
  ],
]

/** The guide of a first game of DOMAIN. */
export const GUIDE: GuideTexts = {
  lessons: [...lessonsOf('domain', 'state', STATES), ...lessonsOf('domain', 'event', EVENTS), ...lessonsOf('domain', 'topic', QUESTIONS)],
  tips: {},
}

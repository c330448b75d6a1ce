import type { GuideTexts } from '../../game-page.ts'
import { type LessonRow, lessonsOf } from '../../guide/lessons.ts'

/** What a question asks, explained when it is first asked. The id is the topic. */
const QUESTIONS: readonly LessonRow[] = [
  [
    'quadrant',
    '3.0',
    'Your quadrant',
    'Tiles in your own quadrant bring experience: one point for an outer tile, two for an inner one. A treasure may be carried out of any quadrant where a player began.',
  ],
  [
    'entry',
    '3.0',
    'Coming in',
    'Twelve doors lead in, and all are alike until a tile is drawn behind one. Coming in is your whole first turn. Press a door on the board, or take the first.',
  ],
  [
    'turn',
    '6.1',
    'Your turn',
    'Two squares a turn. Step off the edge to draw a tile, onto a marked square to draw a card. Click any known square to walk there over several turns.',
  ],
  ['direction', '6.4', 'In the dark', 'The die leaves the way to you. Off the dark squares, or by a stair, you walk freely again.'],
  [
    'lay',
    '5.2',
    'Laying a tile',
    'An inner tile may lie any way that fits where you come in. Look for doors towards the middle, and away from what you cannot beat.',
  ],
  [
    'find',
    '7.0',
    'Take it or leave it',
    'Eight places, two heavy things at most, and all light things share one. Anyone who comes by can take what you leave.',
  ],
  [
    'luck',
    '4.2',
    'Testing luck',
    'Two dice, not above your luck, and nothing is lost. Fail, and you lose double. Each test costs a point of luck for good: keep it for what would kill you.',
  ],
  [
    'meet',
    '9.1',
    'A creature',
    'The higher initiative strikes first, and yours is your experience. The card shows what each die has to show, and how three rounds would end.',
  ],
  [
    'arm',
    '9.4',
    'In your hands',
    'You have two: a weapon in each, or a shield, or one great weapon in both. The figures show each choice over three rounds.',
  ],
  [
    'round',
    '9.3',
    'No hit',
    'Three rounds at most. With the initiative you may retreat between them. After the third without a hit you must.',
  ],
  [
    'passage',
    '10.3',
    'Under the tiles',
    'One or two squares a turn down to 1. Squares 4 and 3 aren’t safe: stop there, and a die says what attacks.',
  ],
  ['pit', '10.7', 'In a pit', 'A die each turn gets you out, with a rope more easily. You climb out onto any side of it.'],
  ['climb-to', '10.7', 'Out of it', 'Onto any square beside the pit, on the far side too. What lies there is met, and the turn is over.'],
]

/** Events, explained when they first happen. The id is the type of the event. */
const EVENTS: readonly LessonRow[] = [
  [
    'tile-laid',
    '5.1',
    'A tile',
    'Pale squares are the upper level, hatched ones the lower. Only stone steps join them, or an archway that leads under one square.',
  ],
  [
    'card-drawn',
    '7.0',
    'A card',
    'Each of the five symbols has its deck: black is mild, green guards the treasure. A card that was seen lies face down, with what it is on it.',
  ],
  [
    'lantern',
    '6.3',
    'The lantern',
    'Without light you grope on dark squares, and whatever you meet there strikes first. Lighting it takes a turn; in the dark only a 1 does it.',
  ],
  [
    'retreated',
    '9.2',
    'Beaten back',
    'Lose a fight and you retreat to where you came from; the creature stays. Come again with a better weapon, or go round it.',
  ],
  [
    'creature-beaten',
    '4.5',
    'Experience',
    'Each one beaten teaches you one point. Experience is your initiative: you strike first when yours is higher, above 10, 14, 20 and 26 for one sort after another.',
  ],
  ['fell', '10.7', 'A pit', 'It costs life, and a die each turn to get out again. With a rope a pit that is known can be crossed.'],
  [
    'door',
    '10.5',
    'Doors',
    'A locked one opens to the key with its number; any door can be broken with a die and your attack; an axe helps. A slamming door lets you through once.',
  ],
  [
    'paralysed',
    '10.2',
    'The jaws',
    'They hold you until you pass a luck test, one each turn. A talisman keeps you safe in the skull chamber.',
  ],
  [
    'chamber-laid',
    '5.3',
    'In the middle',
    'An antechamber leads into the treasure chamber, and only by its dark threshold. What guards the treasures has initiative 40.',
  ],
  [
    'treasure-found',
    '13.0',
    'A treasure',
    'Carry it out by any door of a quadrant where a player began, and you win. Keep off pentagrams: the Warlock appears when a carrier steps on one.',
  ],
  [
    'warlock',
    '14.0',
    'The Warlock',
    'From now on he strikes anyone on a pentagram: two life points, and back one square. No one can fight him. The treasures lose their powers.',
  ],
  [
    'died',
    '4.1',
    'Dead, and back',
    'You start from scratch at a door of your own, with nothing but a lantern. The tiles stay, and bring no experience a second time.',
  ],
]

/** First of all, before anything is asked. */
const STATES: readonly LessonRow[] = [
  [
    'begins',
    '1.0.short',
    'DOMAIN in short',
    'Go in, lay the labyrinth as you walk, find a weapon and experience, and carry one of four treasures from the middle back out. The rulebook has the whole game on a page.',
    'The game in short',
  ],
]

/** The guide of a first game of DOMAIN. */
export const GUIDE: GuideTexts = {
  lessons: [...lessonsOf('domain', 'state', STATES), ...lessonsOf('domain', 'event', EVENTS), ...lessonsOf('domain', 'topic', QUESTIONS)],
  tips: {},
}

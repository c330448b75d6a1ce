import type { GuideTexts } from '../../game-page.ts'
import { type LessonRow, lessonsOf } from '../../guide/lessons.ts'

/** What a question asks, explained when it is first asked. The id is the topic. */
const QUESTIONS: readonly LessonRow[] = [
  [
    'profile',
    '103A',
    'Your hero',
    'Seventy points buy everything he is. Movement carries him, hits and strength keep him alive, intelligence gets him past traps, and what is left at the end counts for charm.',
  ],
  [
    'armour',
    '210G2',
    'What he wears',
    'Plate turns more blows aside; without armour, courage counts for more at the end. It is free either way.',
  ],
  ['shield', '210G2', 'A shield', 'It helps against every blow, but not beside the long ax or the hammer, which take both hands.'],
  ['armed', '103B5', 'In hand', 'One weapon is drawn, the others are slung. Changing takes two movement points.'],
  [
    'placement',
    '104D',
    'Laying out',
    'These counters are in another hero’s way. Monsters hold halls and doors; traps and the Succubus work where he has to step; dummies make him wonder.',
  ],
  [
    'hero-action',
    '202A',
    'Your hero’s phase',
    'A step, a blow, a door cost a point each. Press a square to walk there: small marks show how far his points reach. “On towards Alysa” goes by itself and strikes at what bars the way.',
  ],
  [
    'attack-targets',
    '210B3',
    'Whom to strike',
    'One attack may strike any number of those beside him, each more at worse odds. Whoever is left hits back.',
  ],
  [
    'monster-action',
    '202B',
    'The monsters’ phase',
    'Now you move what lies in another hero’s way: first all moves, then the attacks. “Move my monsters for me” does what is drawn on the board, once or every turn; or press a counter.',
  ],
  [
    'monster-attack',
    '210C',
    'Attack',
    'Each of them attacks once a turn. From the side and from behind they hit better; he hits back once all have struck.',
  ],
  ['defend', '210C3', 'Hitting back', 'It costs nothing. One blow, at one or at several of those who attacked.'],
  [
    'block',
    '206C',
    'Holding the door',
    'A monster right behind the door can make it harder to open. If he opens it anyway, the monster dies.',
  ],
  ['bar', '206D', 'Against the door', 'From inside he can keep them out. Only trolls and ogres may force it, against his strength.'],
  ['succubus', '211C', 'The Succubus', 'As long as she has him, no monster may attack him; but each turn may cost him strength.'],
  ['luck', '212E', 'Luck', 'One level of luck, and the whole attack does nothing. It may be needed more later.'],
  [
    'excess',
    '212C',
    'More than there was',
    'A loss that a level of 0 cannot bear comes from elsewhere: one level for one, or two of hits.',
  ],
  [
    'breather',
    '213B',
    'A breather',
    'Nobody attacked him: levels of your choice come back, up to what was bought. Hits, class and luck never do.',
  ],
]

/** Events, explained when they first happen. The id is the type of the event. */
const EVENTS: readonly LessonRow[] = [
  [
    'entered',
    '101B',
    'In the catacomb',
    'He sees along bright halls, and in dark ones only beside him. The shortest way to Alysa leads through rooms, and rooms have doors.',
  ],
  ['sighted', '205D', 'Seen', 'What he sees is face up for everybody. When he looks away it is turned face down again, and may be moved.'],
  ['way-barred', '204A', 'No way through', 'A monster stood there that he had not seen. It is face up now, and he has not moved.'],
  ['halted', '204B', 'Halted', 'Beside a monster he has to stop. He may fight, or try to outwit them at the start of his next phase.'],
  ['door-tried', '206B', 'A door', 'A die and his strength against the number on it. He may try as long as he has points.'],
  [
    'wounded',
    '212B',
    'What a blow costs',
    'Two dice and the margin of the blow give letters, and each letter costs a level: of hits, strength, appearance, intelligence, movement or the weapon.',
  ],
  ['eliminated', '214A', 'One less', 'It counts for courage when Alysa compares. Even a dummy does.'],
  [
    'trap',
    '211D',
    'A trap',
    'A die and his intelligence against its level. If they fall short he is hurt, and put back where he came from.',
  ],
  ['riches-taken', '207A', 'Riches', 'They count only if he brings them into Alysa’s room. Each gold takes half a point off his movement.'],
  ['outwitted', '208C', 'Past them all', 'Nothing stops him in this phase, but he may not end it beside a monster.'],
  [
    'reached-alysa',
    '215A',
    'With Alysa',
    'From now on he advances one box each turn. Whoever gets to the heart before the others arrive has won.',
  ],
]

/** First of all, before anything is asked. */
const STATES: readonly LessonRow[] = [
  [
    'begins',
    '000',
    'HERO in short',
    'Your hero goes to Alysa, another player’s monsters bar his way, and you move those that bar somebody else’s. The rulebook opens with the whole game in short.',
  ],
]

/** The guide of a first game of HERO. */
export const GUIDE: GuideTexts = {
  lessons: [...lessonsOf('hero', 'state', STATES), ...lessonsOf('hero', 'event', EVENTS), ...lessonsOf('hero', 'topic', QUESTIONS)],
  tips: {},
}

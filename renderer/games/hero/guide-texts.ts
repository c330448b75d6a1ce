import type { GuideTexts } from '../../game-page.ts'
import { type LessonRow, lessonsOf } from '../../guide/lessons.ts'

/** What a question asks, explained when it is first asked. The id is the topic. */
const QUESTIONS: readonly LessonRow[] = [
  [
    'profile',
    '103A',
    'Your hero',
    'Seventy points buy all that he is. Movement carries him, hits and strength keep him alive, intelligence beats traps. Looks, wits and class left at the end count as charm.',
  ],
  [
    'armour',
    '210G2',
    'What he wears',
    'Plate turns more blows aside; without armour, his courage counts for more at the end. All of it is free.',
  ],
  ['shield', '210G2', 'A shield', 'It helps against every blow, but not with the long ax or the hammer, which take both hands.'],
  ['armed', '103B5', 'In hand', 'One weapon is drawn, the others hang on his back. Changing takes two movement points.'],
  [
    'placement',
    '104D',
    'Laying out',
    'These counters lie in another hero’s way. Monsters hold halls and doors. Traps and the Succubus work where he must step, and dummies make him wonder.',
  ],
  [
    'hero-action',
    '202A',
    'Your hero’s phase',
    'A step, a blow or a try at a door costs 1 point. Click a square to walk there: small marks show how far he can go. “Head for Alysa” walks and fights for you.',
  ],
  [
    'attack-targets',
    '210B3',
    'Targets',
    'One attack may strike any number of those beside him, each more at worse odds. The survivors strike back.',
  ],
  [
    'monster-action',
    '202B',
    'The monsters’ phase',
    'Now you move what lies in another hero’s way: first all moves, then the attacks. “Move my monsters for me” makes the moves drawn on the board. Or click a counter.',
  ],
  [
    'monster-attack',
    '210C',
    'Attack',
    'Each of them attacks once a turn, and hits better from the side or from behind. When all have struck, he strikes back.',
  ],
  ['defend', '210C3', 'Striking back', 'It costs nothing: one attack, at one or several of those that attacked him.'],
  [
    'block',
    '206C',
    'Holding the door',
    'A monster right behind the door makes it harder to open. If he opens it anyway, the monster dies.',
  ],
  ['bar', '206D', 'Against the door', 'From inside he can keep them out. Only trolls and ogres can force it, against his strength.'],
  ['succubus', '211C', 'The Succubus', 'While she has him no monster may attack him, but each turn may cost him strength.'],
  ['luck', '212E', 'Luck', 'One level of luck undoes the whole attack. A worse one may come later.'],
  ['excess', '212C', 'Excess damage', 'What a level of 0 cannot bear comes off something else: one level for one, or two of hits.'],
  [
    'breather',
    '213B',
    'A breather',
    'No monster attacked him, so levels of your choice come back, up to what you bought. Hits, class and luck never do.',
  ],
]

/** Events, explained when they first happen. The id is the type of the event. */
const EVENTS: readonly LessonRow[] = [
  [
    'entered',
    '101B',
    'In the catacomb',
    'He sees along lit halls, and in dark ones only beside him. The shortest way to Alysa leads through rooms, and rooms have doors.',
  ],
  ['sighted', '205D', 'Seen', 'What he sees lies face up for every player. When he looks away it turns face down again, and may move.'],
  ['way-barred', '204A', 'No way through', 'A monster that he had not seen stood there. It is face up now, and the step cost him nothing.'],
  ['halted', '204B', 'Halted', 'Beside a monster he must stop. He may fight now, or try to outwit them at the start of his next phase.'],
  ['door-tried', '206B', 'A door', 'A die plus his strength must reach its number. He may try as long as he has points.'],
  [
    'wounded',
    '212B',
    'What a blow costs',
    'Two dice and the margin of the blow give letters. Each costs a level of hits, strength, appearance, intelligence, movement or his weapon.',
  ],
  ['eliminated', '214A', 'A kill', 'It counts for courage when Alysa compares. Even a dummy does.'],
  [
    'trap',
    '211D',
    'A trap',
    'A die plus his intelligence must reach its level. If not, it hurts him and throws him back where he came from.',
  ],
  [
    'riches-taken',
    '207A',
    'Riches',
    'They count only if he carries them into Alysa’s room. Each gold takes half a point off his movement.',
  ],
  ['outwitted', '208C', 'Outwitted', 'No monster can stop him in this phase, but he may not end it beside one.'],
  [
    'reached-alysa',
    '215A',
    'With Alysa',
    'From now on he advances one box each turn. If he reaches the heart before the others arrive, he wins.',
  ],
]

/** First of all, before any question. */
const STATES: readonly LessonRow[] = [
  [
    'begins',
    '000',
    'HERO in short',
    'Your hero makes his way to Alysa past another player’s monsters, and you move those in another hero’s way. The rulebook opens with the whole game in short.',
  ],
]

/** The guide of a first game of HERO. */
export const GUIDE: GuideTexts = {
  lessons: [...lessonsOf('hero', 'state', STATES), ...lessonsOf('hero', 'event', EVENTS), ...lessonsOf('hero', 'topic', QUESTIONS)],
  tips: {},
}

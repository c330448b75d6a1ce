import type { GuideTexts } from '../../game-page.ts'
import { type LessonRow, lessonsOf } from '../../guide/lessons.ts'

/** What a question means, explained when it first comes up. The id is the topic. */
const QUESTIONS: readonly LessonRow[] = [
  [
    'character',
    '8',
    'Eight Characters',
    'Each has its own abilities, and a starting Strength and Craft that it never drops below. If yours dies, you come back as another.',
  ],
  [
    'move',
    '11.2',
    'Your move',
    'Roll the die, or step one space while your Craft is under 6. Lit spaces are where you can end; a percentage is the chance to end there.',
  ],
  [
    'direction',
    '11.2',
    'The way',
    'You choose the first way. At later turnings the die decides, until you have Craft 6 or a guide. Click a lit space to take every turning towards it.',
  ],
  ['pace', '11.2', 'How far', 'A Cave Guide changes the die by one. Swift Foot takes you as far as you like, up to six spaces.'],
  [
    'deck',
    '12.3',
    'Two decks',
    'The Adventure deck is mild. The Cave deck is dangerous, but every seventh card from it brings you 1 Craft. Choose “always” to settle the question.',
  ],
  [
    'fight',
    '14.4',
    'A fight',
    'You and the Enemy each add a die to Strength, and the higher wins. If you lose, you lose a Life and your turn ends. Spirits use Craft.',
  ],
  [
    'encounter',
    '12.1',
    'Space or rival',
    'Meet the space, or attack one Character who stands there, never both. The winner takes a Life, 1 Gold or an Object.',
  ],
  [
    'visit',
    '13.8',
    'Strangers and Places',
    'They never attack. The card says what they do for you, once a visit. Most stay, so you can come back.',
  ],
  [
    'take',
    '13.9',
    'Things to take',
    'You can carry four Objects, any number of Followers and all your Gold. What you can carry is already ticked. The rest stays for others.',
  ],
  ['too-many', '5.5', 'Too much', 'Without a Mule you can carry only four Objects. What you put down stays here for anyone to take.'],
  ['heal', '4.7', 'Healing', 'At the Cave Entrance each Life costs 1 Gold, up to four Lives. Two Lives left is a good time to walk home.'],
  [
    'space',
    '12.6',
    'Your choice',
    'At the Fountain and the Altar you may roll, or leave. All six results stand beside the choice: look before you roll.',
  ],
  [
    'search',
    '12.5',
    'Searching',
    'The Magic Crystal lies in one of the eight Chambers. Two dice find it, and more Craft makes it easier. A find shows every player the Chamber.',
  ],
  [
    'trials',
    '12.5',
    'The three Trials',
    'Beat the Beast (Strength 10) and the Apparition (Craft 8), then pay the Gnome, all in one visit. Fail, and the Chamber is closed to you for three turns.',
  ],
  ['stop-here', '12.5', 'At the Crystal', 'You may stop here even with spaces left to move. Passing costs you nothing.'],
  ['shrine', '12.4', 'Melcart’s Shrine', 'It wants two Objects or a Life. The Objects stay here, for anyone to take.'],
  ['arena', '12.4', 'The Arena', 'You choose your opponent. Winning brings 1 Gold, and no trophy.'],
  [
    'ward',
    '9.6',
    'Ward',
    'Ward saves the Life, whatever the danger. With any Spell in hand you get this question, so that no one can guess which it is.',
  ],
  [
    'spoils',
    '14.9',
    'You have won',
    'Take one thing: a Life, 1 Gold, or an Object that you may own. Followers and trophies stay with the loser.',
  ],
]

/** Events, explained when they first happen. The id is the type of the event. */
const EVENTS: readonly LessonRow[] = [
  [
    'slain',
    '1.4',
    'A trophy',
    'You keep the Animals, Monsters and Dragons you kill. Trade in seven points of them for 1 Strength. The app picks those that waste least.',
  ],
  [
    'craft-gained',
    '12.3',
    'Craft',
    'Every seventh card from the Cave deck brings you 1 Craft. With Craft 6 you choose your way at every turning.',
  ],
  [
    'spell-gained',
    '2.6',
    'A Spell',
    'Your Craft says how many you may hold: one with 3, two with 4, three with 6. Others see how many you hold, not which.',
  ],
  [
    'life-lost',
    '4.2',
    'A Life',
    'You start with four. Gold heals you at the Cave Entrance, and some Strangers help. With none left, you come back as another Character.',
  ],
  [
    'chamber',
    '12.4',
    'A Chamber',
    'At each visit the die decides what it is. If you only pass, a 5 or 6 stops you there: count the Chambers on your way.',
  ],
  [
    'gate',
    '11.3',
    'A Heavy Gate',
    'It stops you. Next turn go back, or try it: a die plus your Strength must reach 8. That number is ours: the printed one is lost.',
  ],
  [
    'crystal-found',
    '12.5',
    'Where it lies',
    'Now every player knows the Chamber. The three gauges beside each name show who could take the Crystal.',
  ],
  [
    'turned-toad',
    '16',
    'A Toad',
    'For three turns you move single spaces with Strength and Craft 1. You keep what you carry but cannot use it.',
  ],
  [
    'darkened',
    '13.4',
    'In the dark',
    'Characters with Craft under 6 move one space a turn, until the next turn of the player who drew this.',
  ],
  [
    'died',
    '4.3',
    'A new Character',
    'Your things lie where you fell. At your next turn you begin at the Cave Entrance as another Character.',
  ],
  [
    'trial',
    '12.5',
    'A Trial',
    'You must pass all three in one visit. Each Craft that you lose to the Apparition makes it stronger until you leave.',
  ],
  ['weakened', '12.6', 'Weakened', 'For three turns you move single spaces without a die. Make for something near.'],
]

/** What lasts, explained while it lasts; the first of them before any question. */
const STATES: readonly LessonRow[] = [
  [
    'begins',
    '0.short',
    'The Cave in short',
    'Grow stronger and wiser in the corridors, find the Magic Crystal, and pass its three Trials in one visit. The first page of the rulebook sums up the game.',
    'The game in short',
  ],
  [
    'seven-points',
    '1.4',
    'Seven points',
    'Your trophies are worth 1 Strength. Trade them in under “Also possible” at any question: Strength helps at gates and in fights.',
  ],
]

/** The guide of a first game of the Cave. */
export const GUIDE: GuideTexts = {
  lessons: [...lessonsOf('cave', 'state', STATES), ...lessonsOf('cave', 'event', EVENTS), ...lessonsOf('cave', 'topic', QUESTIONS)],
  tips: {},
}

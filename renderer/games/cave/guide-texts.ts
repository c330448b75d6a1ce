import type { GuideTexts } from '../../game-page.ts'
import { type LessonRow, lessonsOf } from '../../guide/lessons.ts'

/** What a question asks, explained when it is first asked. The id is the topic. */
const QUESTIONS: readonly LessonRow[] = [
  [
    'character',
    '8',
    'Eight Characters',
    'Each begins with its own Strength and Craft and never drops below them. What it can do stands beside it; whoever dies comes back as another.',
  ],
  [
    'move',
    '11.2',
    'Your move',
    'Throw the die, or go one space without it while your Craft is under 6. Lit spaces are where the walk can end, with the chance beside them where turnings are drawn by lot.',
  ],
  [
    'direction',
    '11.2',
    'The way',
    'You choose the first way. At later turnings the die decides, until your Craft is 6 or something shows you the way. Press a lit space and every turning that leads there is answered.',
  ],
  ['pace', '11.2', 'How far', 'A Cave Guide moves the die by one, and Swift Foot goes as far as you like up to six.'],
  [
    'deck',
    '12.3',
    'Two decks',
    'The Adventure deck is mild. The Cave deck is dangerous, but every seventh card that you turn up from it brings a Craft. Press “always” to be asked no more.',
  ],
  [
    'fight',
    '14.4',
    'A fight',
    'Your die and Strength against its die and Strength: the higher wins. Beaten, you lose a Life and the turn is over. Spirits are fought by Craft in the same way.',
  ],
  [
    'encounter',
    '12.1',
    'The space or somebody',
    'You meet the space, or one Character who stands there, and never both. Whoever wins takes a Life, a Gold or an Object.',
  ],
  [
    'visit',
    '13.8',
    'Somebody in the dark',
    'Strangers and Places never attack. What they do for you stands on the card, once a visit; most stay for whoever comes next.',
  ],
  [
    'take',
    '13.9',
    'Take it',
    'You carry four Objects and any number of Followers. Gold is no Object. What you can carry is ticked already; the rest stays for others.',
  ],
  ['too-many', '5.5', 'Too much', 'Four Objects and no more, without a Mule. What you put down lies there for whoever comes.'],
  ['heal', '4.7', 'Healing', 'One Gold for each Life at the Cave Entrance, up to four. Two Lives left is a good time to walk home.'],
  [
    'space',
    '12.6',
    'You may, or not',
    'The Fountain and the Altar wait for you to throw. The six results stand beside the choice: look at all of them before you do.',
  ],
  [
    'search',
    '12.5',
    'Searching',
    'Two dice, by your Craft. The Magic Crystal lies in one of the eight Chambers; whoever finds it shows it to all.',
  ],
  [
    'trials',
    '12.5',
    'The three Trials',
    'Beast by Strength 10, Apparition by Craft 8, Gnome by wealth, all in one visit. A defeat costs a counter, not a Life. Fail one, and the Chamber is closed to you for three turns.',
  ],
  ['stop-here', '12.5', 'At the Crystal', 'You may stop here on any count of the die. Passing costs nothing, and nothing happens to you.'],
  ['shrine', '12.4', 'Melcart’s Shrine', 'Two Objects or a Life. What you leave lies there, and somebody will be glad of it.'],
  ['arena', '12.4', 'In the arena', 'You name the opponent. None of them is a trophy.'],
  [
    'ward',
    '9.6',
    'A Spell against it',
    'Ward saves the Life, whatever would take it. With any Spell in hand you are asked, so that no one can tell which it is.',
  ],
  [
    'spoils',
    '14.9',
    'You have won',
    'A Life, a Gold or an Object that you may own: one of them. Followers and trophies stay where they are.',
  ],
]

/** Events, explained when they first happen. The id is the type of the event. */
const EVENTS: readonly LessonRow[] = [
  [
    'slain',
    '1.4',
    'A trophy',
    'Killed Animals, Monsters and Dragons are kept. Seven points of them are worth one Strength, at any question; the app takes those that waste least.',
  ],
  [
    'craft-gained',
    '12.3',
    'Craft',
    'Every seventh card that you turn up from the Cave deck brings one. With Craft 6 you choose your way at every turning.',
  ],
  [
    'spell-gained',
    '2.6',
    'A Spell',
    'How many you may hold goes by your Craft: one with 3, two with 4, three with 6. Others see their number and not which they are.',
  ],
  [
    'life-lost',
    '4.2',
    'A Life',
    'Four at the start. Heal at the Cave Entrance for Gold, and with some Strangers; without a Life left, another Character begins.',
  ],
  [
    'chamber',
    '12.4',
    'A Chamber',
    'The die decides at each visit what it is. Passing one, a 5 or a 6 stops you there: count the Chambers on your way.',
  ],
  [
    'gate',
    '11.3',
    'A Heavy Gate',
    'It stops whoever comes. Next turn, go back freely, or try it: one die and your Strength, 8 or more. That number is ours, the printed one is lost.',
  ],
  [
    'crystal-found',
    '12.5',
    'Where it lies',
    'From now on everybody knows the Chamber. The three gauges beside each player say who could take it.',
  ],
  ['turned-toad', '16', 'A Toad', 'Three turns of single spaces, Strength and Craft 1. You keep what you have and can use none of it.'],
  [
    'darkened',
    '13.4',
    'In the dark',
    'Characters with Craft under 6 move one space a turn, until the next turn of the player who drew this.',
  ],
  [
    'died',
    '4.3',
    'Dead, and another',
    'What you had lies where you fell. At your next turn another Character begins at the Cave Entrance.',
  ],
  [
    'trial',
    '12.5',
    'A Trial',
    'All three are passed in one visit. Each Craft that you lose to the Apparition makes it stronger until you leave.',
  ],
  ['weakened', '12.6', 'Weakened', 'Three turns of single spaces without a die. Time to walk to what is near.'],
]

/** What lasts, explained while it lasts; the first of them before anything is asked. */
const STATES: readonly LessonRow[] = [
  [
    'begins',
    '0.short',
    'The Cave in short',
    'Grow stronger and wiser in the corridors, find the Chamber of the Magic Crystal, and pass its three Trials in one visit. The first page of the rulebook has the whole game on one screen.',
    'The game in short',
  ],
  [
    'seven-points',
    '1.4',
    'Seven points',
    'Your trophies are worth a Strength. Trade them in under “Also possible” at any question: Strength counts at gates and in every fight.',
  ],
]

/** The guide of a first game of the Cave. */
export const GUIDE: GuideTexts = {
  lessons: [...lessonsOf('cave', 'state', STATES), ...lessonsOf('cave', 'event', EVENTS), ...lessonsOf('cave', 'topic', QUESTIONS)],
  tips: {},
}

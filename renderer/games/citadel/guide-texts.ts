import type { GuideTexts, Lesson } from '../../game-page.ts'
import { type LessonRow, lessonsOf } from '../../guide/lessons.ts'

/** What a question asks, explained when it is first asked. The id is the topic. */
const QUESTIONS: readonly LessonRow[] = [
  [
    'party-size',
    '4.1.A',
    'How many go in',
    'Six is a full party: three heroes, three people you make yourself. Fewer than four seldom come back.',
  ],
  [
    'choose-hero',
    '4.3',
    'Heroes',
    'A hero comes with fixed values. The drop shows how many wounds the hero can take; Combat Bonus is added to every attack.',
  ],
  [
    'initiate-race',
    '4.1.B.3',
    'Your own people',
    'An initiate begins small and grows raid by raid. Elves shoot, dwarfs disarm traps, humans can take the most wounds and can harm the Hellgate.',
  ],
  [
    'initiate-weapons',
    '4.1.B.4',
    'Two weapons',
    'The front rank needs a hand weapon, the second a bow or throwing daggers. One of each is ready for both.',
  ],
  [
    'initiate-background',
    '4.1.B.7',
    'One gain',
    'One small advantage from the years before. A Wound Point helps anyone; a skill helps only its user.',
  ],
  [
    'spells-known',
    '4.1.B.6',
    'Learning spells',
    'Every casting costs the caster wounds. Sleep, Heal and Lightning serve most parties well.',
  ],
  [
    'spells-circled',
    '4.1.D',
    'Spells for this raid',
    'The sun decides how many of the known spells can be taken along today. Only those can be cast until the raid is over.',
  ],
  [
    'march-order',
    '4.1.C',
    'Who walks where',
    'The front rank strikes and is struck. The second shoots and casts, and nothing is aimed at it while anyone stands in front. Put the strong in front and casters behind.',
  ],
  [
    'route',
    '5.0.A',
    'A way on',
    'Each turn the party takes one step. Behind a door lies a room, with more monsters and something to look at; behind an opening a corridor. Known ground is safer, never safe.',
  ],
  [
    'placement',
    '6.1',
    'Building the maze',
    'The chit you drew fits in these ways. Every side must meet its neighbour: door to door, wall to wall. Open sides are ways on.',
  ],
  [
    'trap',
    '7.0',
    'A trap',
    'The door is trapped. One character looks at it and takes what comes. Send one with a detrap skill, or with Wound Points to spare.',
  ],
  ['detrap', '7.0', 'Disarming it', 'A die of the skill or less, and the trap is harmless. On more it goes off, as if no one had tried.'],
  [
    'encounter',
    '8.0',
    'You are not alone',
    'You can negotiate first, or strike at once. Talk that fails costs nothing yet: a bribe may follow. Monsters killed give treasure and experience; monsters left in peace do not.',
  ],
  [
    'speaker',
    '8.4',
    'Who speaks',
    'Two dice and the speaker’s skill, less how stubborn they are. 7 is peace, 10 frightens them. The chances stand beside each name.',
  ],
  [
    'bribe',
    '8.7',
    'A bribe',
    'Money can still buy peace, once. The stronger the monsters, the dearer. If they refuse they strike first, and keep the money until they die.',
  ],
  [
    'at-peace',
    '8.6',
    'In peace',
    'They leave you alone as long as you leave them alone. You may still attack; otherwise the room is yours to look at.',
  ],
  [
    'deployment',
    '9.1',
    'Where they stand',
    'Before the first blow you may say which monster stands where. Put the weakest across from your weakest.',
  ],
  [
    'combat-action',
    '9.2',
    'A fight',
    'Each of yours acts once, then each of theirs. The front rank strikes whoever it faces; the second rank shoots or casts at any of their front. The numbers beside a choice say what it will do.',
  ],
  [
    'reorganise',
    '9.8',
    'Changing places',
    'Once a round one of yours may change place. Take the badly wounded back before the next blow falls, if another can stand in front.',
  ],
  ['hesitate', '10.5.hesitate', 'A moment before', 'The Hesitate spell buys time for healing before the first blow, and only then.'],
  [
    'investigate',
    '13.0',
    'What stands in the room',
    'One character may look into it. It can be a gift, a fight or a curse, and it happens to that one alone. You may also leave it be.',
  ],
  ['chest', '14.1', 'A chest', 'Half of all chests are trapped. A character with a detrap skill should open it.'],
  [
    'share-treasure',
    '14.0',
    'Sharing out',
    'Gold and jewels belong to whoever carries them, also at home. An even share is laid out already; change it as you like.',
  ],
  ['item', '14.0', 'A magic item', 'It belongs to one of you. What kind it is may show only when it is taken, and some kinds hurt.'],
  ['discard', '14.3', 'Two weapons at most', 'Nobody carries more than two. What is put down can be taken by the others.'],
  [
    'poison',
    '10.6.neutralize-poison',
    'Poison',
    'A spell or a ring can undo it now, and not later. Anyone who wears the medallion against it is never asked.',
  ],
  [
    'new-spell',
    '14.6',
    'A new spell',
    'There is more magic than before: choose what to learn. It can be cast on this raid already if the sun allows.',
  ],
  ['join-fight', '13.4.coffin', 'Helping', 'One of you has fought alone. The others may join now, or be asked again after the next round.'],
  [
    'stone-flesh',
    '15.3',
    'Turned to stone',
    'Stone-Flesh brings them back, now or later. Until then they are carried; if no one left knows it, they die.',
  ],
  ['resurrect', '10.8.resurrect', 'Back from death', 'Only now, right after the fight, can the dead be raised.'],
  [
    'hellgate',
    '16.0',
    'The Hellgate is silent',
    'Whoever has a Hellgate skill may try to break it: a die of the skill or less. Every failed try costs a wound.',
  ],
  [
    'same-maze',
    '17.0.re-entry',
    'The same maze',
    'You have not left the table since the last raid: the maze may stay as it was, with everything you found out.',
  ],
  ['spells-change', '4.1.D', 'Other spells', 'Between raids a character may learn other spells instead. The number stays the same.'],
  [
    'dice',
    '3.1',
    'Your own dice',
    'Throw what the card asks for, and enter what the dice show. For a D3 throw a six-sided die: the app halves it.',
  ],
]

/** Events, explained when they first happen. The id is the type of the event. */
const EVENTS: readonly LessonRow[] = [
  [
    'wounded',
    '9.7',
    'Wounds',
    'Every wound takes a Wound Point, one pip of the row. With none left the character dies. Wounds heal by spells and potions, and by going home.',
  ],
  ['died', '9.7', 'A death', 'The dead stay dead. The others can take what they carried. Going home is never a shame.'],
  ['trap-sprung', '7.2', 'It went off', 'A die told which of six traps it is. Only an explosion hurts all of you.'],
  [
    'resistance',
    '11.0',
    'Resisting',
    'A die of the Resistance Value or less, and magic does nothing. Monsters resist your spells in the same way.',
  ],
  ['treasure', '14.0', 'Treasure', 'How much there is depends on the kind of monster and the level. It is safe only at home.'],
  ['experience', '12.0', 'Experience', 'All who live learn something. At home 100 of it and 100 gold marks buy one point of an ability.'],
  [
    'turned-to-stone',
    '15.3',
    'Stone',
    'One of you is stone, and is carried along. Only the Stone-Flesh spell can undo it, once the fight is over.',
  ],
  ['vampire-charms', '15.5', 'Charmed', 'Anyone charmed fights for the other side until the Vampire is dead or Redemption succeeds.'],
  ['stench', '15.1', 'Stench', 'Cronks stink. Anyone who could not bear it strikes worse in this fight.'],
  [
    'mirror',
    '13.7',
    'A mirror',
    'Mirrors tell where the Hellgate is: first on which level, then, on that level, after how many new segments you will stand before it.',
  ],
  ['chit-returned', '6.1', 'It did not fit', 'A chit that fits nowhere here goes back, and another is drawn.'],
  [
    'stairs-joined',
    '6.6',
    'A staircase',
    'It joins all three levels here. The deeper, the richer and the deadlier. Go down when the party is whole.',
  ],
  [
    'hellgate-reached',
    '16.0',
    'The Hellgate',
    'Demons in front, X behind them, and the machine casts three Blasts each round until X is dead. This is the last fight; leave nothing unused.',
  ],
  ['left-behind', '6.9', 'Left behind', 'They stay where they are, marked on the map. Anyone who comes back meets them again.'],
]

/** Everything explained at the table. Events come before questions. */
const LESSONS: readonly Lesson[] = [
  ...lessonsOf('', 'event', EVENTS),
  {
    id: 'event.raid-ends',
    when: { event: 'raid-ends' },
    rule: '17.0',
    title: 'The raid is over',
    text: 'Whoever came out keeps what they carried. In a campaign, experience and gold buy better abilities before the next raid.',
    atEnd: true,
  },
  {
    id: 'level.2',
    when: { state: 'level.2' },
    rule: '6.7',
    title: 'Deeper',
    text: 'On this level monsters can take two more wounds, hit better and are harder to talk to. Their treasure is better by a letter.',
  },
  {
    id: 'level.3',
    when: { state: 'level.3' },
    rule: '6.7',
    title: 'The deepest level',
    text: 'Here every encounter is twice as large and every monster four wounds stronger. Experience counts double.',
  },
  ...lessonsOf('', 'topic', QUESTIONS),
]

/** What a screen can do, told once when it is first opened. */
const TIPS: GuideTexts['tips'] = {
  hall: {
    title: 'The hall',
    text: 'Whoever is at home can go in. Open a record to spend experience and gold, to change weapons and spells, or to print it.',
  },
  character: {
    title: 'What can be bought',
    text: 'Increases shows what each point costs now. A purchase can be taken back until the next raid.',
  },
  chronicle: { title: 'Every raid is kept', text: 'Open a raid to read its story, look at its dice, and step through it again.' },
}

/** The guide of a first raid. */
export const GUIDE: GuideTexts = { lessons: LESSONS, tips: TIPS }

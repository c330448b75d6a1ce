import type { GuideTexts, Lesson } from '../../game-page.ts'
import { type LessonRow, lessonsOf } from '../../guide/lessons.ts'

/** What a question asks, explained when it is first asked. The id is the topic. */
const QUESTIONS: readonly LessonRow[] = [
  [
    'party-size',
    '4.1.A',
    'How many go in',
    'A full party is three heroes and three initiates of your own making. Parties of fewer than four seldom come back.',
  ],
  [
    'choose-hero',
    '4.3',
    'Heroes',
    'A hero comes with fixed values. The drop shows how many wounds the hero can take. Combat Bonus adds to every attack.',
  ],
  [
    'initiate-race',
    '4.1.B.3',
    'Your own people',
    'An initiate starts small and grows raid by raid. Elves shoot, dwarfs disarm traps, humans take the most wounds and can destroy the Hellgate.',
  ],
  [
    'initiate-weapons',
    '4.1.B.4',
    'Two weapons',
    'The front rank needs a sword, ax, hammer or dagger, the second a bow or throwing daggers. One of each serves in both.',
  ],
  [
    'initiate-background',
    '4.1.B.7',
    'One gain',
    'Choose one small advantage from the years before. A Wound Point helps in every fight, a skill only when it is used.',
  ],
  [
    'spells-known',
    '4.1.B.6',
    'Learning spells',
    'Every casting costs the caster Wound Points. Sleep, Heal and Lightning serve most parties well.',
  ],
  [
    'spells-circled',
    '4.1.D',
    'Spells for this raid',
    'The sun decides how many known spells you can circle today. Until the raid is over, only those can be cast.',
  ],
  [
    'march-order',
    '4.1.C',
    'Who walks where',
    'The front rank strikes and takes the blows. The second shoots and casts, and no one aims at it. Put the strong in front and casters behind.',
  ],
  [
    'route',
    '5.0.A',
    'A way on',
    'Each turn the party takes one step. A door leads to a room, with more monsters and perhaps a feature; an opening leads to a corridor. Known ground is safer, never safe.',
  ],
  [
    'placement',
    '6.1',
    'Building the maze',
    'The chit you drew fits in these ways. Sides must match: door to door, wall to wall. Open sides are ways on.',
  ],
  [
    'trap',
    '7.0',
    'A trap',
    'One character investigates the trap and takes what comes. Send one with a detrap skill, or with Wound Points to spare.',
  ],
  ['detrap', '7.0', 'Disarming it', 'Roll the skill or less, and the trap is harmless. On more it goes off, as if no one had tried.'],
  [
    'encounter',
    '8.0',
    'You are not alone',
    'You can negotiate first or strike at once. A failure costs nothing, and you can still offer a bribe. Only monsters you kill bring treasure and experience.',
  ],
  [
    'speaker',
    '8.4',
    'Who speaks',
    'Roll two dice, add the speaker’s skill and subtract how stubborn they are. 7 brings peace, 10 intimidates them. The odds stand beside each name.',
  ],
  [
    'bribe',
    '8.7',
    'A bribe',
    'Gold can still buy peace, once. Stronger monsters want more. If they refuse, they strike first and keep the gold until they die.',
  ],
  [
    'at-peace',
    '8.6',
    'In peace',
    'They leave you alone while you leave them alone. You can still attack, or investigate the room in peace.',
  ],
  [
    'deployment',
    '9.1',
    'Where they stand',
    'Before the first blow, choose which monster stands where. Put the weakest across from your weakest.',
  ],
  [
    'combat-action',
    '9.2',
    'A fight',
    'Each of yours acts once, then each of theirs. Your front rank strikes the monster it faces; your second shoots or casts at any in front. The odds stand beside each choice.',
  ],
  [
    'reorganise',
    '9.8',
    'Changing places',
    'Once a round, one of yours can change places. Take the badly wounded back before the next blow, if another can stand in front.',
  ],
  ['hesitate', '10.5.hesitate', 'A moment before', 'The Hesitate spell buys time to heal before the first blow, and only then.'],
  [
    'investigate',
    '13.0',
    'What stands in the room',
    'One character can investigate it. It brings a gift, a fight or a curse, usually to that character alone. You can also leave it.',
  ],
  ['chest', '14.1', 'A chest', 'Half of all chests are trapped. Let a character with a detrap skill open it.'],
  [
    'share-treasure',
    '14.0',
    'Sharing out',
    'Gold and jewels belong to the character who carries them, at home too. The card starts with even shares; change them as you like.',
  ],
  ['item', '14.0', 'A magic item', 'One character takes it. Some kinds show what they are only then, and some hurt.'],
  ['discard', '14.3', 'Two weapons at most', 'No one carries more than two. The others can take a magic weapon that is put down.'],
  [
    'poison',
    '10.6.neutralize-poison',
    'Poison',
    'A spell or a ring can undo it now, and not later. The medallion against poison works by itself.',
  ],
  [
    'new-spell',
    '14.6',
    'A new spell',
    'The character has more magic than before: choose a spell to learn. It can be cast on this raid if the sun allows.',
  ],
  ['join-fight', '13.4.coffin', 'Helping', 'One of you has fought alone. The others can join now, or decide again after the next round.'],
  [
    'stone-flesh',
    '15.3',
    'Turned to stone',
    'Stone-Flesh brings them back, now or later. Until then they are carried; if no one left knows it, they die.',
  ],
  ['resurrect', '10.8.resurrect', 'Back from death', 'You can raise the dead only now, right after the fight.'],
  [
    'hellgate',
    '16.0',
    'The Hellgate is silent',
    'A character with a Hellgate skill can try to destroy it: roll the skill or less. Every failure costs a wound.',
  ],
  [
    'same-maze',
    '17.0.re-entry',
    'The same maze',
    'You have not left the table since the last raid, so the maze can stay as it was, with everything you found out.',
  ],
  ['spells-change', '4.1.D', 'Other spells', 'Between raids a character can swap spells for others. The number stays the same.'],
  [
    'dice',
    '3.1',
    'Your own dice',
    'Roll the dice on the card, and enter what they show. For a D3 roll a six-sided die: the app halves it.',
  ],
]

/** Events, explained when they first happen. The id is the type of the event. */
const EVENTS: readonly LessonRow[] = [
  [
    'wounded',
    '9.7',
    'Wounds',
    'Every wound takes a Wound Point, one pip of the row. With none left, the character dies. Spells, potions and going home heal wounds.',
  ],
  ['died', '9.7', 'A death', 'The dead stay dead. The others can take what they carried. Going home is never a shame.'],
  ['trap-sprung', '7.2', 'It went off', 'A die decides which of six traps it is. Only an explosion hurts all of you.'],
  [
    'resistance',
    '11.0',
    'Resisting',
    'Roll the Resistance Value or less, and magic does nothing. Monsters resist your spells in the same way.',
  ],
  ['treasure', '14.0', 'Treasure', 'The kind of monster and the level decide how much there is. It is safe only at home.'],
  ['experience', '12.0', 'Experience', 'All survivors share it. At home, 100 of it and 100 gold marks buy one point of an ability.'],
  [
    'turned-to-stone',
    '15.3',
    'Stone',
    'One of you is stone, and the others carry the statue along. Only the Stone-Flesh spell can undo it, once the fight is over.',
  ],
  ['vampire-charms', '15.5', 'Charmed', 'A charmed character fights for the other side until the Vampire is dead or Redemption succeeds.'],
  ['stench', '15.1', 'Stench', 'Cronks stink. Characters who fail to resist have Combat Bonus −2 for this fight.'],
  [
    'mirror',
    '13.7',
    'A mirror',
    'Mirrors tell where the Hellgate is: first the level, then, in a mirror on that level, how many new segments away it is.',
  ],
  ['chit-returned', '6.1', 'It did not fit', 'A chit that does not fit here goes back, and you draw another.'],
  [
    'stairs-joined',
    '6.6',
    'A staircase',
    'It joins all three levels here. Deeper levels are richer and deadlier. Go down when the party is unhurt.',
  ],
  [
    'hellgate-reached',
    '16.0',
    'The Hellgate',
    'Demons stand in front, X behind them, and the Hellgate casts three Blasts each round until X is dead. This is the last fight: use everything.',
  ],
  ['left-behind', '6.9', 'Left behind', 'They stay where they are, marked on the map. If you come back, you meet them again.'],
]

/** Everything explained at the table. Events come before questions. */
const LESSONS: readonly Lesson[] = [
  ...lessonsOf('', 'event', EVENTS),
  {
    id: 'event.raid-ends',
    when: { event: 'raid-ends' },
    rule: '17.0',
    title: 'The raid is over',
    text: 'Those who came out keep what they carried. In a campaign, experience and gold buy better abilities before the next raid.',
    atEnd: true,
  },
  {
    id: 'level.2',
    when: { state: 'level.2' },
    rule: '6.7',
    title: 'Deeper',
    text: 'Here monsters take two more wounds, hit better and are harder to negotiate with. Their treasure is one letter better.',
  },
  {
    id: 'level.3',
    when: { state: 'level.3' },
    rule: '6.7',
    title: 'The deepest level',
    text: 'Here every encounter is twice as large, and every monster takes four more wounds. Experience counts double.',
  },
  ...lessonsOf('', 'topic', QUESTIONS),
]

/** What a screen can do, told once when it is first opened. */
const TIPS: GuideTexts['tips'] = {
  hall: {
    title: 'The hall',
    text: 'Any character at home can go in. Open a record to spend experience and gold, to change weapons and spells, or to print it.',
  },
  character: {
    title: 'What can be bought',
    text: 'Increases shows what each point costs now. You can undo a purchase until the next raid.',
  },
  chronicle: { title: 'Every raid is kept', text: 'Open a raid to read its story, look at its dice or replay it.' },
}

/** The guide of a first raid. */
export const GUIDE: GuideTexts = { lessons: LESSONS, tips: TIPS }

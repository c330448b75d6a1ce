import type { GuideTexts } from '../../game-page.ts'
import { type LessonRow, lessonsOf } from '../../guide/lessons.ts'

/** What a question asks, explained when it is first asked. The id is the topic. */
const QUESTIONS: readonly LessonRow[] = [
  [
    'muster',
    '26.2',
    'Who fights for you',
    'Take a ready fighter, make somebody new, or bring an animal. Numbers stay between you and your own side.',
  ],
  [
    'gear',
    '6.4',
    'Arms',
    'A hand, the other hand, two slings, one suit, one helmet. Strength says what he can carry, agility pays for it.',
  ],
  [
    'incentive',
    '27.2',
    'First or last',
    'Whoever moves last sees where the others went. Move first to charge; move last to get behind somebody, or out of his reach.',
  ],
  [
    'move',
    '30.2',
    'Four ways to move',
    'The four shades: one square leaves everything open, two a shuffle, up to half of MP a charge, more a run, after which he does nothing.',
  ],
  [
    'action',
    '33.6',
    'What he does',
    'Three dice, and his agility or less. Beside each action stand the chance to hit, the mean of SH and, where you know his SH, the chance of a kill.',
  ],
  [
    'evade',
    '37.3',
    'Evade, or take it',
    'Against whoever evades four dice are thrown instead of three. It costs him his action. Standing orders can answer this for you.',
  ],
  [
    'repel',
    '39.1',
    'Off with him',
    'Repelling costs nothing and spares you a wrestle. Give the order to repel always and you are asked no more.',
  ],
  ['push', '40.2', 'Where he falls', 'The square is yours to choose: a pit costs him 4 SH, a fire burns him at the end of the turn.'],
  ['change', '33.4', 'Other arms', 'Any number of steps in one action: swap hands, draw from a sling, pick up, let fall. Done ends it.'],
  [
    'cost',
    '14.1',
    'How much goes into it',
    'More strength does more, and SH is what he lives on. A missile that fails costs all of it, a thrown spell 1 SH, a special one 1 less.',
  ],
  [
    'place',
    '15.1',
    'Where it works',
    'A square beside him with nobody on it; shadow and exit also under friends. Fire lies in layers, walls stop shots.',
  ],
  ['esp', '16.6', 'Whose numbers', 'What you read now is known to your whole side until the end of the next turn.'],
  ['renew', '14.4', 'It wants its price', 'The spell lasts only as long as it is paid for.'],
]

/** Events, explained when they first happen. The id is the type of the event. */
const EVENTS: readonly LessonRow[] = [
  ['robots-came', '18.1', 'Robots', 'The program plays them by the pages of the manual. Their numbers are open: press one to read them.'],
  [
    'attacked',
    '35.7',
    'A blow',
    'The number needed stands before the throw. 5 or less always hits, 16 or more misses; a 4 doubles the damage, a 3 triples it.',
  ],
  ['evaded', '37.3', 'Evading', 'It lasts to the end of the turn, against everybody. Whoever has acted already cannot do it.'],
  [
    'dazed',
    '35.3',
    'Dazed',
    'Five SH in one blow, and agility is 2 less until the next action is over: later in the turn, and easier to fell.',
  ],
  [
    'knocked-down',
    '35.2',
    'Down',
    'Eight SH in one blow. On the ground one is hit by 4 more easily and can do little but stand up, which takes the action.',
  ],
  ['weapon-dropped', '35.7', 'Out of his hand', '17 or 18 drops the weapon. It lies in his square: “change weapons” picks it up.'],
  ['pit-fall', '23.1', 'Into the pit', 'Four SH whenever somebody falls there. He stands up in it and steps out.'],
  ['pushed', '40.2', 'A shield', 'Whoever falls to a shield is put where the other wants him.'],
  [
    'hand-combat',
    '38.3',
    'Hand combat',
    'Both lie, with fists and daggers. One leaves by disengaging, which is a roll; others hit both more easily.',
  ],
  ['collapsed', '35.5', 'Senseless', 'At SH 1 he can do nothing. The next point is the last.'],
  [
    'killed',
    '35.6',
    'Dead',
    'All he had lies in his square, and his bones: the Altar of Life can give him back, with four fifths of his experience.',
  ],
  ['altar-rose', '23.6', 'The altar', 'Carry bones next to it and lay them there by “lay down nearby”: the dead rise with SH 3.'],
  ['left', '23.5', 'Out alive', 'Whoever leaves by the exit keeps what he has earned, and gets the victory’s 20 if his side still wins.'],
  [
    'earned',
    '11.1',
    'Experience',
    'Half a point for each SH struck, half of AG and IQ for a death, 1 for each SH of a spell that succeeds, 20 for victory. Every 30 to 70 points, by race, bring an advance after the fight.',
  ],
  [
    'cast',
    '12.2',
    'A spell',
    'Three dice, and the agility of the mage or less. A 4 halves the price, a 3 is free; armour stops missiles of magic as it stops arrows.',
  ],
]

/** What lasts, explained while it lasts; the first of them before anything is asked. */
const STATES: readonly LessonRow[] = [
  [
    'begins',
    '2.1',
    'The fight in short',
    'All move, then all act, the most agile first. The last side on the sand wins. Walk up to him at half of MP or less, and strike.',
  ],
  [
    'faces',
    '8.1',
    'Where he looks',
    'He strikes only what is in front of him; from the side he is hit by 2 more easily, from behind by 3. Four keys say it with the move.',
  ],
  [
    'engaged',
    '31.5',
    'Engaged',
    'He stands in front of an enemy on his feet: one square a turn, and no further from him. Disengage is an action of its own.',
  ],
  [
    'numbers',
    '3.1',
    'SH, AG, AR',
    'SH is strength and health: at 0 he dies. AG is the number to roll or less. AR comes off every blow. Press a name for the rest.',
  ],
  [
    'bare-hands',
    '33.4',
    'Bare hands',
    'No weapon is in his hands, so he strikes with his fists. “Change weapons” draws from a sling or picks up what lies on his square.',
  ],
  [
    'weak',
    '35.4',
    'Near the end',
    'With SH 3 or less he is dazed until he has 4 again. The exit is marked in the wall: whoever is out is alive.',
  ],
]

/** The guide of a first fight. */
export const GUIDE: GuideTexts = {
  lessons: [
    ...lessonsOf('gladiator', 'state', STATES),
    ...lessonsOf('gladiator', 'event', EVENTS),
    ...lessonsOf('gladiator', 'topic', QUESTIONS),
  ],
  tips: {},
}

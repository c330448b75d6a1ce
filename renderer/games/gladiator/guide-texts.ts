import type { GuideTexts } from '../../game-page.ts'
import { type LessonRow, lessonsOf } from '../../guide/lessons.ts'

/** What a question asks, explained when it is first asked. The id is the topic. */
const QUESTIONS: readonly LessonRow[] = [
  [
    'muster',
    '26.2',
    'Who fights for you',
    'Take a ready fighter, make a new one, or bring an animal. Only your own side sees their numbers.',
  ],
  [
    'gear',
    '6.4',
    'Arms',
    'Fill two hands and two slings, and choose a suit and a helmet. Strength decides what a fighter can carry. Armour and shields cost agility.',
  ],
  [
    'incentive',
    '27.2',
    'First or last',
    'The side that moves last sees where the others went. Move first to charge or flee, last to get behind an enemy or out of reach.',
  ],
  [
    'move',
    '30.2',
    'Four ways to move',
    'Four shades: one square is a shift, two a shuffle, up to half the movement a charge, more a run. The farther, the fewer actions.',
  ],
  [
    'action',
    '33.6',
    'Actions',
    'An attack hits on agility or less, on three dice. Each shows its chance to hit, the average strength lost and, where that is known, the chance to kill.',
  ],
  [
    'evade',
    '37.3',
    'Evade',
    'Attacks on an evading fighter are rolled on four dice instead of three. It uses up the action. Standing orders can decide this for you.',
  ],
  [
    'repel',
    '39.1',
    'Repel',
    'Repelling costs no action and keeps your fighter out of hand combat. Give a standing order to repel always, and this question stays away.',
  ],
  ['push', '40.2', 'The fall', 'You choose the square. A pit costs 4 SH at once, a fire 3 and caltrops 2 at the end of the turn.'],
  [
    'change',
    '33.4',
    'Other arms',
    'One action covers any number of changes: swap hands, draw from a sling, pick up, drop. Choose Done to end it.',
  ],
  [
    'cost',
    '14.1',
    'The price',
    'More strength does more, but it is the Mage’s health. A failed missile spell costs all of it, a thrown one 1 point, a special one 1 point less.',
  ],
  [
    'place',
    '15.1',
    'The square',
    'Choose an empty square beside the Mage. Shadow and exit also work under friends. Fires add up in layers; walls stop shots.',
  ],
  ['esp', '16.6', 'Whose numbers', 'Your whole side knows what you read now until the end of the next turn.'],
  ['renew', '14.4', 'Pay again', 'The spell lasts only as long as you pay for it. Let it end to save strength.'],
]

/** Events, explained when they first happen. The id is the type of the event. */
const EVENTS: readonly LessonRow[] = [
  ['robots-came', '18.1', 'Robots', 'The program plays them, as the manual says. Their numbers are open: click one to read them.'],
  [
    'attacked',
    '35.7',
    'A blow',
    'You see the number needed before the roll. 5 or less always hits, 16 or more always misses. A 4 doubles the damage, a 3 triples it.',
  ],
  [
    'evaded',
    '37.3',
    'Evading',
    'Evading works against all enemies, to the end of the turn. A fighter who has acted cannot do it any more.',
  ],
  [
    'dazed',
    '35.3',
    'Dazed',
    'One blow of 5 SH or more costs 2 agility until the end of the next action. The dazed act later and hit less.',
  ],
  [
    'knocked-down',
    '35.2',
    'Knocked down',
    'One blow of 8 SH or more knocks a fighter prone: easier to hit, by 4, and able to do little but stand up, which takes the action.',
  ],
  ['weapon-dropped', '35.7', 'Weapon dropped', 'On 17 or more the weapon falls into the attacker’s square. “Change weapons” picks it up.'],
  ['pit-fall', '23.1', 'Into the pit', 'Falling into a pit costs 4 SH. Stand up in it, then step out.'],
  ['pushed', '40.2', 'A shield', 'The attacker chooses where an enemy felled by a shield lands. Pits and fires are best.'],
  [
    'hand-combat',
    '38.3',
    'Hand combat',
    'Both are prone and fight with fists and daggers. Others hit both more easily. Disengage to leave, on an agility roll.',
  ],
  ['collapsed', '35.5', 'Unconscious', 'At 1 SH a fighter can do nothing, and the next point lost kills. Healing brings them round.'],
  [
    'killed',
    '35.6',
    'Dead',
    'Everything carried stays in the square, with the bones of a gladiator. The Altar of Life can raise the dead, with four fifths of their experience.',
  ],
  ['altar-rose', '23.6', 'The altar', 'Carry bones next to it and lay them on it with “lay down nearby”. The dead rise with 3 SH.'],
  ['left', '23.5', 'Out alive', 'Fighters who leave by the exit keep their experience, and earn 20 more if their side still wins.'],
  [
    'earned',
    '11.1',
    'Experience',
    'Wounds earn half the strength taken, kills half the enemy’s agility and intelligence, successful spells their price, victory 20. Every 30 to 70 points, by race, bring an advance.',
  ],
  [
    'cast',
    '12.2',
    'A spell',
    'A spell succeeds on agility or less, rolled on three dice. A 4 halves the price, a 3 is free. Armour stops magic missiles as it stops arrows.',
  ],
]

/** What lasts, explained while it lasts; the first of them before any question. */
const STATES: readonly LessonRow[] = [
  [
    'begins',
    '2.1',
    'The fight in short',
    'All move, then all act, the most agile first. The last side on the sand wins. Move up by half your movement or less, and strike.',
  ],
  [
    'faces',
    '8.1',
    'Facing',
    'Fighters strike only to the front. Attacks from the side hit more easily by 2, from behind by 3. Choose a facing with each move.',
  ],
  [
    'engaged',
    '31.5',
    'Engaged',
    'A fighter in front of a standing enemy can shift only one square, and must stay next to that enemy. To get away, disengage: it is an action.',
  ],
  [
    'numbers',
    '3.1',
    'Three numbers',
    'SH is strength and health: at 0 a fighter dies. Agility, AG, is the number to roll or less. Armour, AR, comes off every blow. Click names for more.',
  ],
  [
    'bare-hands',
    '33.4',
    'Bare hands',
    'With no weapon in hand, a fighter strikes with fists. “Change weapons” draws one from a sling or picks one up from the square.',
  ],
  [
    'weak',
    '35.4',
    'Near the end',
    'A fighter with 3 SH or less is always dazed and cannot run. End a turn on the exit, in the wall, to leave alive.',
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

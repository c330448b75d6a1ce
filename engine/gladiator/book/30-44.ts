import type { CaseId } from './cases.ts'

/** Pages 30 to 44: actions, wounds, and the art of fighting. */
export const PAGES_30_TO_44 = {
  '30.1': 'Each character acts once, the most agile first, on whichever side. AG counts as it is now, with wounds, armour and magic.',
  '30.2':
    'No move is a wait, one square a shift, two a shuffle, up to half of MP a charge, more a run. The farther a fighter moves, the fewer actions are left. After a run there are none.',
  '31.1': 'After a wait or a shift every action is open that makes sense. An engaged fighter who shifts may not turn about.',
  '31.2':
    'Two squares are the least that counts as charging. They open impale and shield rush, and let an enemy receive the charge. They close shooting, casting, disengaging and hand combat.',
  '31.3':
    'More than two squares close throwing, reloading and slings as well. Hands can still be swapped, and things picked up and dropped.',
  '31.4': 'More than half of MP leaves no action.',
  '31.5': 'A fighter in the front of a standing enemy may only wait or shift, and must stay next to all enemies who engage.',
  '32.1':
    'Standing up is an action of its own. It may change the facing, though an engaged fighter may not turn about. For a standing fighter it is doing nothing.',
  '32.2': 'After a shift at most. It takes a roll of AG and costs strength.',
  '32.3':
    'After a shift at most. A fighter steps away from the enemies who engage, by one square, or up to two for an Orc. Out of hand combat it takes a roll of AG, and the fighter stands up.',
  '32.4':
    'After a shift at most, with a ready bow, at an enemy in the frontal area. A crossbow must be loaded. It can be shot and loaded while prone, and then shoots at +2 to hit.',
  '32.5':
    'After a shift at most, with a ready pole arm, at an enemy in front who has moved two squares or more. It has +2 to hit and does double damage.',
  '32.6':
    'After a shift at most. The enemy may allow it, or repel it by a roll of AG, less the attacker’s lead in strength. If it succeeds, both fall prone and drop what they hold.',
  '33.1':
    'After a shuffle at most. The ready thing flies at an enemy in the frontal area, at −1 to hit for each square, and the next one-handed weapon becomes ready. Or it is laid on an adjacent square.',
  '33.2': 'After two squares or more, up to a charge, with a ready pole arm. It is an attack for double damage.',
  '33.3': 'A shield attack after two squares or more, with +2 to hit. The enemy rolls at −2 to stay standing.',
  '33.4': 'After a shuffle at most. Weapons and shields change places, are picked up and dropped, all in one action.',
  '33.5': 'After a shuffle at most. It can be done while prone.',
  '33.6':
    'After a charge at most, with the ready hand weapon or a natural one, at an enemy in front. It hits on AG or less on three dice, with all modifiers. Then damage is rolled.',
  '33.7':
    'After a charge at most, with a ready slashing weapon. It attacks all enemies in front in clockwise order, the first at −2 to hit and the others at −4.',
  '33.8':
    'After a shift at most, with a ready shield. A hit does the shield’s damage, and the enemy must roll to stay standing, better or worse by the difference in strength.',
  '34.1':
    'After a charge at most, with no two-handed weapon ready. It makes two attacks, at one enemy or two: the ready weapon at −2 to hit, the other at −3.',
  '34.2': 'After a charge at most. Until the turn ends, attacks on the evader are rolled on four dice.',
  '34.3':
    'After more than two squares nothing can be slung, and nothing can be drawn from a sling until both hands are empty. Things can still be picked up and dropped.',
  '34.4': 'After a charge at most. A roll of IQ or less makes the nearest illusion vanish. Where there is none, nothing happens.',
  '34.5': 'After a charge at most. It helps with crossbows and with little else.',
  '34.6': 'Players may look at their own people in full and at all others as far as they can see, at any time and for nothing.',
  '35.1': 'Each character or fire in the way of a shot makes it 1 harder to hit, each shadow 4. Walls and the Altar of Life stop it.',
  '35.2':
    'A single blow of 8 SH or more knocks a fighter prone; some races have other figures, and some kinds cannot be knocked down. The prone can only stand up, shoot a crossbow, reload one, or do nothing.',
  '35.3':
    'A single blow of 5 SH or more takes 2 from AG until the fighter’s next action is over. A second daze takes no more than the first.',
  '35.4': 'A fighter with 3 SH or less is always dazed and cannot run.',
  '35.5': 'A fighter with 1 SH collapses, turn after turn, until death, healing or the end of the fight.',
  '35.6': 'A fighter with 0 SH is dead, leaves the fight and loses all experience.',
  '35.7':
    'Rolls of AG always succeed on 5 or less and always fail on 16 or more. An attack that rolls 4 does double damage, and one that rolls 3 triple. On 17 or 18 the attacker drops the hand weapon.',
  '36.1': 'What 10,000 rolls of three dice and of four came to. The exact chances stand beside them.',
  '37.1':
    'It is mostly better to let the enemy move first and to see where the moves end. Moving first helps to catch, to flee and to charge.',
  '37.2':
    'A fighter whose action comes up may decline, and wait until all others have acted. Then those who declined act by AG. It can be done once a turn, and not by the last to act.',
  '37.3':
    'A fighter who is attacked before acting may evade at once, but not after a run or while prone; in hand combat the prone may evade too. It uses up the action.',
  '37.4':
    'A bow has −1 to hit for every five squares, a thrown weapon −1 for each. A thrown weapon flies no farther than the thrower’s SH in squares.',
  '38.1': 'Crossbows hit hard and seldom. Mostly there is time for one shot, from a prone position.',
  '38.2':
    'After a throw the first one-handed weapon other than a shield becomes ready: from the first sling, the second, then the second hand.',
  '38.3': 'Hand combat is fought on the ground with fists, daggers, teeth and claws, at +4 to hit and +3 damage, for both sides.',
  '39.1':
    'Repelling takes a roll of AG. The attacker’s lead in strength comes off it, or the defender’s is added, and it is 2 harder against an attacker from the side and 3 from the rear. It costs no action. The prone cannot repel.',
  '39.2':
    'Both drop what they hold except daggers, and a slung dagger becomes ready. The damage of a fist goes by SH; from 15 on it beats a dagger.',
  '39.3': 'A roll of AG, for a fighter who has neither moved nor evaded. The fighter then stands up on an adjacent square.',
  '40.1':
    'A pole arm is worth as much as its charges: disengage, make room, and let the enemy come. The long ones strike from two squares away.',
  '40.2':
    'An enemy hit by a shield rolls AG to stay standing, better or worse by the difference in SH, and 2 worse against a rush. If the roll fails, the attacker chooses the adjacent square the enemy falls on: a fire, a pit, an exit.',
  '41.1':
    'The second weapon may be a shield or a bare fist. Two attacks pay for the agile, from behind, and for those who hit only on 5 or less anyway.',
  '41.2': 'Khan, Slayer, Gimli and Thundar: fighters to begin with, and how each of them fights best.',
  '44.1':
    'The list of the best goes by experience. It shows who is dead and how long the others have rested, and drops those who have rested for fifty fights. A fight that is not finished marks everyone in it with a break-out, which keeps them off the list.',
  '44.2': 'Hints: what evades well, what learns fast, what a load of staffs is good for.',
} as const satisfies Partial<Readonly<Record<CaseId, string>>>

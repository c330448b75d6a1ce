import type { CaseId } from './cases.ts'

/** Pages 30 to 44: actions, wounds, and the art of fighting. */
export const PAGES_30_TO_44 = {
  '30.1': 'Everybody acts once, the most agile first, whichever side he is on. AG counts as it is now: with wounds, armour and magic.',
  '30.2':
    'No squares are a wait, one a shift, two a shuffle, up to half of MP a charge, more a run. The farther somebody went, the less is left for him to do; after a run nothing.',
  '31.1': 'After a wait or a shift every action is open, as far as it makes sense. Whoever is engaged may not turn about.',
  '31.2':
    'Two squares are the least that counts as charging: they open impale and shield rush, and open the mover to those who receive charges. Shooting, casting, disengaging and grappling are closed.',
  '31.3':
    'More than two squares close throwing, reloading and slings as well. Hands can still be swapped, and things picked up and dropped.',
  '31.4': 'More than half of MP leaves no action.',
  '31.5': 'Whoever stands in the front of a standing enemy only waits or shifts, and stays next to all who engage him.',
  '32.1':
    'Standing up is an action of its own. It may turn him, though not about while he is engaged. For whoever stands it is doing nothing.',
  '32.2': 'After a shift at most. It is rolled against AG, and strength is spent on it.',
  '32.3':
    'After a shift at most, a step away from those who engage him, one square, or two for an Orc. Out of hand combat it takes a roll of AG, and he stands up with it.',
  '32.4':
    'After a shift at most, with a ready bow, at an enemy in the frontal area. A crossbow must be loaded; it can be shot and loaded lying, and shoots 2 better so.',
  '32.5':
    'After a shift at most, with a ready pole arm, at an enemy in front who has moved two squares or more: 2 better to hit, and double damage.',
  '32.6':
    'After a shift at most. The enemy may let it happen or repel it by rolling his AG, less what the attacker is stronger. Then both lie on the ground and drop what they hold.',
  '33.1':
    'After a shuffle at most. The ready thing flies at an enemy in the frontal area, 1 worse for each square, and the next one-handed weapon comes to hand. Or it is laid on an adjacent square.',
  '33.2': 'After two squares or more, as far as a charge, with a ready pole arm: an attack at double damage.',
  '33.3': 'As a shield attack, but after two squares or more: 2 better to hit, and 2 worse to keep one’s feet against.',
  '33.4': 'After a shuffle at most. Weapons and shields change places, are taken up and put down, all in one action.',
  '33.5': 'After a shuffle at most, also lying.',
  '33.6':
    'After a charge at most, with the ready weapon or whatever nature gave him, at an enemy in front. Three dice must come to his AG or less, with all that makes it better or worse; then damage is rolled.',
  '33.7':
    'After a charge at most, with a ready slashing weapon: everybody in front is attacked in clockwise order, 2 worse for the first and 4 for the others.',
  '33.8':
    'After a shift at most, with a ready shield: a hit does the shield’s damage, and the enemy must roll to keep his feet, better or worse by the difference in strength.',
  '34.1':
    'After a charge at most, with no two-handed weapon ready: two attacks, at one enemy or two, the ready weapon 2 worse and the other 3 worse.',
  '34.2': 'After a charge at most. Until the turn ends, attacks on him are rolled on four dice.',
  '34.3':
    'After more than two squares nothing can be put into a sling, and nothing taken out of one before both hands are empty. Picking up and dropping are still allowed.',
  '34.4': 'After a charge at most: whoever rolls his IQ or less makes the nearest illusion vanish. Where there is none, nothing happens.',
  '34.5': 'After a charge at most. It is good for crossbows and for little else.',
  '34.6': 'One’s own people can be looked at in full, all others as far as anybody sees, at any time and for nothing.',
  '35.1': 'Characters and fires in the way of a shot make it 1 worse each, shadows 4. Walls and the Altar of Life stop it.',
  '35.2':
    'A single blow of 8 SH or more throws a man down, with other figures for some races. Some kinds cannot be thrown down. Whoever lies may only stand up, shoot a crossbow or load it.',
  '35.3': 'A single blow of 5 SH or more takes 2 from a man’s AG until his next action is over. Twice dazed is no worse than once.',
  '35.4': 'At SH 3 or less he is always dazed, and does not run.',
  '35.5': 'At SH 1 he collapses, every turn again, until he dies, heals or the fight is over.',
  '35.6': 'At SH 0 he is dead and out of the fight, with all his experience gone.',
  '35.7':
    'Rolls of AG always succeed at 5 or less and always fail at 16 or more. An attack on a 4 does double damage, on a 3 triple; on 17 or 18 the attacker drops his hand weapon.',
  '36.1': 'What 10,000 throws of three dice and of four came to. The exact chances stand beside them.',
  '37.1':
    'It is mostly better to let the enemy move first and to see where he ends; to move first is good for catching, fleeing and charging.',
  '37.2':
    'Whoever’s action comes up may decline and wait until all others have acted; those who did so then act by AG. It can be done once a turn, and not by the last.',
  '37.3':
    'Whoever is attacked before he has acted may evade at once, unless he ran or lies on the ground; in hand combat he may evade lying. It uses up his action.',
  '37.4': 'A bow is 1 worse for every five squares, a thrown weapon 1 for each, and it flies no farther than the thrower’s SH.',
  '38.1': 'Crossbows hit hard and seldom. One shot, lying down, is what there is mostly time for.',
  '38.2':
    'After a throw the first one-handed weapon that is no shield comes to hand: from the first sling, the second, then the other hand.',
  '38.3': 'Hand combat is fought on the ground with fists, daggers, teeth and claws: 4 better to hit, and 3 more damage, for both sides.',
  '39.1':
    'Repelling is a roll of AG, less what the attacker is stronger or more what he is weaker, and 2 or 3 worse from the side or the rear. It costs no action. Whoever lies cannot repel.',
  '39.2':
    'Whatever both hold falls, but daggers stay, and a slung one jumps into the hand. A fist’s damage goes by SH; from 15 on it is better than a dagger.',
  '39.3': 'A roll of AG, for whoever has neither moved nor evaded, and he stands up on an adjacent square.',
  '40.1':
    'A pole arm is worth what its charges are worth: disengage, get some room, and let the enemy come. The long ones strike from two squares away.',
  '40.2':
    'Whoever is hit by a shield rolls AG, better or worse by the difference in SH, and 2 worse against a rush. If he falls, the attacker picks the adjacent square where he falls: fire, a pit, an exit.',
  '41.1':
    'The second weapon may be a shield or a bare fist. Two attacks pay for the agile, from behind, and for those who hit only on 5 or less anyway.',
  '41.2': 'Khan, Slayer, Gimli and Thundar: fighters to begin with, and how each of them fights best.',
  '44.1':
    'The list of the best goes by experience. It shows who is dead and how long the others have rested; after fifty fights at rest they drop out. A fight that is not finished marks everybody in it with a break-out, which keeps him off the list.',
  '44.2': 'Hints: what evades well, what learns fast, what a load of staffs is good for.',
} as const satisfies Partial<Readonly<Record<CaseId, string>>>

import type { Rule } from './rule.ts'

/** What book and given rulings leave open and this project has settled: an entry of the reference, with its reason. */
export interface Decision extends Rule {
  readonly reason: string
}

function decided(rule: string, title: string, text: string, reason: string): Decision {
  return { rule, title, text, source: 'ruling', reason }
}

/** Listed with their reasons in `docs/rulings.md`; a test holds the two together. */
export const DECISIONS: readonly Decision[] = [
  decided(
    '4.1.A',
    'Dealing',
    'At most three of each kind. Heroes are dealt first, then initiates, clockwise from the high roller; every player gets at least one character.',
    'The whole of a party is three and three.',
  ),
  decided('4.1.B', 'Names', 'No two characters of a party share a name.', 'Chronicle and records must tell them apart.'),
  decided(
    '4.1.C.2',
    'Alone in front',
    'When death, stone, Teleport or betrayal leaves one alone in the front rank outside a fight, or as a fight ends, the nearest of the second rank steps up.',
    'The first rank always holds two where there are two; a question each time would hold up play.',
  ),
  decided(
    '4.1.D',
    'Short lists',
    'A list of spells shorter than the highest rating is filled up before a raid of the campaign.',
    'Lists grow with Magic Potential in play too (14.6).',
  ),
  decided(
    '5.0',
    'The next leader',
    'The lead passes to the next player who has somebody there; in a raid of given characters the first leader is the first player of whom that is true.',
    'A decision needs somebody who is in the game.',
  ),
  decided(
    '6.1',
    'Chits that do not fit',
    'They are put aside until one fits, then go back into the cup.',
    'The same odds as putting each back at once, and it must come to an end.',
  ),
  decided('6.1', 'No stairs as a closest fit', 'A staircase is never laid as the closest fit.', 'It must fit on all three levels (6.6).'),
  decided(
    '6.2',
    'A single way',
    'A chit that can lie in one way only is offered like any other.',
    'The party lays every chit itself, and sees it before it lies.',
  ),
  decided(
    '6.4',
    'What an open exit is',
    'An exit counts only where the ground behind it is not walled in. With the Hellgate found the rule still holds while locks bar the way home. If a refilled cup cannot help, the whole set goes in.',
    'Else the last exit could lead into a pocket, and the party be shut in for good.',
  ),
  decided(
    '6.6',
    'One chit for the stairs',
    'One chit stands for a staircase on all its levels; the other staircases stay in the cup.',
    'More places may join the levels later.',
  ),
  decided(
    '7.0',
    'Touched is touched',
    'Who has reached for a chest or a drawer and then does not detrap springs its trap; a chest keeps its trap only once. The Explosion that meets one who is alone harms him alone.',
    'The trap is already found; the others are elsewhere.',
  ),
  decided('8.4', 'Several kinds of monsters', 'The highest Negotiation Value among them counts.', 'All of them must be won over.'),
  decided(
    '8.4',
    'A charm that breaks in the middle of the talk',
    'When a caster dies while the party talks, what he held attacks, and all monsters there with it: the talk is over.',
    'It turns at once (10.5), and nobody bargains in a fight.',
  ),
  decided(
    '8.7',
    'What is given counts',
    'The whole value given decides the row, and there is no change.',
    'To pay more must not buy less.',
  ),
  decided(
    '9.1',
    'Setting out the monsters',
    'In the first step of the first round the party may say which monster stands where; otherwise the strongest stand in front, in order of appearance. After a refused bribe the monsters line up themselves.',
    'The choice is offered and forced on nobody; a party that is attacked has none.',
  ),
  decided(
    '9.2',
    'Sleepers and the last of the party',
    'Sleepers are killed only where somebody of the party is left to do it.',
    'Nobody else could.',
  ),
  decided('9.3', 'Fronts after a death', 'Who faces whom is read anew after every death within a step.', 'Damage counts at once (9.4.4).'),
  decided(
    '9.4',
    'Weapons before and between fights',
    'Outside a fight either weapon is taken in hand freely. As a fight begins, who holds one of no use in his rank takes the other.',
    'Everybody is assigned a weapon before the first blow.',
  ),
  decided(
    '9.7',
    'The last spell',
    'A spell whose price kills the caster still works, but for Charm.',
    'It was cast before he fell; the dead command nobody.',
  ),
  decided(
    '9.8',
    'An empty front',
    'Who finds the front rank opposite empty within a step strikes nobody; the rank closes as the step ends.',
    'Ranks close up in their own time.',
  ),
  decided(
    '10.5.charm',
    'Who cannot be charmed',
    'X the Unknown is beyond the spell. A charmed mage casts Lightning only with three Wound Points or more.',
    'His death is what the Hellgate wants (16.0); mages spare their last points (15.7).',
  ),
  decided(
    '10.5.charm',
    'A turned companion met again',
    'He attacks at once, together with the monsters there, and is not talked to.',
    'He must attack (13.2, 14.6, 15.5).',
  ),
  decided('10.5.sleep', 'For monsters only', 'Companions who were turned do not fall asleep.', 'The spell speaks of monsters.'),
  decided(
    '10.5.cease-fire',
    'Where it fails',
    'Not while a demon or a turned companion stands among the foes.',
    'They make no agreement (8.4, 13.2, 14.6).',
  ),
  decided(
    '10.6.lock',
    'Where it can be cast',
    'Only on a door the party has just come through. With the Hellgate found, the way home or an exit must stay free. If the price kills the caster and what he charmed turns, there is no stepping back.',
    'A door that was not opened cannot be shut on a monster; a charm that breaks attacks at once.',
  ),
  decided(
    '10.6.teleport',
    'Who stays',
    'A caster may send himself, but one character stays with the Party counter, and the Gateway is no target. If only those sent away are left, the counter goes to the nearest of them.',
    'The counter marks where somebody is; the Gateway is outside.',
  ),
  decided('10.6.strength', 'Strengths do not add up', 'Of two the greater counts.', 'Casting again and again would have no bound.'),
  decided(
    '10.6.neutralize-poison',
    'When it is cast',
    'After the wounds of the poison are known. Poison gas is poison; of the poisoned arrow only the poison is undone.',
    'It follows the poisoning at once, and undoes its effects.',
  ),
  decided(
    '10.7.cow',
    'Who checks, and what follows',
    'The strongest checks for all. If it resists, the party may still talk; there is no bribe yet.',
    'No negotiation has failed.',
  ),
  decided(
    '10.7.oratory',
    'Cast again',
    'Oratory, Sway and Cajole add up when they are cast more than once.',
    'Nothing limits how often a spell is cast (10.2).',
  ),
  decided(
    '10.8',
    'No circle needed',
    'Special spells are cast without a circle, and do not count against the number of the sun.',
    'They are found in play, not chosen.',
  ),
  decided(
    '10.8.resurrect',
    'The order after a fight',
    'First the dead are raised, then statues made flesh; where one was, the dead may still be raised by him.',
    'Both happen directly after the fight, and a caster may himself be stone.',
  ),
  decided('12.0', 'Who was elsewhere', 'Those sent away by Teleport have no share in a fight.', 'They did not see it.'),
  decided('13.1.alcohol', 'Again and again', 'Drunkenness and sickness repeat with every such drink.', 'Each result has its own effect.'),
  decided(
    '13.2.medusa',
    'One at a time',
    'One Medusa, and one Vampire of a coffin (13.4), on every level; the cronks of the pit are doubled on level 3.',
    'A statue and a coffin hold one; the pit is an encounter (6.7).',
  ),
  decided(
    '13.3',
    'Alone below',
    'Who is alone below uses his own things and spells, and cannot send himself away; nobody helps from above. A monster he charms there fights beside him and comes up with him; what he held above waits for the end of his fight, and attacks if he fell.',
    'The party cannot come in, and nothing reaches down.',
  ),
  decided(
    '13.3',
    'Death below',
    'What the fallen carried is divided by the others; what his foes guarded stays with them, out of play.',
    "The book gives the others a dead character's own treasure.",
  ),
  decided(
    '13.3.trap',
    'Under the trap door',
    'The trap has sprung and is not detrapped; once its chest is had, there is nothing more.',
    'It is met by opening the trap door.',
  ),
  decided(
    '13.3.room',
    'The hidden room',
    'Its treasure is brought up and divided by all. Monsters left in peace below are out of play.',
    'Nobody else can enter it.',
  ),
  decided('13.3.hellgate', 'The shaft afterwards', 'With the Hellgate destroyed it leads nowhere.', 'There is nothing to fall into.'),
  decided(
    '13.4.coffin',
    'Joining the fight',
    'After the first round the others may join, and are asked after each; also when the one who opened the coffin has fallen.',
    'They may, the book says, and need not.',
  ),
  decided(
    '13.4.clavichord',
    'Half',
    'Half is rounded down. It is opened on the spot, or by anybody who finds it again.',
    'The money lies inside it.',
  ),
  decided(
    '13.5',
    'One check',
    'A failed check at an altar is the resistance against what the altar casts.',
    'The curse is what was not resisted.',
  ),
  decided(
    '13.5.asmoday',
    'A curse on magic',
    'It takes a circled spell only where the lower rating no longer allows it, and does nothing to who has no magic.',
    'Ratings do not go below nothing.',
  ),
  decided(
    '13.7',
    'The Hellgate has no door trap',
    'The segment that ends the hunt is not checked for a trap.',
    'Nothing else is checked there (16.0).',
  ),
  decided(
    '14.0',
    'Which dice are thrown',
    'None for a column of 0:0; all others, those of chance 6 too. What is in a chest is rolled before it is opened.',
    'The procedure comes first, and then the chest.',
  ),
  decided(
    '14.0',
    'The treasure of the charmed',
    'A charmed monster that falls, in a fight or out of it, leaves its treasure and the bribe it took.',
    'It carried both.',
  ),
  decided('14.3', 'Put down', 'A magic weapon that is put down lies there for the others.', 'Nothing is lost by changing hands.'),
  decided(
    '14.4',
    'One suit',
    'One suit of armor is worn at a time; it comes off before it is handed on.',
    'It is put on and taken off like clothes.',
  ),
  decided(
    '14.5',
    'What is not known',
    'The kind of a potion, a talisman or a medallion is rolled when somebody takes it. Poison is poured away once it is known, also that of a fountain.',
    'Else nobody would ever take the evil ones.',
  ),
  decided(
    '14.6',
    'Whose it is',
    "A talisman stays with its owner; out of a dead one's estate it works anew. A gain of Magic Potential first circles known spells, then adds new ones, with their limits at once.",
    'Its power went into him.',
  ),
  decided(
    '14.6.mind',
    'Reach and price',
    'It reaches any rank; its Wound Point is a price that no armor keeps off.',
    'It fights a mind, and costs like a spell.',
  ),
  decided(
    '14.6.evil',
    'Resisted or not',
    'Who resists it throws it away. Who fails stands at his own place in the front of the foes, strikes first, and is left without it.',
    'It has done what it can do.',
  ),
  decided('14.8.heal', 'As the spell', 'The Ring of Heal cures others, never in a fight.', 'The ring casts the spell, with its limits.'),
  decided(
    '15.5',
    'Two phases of each fight',
    'The Vampire charms in the first two phases of every fight it is in.',
    'A monster met again is a new one (6.9).',
  ),
  decided(
    '17.0',
    'Those left behind',
    'Who waits elsewhere when the party leaves is lost, and there is a warning; with the Hellgate destroyed he comes out too. A tapestry or a magic item does not count for character victory.',
    'Nobody fetches them; the book names gold and jewels.',
  ),
  decided(
    '17.0.re-entry',
    'A Hellgate destroyed by the dead',
    'In a maze that stays, it is the team victory of the first who come out of it.',
    'It is destroyed, and somebody lives to tell of it.',
  ),
]

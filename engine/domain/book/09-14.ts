import { ours, printed } from '../../kernel/book.ts'
import type { RuleEntry } from '../../kernel/game.ts'

/** Combat, rooms and hazards, magic, creatures, treasures and the Warlock. */
export const CHAPTERS_9_TO_14: readonly RuleEntry[] = [
  printed('9.0', 'Combat', 'A fight lasts three rounds at most. Each side strikes in turn; your weapons and shields count.'),
  printed(
    '9.1',
    'The first blow',
    'The higher initiative strikes first; if both are equal, a die decides. In the dark without light the creature always strikes first.',
  ),
  ours(
    '9.1',
    'Initiative and loss by symbol',
    'Black has initiative 10 and costs 1 life point, and light has 14 and costs 1. Light X has 20 and costs 2, red has 26 and costs 2, and green has 40 and costs 3.',
    'Black is printed in an example and players report green; the other numbers are lost.',
  ),
  printed(
    '9.2',
    'A round',
    'To strike, add a die to the attack: it hits if the sum is higher than the defence. A creature that is hit is gone, and you gain 1 experience. If you are hit, you lose life points and retreat to the square you came from, even if luck spares you the loss. The creature stays.',
  ),
  printed(
    '9.3',
    'The second and third round',
    'If neither side was hit, you may retreat if you have the higher initiative; otherwise the fight goes on. After a third round without a hit you must retreat.',
  ),
  printed(
    '9.4',
    'Weapons and hands',
    'You may use one weapon in each hand, or one in both; never two heavy ones. A shield counts only with a hand to hold it. You choose before the fight and keep to it until the end.',
  ),
  printed('9.5', 'The Sword of Light', 'It adds 3, and it can harm the undead.'),
  printed(
    '9.6',
    'The Javelin',
    'You may only throw it, from a neighbouring square. It adds 10, can harm the undead, and is gone after the throw.',
  ),
  printed(
    '9.7',
    'Other weapons',
    'The rune sword adds 4, and the warhammer, broadsword and orc-slayer add 8. The battle axe adds 3, or 6 against doors.',
  ),
  printed('10.0', 'Rooms and hazards', 'This chapter says what rooms and hazards do to you, and how you use the ways under the tiles.'),
  printed(
    '10.1',
    'Magic rooms',
    'Two rooms have a pentangle. Attack, defence, life points and ingredients on cards found there count double. A thing put down elsewhere is ordinary again.',
  ),
  printed(
    '10.2',
    'The skull chamber',
    'A talisman protects its wearer there. Without one, the jaws hold you if you enter through the middle door, and each turn a luck test frees you or costs 2 life points. If you enter through another door, you test your luck at once and at the start of every turn inside; each failure costs 1 life point.',
  ),
  printed(
    '10.3',
    'Trapdoors and stairs',
    'A trapdoor leads to other trapdoors and a stair to other stairs, within six squares counting both ends. You can reach one printed on a tile only from the side of its arrow. With a lit lantern you may go down: your token is set on the strip at the number of squares, and walks one or two of them a turn.',
  ),
  ours('10.3', 'The strip', 'The strip has squares 6 to 1, with triangles on 4 and 3.', 'Which squares carry triangles is lost.'),
  printed(
    '10.4',
    'Random encounters',
    'If your move ends on a triangle, a die decides whether you meet anything. If you lose the fight, you lose 2 life points, go back one square and must leave the way you came. You may go down again later.',
  ),
  ours(
    '10.4',
    'Encounters by die',
    'A 1 is giant rats, 2 a giant snake, 3 an orc patrol and 4 a strong breeze; on 5 and 6 no one comes.',
    'The printed table is lost.',
  ),
  printed(
    '10.5',
    'Doors',
    'The right key opens a locked door, which is locked again behind you. A door without a key slams shut after the first character passes. You can break any door with an attack above its toughness; it is open from your next turn on.',
  ),
  printed('10.6', 'Blocked squares', 'Only magic gets through rubble. You go back to the square you came from, and your movement ends.'),
  printed(
    '10.7',
    'Pits',
    'If you fall in, you lose what the card says. You climb out on a 5 or 6, or from 3 on with a rope; each attempt takes a turn. You can cross a pit by magic, or with a rope on a 5 or 6. On a 1 you fall in.',
  ),
  printed('10.8', 'Pits with toxic gas', 'After the turn of the fall, each turn that ends in the pit costs 1 more life point.'),
  printed('10.9', 'Spikes', 'You must test your luck; if you fail, you lose 1 life point.'),
  printed('10.10', 'Explosive gas', 'A lit lantern sets it off. You lose what the card says and the lantern goes out. The gas stays.'),
  printed('10.11', 'A strong breeze', 'It blows out a lit lantern, and stays.'),
  printed('10.12', 'Poison gas', 'You lose what the card says. The gas stays.'),
  printed('11.0', 'Magic', 'This chapter covers spells from books and parchments, and the things that pay for them.'),
  printed(
    '11.1',
    'Casting',
    'You may cast one spell a turn. You must know it, from a book or a parchment, and have its ingredients. On a 1 it fails: you spend nothing, and may try again next turn.',
  ),
  printed('11.2', 'Book spells', 'A book teaches the spells whose numbers it bears.'),
  printed('11.2.1', 'Healing Hands', 'Restores all your life points. A whole turn; four triangle, two circle, four rhomb.'),
  printed('11.2.2', 'Open Sesame', 'Opens a locked or jammed door for two turns. A whole turn; two triangle, two circle.'),
  printed(
    '11.2.3',
    'Invisibility',
    'Hides you through your next turn as the Cloak does. A whole turn; four triangle, two circle, two rhomb.',
  ),
  printed('11.2.4', 'Guiding Light', 'Lights your square and the eight around it for two turns. A whole turn; two triangle, four rhomb.'),
  printed(
    '11.2.5',
    'Boneshaker',
    'Destroys one of the undead on your square or a neighbouring one, but not the Reaper. Two circle, two rhomb.',
  ),
  printed(
    '11.2.6',
    'Icy Blast',
    'Freezes a creature on your square or a neighbouring one for a turn, but no undead of the green symbol. Two triangle, two rhomb.',
  ),
  printed('11.2.7', 'Human Mole', 'Takes you through rubble and walls in your next turn. A whole turn; two circle, two rhomb.'),
  printed(
    '11.2.8',
    'Long Jump',
    'Takes you over a pit that you know or suspect. If anything else lies there, you must meet it. A whole turn; two triangle, two circle.',
  ),
  printed(
    '11.3',
    'Parchments',
    'Parchments hold stronger spells, and fall to dust when the spell works. A spell works in the same turn if you have more experience than the target. Ante Freeze and Fireball also do so if the target is on your square or a neighbouring one.',
  ),
  printed(
    '11.3.1',
    'Ante Freeze',
    'Destroys any of the undead on your square or a neighbouring one, even the Reaper. Four triangle, four circle, six rhomb.',
  ),
  printed('11.3.2', 'Mirror Image', 'Destroys the Medusa. Six triangle, four circle, four rhomb.'),
  printed('11.3.3', 'Double Trouble', 'Doubles every attack in close combat for a turn. Four triangle, six circle, four rhomb.'),
  printed(
    '11.3.4',
    'Fireball',
    'Finds the nearest living being but you and destroys it, even another player. Of two equally near, it takes the one with less initiative. It never harms the undead, and no door or wall lets it through. Six of each, and 2 life points.',
  ),
  printed(
    '11.4',
    'The Magic Ring',
    'It gives two ingredients of one kind, chosen for each spell. Two rings give nothing until you put one down.',
  ),
  printed(
    '11.5',
    'The Talisman',
    'It gives ingredients as the ring does, adds 2 to defence, and protects you in the skull chamber. Two talismans give nothing until you put one down; a ring and a talisman work together.',
  ),
  printed(
    '11.6',
    'Summon Evil',
    'On the middle square of the skull chamber, with a talisman, you may say that you Summon Evil; on your next turn you roll a die. On a 1 all in the room die. Otherwise you regain all life points, and all inside miss a turn and lose 1 luck, but gain 1 experience.',
  ),
  printed('12.0', 'Creatures', 'This chapter covers the creatures that need a rule of their own.'),
  printed(
    '12.1',
    'Creatures',
    'There are orcs, giant snakes, ghosts, demons, giant rats, skeleton warriors and one green dragon. Ordinary weapons do nothing against creatures with a star.',
  ),
  printed(
    '12.2',
    'The Medusa',
    'She has initiative 45. The mirror shield destroys her at once. On her square, a character with a higher initiative may retreat, or cast Mirror Image or Fireball, and dies if the spell fails. Anyone else who comes there dies. From another square a Fireball destroys her whatever the caster’s initiative.',
  ),
  printed('12.3', 'The Reaper', 'Only the Javelin, the Sword of Light and Ante Freeze harm the Reaper.'),
  printed(
    '13.0',
    'The four treasures',
    'They lie face down in the treasure chamber. You can carry only one, which weighs nothing, and can’t change it for another.',
  ),
  ours(
    '13.0',
    'Riches',
    'Cloak 200, Grimoire 300, Blood Stone 400, Staff 500; goblet 5, purse 10, ruby 25, idol 40, crown 60.',
    'Only the order of the four is printed.',
  ),
  printed('13.1', 'The Staff of Life', 'It is the greatest prize, and no help on the way out.'),
  printed('13.2', 'The Blood Stone', 'It restores at once the life points you lose in a fight, and no others.'),
  printed(
    '13.3',
    'The Great Grimoire',
    'It teaches all spells. With a ring or a talisman, book spells cost no ingredients; with both, no spell does. A Fireball still costs 2 life points.',
  ),
  printed(
    '13.4',
    'The Cloak of Invisibility',
    'In the light its wearer may pass every creature unseen. In the dark the lantern gives them away, and traps and other hazards always work.',
  ),
  printed(
    '14.0',
    'The Warlock',
    'Pentagrams lie face down and do nothing until a character carrying a treasure comes onto one. Then the Warlock appears: the character loses 2 life points and is thrown back one square. From then on he strikes anyone on any pentagram, and all the treasures lose their powers. No one can fight him.',
  ),
]

import type { CaseId } from './cases.ts'

/** Pages 15 to 29: terrain, other spells, robots, and how a turn begins. */
export const PAGES_15_TO_29 = {
  '15.1':
    'Fire, pit, shadow, exit or wall on a square beside the Mage on which nobody stands; shadow and exit also under a friend or under himself.',
  '15.2':
    'A row lies ahead of the Mage and runs to his left and right; Shadow Wall lies on his own square and both beside it; a fortress is an angle between him and the middle of the arena.',
  '16.1':
    'Areas end at walls and at the edge, and the rest of them flows on where there is room, never beyond their size. Fire and shadow lie in layers. No fire is laid under friends.',
  '16.2':
    'All enemies who see the Mage lose 3 AG for three turns: those who are not prone, have him in front of them, and no wall between.',
  '16.3': 'One die of damage to every enemy within five squares, past all armour. Friends are spared.',
  '16.4': 'A staff in hand becomes one to three snakes, one for each SH, which serve the Mage for five turns.',
  '16.5':
    'Two likenesses of the Mage appear around him and he changes places among them. They can do nothing but be taken for him, and vanish when they are hit or after four turns.',
  '16.6':
    'One to three enemies of the caster’s choice are known to him: where they are, if they cannot be seen, and all their numbers. It costs nothing.',
  '17.1':
    'Fighters of IQ 10 and more know some spells too, each with an even chance, drawn when the fight starts. They roll on the mean of AG and IQ, and do not get the SH back. What each race may know ends at another place of the list.',
  '18.1': 'Some kinds are played by nobody but the program. They are added to even the sides, and outnumber people, since they think less.',
  '18.2': 'The eight kinds of robots, with their numbers and what they can do.',
  '19.1':
    'A Needler Bush comes on, stops running once it is near enough, and pelts whoever engages it or else the nearest enemy. It shuns fire, and caltrops when it is hurt; evades only with nothing to shoot at; and flees by the exit when badly wounded.',
  '19.2':
    'A Giant Amoeba runs at the nearest enemy and dissolves it, now and then by grappling. It seldom repels anybody. It shuns fire, and caltrops when hurt, and flees when badly wounded.',
  '19.3':
    'A Fire Spirit runs through fire and lays it where it fights. It wants hand combat, where its touch does 6 and its fire 3 more each turn. It shuns caltrops below half its strength, evades blows that would kill, and flees when badly wounded.',
  '20.1':
    'A Phase Spider vanishes and appears behind its prey, even when engaged, but not out of hand combat. It bites what is next to it, sometimes with its web as well, and spits web at what is not. It shuns fire and caltrops, evades deadly blows and flees when badly wounded.',
  '20.2':
    'An Imp is always invisible and mends itself. It strikes with both fists, or steals the ready weapon of its victim: when armour makes its fists useless, otherwise in one turn of three. With its loot it disengages, makes off and drops it. It evades deadly blows, and may disbelieve where illusions are many.',
  '21.1':
    'A Slayer runs up to shooting range, then charges or waits: it impales after a charge, receives one, and shoots when it is free. It strikes with stab or bolt by turns, sometimes with both. It gets a lost Krill back before anything else, and may disbelieve where illusions are many.',
  '21.2':
    'A Behemoth comes on and mostly bites; one time in six each it crushes, does both to somebody easy to hit, or grapples. It fears fire and caltrops only near its end. Badly wounded it makes for the exit, and may stay there as a guard.',
  '22.1':
    'An Evil Mage looks after the strongest robot: he quickens it, speeds it and arms a Behemoth with a Death Sword, SH 30, 5d + 5, slashing, which is anybody’s who gets it. He kills by Psychic Blast and Drain Life, hinders by Dazzle, Lose Weapon, Clumsiness and Curse Armor, and saves himself by Steel Flesh, Teleport and Teleport Away. Missiles return from him always. He aims at whom he can hit and kill.',
  '22.2':
    'Open sand, fire, pits, caltrops, walls, shadow, exits and the Altar of Life. What they do at the end of a turn, and to a shot, adds up where they lie in layers. Armour is of no use against them.',
  '22.3': 'Whoever ends the turn on fire takes 3. Each fire that a shot passes makes it 1 worse.',
  '23.1':
    'Nobody enters a pit, except a Troll, who goes in and out and is not seen in it. Whoever is pushed or pulled down into one takes 4.',
  '23.2': 'Whoever ends the turn on caltrops takes 2. They hinder no shot.',
  '23.3': 'Nobody and nothing passes a wall. Only magic makes one. Wall and pit on one square undo each other.',
  '23.4':
    'Whoever stands in shadow is invisible: no bow and no thrown weapon can be aimed at him, and other attacks are 2 worse. A shot through shadow is 4 worse for each layer. It does no harm.',
  '23.5':
    'Whoever ends the turn on an exit leaves the fight alive, with what he has earned, even if he was pushed there. There is one from the start, in the middle of the north or the south wall.',
  '23.6':
    'A gladiator who is killed becomes bones, in this fight and in later ones. Whoever drops them on the Altar from next to it raises him: beside it, with SH 3, bare of everything, and four fifths of his experience.',
  '24.1':
    'The arena is a grid of squares, each for one character. The sides begin at its opposite ends, and the fight ends when one of them has nobody left in it.',
  '25.1':
    'A new character is a Human of average numbers with a broadsword, a spike shield and a slung crossbow. He needs a name. Race, points and arms may be changed.',
  '26.1':
    'Everybody sees where people stand and what they carry. What they are worth exactly, in SH, AG, IQ, experience and spells, is for their own side alone, but for magic.',
  '26.2': 'Before the fight each side makes or brings its people, one by one, and chooses their arms and armour.',
  '27.1':
    'The arena gets fires, pits and an exit; robots even the sides. Each turn has three phases: incentive, movement of one side and then the other, and actions in order of agility. Then terrain has its effect.',
  '27.2':
    'Each side rolls a die; the higher chooses who moves first. Ties go to West in even turns, to East in odd ones. Robots move last if they may choose. Nothing is rolled while a side cannot move.',
  '27.3': 'All dice have six sides and are thrown in sight of everybody.',
  '27.4': 'At any time one may look at everybody in the arena: what he holds and wears, how he moved, and what lies under him.',
  '28.1': 'The ready thing is fought with; the second hand has its own uses; slings hold what is not at hand. A shot crossbow is marked.',
  '28.2': 'Things and terrain on a square lie in a pile, and the topmost is what one sees.',
  '28.3': 'Who is prone, in hand combat or dazed is seen by everybody.',
  '28.4': 'One side moves after the other, each by MP, the fastest first. How far somebody goes decides what he may do afterwards.',
  '29.1':
    'Every square entered counts, forward and back. Turning is free. Whoever enters the front of an enemy stops there: his attention is held.',
  '29.2':
    'A jump goes two squares straight ahead for 3 MP and passes over whatever is on the first, be it a pit, a wall or a person. The second must be free.',
} as const satisfies Partial<Readonly<Record<CaseId, string>>>

import { cardOfKind, ENEMIES } from '../../../../engine/cave/open/cards.ts'
import { anyName, spaceName } from '../../../../engine/cave/open/names.ts'
import { capital } from '../../../../engine/kernel/words.ts'
import { crest, hangs, type Plate, type SpotColour, stands } from '../../../scene/plate.ts'
import { HURT } from '../../../scene/plates.ts'
import { chamberIcon, characterIcon, kindIcon, spellIcon } from '../icons.ts'

// The plates of the Cave's moments, from the parts that every game has.

const isSpirit = (kind: string) => cardOfKind(kind)?.type === 'spirit'

const SPOTS: Readonly<Record<string, SpotColour>> = {
  'fire-wyrm': 'fire',
  'cave-demon': 'fire',
  demons: 'fire',
  apparition: 'cold',
}

/** An Enemy that is met or has won: in a way of the rock, the light behind it. */
export function met(kind: string): Plate {
  const spot = SPOTS[kind] ?? (isSpirit(kind) ? 'cold' : 'harm')
  return {
    alt: `${anyName(kind)} in a passage of the rock, lit from behind.`,
    wall: spot === 'cold' ? 'vault' : 'cavern',
    floor: 'earth',
    opening: spot === 'fire' ? 'arch-fire' : 'arch-lit',
    light: 'back',
    things: [crest(kindIcon(kind), 150, 40, { x: 125, shadow: 158 })],
    spot,
  }
}

/** One that is beaten: its shape on the rock, and a blade in the light; of a Spirit, the sign of Craft. */
export function beaten(kind: string): Plate {
  return {
    alt: `${anyName(kind)} falls; ${isSpirit(kind) ? 'an eye' : 'a blade'} in the light.`,
    wall: 'cavern',
    floor: 'earth',
    light: 'left',
    things: [
      crest(kindIcon(kind), 118, 52, { x: 54, lit: 'flat' }),
      crest(isSpirit(kind) ? 'g-s-cra' : 'w-sword', 120, 60, { x: 220, lit: 'spot', shadow: 120 }),
    ],
    spot: 'gold',
  }
}

/** An Object, a Follower or a Place that is found. */
export function found(kind: string): Plate {
  return {
    alt: `${anyName(kind)} in the light of a lamp.`,
    wall: 'rubble',
    floor: 'earth',
    light: 'pool',
    things: [stands('plinth', 150, { y: 214, shadow: 130 }), crest(kindIcon(kind), 88, 76, { lit: 'spot' })],
    spot: 'gold',
  }
}

/** A Stranger or a Place that did something for someone. */
export function served(kind: string): Plate {
  return {
    alt: `${anyName(kind)} by a torch.`,
    wall: 'cavern',
    floor: 'earth',
    opening: 'torch',
    light: 'left',
    things: [crest(kindIcon(kind), 128, 56, { x: 136, shadow: 140 })],
    spot: 'way',
  }
}

/** An Event from either deck. */
export function happened(kind: string): Plate {
  const isGood = ['distant-glow', 'gold-vein', 'bright-echo', 'windfall'].includes(kind)
  return {
    alt: `${anyName(kind)} in the galleries.`,
    wall: 'cavern',
    floor: 'earth',
    light: isGood ? 'cone' : 'low',
    things: [crest(kindIcon(kind), 140, 46, { lit: isGood ? 'spot' : 'right', shadow: 130 })],
    spot: isGood ? 'gold' : 'harm',
  }
}

/** 12.4: what a Chamber turned out to be. */
export function chamber(id: string): Plate {
  const looks: Readonly<Record<string, Partial<Plate>>> = {
    'chamber-of-terror': { wall: 'stone', light: 'low', spot: 'harm' },
    'melcarts-shrine': { wall: 'vault', light: 'rays', spot: 'fire' },
    bazaar: { wall: 'ashlar', light: 'pool', spot: 'gold' },
    'demons-lair': { wall: 'vault', opening: 'arch-fire', light: 'back', spot: 'fire' },
    'gladiatorial-arena': { wall: 'ashlar', opening: 'arch-lit', light: 'back', spot: 'harm' },
    void: { wall: 'night', light: 'rays-in', spot: 'cold' },
  }
  return {
    alt: `${anyName(id)}: the Chamber is lit for a moment.`,
    wall: 'stone',
    floor: 'flags',
    light: 'low',
    things: [crest(chamberIcon(id), 136, 50, { shadow: 130 })],
    spot: 'harm',
    ...looks[id],
  }
}

/** 12.6: what a named space did. */
export function space(id: string): Plate {
  const looks: Readonly<Record<string, Omit<Plate, 'alt'>>> = {
    'cave-entrance': { wall: 'valley', light: 'sky', things: [hangs('gateway', 150, { y: 214 })], spot: 'way' },
    'bat-nest': { wall: 'cavern', floor: 'earth', light: 'low', things: [crest('g-bat', 170, 30, { lit: 'right' })], spot: 'harm' },
    'underground-fountain': { wall: 'rubble', floor: 'earth', light: 'pool', things: [stands('fountain', 150)], spot: 'cold' },
    'wall-of-fire': { wall: 'cavern', floor: 'earth', light: 'rays', things: [hangs('flames', 180, { y: 222 })], spot: 'fire' },
    'ancient-power-plant': { wall: 'plain', floor: 'flags', light: 'rays-in', things: [hangs('blast', 180, { y: 216 })], spot: 'fire' },
    'sacrificial-altar': { wall: 'vault', floor: 'flags', light: 'cone', things: [stands('altar', 160)], spot: 'gold' },
    'narrow-passage': { wall: 'corridor', light: 'low', things: [crest('x-hood', 110, 70, { lit: 'right' })], spot: 'way' },
  }
  return { alt: `${spaceName(id)} in lamplight.`, ...(looks[id] ?? OPEN_WAY) }
}

const OPEN_WAY: Omit<Plate, 'alt'> = {
  wall: 'cavern',
  floor: 'earth',
  opening: 'arch-dark',
  light: 'left',
  things: [crest('g-mining-helmet', 96, 92, { lit: 'spot' })],
  spot: 'way',
}

/** 11.3 */
export function gate(isOpen: boolean): Plate {
  return {
    alt: isOpen ? 'A barred gate, raised, and a way behind it.' : 'A barred gate, and a hand on its bars.',
    wall: 'rubble',
    floor: 'earth',
    light: isOpen ? 'left' : 'low',
    things: [crest(isOpen ? 'g-open-gate' : 'g-closed-doors', 150, 40, { lit: isOpen ? 'spot' : 'right' })],
    spot: isOpen ? 'way' : 'harm',
  }
}

/** Nobody knew until now where it lies (12.5). */
export const CRYSTAL_FOUND: Plate = {
  alt: 'A Chamber in the dark, and the Magic Crystal shining in it.',
  wall: 'night',
  floor: 'flags',
  opening: 'arch-dark',
  light: 'rays',
  things: [crest('g-crystal', 150, 44, { lit: 'spot', shadow: 120 })],
  spot: 'fire',
}

/** The grand one: the Magic Crystal is won (17). */
export function won(character: string | null): Plate {
  return {
    alt: 'The Magic Crystal is lifted from its pedestal, and every facet of the rock answers.',
    wall: 'vault',
    floor: 'flags',
    light: 'rays',
    things: [
      stands('pedestal', 140, { x: 262, y: 212, shadow: 120 }),
      crest('g-crystal', 104, 40, { x: 210, lit: 'spot' }),
      ...(character === null ? [] : [crest(characterIcon(character), 112, 92, { x: 62, lit: 'right' as const, shadow: 110 })]),
    ],
    spot: 'fire',
  }
}

const GUARDS: Readonly<Record<string, string>> = { strength: 'beast', craft: 'apparition', wealth: 'gnome' }

/** 12.5: one of the three, passed or failed. */
export function trial(id: string, isPassed: boolean): Plate {
  const guard = GUARDS[id] ?? 'beast'
  return {
    alt: isPassed ? `The ${anyName(guard)} gives way before the Crystal.` : `The ${anyName(guard)} bars the way to the Crystal.`,
    wall: 'vault',
    floor: 'flags',
    opening: 'arch-lit',
    light: isPassed ? 'left' : 'back',
    things: isPassed
      ? [crest(kindIcon(guard), 104, 66, { x: 46, lit: 'flat' }), crest('g-crystal', 116, 60, { x: 224, lit: 'spot', shadow: 110 })]
      : [crest('g-crystal', 84, 66, { x: 262, lit: 'flat' }), crest(kindIcon(guard), 146, 42, { x: 96, shadow: 150 })],
    spot: isPassed ? 'gold' : 'harm',
  }
}

/** 4.3, 12.6 */
export function died(by: string | null): Plate {
  return {
    alt: 'A helmet, a shield and a sword on the rock before a dark way.',
    wall: 'cavern',
    floor: 'earth',
    opening: by === null ? 'arch-dark' : 'arch-lit',
    light: 'back',
    things: [
      ...(by === null ? [] : [crest(kindIcon(by), 100, 52, { x: 150, lit: 'flat' as const })]),
      stands('fallen', 190, { x: 196, y: 230, shadow: 240 }),
    ],
    spot: 'harm',
  }
}

/** 4.3: another begins. */
export function begins(character: string): Plate {
  return {
    alt: `The ${anyName(character)} before the Cave Entrance.`,
    wall: 'valley',
    light: 'sky',
    things: [hangs('gateway', 150, { x: 120, y: 214 }), crest(characterIcon(character), 104, 96, { x: 232, shadow: 110 })],
    spot: 'way',
  }
}

/** 16 */
export const TOAD: Plate = {
  alt: 'A toad on a stone, and clothes beside it.',
  wall: 'cavern',
  floor: 'earth',
  light: 'pool',
  things: [crest('g-frog', 130, 70, { lit: 'spot', shadow: 130 })],
  spot: 'way',
}

/** 9.6 */
export function cast(spell: string): Plate {
  return {
    alt: `${anyName(spell)}: a sign in the air.`,
    wall: 'stone',
    floor: 'flags',
    light: 'rays',
    things: [crest(spellIcon(spell), 130, 52, { lit: 'spot' })],
    spot: 'fire',
  }
}

/** A counter that grows: Strength or Craft. */
export function grows(what: 'strength' | 'craft'): Plate {
  return {
    alt: what === 'strength' ? 'A blade in a shaft of light.' : 'An eye in a shaft of light.',
    wall: 'cavern',
    floor: 'earth',
    light: 'cone',
    things: [crest(what === 'strength' ? 'g-s-str' : 'g-s-cra', 120, 60, { lit: 'spot', shadow: 110 })],
    spot: what === 'strength' ? 'harm' : 'cold',
  }
}

/** 14.8: between two Characters. */
export function duel(one: string, other: string): Plate {
  return {
    alt: `The ${anyName(one)} and the ${anyName(other)} face each other.`,
    wall: 'cavern',
    floor: 'earth',
    light: 'pool',
    things: [
      crest(characterIcon(one), 112, 76, { x: 56, shadow: 110 }),
      crest(characterIcon(other), 112, 76, { x: 232, lit: 'right', mirrored: true, shadow: 110 }),
    ],
    spot: 'harm',
  }
}

const EVENTS = [
  ...['rockfall', 'earthquake', 'poisonous-vapours', 'flash-flood', 'distant-glow', 'pitch-darkness', 'gold-vein'],
  ...['bright-echo', 'dark-echo', 'windfall'],
]
const FOUND = ['sword', 'holy-lance', 'solomons-crown', 'unicorn', 'mule', 'wand']
const SERVING = ['toad-mother', 'dying-prospector', 'moss-woman', 'chained-champion', 'shrine-of-light', 'crystal-pool', 'forgotten-vault']
const CHAMBERS = ['chamber-of-terror', 'melcarts-shrine', 'bazaar', 'demons-lair', 'gladiatorial-arena', 'void']
const SPACES = [
  ...['cave-entrance', 'bat-nest', 'underground-fountain', 'wall-of-fire', 'ancient-power-plant'],
  ...['sacrificial-altar', 'narrow-passage'],
]
const SPELLS = ['might', 'mind-blade', 'firebolt', 'mend', 'ward', 'swift-foot', 'recall', 'sticky-fingers']

type Named = readonly (readonly [string, Plate])[]

/** Every plate of the Cave by its name, for the gallery and for the test that looks for parts. */
export function allPlates(): readonly (readonly [name: string, plates: Named])[] {
  const each = (kinds: readonly string[], plate: (kind: string) => Plate): Named =>
    kinds.map((kind) => [anyName(kind), plate(kind)] as const)
  return [
    ['Met', each([...ENEMIES, 'demons', 'guardian', 'beast', 'apparition'], met)],
    ['Beaten', each(ENEMIES, beaten)],
    ['Events', each(EVENTS, happened)],
    ['Found', each(FOUND, found)],
    ['Strangers and Places', each(SERVING, served)],
    ['Chambers', each(CHAMBERS, chamber)],
    ['Named spaces', each(SPACES, space)],
    ['Spells', each(SPELLS, cast)],
    [
      'The Crystal',
      [
        ['Found', CRYSTAL_FOUND],
        ...['strength', 'craft', 'wealth'].flatMap(
          (id): Named => [
            [`By ${capital(id)}, passed`, trial(id, true)],
            [`By ${capital(id)}, failed`, trial(id, false)],
          ],
        ),
        ['Won', won('seeress')],
      ],
    ],
    [
      'What happens',
      [
        ['Gate open', gate(true)],
        ['Gate shut', gate(false)],
        ['Strength', grows('strength')],
        ['Craft', grows('craft')],
        ['A Toad', TOAD],
        ['Duel', duel('night-blade', 'deep-miner')],
        ['Hurt', HURT],
        ['Dies', died('ogre')],
        ['Dies of anything else', died(null)],
        ['Another begins', begins('gnome-tinker')],
      ],
    ],
  ]
}

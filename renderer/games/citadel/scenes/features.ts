import { crest, hangs, type Light, type Plate, type SpotColour, stands, type Thing } from '../../../scene/plate.ts'
import type { FeatureResult, Level, TabledFeature } from './monsters.ts'

/** The sign over the altar of each demon. */
const SIGNS = { sword: 'w-sword', key: 'x-key', lightning: 's-lightning', wrath: 's-wrath-of-god', bow: 'w-bow', demon: 'm-demon' } as const

/** What lies in a room that someone investigates, by the result of the Feature Table (13.9). */
export const FOUND: { readonly [F in TabledFeature]: Readonly<Record<FeatureResult<F>, Plate>> } = {
  fountain: {
    poison: fountain('A skull lies in the basin of a fountain.', 'rubble', 'low', 'way', [crest('x-skull', 46, 158)]),
    potion: fountain('A flask stands in the basin of a fountain.', 'ashlar', 'pool', 'gold', [crest('x-potion', 52, 150, { lit: 'spot' })]),
    alcohol: fountain('A fountain that runs with beer.', 'ashlar', 'pool', 'gold', [crest('x-beer', 52, 150, { lit: 'spot' })]),
    jewel: fountain('A jewel at the bottom of a fountain.', 'ashlar', 'pool', 'cold', [crest('x-gem', 44, 156, { lit: 'spot' })]),
    water: fountain('Clear water runs from the mouths of a fountain.', 'ashlar', 'pool', 'cold'),
    blood: fountain('Blood runs from the mouths of a fountain.', 'rubble', 'low', 'harm'),
  },
  statue: {
    medusa: statue('The statue of a medusa in its niche.', 'rubble', 'cone', 'harm', 'm-medusa', 104, 74),
    jewels: statue('The head of a ram with jewels for eyes.', 'ashlar', 'pool', 'gold', 'x-demi-cronk', 100, 76, [
      { icon: 'x-gem', x: 172, y: 104, size: 20, lit: 'spot' },
      { icon: 'x-gem', x: 208, y: 104, size: 20, lit: 'spot' },
    ]),
    medallion: statue('An elf of stone with a medallion about the neck.', 'ashlar', 'pool', 'gold', 'x-elf', 100, 76, [
      crest('x-medallion', 34, 150, { lit: 'spot' }),
    ]),
    demon: statue('The statue of a demon in its niche.', 'ashlar', 'cone', 'fire', 'm-demon', 104, 74),
    talisman: statue('An elf of stone with a talisman about the neck.', 'ashlar', 'pool', 'gold', 'x-elf', 100, 76, [
      crest('x-talisman', 34, 150, { lit: 'spot' }),
    ]),
    x: { ...statue('A statue of X the Unknown.', 'vault', 'low', 'harm', 'm-x-the-unknown', 128, 48), opening: 'webs' },
  },
  'trap-door': {
    trap: {
      alt: 'An arrow flies from the wall beside an open trap door.',
      wall: 'corridor',
      light: 'pool',
      things: [hangs('arrows', 220, { x: 190, y: 210 })],
      spot: 'harm',
    },
    room: {
      alt: 'Light falls on a chest in a room below.',
      wall: 'rubble',
      floor: 'flags',
      light: 'cone',
      things: [stands('chest', 140, { shadow: 160 })],
      spot: 'gold',
    },
    pit: {
      alt: 'A cronk looks up from a pit.',
      wall: 'rubble',
      floor: 'earth',
      light: 'low',
      things: [hangs('pit', 250, { y: 222 }), crest('m-cronk', 80, 116)],
      spot: 'harm',
    },
    hellgate: {
      alt: 'Fire at the bottom of a shaft.',
      wall: 'cavern',
      floor: 'earth',
      light: 'rays',
      things: [hangs('pit', 250, { y: 222 }), crest('x-hellgate', 96, 104, { lit: 'spot' })],
      spot: 'fire',
    },
  },
  furniture: {
    coffin: {
      alt: 'A coffin under a vault, its lid moving.',
      wall: 'vault',
      floor: 'flags',
      light: 'low',
      things: [stands('coffin', 190, { x: 196, y: 216, shadow: 170 }), crest('m-vampire', 98, 66, { x: 136 })],
      spot: 'harm',
    },
    bookcase: {
      alt: 'A bookcase with a gap in its rows.',
      wall: 'ashlar',
      floor: 'planks',
      opening: 'torch',
      light: 'left',
      things: [stands('bookcase', 196, { x: 262, y: 216, shadow: 190 })],
      spot: 'way',
    },
    desk: {
      alt: 'A desk by torchlight.',
      wall: 'ashlar',
      floor: 'planks',
      opening: 'torch',
      light: 'left',
      things: [stands('desk', 180, { x: 226 })],
      spot: 'gold',
    },
    bed: {
      alt: 'A bed under a vault.',
      wall: 'vault',
      floor: 'planks',
      light: 'pool',
      things: [stands('bed', 190, { x: 204 })],
      spot: 'way',
    },
    clavichord: {
      alt: 'A clavichord beside a candle.',
      wall: 'ashlar',
      floor: 'planks',
      light: 'pool',
      things: [stands('clavichord', 180, { x: 204 }), hangs('candle', 100, { x: 70, y: 206 })],
      spot: 'harm',
    },
    mirror: {
      alt: 'A tall mirror that shows no one.',
      wall: 'ashlar',
      floor: 'planks',
      light: 'cone',
      things: [stands('mirror', 200, { x: 205, y: 212, shadow: 170 })],
      spot: 'cold',
    },
  },
  altar: {
    alloces: altar('sword'),
    vassago: altar('key'),
    avnas: altar('lightning'),
    malthus: altar('wrath'),
    leraje: altar('bow'),
    asmoday: altar('demon'),
  },
  artwork: {
    tapestry: {
      alt: 'A tapestry on the wall.',
      wall: 'ashlar',
      floor: 'planks',
      light: 'pool',
      things: [hangs('tapestry', 180, { y: 196 })],
      spot: 'way',
    },
    painting: painting(null),
    statue: statue('A small statue in its niche.', 'ashlar', 'cone', 'gold', 'x-elf', 100, 76),
    'cut-glass': {
      alt: 'Cut glass on a table.',
      wall: 'vault',
      floor: 'planks',
      light: 'pool',
      things: [stands('table', 160, { shadow: 170 }), hangs('cutglass', 100, { y: 174 })],
      spot: 'cold',
    },
    icon: {
      alt: 'A demon looks out of a frame.',
      wall: 'rubble',
      floor: 'flags',
      light: 'cone',
      things: [crest('m-demon', 92, 58), hangs('frame', 190, { y: 200 })],
      spot: 'fire',
    },
    manuscript: {
      alt: 'A manuscript on a lectern in the light of a window.',
      wall: 'ashlar',
      floor: 'planks',
      opening: 'window',
      light: 'cone',
      things: [stands('lectern', 186, { x: 220, shadow: 150 })],
      spot: 'fire',
    },
  },
}

/** An altar with the sign of its demon over it; verdigris for a boon, blood for a curse (13.5). */
export function altarOf(demon: FeatureResult<'altar'>, blessed: boolean | null): Plate {
  const plate = FOUND.altar[demon]
  return blessed === null
    ? plate
    : { ...plate, spot: blessed ? 'way' : 'harm', alt: `${plate.alt} ${blessed ? 'It answers.' : 'It curses.'}` }
}

/** The painting and the person on it (13.6). */
export function painting(face: string | null): Plate {
  return {
    alt: face ? 'A painting of one of the party.' : 'A painting in a heavy frame.',
    wall: 'ashlar',
    floor: 'flags',
    light: 'cone',
    things: [...(face ? [{ face, x: 143, y: 46, size: 114 }] : [crest('x-human', 84, 62)]), hangs('frame', 190, { y: 200 })],
    spot: face ? 'harm' : 'gold',
  }
}

/** A bookcase that holds the book of Resurrect, or falls on the character who pulls at it (13.4). */
export function bookcase(falls: boolean): Plate {
  const room = { wall: 'ashlar', floor: 'planks', opening: 'torch', light: 'left' } as const
  return falls
    ? {
        ...room,
        alt: 'A bookcase comes down; books lie about the floor.',
        things: [
          stands('bookcase', 196, { x: 262, y: 216, shadow: 190 }),
          hangs('book', 70, { x: 110, y: 214 }),
          hangs('book-blank', 56, { x: 168, y: 226 }),
          hangs('book', 46, { x: 60, y: 224 }),
        ],
        spot: 'harm',
      }
    : {
        ...room,
        alt: 'A bookcase with a gap; on a lectern before it lies an open book with an ankh.',
        things: [stands('bookcase', 196, { x: 306, y: 216, shadow: 190 }), hangs('lectern-ankh', 196, { x: 140, y: 226 })],
        spot: 'way',
      }
}

/** The mirror with the levels in its glass, the one of the Hellgate alight (13.7). */
export function mirror(level: Level): Plate {
  return {
    alt: `A figure before a tall mirror. In the glass three levels lie one under another; level ${level} burns.`,
    wall: 'ashlar',
    floor: 'flags',
    light: 'cone',
    things: [
      { piece: `levels-${level}`, x: 228, y: 223, size: 226, shadow: 200 },
      { piece: 'mirror', x: 228, y: 223, size: 226 },
      hangs('watcher', 160, { x: 80, y: 234 }),
    ],
    spot: 'fire',
  }
}

function fountain(alt: string, wall: 'ashlar' | 'rubble', light: Light, spot: SpotColour, inside: readonly Thing[] = []): Plate {
  return { alt, wall, floor: 'flags', light, things: [stands('fountain', 176), ...inside], spot }
}

function statue(
  alt: string,
  wall: 'ashlar' | 'rubble' | 'vault',
  light: Light,
  spot: SpotColour,
  icon: string,
  size: number,
  y: number,
  more: readonly Thing[] = [],
): Plate {
  return {
    alt,
    wall,
    floor: 'flags',
    opening: 'niche',
    light,
    things: [stands('plinth', 140, { shadow: 150 }), crest(icon, size, y), ...more],
    spot,
  }
}

function altar(sign: keyof typeof SIGNS): Plate {
  return {
    alt: `An altar under the sign of the ${sign}.`,
    wall: 'rubble',
    floor: 'flags',
    light: 'pool',
    things: [crest(SIGNS[sign], 72, 5), stands('altar', 150, { shadow: 160 })],
    spot: sign === 'demon' ? 'fire' : 'way',
  }
}

/** A sound, as the settings list it. */
interface SoundInfo {
  readonly name: string
  /** When it is heard, in a few words. */
  readonly when: string
  /** What is played for it; the first is the usual one. */
  readonly cues: readonly string[]
}

/** Every sound of the app, each with a volume of its own. How a cue sounds is its score: `sound/scores.ts`. */
export const SOUNDS = {
  die: { name: 'Dice', when: 'a die lands', cues: ['die', 'die-low'] },
  tile: { name: 'Tile', when: 'the map grows', cues: ['tile'] },
  door: { name: 'Door', when: 'a door is passed', cues: ['door'] },
  stair: { name: 'Stairs', when: 'down, or up', cues: ['stair-down', 'stair-up'] },
  page: { name: 'Page', when: 'a card opens', cues: ['page'] },
  blade: { name: 'Blade', when: 'a blow lands', cues: ['blade'] },
  bow: { name: 'Bow', when: 'a shot hits', cues: ['bow'] },
  claw: { name: 'Claw', when: 'a monster’s blow lands', cues: ['claw'] },
  miss: { name: 'Miss', when: 'a blow goes wide', cues: ['miss'] },
  spell: { name: 'Spell', when: 'a spell is cast', cues: ['spell-fight', 'spell-mend', 'spell'] },
  coin: { name: 'Coins', when: 'treasure, or a bribe', cues: ['coin'] },
  fall: { name: 'Drum', when: 'a death', cues: ['fall'] },
  mirror: { name: 'Glass', when: 'a mirror answers', cues: ['mirror'] },
  gate: { name: 'Organ', when: 'the last gate is found', cues: ['gate'] },
  out: { name: 'Bell', when: 'the way out is reached', cues: ['out'] },
  drone: { name: 'Depth', when: 'far below ground', cues: ['drone'] },
} as const satisfies Readonly<Record<string, SoundInfo>>

export type SoundId = keyof typeof SOUNDS

/** Something to be played: a sound, or one of its kinds. */
export type Cue = (typeof SOUNDS)[SoundId]['cues'][number]

export const SOUND_IDS = Object.keys(SOUNDS).filter(isSoundId)

function isSoundId(id: string): id is SoundId {
  return Object.hasOwn(SOUNDS, id)
}

/** The sound that a cue belongs to. */
export function soundOf(cue: Cue): SoundId {
  const id = SOUND_IDS.find((id) => SOUNDS[id].cues.some((other) => other === cue))
  if (id === undefined) throw new Error(`no sound has the cue ${cue}`)
  return id
}

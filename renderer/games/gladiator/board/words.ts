import { thingName } from '../../../../engine/gladiator/open/held.ts'
import { FACING_NAMES, figureName, nameOf, SIDE_NAMES } from '../../../../engine/gladiator/open/names.ts'
import type { Spot } from '../../../../engine/gladiator/open/squares.ts'
import type { ArenaView, FigureView, ThingView } from '../../../../engine/gladiator/view-types.ts'
import type { Option } from '../../../../engine/kernel/types.ts'
import { capital } from '../../../../engine/kernel/words.ts'
import { isDown, type Present } from './people.ts'

// What you see on a square, in words.

/** `Tarna of the West, facing north, dazed`. */
export function figureWords(f: Present, view: ArenaView): string {
  const others = f.handCombat.map((id) => view.characters.find((each) => each.id === id)).filter((each) => each !== undefined)
  return [
    `${figureName(f)} of the ${SIDE_NAMES[f.side]}`,
    ...(isDown(f) ? [] : [`facing ${FACING_NAMES[f.facing]}`]),
    ...statesOf(f, others),
    ...(f.ready === null ? [] : [`with ${thingName(f.ready)}`]),
    ...(f.sh === null ? (f.taken > 0 ? [`${f.taken} SH lost`] : []) : [`SH ${f.sh.now} of ${f.sh.normal}`]),
  ].join(', ')
}

/** What has befallen someone, a word or two for each. */
export function statesOf(f: FigureView, wrestles: readonly FigureView[] = []): readonly string[] {
  return [
    ...(f.status === 'prone' && f.handCombat.length === 0 ? ['prone'] : []),
    ...(f.status === 'unconscious' ? ['unconscious'] : []),
    ...(f.handCombat.length > 0 ? [`in hand combat${wrestles.length > 0 ? ` with ${wrestles.map(figureName).join(' and ')}` : ''}`] : []),
    ...(f.dazed ? ['dazed'] : []),
    ...(f.evading ? ['evading'] : []),
    ...(f.invisible ? ['invisible'] : []),
  ]
}

/** `dagger`; whose bones they are. */
function lyingName(thing: ThingView): string {
  return thing.type === 'bones' && thing.of !== undefined ? `bones of ${nameOf(thing.of)}` : thingName(thing)
}

const TERRAIN_WORDS: Readonly<Record<ArenaView['arena']['terrain'][number]['kind'], string>> = {
  fire: 'fire',
  pit: 'a pit',
  caltrops: 'caltrops',
  wall: 'a wall',
  shadow: 'shadow',
}

/** What lies on a square, without the fighter who stands there. */
export function groundWords({ arena }: Pick<ArenaView, 'arena'>, [row, column]: Spot): readonly string[] {
  const isHere = ([r, c]: Spot) => r === row && c === column
  return [
    ...(arena.exits.some(isHere) ? ['an exit'] : []),
    ...(arena.altar !== null && isHere(arena.altar) ? ['the Altar of Life'] : []),
    ...arena.terrain
      .filter(({ at }) => isHere(at))
      .map(({ kind, layers }) => (layers > 1 ? `${TERRAIN_WORDS[kind]}, ${layers} layers` : TERRAIN_WORDS[kind])),
    ...arena.things.filter(({ at }) => isHere(at)).map(lyingName),
  ]
}

/** What a press chooses, as sentences; the square itself has been named. */
export function optionWords(options: readonly Option[]): string {
  return options.map((option) => ` ${shortOf(option)}.`).join('')
}

/** An option where its square and the fighter on it have been named. */
export function shortOf({ label, short = label }: Option): string {
  return capital(short)
}

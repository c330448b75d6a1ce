import type { Board, Space, SpaceKind } from './table-types.ts'

/** `ways` are the neighbours clockwise from north, the order in which the die of a random turning counts (C-57). */
function space(id: string, code: string, name: string, [x, y]: readonly [number, number], ways: string, draw: number, gate = false): Space {
  const kind = kindOf(id)
  return { id, code, kind, name, x, y, draw, gate, neighbours: ways.split(' '), source: kind === 'named' ? 'rulebook' : 'ours' }
}

function kindOf(id: string): SpaceKind {
  return (['corridor', 'crossroads', 'chamber'] as const).find((kind) => id.startsWith(`${kind}-`)) ?? 'named'
}

/** The cave: 41 spaces joined by 47 ways. The seven named spaces are printed; where everything lies is ours, for the board is lost. */
export const BOARD: Board = {
  width: 1250,
  height: 950,
  room: 46,
  strip: 34,
  spaces: [
    space('cave-entrance', 'ENT', 'Cave Entrance', [625, 864], 'corridor-19 corridor-1 corridor-11', 0),
    space('corridor-1', 'K1', 'Corridor', [730, 864], 'underground-fountain cave-entrance', 1),
    space('underground-fountain', 'FOUNT', 'Underground Fountain', [835, 864], 'corridor-2 corridor-1', 0),
    space('corridor-2', 'K2', 'Corridor', [940, 864], 'crossroads-1 underground-fountain', 1),
    space('crossroads-1', 'X1', 'Crossroads', [1045, 864], 'corridor-15 chamber-1 corridor-2', 1),
    space('chamber-1', 'CH1', 'Chamber', [1150, 752], 'corridor-3 crossroads-1', 0),
    space('corridor-3', 'K3', 'Corridor', [1150, 640], 'bat-nest chamber-1', 1),
    space('bat-nest', 'BAT', 'Bat Nest', [1150, 528], 'corridor-4 corridor-3', 0),
    space('corridor-4', 'K4', 'Corridor', [1150, 416], 'crossroads-2 bat-nest', 2),
    space('crossroads-2', 'X2', 'Crossroads', [1150, 304], 'corridor-4 corridor-16 chamber-2', 1),
    space('chamber-2', 'CH2', 'Chamber', [1045, 192], 'crossroads-2 corridor-5', 0),
    space('corridor-5', 'K5', 'Corridor', [940, 80], 'chamber-2 ancient-power-plant', 1),
    space('ancient-power-plant', 'POWER', 'Ancient Power Plant', [835, 80], 'corridor-5 corridor-6', 0),
    space('corridor-6', 'K6', 'Corridor', [730, 80], 'ancient-power-plant crossroads-3', 1, true),
    space('crossroads-3', 'X3', 'Crossroads', [625, 80], 'corridor-6 chamber-7 corridor-7', 1),
    space('corridor-7', 'K7', 'Corridor', [520, 80], 'crossroads-3 wall-of-fire', 1),
    space('wall-of-fire', 'FIRE', 'Wall of Fire', [415, 80], 'corridor-7 chamber-3', 0),
    space('chamber-3', 'CH3', 'Chamber', [310, 80], 'wall-of-fire corridor-8', 0),
    space('corridor-8', 'K8', 'Corridor', [205, 192], 'chamber-3 crossroads-4', 2),
    space('crossroads-4', 'X4', 'Crossroads', [100, 304], 'corridor-8 corridor-17 corridor-9', 1),
    space('corridor-9', 'K9', 'Corridor', [100, 416], 'crossroads-4 sacrificial-altar', 1),
    space('sacrificial-altar', 'ALTAR', 'Sacrificial Altar', [100, 528], 'corridor-9 chamber-4', 0),
    space('chamber-4', 'CH4', 'Chamber', [100, 640], 'sacrificial-altar crossroads-5', 0),
    space('crossroads-5', 'X5', 'Crossroads', [205, 752], 'corridor-18 corridor-10 chamber-4', 1),
    space('corridor-10', 'K10', 'Corridor', [310, 864], 'narrow-passage crossroads-5', 1),
    space('narrow-passage', 'PASS', 'Narrow Passage', [415, 864], 'corridor-11 corridor-10', 0),
    space('corridor-11', 'K11', 'Corridor', [520, 864], 'cave-entrance narrow-passage', 1),
    space('chamber-5', 'CH5', 'Chamber', [625, 640], 'corridor-12 corridor-19 corridor-14', 0),
    space('corridor-12', 'K12', 'Corridor', [835, 640], 'crossroads-6 corridor-15 chamber-5', 1),
    space('crossroads-6', 'X6', 'Crossroads', [940, 528], 'corridor-16 corridor-12 chamber-8', 1),
    space('chamber-8', 'CH8', 'Chamber', [835, 416], 'crossroads-6 chamber-6', 0),
    space('chamber-6', 'CH6', 'Chamber', [625, 304], 'chamber-7 chamber-8 corridor-13', 0),
    space('corridor-13', 'K13', 'Corridor', [415, 416], 'chamber-6 crossroads-7', 2),
    space('crossroads-7', 'X7', 'Crossroads', [310, 528], 'corridor-13 corridor-14 corridor-17', 1),
    space('corridor-14', 'K14', 'Corridor', [415, 640], 'chamber-5 corridor-18 crossroads-7', 1),
    space('corridor-15', 'K15', 'Corridor', [1045, 752], 'crossroads-1 corridor-12', 1, true),
    space('corridor-16', 'K16', 'Corridor', [1045, 416], 'crossroads-2 crossroads-6', 1),
    space('corridor-17', 'K17', 'Corridor', [205, 416], 'crossroads-7 crossroads-4', 1, true),
    space('corridor-18', 'K18', 'Corridor', [310, 640], 'corridor-14 crossroads-5', 1),
    space('corridor-19', 'K19', 'Corridor', [625, 752], 'chamber-5 cave-entrance', 1, true),
    space('chamber-7', 'CH7', 'Chamber', [625, 192], 'crossroads-3 chamber-6', 0),
  ],
}

import type { Spot } from '../state.ts'

/** A way between a hall square and a room square, with what it takes to open it from the hall (206). */
export interface Door {
  readonly id: string
  readonly hall: Spot
  readonly room: Spot
  readonly value: number
}

/**
 * A catacomb as it is drawn: 14 rows of 28 letters. `.` lit hall, `:` dark hall, `a` to `z` rooms (always lit), `#` black,
 * `O` pit, `H` start square, `R` first red square. Walls follow from the letters; only doors need a list of their own.
 */
export interface Drawing {
  readonly id: string
  readonly name: string
  readonly source: 'ours' | 'random'
  readonly grid: readonly string[]
  readonly doors: readonly Door[]
}

export const ROWS = 14
export const COLUMNS = 28
/** Alysa's room: beyond the catacomb and the red squares. */
export const ALYSA_COLUMN = 32

type DoorRow = readonly [hallRow: number, hallCol: number, roomRow: number, roomCol: number, value: number]

/** Doors in printed order are called d1, d2, ... */
function doors(rows: readonly DoorRow[]): readonly Door[] {
  return rows.map(([hallRow, hallCol, roomRow, roomCol, value], i) => ({
    id: `d${i + 1}`,
    hall: { row: hallRow, col: hallCol },
    room: { row: roomRow, col: roomCol },
    value,
  }))
}

export const MAP_IDS = ['m1', 'm2', 'm3'] as const
export type MapId = (typeof MAP_IDS)[number]

/** The printed catacombs are lost; these three are drawn for this app (101). */
export const MAPS: Readonly<Record<MapId, Drawing>> = {
  m1: {
    id: 'm1',
    name: 'The Broken Cloister',
    source: 'ours',
    grid: [
      '############################',
      '#::.....::##........:::::###',
      'H:aaaa:bbbbbb.##ddddd:hhhh##',
      '##aaaa.bbbbbb.##ddddd:hhhh##',
      '##aaaa.bbbbbb:##eeeee.iiii.#',
      '##aaaa.##:::::::eeeee.iiii.#',
      '##aaaa.cccc:OOO:eeeee.iiii.#',
      'H.aaaa.cccc:OOO:::###.:::::R',
      '#.####.cccc:::::#####.jjjj:#',
      '#:####.cccc##:fffgggg#jjjj:#',
      '#:####.cccc##:fffgggg#jjjj:#',
      'H:####.cccc##:fffgggg#jjjj.#',
      '#:::......::::::####.......#',
      '############################',
    ],
    doors: doors([
      [1, 4, 2, 4, 9],
      [7, 6, 7, 5, 7],
      [3, 13, 3, 12, 10],
      [4, 6, 4, 7, 8],
      [8, 11, 8, 10, 10],
      [1, 16, 2, 16, 9],
      [2, 21, 2, 20, 9],
      [4, 21, 4, 20, 10],
      [6, 15, 6, 16, 8],
      [8, 15, 9, 15, 8],
      [12, 14, 11, 14, 11],
      [12, 20, 11, 20, 10],
      [1, 24, 2, 24, 9],
      [3, 21, 3, 22, 8],
      [4, 21, 4, 22, 11],
      [7, 25, 6, 25, 10],
      [7, 24, 8, 24, 12],
      [10, 26, 10, 25, 9],
    ]),
  },
  m2: {
    id: 'm2',
    name: 'The Long Ossuary',
    source: 'ours',
    grid: [
      '############################',
      '#....:::::::::###.......:::#',
      'H.aaaaa:dddd#eeee:hhhhhhhh:#',
      '#.aaaaa:dddd#eeee:hhhhhhhh:#',
      '#.aaaaa:dddd#eeee.hhhhhhhh:#',
      '#:bbbbb:###::::...iiiiiiii:#',
      '#:bbbbb:fff:OOO.##iiiiiiii:R',
      'H:bbbbb:fff:OOO.##iiiiiiii:#',
      '#::..##:fff:....#:.....###.#',
      '#.ccccc:fff:ggggg:jjjjkkkk.#',
      '#.ccccc:fff:ggggg:jjjjkkkk.#',
      'H.ccccc:fff.ggggg:jjjjkkkk.#',
      '####........:::##:::::::...#',
      '############################',
    ],
    doors: doors([
      [2, 7, 2, 6, 10],
      [3, 1, 3, 2, 7],
      [5, 1, 5, 2, 7],
      [7, 7, 7, 6, 10],
      [8, 3, 7, 3, 10],
      [12, 6, 11, 6, 9],
      [2, 7, 2, 8, 12],
      [5, 11, 4, 11, 9],
      [2, 17, 2, 16, 10],
      [5, 15, 4, 15, 10],
      [6, 7, 6, 8, 9],
      [8, 11, 8, 10, 9],
      [12, 8, 11, 8, 8],
      [10, 11, 10, 12, 10],
      [1, 18, 2, 18, 8],
      [1, 25, 2, 25, 9],
      [6, 26, 6, 25, 8],
      [8, 21, 7, 21, 8],
      [10, 17, 10, 18, 8],
      [12, 21, 11, 21, 11],
      [8, 22, 9, 22, 10],
      [12, 23, 11, 23, 10],
    ]),
  },
  m3: {
    id: 'm3',
    name: 'The Sunken Ring',
    source: 'ours',
    grid: [
      '############################',
      '#.####:::####:.....::::::::#',
      'H.aaaaaa.eeeee.fffggg:iiii##',
      '#.aaaaaa.eeeee.fffggg#iiii##',
      '#:bbbbbb.eeeee.fffggg#iiii##',
      '#:bbbbbb.:::...::.....iiii.#',
      '#:bbbbbb.##.OOO:#####::##..R',
      'H:::####.##.OOO:#####:jjjj:#',
      '#:cccddd:##...::.#####jjjj:#',
      '#:cccddd:hhhhhhh.#####jjjj:#',
      '#:cccddd:hhhhhhh.####.jjjj:#',
      'H.cccddd:hhhhhhh:####.jjjj:#',
      '#....::::###::::::........:#',
      '############################',
    ],
    doors: doors([
      [2, 1, 2, 2, 11],
      [3, 8, 3, 7, 10],
      [6, 8, 6, 7, 10],
      [7, 2, 6, 2, 12],
      [10, 1, 10, 2, 8],
      [12, 4, 11, 4, 9],
      [9, 8, 9, 7, 7],
      [12, 6, 11, 6, 10],
      [4, 8, 4, 9, 11],
      [5, 13, 4, 13, 9],
      [1, 15, 2, 15, 9],
      [5, 20, 4, 20, 10],
      [8, 14, 9, 14, 11],
      [12, 13, 11, 13, 10],
      [1, 22, 2, 22, 10],
      [6, 22, 5, 22, 9],
      [7, 21, 7, 22, 8],
      [10, 26, 10, 25, 9],
      [12, 23, 11, 23, 9],
    ]),
  },
}

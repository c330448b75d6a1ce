import type { Antechamber, AntechamberOpenings, TreasureChamber } from './table-types.ts'

/** The antechambers as they lie in the west (5.3); four of them are printed, what they show is ours. */
export const ANTECHAMBERS: readonly Antechamber[] = [
  { id: 'a1', name: 'Hall of Pillars', rows: ['...#..', '.#.R..', '...##.', '...##.', '.#.R..', '...#..'] },
  { id: 'a2', name: 'Bone Gallery', rows: ['....##', '..#.#.', 'X##R..', '.####.', '....R.', '...###'] },
  { id: 'a3', name: 'Flooded Court', rows: ['#..X##', '..#.R.', '.####.', '.#..R.', '...##.', '#..X##'] },
  { id: 'a4', name: 'Twin Shrines', rows: ['...#..', '.#.#R.', '...X..', '...X..', '.#.#R.', '...#..'] },
]

/** The rows and columns at which an antechamber in the west is open (5.3). */
export const ANTECHAMBER_OPENINGS: AntechamberOpenings = { w: [1, 4], n: [1, 2], s: [1, 2], e: [1, 2, 3, 4] }

/** The treasure chambers (5.3): two are printed, what they show is ours. The four major treasures lie on 1 to 4. */
export const TREASURE_CHAMBERS: readonly TreasureChamber[] = [
  { id: 't1', rows: ['###k##', '#.GG.#', 'kG12G#', '#G34Gk', '#.GG.#', '##k###'], thresholds: { w: 2, e: 3 } },
  { id: 't2', rows: ['#k####', 'k.G#.#', '#G12G#', '#G34G#', '#.#G.k', '####k#'], thresholds: { w: 1, e: 4 } },
]

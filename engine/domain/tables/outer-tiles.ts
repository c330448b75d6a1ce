import { objectsOf, pair, pairsOf } from './notation.ts'
import { DOTS, type Dot, type OuterTile, type Pair } from './table-types.ts'

/** A tile as it is written below: rows; dots by type; steps from dark to light; archways with the square passed under; object squares. */
type Row = readonly [id: string, rows: string, dots: string, steps: string, arches: string, objects: string]

/** The tiles of the outer sections (5.1). The printed ones are lost; all of these are ours. Two digits are row and column. */
const ROWS: readonly Row[] = [
  ['o01', 'DLL/DLD/LLD', 'lc20 lm21 dc22 dm12', '', '10(11)12', '20:black'],
  ['o02', 'LLD/LLD/LLD', 'lc00 lm21 dc22 dm12', '22>21', '', ''],
  ['o03', 'DDD/LLL/LLD', 'lc20 lm10 dc02 dm01', '02>12', '02(12)22', '02:light'],
  ['o04', 'LDL/LLL/DDL', 'lc22 lm12 dc20 dm21', '01>02 21>11', '01(11)21', '12:black 21:light'],
  ['o05', 'DLD/DLD/LLL', 'lc22 lm01 dc02', '02>01 00>01', '00(01)02 10(11)12', '01:black 02:light'],
  ['o06', 'DLL/LDD/LDD', 'lc20 lm01 dc00 dm21', '00>01', '', '01:black'],
  ['o07', 'LLL/LDL/DDL', 'lc22 lm01 dc20 dm21', '11>12', '', '22:black 21:light'],
  ['o08', 'LLD/DLD/LLL', 'lc22 lm01 dc02 dm10', '12>11', '10(11)12', '01:black 10:light'],
  ['o09', 'DLL/DLD/DLD', 'lc02 lm01 dc22 dm10', '22>21', '10(11)12 20(21)22', '10:light'],
  ['o10', 'DDD/LLL/LDL', 'lc22 lm10 dc00', '', '01(11)21', '10:black 00:light'],
  ['o11', 'LLD/DLD/LLL', 'lc00 lm21 dc02 dm10', '10>20', '10(11)12', '00:black 02:light'],
  ['o12', 'DLD/DLL/DLL', 'lc22 lm12 dc02 dm10', '00>01', '00(01)02', '12:black 10:light'],
  ['o13', 'LLD/LLD/DDD', 'lc00 lm10 dc02 dm12', '', '', '12:light'],
  ['o14', 'DLL/DDL/LLL', 'lc22 lm12 dc00 dm10', '11>01', '', '12:black 10:light'],
  ['o15', 'DDD/DLL/DLL', 'lc22 lm21 dc02', '10>11', '', '22:black 02:light'],
  ['o16', 'LLD/DLD/LLL', 'lc00 lm21 dc02 dm10', '', '10(11)12', '21:black 02:light'],
  ['o17', 'LLD/LLD/LLD', 'lc20 lm10 dc02 dm12', '12>11', '', '20:black 12:light'],
  ['o18', 'DDL/DLL/LLL', 'lc22 lm21 dc00 dm01', '', '', '21:black'],
  ['o19', 'LLD/DDD/LLL', 'lc20 lm01 dc02 dm12', '', '', '02:light'],
  ['o20', 'LLD/LDL/LDD', 'lc00 lm10 dc02', '22>12 02>12', '02(12)22', ''],
  ['o21', 'DDL/LDL/DLL', 'lc02 lm12 dc20 dm01', '', '00(10)20', '12:black 20:light'],
  ['o22', 'LLL/LLD/LDD', 'lc02 lm01 dc22 dm12', '21>11', '', '02:black'],
  ['o23', 'DLL/DDL/DLL', 'lc02 lm01 dc00 dm10', '11>21', '', '02:black 00:light'],
  ['o24', 'DLL/DLL/DLL', 'lc02 lm01 dc20 dm10', '', '', '01:black'],
  ['o25', 'DDL/LLL/DDD', 'lc02 lm12 dm21', '00>10', '00(10)20 01(11)21', ''],
  ['o26', 'LLL/DLL/DLD', 'lc02 lm21 dc20 dm10', '', '20(21)22', '21:black 10:light'],
  ['o27', 'DLL/DLL/LLD', 'lc02 lm21 dc22 dm10', '10>20', '', '02:black 10:light'],
  ['o28', 'LLD/LDD/LLD', 'lc20 lm21 dc22 dm12', '', '', '21:black 22:light'],
  ['o29', 'DDL/LLL/LDL', 'lc20 lm12 dc00 dm21', '01>02 21>11', '01(11)21', '12:black 00:light'],
  ['o30', 'LLL/LDL/LDD', 'lc20 lm01 dm21', '11>01', '', '20:black 21:light'],
  ['o31', 'LDL/LDL/DLL', 'lc22 lm12 dc20 dm01', '01>02 11>12', '', '12:black 01:light'],
  ['o32', 'DDL/DLL/LLL', 'lc02 lm12 dc00 dm10', '01>02 10>11', '', '12:black 10:light'],
  ['o33', 'LLL/LDD/LDD', 'lc20 lm01 dc22 dm21', '12>02', '', ''],
  ['o34', 'DLL/LLL/LDD', 'lc02 lm10 dc00 dm21', '21>20', '', '02:black 21:light'],
  ['o35', 'DDD/LLD/LDL', 'lc20 lm10 dm21', '21>11', '01(11)21', ''],
  ['o36', 'LLL/LDD/LDD', 'lc02 lm10 dc22 dm21', '', '', '02:black 22:light'],
  ['o37', 'DDD/LLL/LLD', 'lc20 lm10 dc00 dm01', '01>11', '02(12)22', '10:black 01:light'],
  ['o38', 'LLL/LLD/DLD', 'lc00 lm01 dc20 dm12', '12>11', '20(21)22', '01:black'],
  ['o39', 'DLD/LLD/LLL', 'lc22 lm01 dc02 dm12', '02>01', '00(01)02', '01:black'],
  ['o40', 'LDD/DLD/LLL', 'lc22 lm21 dc02', '', '10(11)12', ''],
  ['o41', 'DLL/LLL/DDL', 'lc02 lm12 dc20 dm21', '20>10', '00(10)20', '02:black 20:light'],
  ['o42', 'LLL/DDL/DLL', 'lc02 lm12 dc20 dm10', '11>12', '', '10:light'],
  ['o43', 'LLL/DLL/DDL', 'lc00 lm12 dc20 dm10', '21>11', '', '00:black 20:light'],
  ['o44', 'LLD/LDL/LDD', 'lc00 lm10 dc22 dm21', '', '02(12)22', '00:black 22:light'],
  ['o45', 'DDD/LLL/DLL', 'lc22 lm21 dc20', '20>21', '00(10)20', '21:black'],
  ['o46', 'DDD/LLL/LLD', 'lc20 lm12 dc02 dm01', '02>12', '02(12)22', '02:light'],
  ['o47', 'DLL/DLL/LLD', 'lc20 lm12 dc00 dm10', '10>20 22>12', '', ''],
]

export const OUTER_TILES: readonly OuterTile[] = ROWS.map(([id, rows, dots, steps, arches, objects]) => ({
  id,
  rows: rows.split('/'),
  dots: dotsOf(dots),
  steps: pairsOf(steps, '>').map(([dark, light]) => ({ dark, light })),
  arches: arches
    .split(' ')
    .flatMap((arch) => (arch === '' ? [] : [{ from: pair(arch.slice(0, 2)), under: pair(arch.slice(3, 5)), to: pair(arch.slice(6)) }])),
  objects: objectsOf(objects),
}))

function dotsOf(dots: string): Partial<Record<Dot, Pair>> {
  const found: Partial<Record<Dot, Pair>> = {}
  for (const dot of dots.split(' ')) {
    const type = DOTS.find((each) => dot.startsWith(each))
    if (type !== undefined) found[type] = pair(dot.slice(type.length))
  }
  return found
}

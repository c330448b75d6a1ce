import { objectsOf, pair, pairsOf } from './notation.ts'
import { type InnerKind, type InnerTile, SIDES, type Side } from './table-types.ts'

/**
 * A tile as it is written below: rows; open edges north, east, south and west; walls between walkable squares; object squares; the square
 * of a shaft and the side over which it is reached, or the side and place of the jaws.
 */
type Row = readonly [id: string, kind: InnerKind, rows: string, open: string, walls: string, objects: string, special?: string]

/** The tiles of the inner sections (5.2). The printed ones are lost; all of these are ours. Two digits are row and column. */
const ROWS: readonly Row[] = [
  ['i01', 'corridor', 'ccc/ccc/scs', '111 110 010 110', '00/10', '21:x'],
  ['i02', 'corridor', 'scc/ccc/ccc', '011 111 011 010', '', '21:x'],
  ['i03', 'corridor', 'ccc/scc/scc', '101 011 010 100', '02/12', '00:x'],
  ['i04', 'corridor', 'ccc/csc/ccs', '011 110 010 011', '', '00:x'],
  ['i05', 'corridor', 'scs/ccc/ccc', '010 001 111 011', '10/20 11/12', '12:x'],
  ['i06', 'corridor', 'ccs/ccc/ccc', '110 000 111 100', '10/11', '00:x'],
  ['i07', 'corridor', 'scc/ccc/ccc', '011 111 101 000', '11/12 12/22', '11:x'],
  ['i08', 'corridor', 'ccc/ccc/csc', '011 101 001 111', '', '20:x 00:x'],
  ['i09', 'corridor', 'ccs/ccc/ccc', '100 001 111 111', '00/01 21/22', '12:x'],
  ['i10', 'corridor', 'ssc/csc/ccc', '000 111 111 011', '', '12:x 21:x'],
  ['i11', 'corridor', 'scs/ccc/ccc', '010 011 111 011', '21/22', '21:x'],
  ['i12', 'corridor', 'ccc/scc/ssc', '111 111 001 100', '02/12', '01:x'],
  ['i13', 'corridor', 'scc/ccs/ccc', '010 100 101 011', '20/21', '01:x 10:x'],
  ['i14', 'corridor', 'ccs/ccc/scc', '110 001 001 110', '21/22', '22:x 00:x'],
  ['i15', 'room', 'ccc/crr/ccs', '001 000 110 011', '01/11 02/12 10/11', '11:red 02:x'],
  ['i16', 'room', 'srr/ccc/ccc', '000 011 111 011', '01/11', '02:red'],
  ['i17', 'room', 'rrc/rrc/scc', '001 101 010 010', '01/02 11/12', '01:red 10:red 22:x'],
  ['i18', 'room', 'rrr/ccc/ccs', '100 110 110 101', '01/11 02/12', '00:red'],
  ['i19', 'room', 'rrs/rrc/ccc', '010 010 111 000', '11/12 11/21', '10:red 00:red'],
  ['i20', 'room', 'crr/ccc/csc', '110 101 001 010', '00/01 01/11', '01:red 12:x'],
  ['i21', 'room', 'ccc/crr/crr', '101 000 010 011', '01/11 02/12', '12:red 22:red'],
  ['i22', 'room', 'rrr/csc/ccc', '010 011 001 001', '02/12', '00:red'],
  ['i23', 'room', 'ccs/crr/crr', '110 000 110 111', '10/11 20/21', '21:red 12:red 10:x'],
  ['i24', 'room', 'crr/crr/csc', '100 011 001 111', '00/01', '01:red 12:red 22:x'],
  ['i25', 'room', 'rrr/ccc/ccc', '000 010 110 011', '00/10 01/11', '02:red'],
  ['i26', 'room', 'ccc/ccc/rrr', '111 110 001 010', '12/22', '22:red 01:x'],
  ['i27', 'room', 'ccc/crr/crr', '110 011 100 011', '02/12 10/11 20/21', '21:red 12:red'],
  ['i28', 'hall', 'rrr/rrr/rrr', '011 100 010 011', '', '22:red 12:red'],
  ['i29', 'hall', 'rrr/rrr/rrr', '010 100 111 100', '', '00:red 01:red'],
  ['i30', 'hall', 'rrr/rrr/rrr', '010 110 101 101', '', '02:red 01:red'],
  ['i31', 'magic', 'rrr/rrr/rrr', '010 010 111 000', '', '00:red 22:red'],
  ['i32', 'magic', 'rrr/rrr/rrr', '100 111 010 000', '', '00:red 22:red'],
  ['i33', 'skull', 'rrr/rrr/rrr', '101 000 111 000', '', '', 's 1'],
  ['i34', 'stair', 'ccc/csc/ccc', '011 111 100 001', '20/21', '01:x', '21 e'],
  ['i35', 'stair', 'ccc/scs/ccs', '111 000 010 100', '', '11:x', '20 e'],
  ['i36', 'stair', 'scc/ccc/ccc', '010 111 001 001', '10/11 12/22', '11:x', '10 s'],
  ['i37', 'stair', 'ccc/csc/ccs', '111 000 010 111', '', '10:x', '12 n'],
  ['i38', 'stair', 'ccs/ccc/scc', '100 010 011 110', '01/11 11/21', '11:x 12:x', '01 w'],
  ['i39', 'trapdoor', 'csc/ccc/ccc', '100 011 011 000', '', '22:x', '02 s'],
  ['i40', 'trapdoor', 'ccc/csc/ccs', '011 100 010 111', '', '20:x 00:x', '12 n'],
  ['i41', 'trapdoor', 'ccc/ccc/sss', '101 110 000 110', '00/01 01/11', '12:x 02:x', '01 e'],
  ['i42', 'trapdoor', 'ccc/ccc/ccs', '110 000 110 111', '02/12 10/11', '00:x', '12 w'],
]

export const INNER_TILES: readonly InnerTile[] = ROWS.map(([id, kind, rows, open, walls, objects, special = '']) => {
  const [n = '', e = '', s = '', w = ''] = open.split(' ')
  return {
    id,
    kind,
    rows: rows.split('/'),
    open: { n, e, s, w },
    walls: pairsOf(walls, '/'),
    objects: objectsOf(objects),
    ...specialOf(kind, special),
  }
})

function specialOf(kind: InnerKind, special: string): Pick<InnerTile, 'stair' | 'trapdoor' | 'jaws'> {
  const [first = '', second = ''] = special.split(' ')
  switch (kind) {
    case 'stair':
    case 'trapdoor':
      return { [kind]: { at: pair(first), from: sideOf(second) } }
    case 'skull':
      return { jaws: { side: sideOf(first), place: Number(second) } }
    default:
      return {}
  }
}

function sideOf(text: string): Side {
  const side = SIDES.find((each) => each === text)
  if (side === undefined) throw new Error(`no side: ${text}`)
  return side
}

import { describe, expect, it } from 'vitest'
import { CASES } from './cases.ts'
import { HELMETS, SHIELDS, SUITS, tables, WEAPONS } from './index.ts'

/** 4.1 as printed: name, SH, pole arm, slash, bow, throw, hammer or axe, two hands, passes shields, damage; a dot is a dash. */
const PRINTED_WEAPONS = `
Buckler|10|.|.|.|.|.|.|.|1D6-3
Shield|11|.|.|.|.|.|.|.|1D6-2
Spike Shield|12|.|.|.|.|.|.|.|1D6
Large Shield|13|.|.|.|.|.|.|.|1D6-1
War Shield|14|.|.|.|.|.|.|.|1D6+1
Small Bow|8|.|.|B|.|.|2|.|1D6-2
Horse Bow|9|.|.|B|.|.|2|.|1D6-1
Short Bow|10|.|.|B|.|.|2|.|1D6
Long Bow|11|.|.|B|.|.|2|.|1D6+1
War Bow|12|.|.|B|.|.|2|.|1D6+2
Horn Bow|14|.|.|B|.|.|2|.|1D6+3
Steel Bow|15|.|.|B|.|.|2|.|1D6+4
Crossbow|11|.|.|B1|.|.|2|.|2D6
Heavy Crossbow|13|.|.|B2|.|.|2|.|3D6
Giant Bow|18|.|.|B|.|.|2|.|2D6+2
Giant Crossbow|18|.|.|B1|.|.|2|.|4D6
Hammer|9|.|.|.|T|H|.|.|1D6+1
Axe|10|.|.|.|T|H|.|.|1D6+2
War Hammer|11|.|.|.|T|H|.|.|1D6+3
War Axe|12|.|.|.|T|H|.|.|1D6+4
Battle Hammer|13|.|.|.|T|H|.|.|2D6+1
Battle Axe|14|.|S|.|T|H|.|.|2D6+2
Great Axe|15|.|S|.|T|H|2|.|3D6+2
Giant Hammer|18|.|.|.|T|H|.|.|2D6+3
Giant Axe|20|.|S|.|T|H|.|.|3D6+2
Dagger|8|.|.|.|T|.|.|.|1D6-1
Staff|9|.|.|.|.|.|.|.|2D6-3
Short Sword|10|.|.|.|.|.|.|.|2D6-2
Caltrops|11|.|.|.|T|.|.|.|1D6-2
Mace|11|.|.|.|T|.|.|.|2D6-1
Broadsword|12|.|.|.|.|.|.|.|2D6
Flail|12|.|.|.|.|.|2|N|2D6
Morning Star|13|.|.|.|.|.|.|N|2D6
Longsword|13|.|S|.|.|.|.|.|3D6-2
War Sword|14|.|S|.|.|.|2|.|4D6-1
Great Sword|15|.|S|.|.|.|2|.|4D6
Giant Saber|18|.|S|.|.|.|.|.|4D6-3
Great Cutlass|20|.|S|.|.|.|.|.|4D6-1
Great Glaive|22|.|S|.|.|.|.|.|4D6+1
Javelin|9|P|.|.|T|.|.|.|1D6-1
Trident|10|P|.|.|T|.|.|.|1D6
Spear|11|P|.|.|T|.|2|.|1D6+1
War Spear|12|P!|.|.|.|.|2|.|1D6+2
Halberd|13|P!|.|.|.|.|2|.|1D6+3
Bardiche|14|P!|.|.|.|.|2|.|2D6+1
Pike|15|P!|.|.|.|.|2|.|2D6+2
War Pike|16|P!|.|.|.|.|2|.|2D6+3
Giant Spear|18|P!|.|.|.|.|2|.|3D6+1
Giant Halberd|20|P!|.|.|.|.|2|.|3D6+3
Giant Pike|22|P!|.|.|.|.|2|.|4D6+1
`

/** 7.1 as printed: name, MP, least SH, agility, damage taken off; a dash is a dash. */
const PRINTED_ARMOUR = `
Buckler|-|10|-|1
Shield|-|11|-1|2
Spike Shield|-|12|-1|2
Large Shield|-|13|-1|3
War Shield|-|14|-1|3
Leather Tunic|-|-|-1|1
Leather|8|-|-2|2
Chain Mail|8|-|-3|3
Splint Mail|8|-|-4|4
Plate Mail|6|-|-6|6
Full Plate|6|14|-9|8
Heavy Plate|4|16|-14|12
Helmet|-|-|-1|1
War Helmet|-|18|-2|2
Heavy Helmet|-|20|-3|3
`

function rowsOf(text: string): readonly (readonly string[])[] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split('|'))
}

const dot = (value: string | null) => value ?? '.'
const flag = (is: boolean, letter: string) => (is ? letter : '.')
const dash = (value: number | null) => (value === null ? '-' : String(value))

describe('4.1 weapons', () => {
  it('4.1 every cell is as printed, in the printed order', () => {
    const kept = Object.values(WEAPONS).map((w) => [
      ...[w.name, String(w.sh), dot(w.pole), flag(w.slash, 'S'), dot(w.bow), flag(w.throw, 'T'), flag(w.hammerAxe, 'H')],
      ...[flag(w.hands === 2, '2'), flag(w.noShield, 'N'), w.damage],
    ])
    expect(kept).toEqual(rowsOf(PRINTED_WEAPONS))
    expect(kept).toHaveLength(50)
  })
})

describe('7.1 armour', () => {
  it('7.1 every cell is as printed, in the printed order', () => {
    const shields = Object.entries(SHIELDS).map(([id, { sh, ag, armour }]) => {
      const name = Object.entries(WEAPONS).find(([weapon]) => weapon === id)?.[1].name ?? ''
      return [name, '-', String(sh), ag === 0 ? '-' : String(ag), String(armour)]
    })
    const suits = Object.values(SUITS).filter(({ name }) => name !== 'Clothes')
    const worn = [...suits, ...Object.values(HELMETS).map((helmet) => ({ ...helmet, mp: null }))]
    const kept = worn.map(({ name, mp, sh, ag, armour }) => [name, dash(mp), dash(sh), String(ag), String(armour)])
    expect([...shields, ...kept]).toEqual(rowsOf(PRINTED_ARMOUR))
  })
})

describe('the cases', () => {
  it('138 headings, each numbered by its page and its place on it', () => {
    expect(CASES).toHaveLength(138)
    const byPage = Map.groupBy(CASES, ({ page }) => page)
    for (const [page, cases] of byPage) expect(cases.map(({ rule }) => rule)).toEqual(cases.map((_, i) => `${page}.${i + 1}`))
  })
})

it('tables leave as plain data', () => {
  expect(JSON.parse(JSON.stringify(tables()))).toEqual(tables())
})

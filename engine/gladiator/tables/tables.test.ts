import { describe, expect, it } from 'vitest'
import { distribution, mean } from '../../kernel/odds.ts'
import { CREATURES, ROBOTS } from './beasts.ts'
import { CASES } from './cases.ts'
import { PRESETS } from './fighters.ts'
import { FISTS, HELMETS, SHIELDS, SUITS, tables, WEAPONS } from './index.ts'
import {
  ACTIONS,
  ARENA,
  BALANCE,
  DOUBT_DICE,
  FLESH,
  LONG_REACH,
  MAGIC_SPEED,
  MOVEMENT,
  ODDS,
  ROLLS,
  SPELL_PRICE,
  TERRAIN,
} from './limits.ts'
import { MP_IN_SUITS, RACES } from './races.ts'
import { AREA_SPELLS, ILLUSION_SPELLS, MISSILE_SPELLS, OTHER_SPELLS, SUMMON_SPELLS, TERRAIN_SPELLS, THROWN_SPELLS } from './spells.ts'

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

/** 9.1, 10.5, 18.2 as printed: SH, AG, IQ, armour, MP, damage of each attack, dazed at, down at; a dash for what cannot be knocked down. */
const PRINTED_BEASTS = `
snake|4|13|6|1|10|1D6-1|5|-
giant-beetle|7|12|6|4|6|1D6 1D6|5|8
wolf|9|14|6|2|14|1D6+1|5|8
giant-scorpion|8|13|6|2|16|1D6+3|5|8
troll|17|11|7|1|10|1D6+2 1D6+2|6|10
gargoyle|20|12|6|3|14|2D6|7|12
bear|30|11|6|2|8|3D6|10|15
needler-bush|8|13|4|1|8|1D6-1|5|-
giant-amoeba|10|12|4|0|10|1D6+1|5|-
fire-spirit|15|13|5|0|10|3|5|-
phase-spider|11|14|7|0|10|1D6 1D6-2|5|8
imp|13|15|9|0|10|1D6-2 1D6-2|5|8
slayer|12|13|10|2|12|1D6+3 2D6 1D6-1|5|8
behemoth|35|12|6|2|8|2D6+4 3D6+1|10|15
evil-mage|20|18|15|0|6||5|8
`

/** 9.1, 10.1 to 11.3 as printed: base, least and greatest SH, AG and IQ, armour, MP, experience for an increase, dazed at, down at. */
const PRINTED_RACES = `
human|12/12/8|8/8|40/40/14|0|10|50|5|8
dwarf|12/11/8|9/7|38/35/13|0|8|65|6|8
elf|11/12/9|7/12|35/38/15|0|12|70|5|8
orc|11/12/7|8/8|35/35/12|1|10|55|6|9
goblin|6/13/8|4/10|31/34/14|0|10|30|5|8
mage|9/12/11|8/8/8|40/40/40|0|10|50|5|8
`

/** 12.4, 13.1 as printed: IQ, SH for each die, most SH, damage of a die. */
const PRINTED_MISSILES = `
magic-bolt|8|1|7|1D6-2
magic-missile|10|1|6|1D6-1
fireball|12|1|5|1D6
drain-life|13|2|4|1D6
drain-life-2|20|2|6|1D6
lightning|14|1|4|1D6+1
lightning-2|16|1|5|1D6+1
lightning-3|18|1|6|1D6+1
`

/** 13.2 as printed: IQ, cost, turns (`+`: for each step), whether adjustable, whether nice. */
const PRINTED_THROWN = `
drop-weapon|8|1|-|-|-
magic-speed|8|1|2+|Yes|Nice
clumsiness|8|1|4|Yes|-
stone-flesh|9|1|2+|Yes|Nice
lose-weapon|9|1|-|-|-
heal-strength|9|1|-|Yes|Nice
invisibility|9|2|1+|-|Nice
agility-magic|10|2|fight|Yes|Nice
iron-flesh|11|1|2+|Yes|Nice
missile-return|12|2|4|-|Nice
curse-armor|12|1|4|Yes|-
steel-flesh|13|1|2+|Yes|Nice
teleport-away|13|2|-|-|-
teleport|14|2|-|-|Nice
ring-of-fire|15|4|-|-|Nice
`

/** 14.4, 14.5 as printed: IQ and cost of the summoning, after how many turns it is renewed; IQ and cost of the illusion. */
const PRINTED_CALLED = `
beetle|8|2|4|10|2
goblin|8|2|3|10|2
wolf|9|2|3|10|2
scorpion|10|2|3|12|3
orc|10|2|3|12|3
elf|11|2|2|13|3
dwarf|11|2|2|13|3
human|11|2|2|13|3
mage|12|3|2|14|3
troll|12|3|2|14|3
gargoyle|13|4|2|15|4
bear|14|4|1|16|4
`

/** 15.1, 15.2, 16.1 to 16.5 as printed: IQ, cost, and size of what is made. */
const PRINTED_SPECIAL = `
create-fire|8|1|-
create-pit|10|1|-
create-shadow|11|2|-
create-exit|11|2|-
create-wall|12|2|-
pit-trench|14|4|7
shadow-wall|15|4|3
wall-of-fire|16|4|7
wall-line|16|4|7
pit-fortress|17|5|10
wall-fortress|18|5|10
dazzle|11|3|-
psychic-blast|11|3|-
snake-staff|8|1|-
image|9|2|-
esp-stats|8|0|-
`

/** 36.1 as printed: 1 in how many throws of three dice, and of four. */
const PRINTED_ODDS = `
3|200|-
4|49.26|1250
5|21.46|263.16
6|10.54|90.09
7|5.98|34.48
8|3.81|18.42
9|2.62|10.18
10|1.99|6.26
11|1.59|4.15
12|1.34|2.97
13|1.19|2.26
14|1.1|1.81
15|1.05|1.51
16|23.09|2.95
17|61.35|4.12
18|250|6.14
19|-|10.14
20|-|17.89
21|-|35.97
22|-|90.91
23|-|243.9
24|-|909.09
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
const renewal = (spell: object) => ('renew' in spell ? [Number(spell.renew)] : [])

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

describe('races and beasts', () => {
  it('9.1, 10.5, 18.2 every figure of animals and robots is as printed', () => {
    const kept = Object.entries({ ...CREATURES, ...ROBOTS }).map(([id, { sh, ag, iq, ar, mp, attacks, daze, knockDown }]) => [
      ...[id, ...[sh, ag, iq, ar, mp].map(String), attacks.map(({ damage }) => damage).join(' '), String(daze), dash(knockDown)],
    ])
    expect(kept).toEqual(rowsOf(PRINTED_BEASTS))
  })

  it('9.1, 11.2 every figure of the races is as printed', () => {
    const kept = Object.entries(RACES).map(([id, { base, min, max, ar, mp, perIncrease, daze, knockDown }]) => [
      ...[id, ...[base, min, max].map((three) => Object.values(three).join('/')), ...[ar, mp, perIncrease, daze, knockDown].map(String)],
    ])
    expect(kept).toEqual(rowsOf(PRINTED_RACES))
  })

  it('7.1, 9.1 elves move two squares more in armour unless it is heavy, dwarves always 8, the others what the suit allows', () => {
    const human = [10, 10, 8, 8, 8, 6, 6, 4]
    const elf = [12, 12, 10, 10, 10, 6, 6, 4]
    const rows = Object.entries(MP_IN_SUITS).map(([race, suits]) => [race, Object.values(suits)])
    expect(Object.fromEntries(rows)).toEqual({ human, orc: human, goblin: human, mage: human, elf, dwarf: human.map(() => 8) })
  })

  it('10.1, 41.2 ready fighters have shared out what their race has: fighters SH and AG, mages all three', () => {
    for (const { name, race, sh, ag, iq } of Object.values(PRESETS)) {
      const { base } = RACES[race]
      const shared = race === 'mage' ? [sh + ag + iq, base.sh + base.ag + base.iq] : [sh + ag, base.sh + base.ag]
      expect([name, shared[0], race === 'mage' ? base.iq : iq]).toEqual([name, shared[1], base.iq])
    }
  })

  it('18.1 a beast counts SH, AG, twice its armour and twice its best blow, who casts IQ too (G-66)', () => {
    for (const [id, { sh, ag, iq, ar, attacks, value }] of Object.entries({ ...CREATURES, ...ROBOTS })) {
      // 13.1: the Evil Mage has two dice of Drain Life.
      const means = id === 'evil-mage' ? [7] : attacks.map(({ damage }) => mean(distribution(damage)))
      expect([id, value]).toEqual([id, Math.floor(sh + ag + 2 * ar + 2 * Math.max(...means) + (id === 'evil-mage' ? iq : 0))])
    }
  })

  it('30.2 how far each kind of movement goes, and what may be done after it', () => {
    expect(MOVEMENT.map(({ type, most }) => `${type} ${most}`)).toEqual(['wait 0', 'shift 1', 'shuffle 2', 'charge MP/2', 'run MP'])
    const upTo = (movement: string) => Object.entries(ACTIONS).flatMap(([id, row]) => (row.upTo === movement ? id : []))
    expect(upTo('run')).toEqual(['stand', 'nothing'])
    expect(upTo('charge')).toEqual(['change', 'impale', 'rush', 'attack', 'slash', 'dual', 'evade', 'disbelieve', 'prone'])
    expect(upTo('shuffle')).toEqual(['throw', 'reload'])
    expect(upTo('shift')).toEqual(['cast', 'disengage', 'shoot', 'receive', 'grapple', 'shield'])
    const having = (what: string, value: unknown = true) =>
      Object.entries(ACTIONS).flatMap(([id, row]) => (Object.entries(row).some(([key, is]) => key === what && is === value) ? id : []))
    expect(having('prone')).toEqual(['stand', 'shoot', 'reload', 'nothing'])
    expect(having('handCombat')).toEqual(['disengage', 'attack', 'dual', 'evade'])
    expect([having('crossbowsOnlyProne'), having('slingUpTo', 'shuffle'), having('least', 2)]).toEqual([
      ['shoot'],
      ['change'],
      ['impale', 'rush'],
    ])
  })

  it('numbers of single rules: terrain (22.2), dice (35.7), a spell’s price (12.2), reach (5.2), flesh and speed by magic (13.2)', () => {
    expect([TERRAIN.fire.damage, TERRAIN.pit.fall, TERRAIN.caltrops.damage]).toEqual([3, 4, 2])
    expect(ROLLS).toEqual({ attackDice: 3, evadedDice: 4, alwaysHit: 5, alwaysMiss: 16, double: 4, triple: 3, drop: 17 })
    expect([SPELL_PRICE.free, SPELL_PRICE.half, DOUBT_DICE, LONG_REACH, MAGIC_SPEED]).toEqual([3, 4, 3, 2, 16])
    expect(FLESH).toEqual({ 'stone-flesh': 3, 'iron-flesh': 4, 'steel-flesh': 5 })
  })

  it('9.1, 18.2 who regenerates, who is hard to hit, whose blows no shield stops, and who moves as the star says', () => {
    const beasts = Object.entries({ ...CREATURES, ...ROBOTS })
    const having = (what: string) =>
      beasts.flatMap(([id, beast]) => Object.entries(beast).flatMap(([key, value]) => (key === what ? [[id, value]] : [])))
    expect(having('regenerates')).toEqual([
      ['troll', 1],
      ['imp', 1],
      ['evil-mage', 1],
    ])
    expect(having('toHitIt')).toEqual([['snake', -2]])
    expect(having('ignoresShields')).toEqual([['giant-scorpion', true]])
    expect(having('mpStar')).toEqual([
      ['phase-spider', true],
      ['evil-mage', true],
    ])
  })

  it('18.2 robots come by the experience on the other side, 24 at the most (G-66)', () => {
    expect(Object.values(ROBOTS).map(({ unlock }) => unlock)).toEqual([0, 0, 50, 150, 300, 500, 800, 1300])
    expect(BALANCE).toMatchObject({ robotFactor: 0.75, within: 0.1, mostRobots: 24, levels: { lenient: 80, even: 100, hard: 120 } })
  })

  it('39.2 fists are as printed', () => {
    expect(FISTS.map(({ sh: [from, to], damage, use }) => `${from ?? ''}-${to ?? ''} ${damage} ${use}`)).toEqual([
      ...['-11 1D6-4 dagger', '12-12 1D6-3 dagger', '13-13 1D6-2 dagger', '14-14 1D6-1 either'],
      ...['15-15 1D6 fist', '16-16 1D6+1 fist', '17- 1D6+2 fist'],
    ])
  })
})

describe('spells', () => {
  it('12.4, 13.1 missile spells are as printed', () => {
    const kept = Object.entries(MISSILE_SPELLS).map(([id, { iq, step, most, damage }]) => [
      id,
      String(iq),
      String(step),
      String(most),
      damage,
    ])
    expect(kept).toEqual(rowsOf(PRINTED_MISSILES))
  })

  it('13.2 thrown spells are as printed', () => {
    const kept = Object.entries(THROWN_SPELLS).map(([id, { iq, cost, duration, perStep, adjustable, nice }]) => [
      ...[id, String(iq), String(cost), `${duration ?? '-'}${perStep ? '+' : ''}`, adjustable ? 'Yes' : '-', nice ? 'Nice' : '-'],
    ])
    expect(kept).toEqual(rowsOf(PRINTED_THROWN))
  })

  it('14.4, 14.5 summonings and illusions are as printed', () => {
    const [summoned, illusory] = [SUMMON_SPELLS, ILLUSION_SPELLS].map((spells) =>
      Object.fromEntries(
        Object.entries(spells).map(([id, { iq, cost, ...rest }]) => [id.replace(/^.*?-/, ''), [iq, cost, ...renewal(rest)]]),
      ),
    )
    const kept = Object.entries(summoned ?? {}).map(([id, figures]) => [id, ...[...figures, ...(illusory?.[id] ?? [])].map(String)])
    expect(kept).toEqual(rowsOf(PRINTED_CALLED))
  })

  it('15.1, 15.2, 16.1 to 16.5 special spells are as printed', () => {
    const all = Object.entries({ ...TERRAIN_SPELLS, ...AREA_SPELLS, ...OTHER_SPELLS })
    const kept = all.map(([id, spell]) => [id, String(spell.iq), String(spell.cost), 'size' in spell ? String(spell.size) : '-'])
    expect(kept).toEqual(rowsOf(PRINTED_SPECIAL))
    const { dazzle, 'psychic-blast': blast, 'snake-staff': staff, image } = OTHER_SPELLS
    expect([dazzle.duration, dazzle.ag, blast.range, blast.damage]).toEqual([3, -3, 5, '1D6'])
    expect([staff.most, staff.duration, image.duration, image.copies]).toEqual([3, 5, 4, 2])
  })
})

it('24.1 the arena is 19 by 40, its exits are in the middle, and each side starts in the three columns at its end', () => {
  const { rows, columns, start, exits, random, altarColumns } = ARENA
  expect([rows, columns, start, exits]).toEqual([
    19,
    40,
    { west: [0, 2], east: [37, 39] },
    [
      [0, 20],
      [18, 20],
    ],
  ])
  expect([random, altarColumns]).toEqual([{ fires: '1D6+6', pits: '1D6+4', columns: [6, 33] }, [13, 26]])
})

it('36.1 the table of throws is as printed', () => {
  const kept = Object.entries({ ...ODDS.hit, ...ODDS.missOrMore }).map(([sum, [three, four]]) => [sum, dash(three), dash(four)])
  expect(kept).toEqual(rowsOf(PRINTED_ODDS))
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

import { describe, expect, it } from 'vitest'
import type { RosterRecord } from '../../kernel/campaign.ts'
import { HOME_REASONS } from '../../kernel/campaign.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import type { Json } from '../../kernel/types.ts'
import { FIGHT_REASONS } from '../chapters/11-homecoming.ts'
import { canBegin } from '../open/making.ts'
import { carryingStrength, isRace } from '../open/people.ts'
import { atHome } from '../sheet.ts'
import type { StableSheet } from '../sheet-types.ts'
import { PRESETS } from '../tables/fighters.ts'
import { RACES } from '../tables/races.ts'
import { REASONS } from '../text/ledger.ts'
import { SHEET_SCHEMA } from './sheet-schema.ts'
import { stable } from './stable.ts'

const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value))
const NOTHING = { isWhole: true, experience: 0, abilities: {}, items: {}, exits: 0 }

function recruited(wish: Json, taken: readonly RosterRecord[] = []): RosterRecord {
  const made = stable.recruit(wish, { variants: [], taken })
  if (isRefusal(made)) throw new Error(made.message)
  return made
}

function refused(wish: Json, taken: readonly RosterRecord[] = []): string {
  const made = stable.recruit(wish, { variants: [], taken })
  return isRefusal(made) ? `${made.code}: ${made.message}` : 'taken'
}

const ann = (change: object = {}) =>
  plain({ ...recruited({ kind: 'gladiator', name: 'Ann', race: 'human', sh: 12, ag: 12 }).sheet, ...change })

const sheetOf = ({ sheet }: { readonly sheet: object }) => sheet as StableSheet

describe('who joins a stable', () => {
  it('25.1 somebody made of the points of his race, armed as the manual arms him', () => {
    const { slug, kind, sheet } = recruited({ kind: 'gladiator', name: 'Ann', race: 'human', sh: 13, ag: 11 })
    expect([slug, kind]).toEqual(['ann', 'gladiator'])
    expect(sheet).toMatchObject({
      ...{ start: { sh: 13, ag: 11, iq: 8 }, experience: 0, bones: null, fights: 0, kept: [], breakOuts: 0 },
      gear: { ready: 'broadsword', also: 'spike-shield', slung: ['crossbow'], suit: 'clothes', helmet: null },
    })
  })

  it('10.1 a mage with the wits that he names, or those that his other points leave', () => {
    const wish = { kind: 'gladiator', name: 'Zed', race: 'mage', sh: 8, ag: 12 }
    expect(recruited(wish).sheet).toMatchObject({ start: { iq: 12 }, gear: { ready: 'dagger', also: null } })
    expect(recruited({ ...wish, iq: 12 }).sheet).toMatchObject({ start: { iq: 12 } })
    expect(refused({ ...wish, iq: 13 })).toContain('the race does not allow')
  })

  it('5.1 nobody begins with arms that he cannot carry (G-146)', () => {
    for (const race of Object.keys(RACES).filter(isRace))
      for (let sh = 1; sh <= 20; sh++)
        for (let ag = 1; ag <= 20; ag++) {
          const wish = { kind: 'gladiator', name: 'One', race, sh, ag }
          const made = stable.recruit(wish, { variants: [], taken: [] })
          if (isRefusal(made)) continue
          expect(isRefusal(stable.readSheet(plain(made.sheet))), `${race} ${sh} ${ag}`).toBe(false)
          // A dagger is the lightest of all arms.
          expect(sheetOf(made).gear.ready === null, `${race} ${sh} ${ag}`).toBe(
            carryingStrength({ kind: race, normal: sheetOf(made).start }) < 8,
          )
        }
  })

  it('41.2 the ready fighters, by name or id, each as printed and once', () => {
    const gimli = recruited({ kind: 'hero', name: 'Gimli' })
    expect(gimli).toMatchObject({ slug: 'gimli', kind: 'hero', race: 'dwarf', sheet: { start: { sh: 14, ag: 9, iq: 8 } } })
    expect(recruited({ kind: 'hero', name: 'khan-orc' })).toMatchObject({ slug: 'khan', race: 'orc' })
    expect(refused({ kind: 'hero', name: 'gimli' }, [gimli])).toMatch(/^conflict: This stable already has a gladiator called/)
    // Two of the manual's fighters share a name: both may come.
    const khan = recruited({ kind: 'hero', name: 'khan' })
    expect(recruited({ kind: 'hero', name: 'khan-orc' }, [khan]).slug).toBe('khan-2')
    for (const [id, { race, ...preset }] of Object.entries(PRESETS)) {
      expect(canBegin(race, preset), id).toBe(true)
      expect(recruited({ kind: 'hero', name: id }), id).toMatchObject({ kind: 'hero', name: preset.name, race })
    }
  })

  it.each<[string, Json]>([
    ['no kind', { name: 'Ann', race: 'human', sh: 12, ag: 12 }],
    ['another kind', { kind: 'initiate', name: 'Ann' }],
    ['no race', { kind: 'gladiator', name: 'Ann', sh: 12, ag: 12 }],
    ['points of another race', { kind: 'gladiator', name: 'Ann', race: 'goblin', sh: 12, ag: 12 }],
    ['too little strength', { kind: 'gladiator', name: 'Ann', race: 'human', sh: 7, ag: 17 }],
    ['no points', { kind: 'gladiator', name: 'Ann', race: 'human' }],
    ['a name of two lines', { kind: 'gladiator', name: 'A\nnn', race: 'human', sh: 12, ag: 12 }],
    ['a hero that the manual does not have', { kind: 'hero', name: 'Conan' }],
    ['another field', { kind: 'gladiator', name: 'Ann', race: 'human', sh: 12, ag: 12, gold: 5 }],
    ['nothing', null],
  ])('25.1 not with %s', (_what, wish) => expect(refused(wish)).toMatch(/^bad-request: [A-Z].*\.$/))

  it('25.1 not under a name that is taken, whatever its letters’ case; another Ann of other letters gets another id', () => {
    const one = recruited({ kind: 'gladiator', name: 'Ann', race: 'human', sh: 12, ag: 12 })
    expect(refused({ kind: 'gladiator', name: 'ANN', race: 'human', sh: 12, ag: 12 }, [one])).toMatch(/^conflict/)
    expect(recruited({ kind: 'gladiator', name: 'Ånn', race: 'human', sh: 12, ag: 12 }, [one]).slug).toBe('ann-2')
  })
})

describe('a sheet from outside', () => {
  it('comes back as it was', () => {
    const sheet = ann({ experience: 730, kept: ['death-sword-1'], fights: 8, breakOuts: 1 })
    expect(stable.readSheet(sheet)).toMatchObject({ slug: 'ann', kind: 'gladiator', sheet })
  })

  it.each<[string, Json]>([
    ['nothing', null],
    ['a list', []],
    ['another field', ann({ gold: 5 })],
    ['no field', plain({ id: 'ann' })],
    ['a prototype', JSON.parse(JSON.stringify(ann()).replace('{', '{"__proto__":{"fights":1},'))],
    ['a race that there is not', ann({ race: 'elk' })],
    ['points of nobody', ann({ start: { sh: 40, ag: 12, iq: 8 } })],
    ['an id that does not match the name', ann({ id: 'bob' })],
    ['an id that is a path', ann({ id: '../ann' })],
    ['a name that cannot be seen', ann({ name: 'An\u202en' })],
    ['half a point', ann({ experience: 10.5 })],
    ['experience of the dead', ann({ experience: 10, bones: 10 })],
    ['arms too heavy for him', ann({ gear: { ready: 'giant-pike', also: null, slung: [], suit: 'clothes', helmet: null } })],
    ['a Krill', ann({ gear: { ready: 'krill', also: null, slung: [], suit: 'clothes', helmet: null } })],
    ['bones in hand', ann({ gear: { ready: 'bones', also: null, slung: [], suit: 'clothes', helmet: null } })],
    ['three slings', ann({ gear: { ready: null, also: null, slung: ['dagger', 'dagger', 'dagger'], suit: 'clothes', helmet: null } })],
    ['one Death Sword twice', ann({ kept: ['death-sword-1', 'death-sword-1'] })],
    ['a Death Sword that is none', ann({ kept: ['giant-axe-1'] })],
  ])('not with %s', (_what, sheet) => {
    const read = stable.readSheet(sheet)
    expect(isRefusal(read) ? read.code : 'taken').toBe('bad-request')
  })

  it('has the fields of the published schema, and no other', () => {
    const { properties, required } = SHEET_SCHEMA as { properties: object; required: readonly string[] }
    expect(Object.keys(properties).toSorted()).toEqual(Object.keys(Object(ann())).toSorted())
    expect(required).toEqual(Object.keys(properties))
  })

  it('joins those who are there under another id, and nobody of a name that is taken', () => {
    const newcomer = { sheet: ann(), origin: ann() }
    expect(stable.settleIn(newcomer, [], [])).toMatchObject({ record: { slug: 'ann' } })
    const another = recruited({ kind: 'gladiator', name: 'Änn', race: 'elf', sh: 11, ag: 12 })
    expect(stable.settleIn(newcomer, [another], [])).toMatchObject({ record: { slug: 'ann-2' }, origin: { id: 'ann-2' } })
    expect(stable.settleIn(newcomer, [recruited({ kind: 'gladiator', name: 'ann', race: 'elf', sh: 11, ag: 12 })], [])).toMatchObject({
      code: 'conflict',
    })
  })
})

describe('arms for the next fight', () => {
  const equip = (sheet: Json, wish: Parameters<typeof stable.equip>[1]) => stable.equip(sheet, wish)

  it('6.4 four places in order, some empty; what is not named stays', () => {
    expect(equip(ann(), { weapons: ['longsword', null, 'dagger', 'hammer'] })).toMatchObject({ code: 'rule-violation' }) // SH 13
    expect(equip(ann(), { weapons: ['broadsword', null, 'dagger', 'hammer'], worn: ['helmet', 'leather'] })).toMatchObject({
      gear: { ready: 'broadsword', also: null, slung: ['dagger', 'hammer'], suit: 'leather', helmet: 'helmet' },
    })
    expect(equip(ann(), { worn: [] })).toMatchObject({ gear: { ready: 'broadsword', suit: 'clothes', helmet: null } })
    expect(equip(ann(), { weapons: [] })).toMatchObject({ gear: { ready: null, also: null, slung: [] } })
  })

  it('6.5, 5.7, 12.1 refuses in words what cannot be had', () => {
    const mage = plain(recruited({ kind: 'gladiator', name: 'Zed', race: 'mage', sh: 8, ag: 12 }).sheet)
    const why = (sheet: Json, wish: Parameters<typeof equip>[1]) => {
      const answer = equip(sheet, wish)
      return isRefusal(answer) ? answer.message : 'taken'
    }
    expect(why(ann(), { worn: ['leather', 'plate-mail'] })).toBe('A gladiator wears one suit and one helmet at most.')
    expect(why(ann(), { weapons: ['long-bow', 'shield'] })).toMatch(/^Long Bow takes both hands/)
    expect(why(ann(), { weapons: ['death-sword'] })).toMatch(/too heavy/)
    expect(why(mage, { weapons: ['broadsword'] })).toMatch(/^A Mage can’t use Broadsword/)
    expect(why(ann(), { weapons: ['spoon'] })).toBe('"spoon" is not a weapon or shield.')
    expect(why(ann(), { worn: ['hat'] })).toBe('"hat" is not armour.')
    expect(why(ann(), { weapons: [null, null, null, null, null] })).toBe('A gladiator has two hands and two slings.')
  })

  it('22.1 a Death Sword only to whom it belongs, and only once', () => {
    const strong = ann({ experience: 2500, kept: ['death-sword-1'] })
    expect(equip(strong, { weapons: ['death-sword'] })).toMatchObject({ gear: { ready: 'death-sword' } })
    expect(equip(strong, { weapons: ['death-sword', 'death-sword'] })).toMatchObject({ code: 'rule-violation' })
  })
})

describe('what the stable says of somebody', () => {
  it('11.2 his attributes beside what they were', () => {
    const sections = stable.record(ann({ experience: 260, fights: 3 }), ann())
    expect(sections.find(({ id }) => id === 'abilities')?.lines).toMatchObject([
      { label: 'SH', value: 14, was: 12 },
      { label: 'AG', value: 14, was: 12 },
      { label: 'IQ', value: 9, was: 8 },
    ])
    expect(sections.find(({ id }) => id === 'career')?.lines).toMatchObject([
      { value: 3 },
      { value: 0 },
      { label: 'Next advance at', value: 300 },
    ])
    expect(
      stable
        .record(ann({ bones: 260 }), null)
        .at(-1)
        ?.lines.at(-1),
    ).toMatchObject({ detail: '260 points of experience' })
  })

  it('what his fights come to: kills by kind, hits beside those expected, and with what', () => {
    const first = { attacks: 5, hits: 2, expected: 2.46, blow: 7, 'struck:broadsword': 5, 'landed:broadsword': 2, 'slew:wolf': 1 }
    const second = {
      attacks: 4,
      hits: 1,
      expected: 1.5,
      blow: 4,
      shot: 12,
      'struck:broadsword': 1,
      'struck:long-bow': 3,
      'landed:long-bow': 1,
    }
    // Told before chances were added up: not in the shares, but in everything else.
    const old = { attacks: 9, hits: 9, 'struck:fist': 9, 'slew:human': 1, 'slew:wolf': 2 }
    const sections = (fights: Parameters<typeof stable.career>[0]) =>
      stable.career(fights).map(({ id, lines }) => [id, lines.map(({ label, value, detail }) => [label, value, detail].join(' ').trim())])
    expect(sections([first, second, old])).toEqual([
      ['kills', ['Wolf 3', 'Human 1']],
      ['attacks', ['Attacks 9', 'Hits 3', 'Hits expected 4', 'Greatest blow 7', 'Longest shot 12']],
      ['struck-with', ['Fist 9 0 hits', 'Broadsword 6 2 hits', 'Long Bow 3 1 hit']],
    ])
    expect(sections([])).toEqual([
      ['kills', []],
      ['attacks', []],
      ['struck-with', []],
    ])
  })

  it('a sentence for every reason that is ever posted', () => {
    for (const reason of [...FIGHT_REASONS, ...HOME_REASONS]) {
      expect(REASONS.has(reason), reason).toBe(true)
      expect(stable.entry({ unit: 'experience', amount: 12, reason, rule: '11.1' })).toMatch(/^[A-Z].*\.$/)
    }
    expect(stable.entry({ unit: 'ability', amount: 1, subject: 'ag', reason: 'advanced', rule: '11.2' })).toBe(
      'Advanced by experience: Agility +1.',
    )
  })

  it('the name of every cause', () => {
    expect(['battle-axe', 'krill', 'fireball', 'fire', 'pit', 'sting'].map((each) => stable.cause(each))).toEqual([
      ...['Battle Axe', 'Krill', 'Fireball', 'Fire', 'A pit', 'Sting'],
    ])
  })
})

describe('11.2 the ledger against the sheet', () => {
  it('agrees where every advance and every fight is posted', () => {
    const now = ann({ experience: 260, fights: 3, kept: ['death-sword-1'] })
    const posted = { isWhole: true, experience: 260, abilities: { sh: 2, ag: 2, iq: 1 }, items: { 'death-sword-1': 1 }, exits: 3 }
    expect(stable.audit(ann(), now, posted)).toEqual([])
    expect(stable.audit(null, now, posted)).toEqual([])
    expect(stable.audit(ann(), now, NOTHING)).toHaveLength(6)
    expect(stable.audit(ann(), ann({ name: 'Bob', id: 'bob' }), NOTHING)).toHaveLength(2)
    expect(stable.audit(ann(), ann(), { ...NOTHING, abilities: { luck: 1 } })).toEqual(['The ledger names an unknown attribute: "luck".'])
    expect(stable.audit(ann({ breakOuts: 1 }), ann(), NOTHING)).toEqual(['The sheet has fewer break-outs than it began with.'])
    expect(stable.audit(ann(), plain({}), NOTHING)[0]).toMatch(/^The sheet cannot be read/)
  })

  it.each([
    ['a sheet of 99,999 on a ledger of 81, with no beginning', null, 99_999, 81],
    ['20,000 on the sheet and at the beginning, too', 20_000, 20_000, 81],
    ['20,081 on the sheet that 20,000 and 81 come to', 20_000, 20_081, 81],
    ['a ledger of 5,081 behind a sheet of 81', 0, 81, 5081],
  ])('11.1 sees through experience that nobody has earned: %s', (_, began, now, posted) => {
    const had = began === null ? null : ann({ experience: began })
    expect(stable.audit(had, ann({ experience: now }), { ...NOTHING, experience: posted })).not.toEqual([])
  })

  it('11.1 whoever comes without a beginning gets the one that his race and his points say', () => {
    const settled = stable.settleIn({ sheet: ann({ experience: 260, fights: 3, kept: ['death-sword-1'] }), origin: null }, [], [])
    expect(isRefusal(settled) ? settled : settled.origin).toMatchObject({ id: 'ann', experience: 0, fights: 0, kept: [], bones: null })
  })

  it('44.1 a break-out marks everybody and changes nothing else', () => {
    const bones = {
      ...recruited({ kind: 'hero', name: 'Gimli' }),
      sheet: { ...sheetOf(recruited({ kind: 'hero', name: 'Gimli' })), bones: 80 },
    }
    const before = [recruited({ kind: 'gladiator', name: 'Ann', race: 'human', sh: 12, ag: 12 }), bones]
    expect(stable.givenUp?.(null as never, before)).toMatchObject([
      { slug: 'ann', status: 'living', sheet: { ...atHome(ann()), breakOuts: 1 } },
      { slug: 'gimli', status: 'dead', sheet: { bones: 80, breakOuts: 1 } },
    ])
  })
})

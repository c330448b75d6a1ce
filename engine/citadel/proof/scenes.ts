import type { Actor, Scene, SceneStart } from '../../kernel/proof/scenes.ts'
import type { Json, SessionView } from '../../kernel/types.ts'

// The table at everything that a raid can come to, and how it is made ready.

type Reached = (now: SessionView) => boolean
type Act = NonNullable<Scene['act']>
type More = Pick<Scene, 'act' | 'settings'>

const asked =
  (...topics: readonly string[]): Reached =>
  ({ decision }) =>
    decision !== null && topics.includes(decision.topic)
const over =
  (kind: string): Reached =>
  ({ outcome }) =>
    outcome?.kind === kind
/** A way to take, after so many choices. */
const deep =
  (inputs: number): Reached =>
  (now) =>
    now.inputs >= inputs && asked('route')(now)

const mayLeave: Reached = ({ decision }) => decision?.topic === 'route' && (decision.options ?? []).some(({ id }) => id === 'leave')

const laidTwoWays: Reached = (now) => asked('placement')(now) && (now.decision?.options?.length ?? 0) > 1 && now.inputs > 40

/** The first raid, by the number of its seed, in which the sensible bot comes to that. */
function table(name: string, reached: Reached, start: SceneStart = {}, more: More = {}): Scene {
  const open: Scene['open'] = async (stage) => `#/play/${await stage.reach(start, reached, { seeds: 80, most: 400 })}`
  return { name, stage: 'table', open, ...more }
}

/** The longest name that a character may have. */
const LONG_NAME = 'Wilhelmina Theodora of the Lower Marches'

const monsters = (types: Readonly<Record<string, number>>) =>
  Object.entries(types).flatMap(([type, count]) => Array.from({ length: count }, () => ({ type })))

/** A fight against these, with the rolls of some blows behind it. */
function fight(
  name: string,
  types: Readonly<Record<string, number>>,
  scenario: { readonly [field: string]: Json } = {},
  more: More = {},
): Scene {
  const blows: Reached = (now) => now.inputs >= 6 && asked('combat-action')(now)
  return table(`combat-${name}`, blows, { scenario: { monsters: monsters(types), ...scenario } }, more)
}

const feature = (what: string, level = 1) => table(`feature-${what}`, asked('investigate'), { scenario: { feature: what, level } })

const STRONG = [
  { hero: 'lord-dil', items: ['weapon:sword:2', 'armor:2', 'ring:heal'], gold: 120 },
  { hero: 'gislan', items: ['potion:healing:2', 'talisman:all-suns:3'], jewels: [25, 10], wounds: 4 },
  {
    initiate: {
      name: LONG_NAME,
      race: 'elf',
      weapons: ['bow', 'dagger'],
      magic: [4, 3, 2],
      spells: ['heal', 'blast', 'sleep', 'charm'],
    },
  },
  { hero: 'larraka', wounds: 2 },
  { hero: 'edred', items: ['medallion:dexterity'] },
  { hero: 'maytwist' },
]

/** Treasure to be divided. */
const GUARDED: SceneStart = { scenario: { start: 'treasure', monsters: monsters({ troll: 3, minotaur: 2 }), level: 3, party: STRONG } }

/** Someone casts in the fight. */
const MAGIC = {
  party: STRONG.toSpliced(3, 1, {
    initiate: { name: 'Gwai', race: 'elf', weapons: ['bow', 'dagger'], magic: [4, 4, 4], spells: ['lightning', 'sleep', 'charm', 'heal'] },
  }),
  monsters: monsters({ orc: 3, troll: 1 }),
}

/** People to be healed, and someone who can send them away. */
const AT_REST = {
  party: [
    ...STRONG.slice(0, 3),
    { initiate: { name: 'Una', race: 'elf', weapons: ['bow', 'dagger'], magic: [4, 4, 4], spells: ['heal', 'teleport', 'strength'] } },
    { hero: 'edred', wounds: 2 },
    { hero: 'maytwist', wounds: 3 },
  ],
}

/** The menu of the counter at `selector`, after these keys. */
function counter(
  name: string,
  selector: string,
  reached: Reached,
  scenario: { readonly [field: string]: Json } = MAGIC,
  ...keys: readonly string[]
): Scene {
  const spells: Reached = (now) => reached(now) && (now.decision?.options?.some(({ deed }) => deed?.kind === 'cast') ?? false)
  const act: Act = async (page) => {
    await page.pressAt(selector)
    await page.sees('.cmenu :focus')
    await page.keys(...keys)
  }
  return table(`counter-${name}`, spells, { scenario }, { act })
}

const press =
  (...names: readonly (string | RegExp)[]): Act =>
  async (page) => {
    for (const name of names) await page.press(name)
  }
const unfold =
  (text: string | RegExp): Act =>
  (page) =>
    page.pressText(text)
const key =
  (...keys: readonly string[]): Act =>
  (page) =>
    page.keys(...keys)

const MAKING = ['party-size', 'initiate-race', 'initiate-weapons', 'initiate-background', 'initiate-name', 'spells-known', 'march-order']

export const scenes: readonly Scene[] = [
  ...MAKING.map((topic) => table(`making-${topic}`, asked(topic))),
  table('making-choose-hero', asked('choose-hero'), { options: { variants: ['choose-heroes'] } }),
  table('making-circled', asked('spells-circled')),
  table('making-guide', asked('march-order'), {}, { settings: { tips: true } }),
  table('moment', asked('march-order'), {}, { act: (page) => page.keyUntil('Enter', '.m-card', 8) }),
  table('explore-first', asked('route')),
  table('explore-deep', deep(160)),
  table('explore-level-3', (now) => asked('route')(now) && levelOf(now) === 3, { options: { purpose: 'hellgate' } }),
  table('explore-whole', deep(160), {}, { act: press('Whole', 'Route', 'Legend') }),
  table('explore-list', deep(160), {}, { act: press('As a list') }),
  table('explore-two-players', deep(40), { seats: ['Anna', 'Bert'] }),
  table('errand-walk', deep(160), {}, { act: (page) => page.pressAt('.stop.is-far') }),
  table('explore-hint', deep(40), {}, { act: press('Hint') }),
  table('placement', laidTwoWays),
  table('placement-picked', laidTwoWays, {}, { act: key('2') }),
  table('trap', asked('trap', 'detrap'), { scenario: { start: 'trap' } }, { act: unfold('Why?') }),
  table('encounter', asked('encounter')),
  table('speaker', asked('speaker'), { scenario: { start: 'negotiation', monsters: monsters({ orc: 4 }) } }, { act: unfold('Why?') }),
  table('bribe', asked('bribe', 'bribe-payment'), { scenario: { start: 'bribery', monsters: monsters({ troll: 2 }), party: STRONG } }),
  fight('duel', { troll: 1 }),
  fight('why', { troll: 1 }, {}, { act: unfold('Why?') }),
  fight('crowd', { harpy: 12 }),
  fight('mixed', { minotaur: 2, orc: 3, 'evil-mage': 1, 'dire-wolf': 2 }, { level: 2 }),
  fight('wounded', { skeleton: 5, wraith: 1 }, { party: STRONG, sun: 'blue' }),
  fight('six-ranks', { orc: 6 }, { march: [['lord-dil'], ['gislan'], ['paladin-glade'], ['larraka'], ['edred'], ['maytwist']] }),
  fight('outlook', { orc: 5 }, {}, { act: unfold('How would the fight end?') }),
  fight('errand', { orc: 5 }, {}, { act: unfold('Fight it out') }),
  fight('map', { orc: 5 }, {}, { act: press(/^Map$/) }),
  fight('legend-luck', { orc: 5 }, {}, { act: press(/luck/i) }),
  table('combat-reorganise', asked('reorganise'), { scenario: { monsters: monsters({ orc: 3, troll: 1 }), party: STRONG } }),
  table(
    'combat-telling',
    asked('combat-action'),
    { scenario: { monsters: monsters({ harpy: 6 }) } },
    { settings: { pace: 'slow' }, act: untilTold },
  ),
  counter('fight', '.arena .unit.is-turn', asked('combat-action'), MAGIC, '2', '2'),
  counter('foe', '.arena [data-rank="2"]', asked('combat-action')),
  counter('nothing', '.arena [data-rank="3"]:not(.is-turn)', asked('combat-action')),
  counter('heal', '.party .unit[title*="Theodora"]', deep(30), AT_REST),
  counter('where', '.party .unit[title*="Una"]', deep(30), AT_REST, 'Enter', '2', 'Enter'),
  table('deadly', ({ decision }) => decision?.options?.some(({ warns, aside }) => warns && !aside) ?? false, {}, { act: confirmDeadly }),
  table('share-treasure', asked('share-treasure'), GUARDED),
  table('share-aside', asked('share-treasure'), GUARDED, { act: unfold('Also possible') }),
  table('item', asked('item', 'take-thing', 'chest')),
  ...['fountain', 'furniture', 'statue', 'altar', 'trap-door', 'artwork'].map((what) => feature(what)),
  table('mirror', (now) => now.events.some(({ type }) => type === 'mirror'), { scenario: { start: 'mirror' } }),
  table('hellgate', asked('hellgate'), { scenario: { start: 'hellgate', level: 3, party: STRONG } }),
  table('hellgate-fight', asked('combat-action'), { scenario: { start: 'hellgate', level: 3, party: STRONG } }),
  table('end-left', (now) => mayLeave(now) && now.inputs > 90, {}, { act: walkOut }),
  table('outcome-left', over('left')),
  table('outcome-fallen', (now) => now.outcome !== null && now.outcome.kind !== 'left'),
  table('physical-dice', ({ decision }) => decision?.kind === 'roll', { options: { physical: true } }),
  table('guide', asked('route'), {}, { settings: { tips: true } }),
  table('guide-fight', asked('combat-action'), { scenario: { monsters: monsters({ orc: 3 }) } }, { settings: { tips: true } }),
  table('record-dialog', deep(40), {}, { act: openRecord }),
  table('rule-dialog', asked('combat-action'), { scenario: { monsters: monsters({ orc: 3 }) } }, { act: press(/^Rule /) }),
  table('chronicle-at-table', deep(60), {}, { act: press('Read all') }),
  {
    name: 'shelf-raids',
    stage: 'shelf',
    async open(stage) {
      await stage.reach({ seats: ['Anna', 'Bert'] }, deep(40), { seeds: 80, most: 400 })
      return '#/shelf'
    },
  },
  table('palette', deep(40), {}, { act: key('ControlOrMeta+k') }),
  table('keys', deep(40), {}, { act: key('?') }),
]

/** The party walks out: the card of the end lies on the table. */
async function walkOut(page: Actor): Promise<void> {
  await page.pressText('Leave the Citadel')
  await page.keyUntil('Enter', '.m-card--end', 8)
}

/** By the menu of the first counter. */
async function openRecord(page: Actor): Promise<void> {
  await page.pressWithin('The party in march order')
  await page.pressText('The record')
}

/** Takes what the card suggests until the monsters' turn is told. */
async function untilTold(page: Actor): Promise<void> {
  await page.keyUntil('Enter', '.told', 8)
}

/** Asks for the first choice that can kill. */
async function confirmDeadly(page: Actor): Promise<void> {
  await page.pressAt('.is-deadly')
  await page.pressAt('.decide-foot .btn--go')
}

function levelOf({ view }: SessionView): unknown {
  return typeof view === 'object' && view !== null && 'level' in view ? view.level : null
}

import { afterEach, describe, expect, test } from 'vitest'
import { below, oneOf, type Stream, stream } from '../../../engine/kernel/random.ts'
import { idsOf } from '../testing/test-host.ts'
import { alike, closeWorlds, World } from '../testing/two-worlds.ts'

// Gladiator!, pages 14, 16, 26 and 34: the numbers of the other side, the unseen, the illusions, the minds that ESP has read and
// which orders stand are hidden from seat 0.

afterEach(closeWorlds)

const ANN = { name: 'Ann', at: [9, 10], facing: 'e', ready: 'broadsword', also: 'shield' }
const CID = { name: 'Cid', at: [12, 10], facing: 'e', ready: 'dagger' }
const BOB = { name: 'Bob', side: 'east', at: [9, 13], facing: 'w', sh: 12, ag: 12, ready: 'broadsword' }
const FAR_BOB = { ...BOB, at: [9, 24] }
const UNSEEN = { name: 'Eve', side: 'east', at: [3, 30], ag: 9, ready: 'dagger', effects: [{ spell: 'invisibility', turns: 30 }] }
const MAGE = { name: 'Ur', side: 'east', at: [16, 30], race: 'mage', sh: 16, ag: 16, iq: 16, ready: 'staff' }

const MOG = { ...MAGE, name: 'Mog', at: [9, 30], spells: ['image'] }
const SEER = { ...ANN, race: 'mage', sh: 14, ag: 12, iq: 14, ready: 'staff', also: null, spells: ['esp-stats'] }

/** All dice are threes: ties for the incentive, and 9 for whatever is cast. */
const THREES = Array.from({ length: 200 }, () => 3)

/** The three squares of a mage and his likenesses, and then which of them are his square and his name. */
const IMAGES: NonNullable<Worlds['draws']> = [
  ['8-30', '10-30', '8-30', '1'],
  ['8-30', '10-30', '9-30', '2'],
]

/** Mog as he casts Image, with more about him, once as the first of three and once as the second. */
function likenesses(mog: object): Pick<Worlds, 'here' | 'there' | 'draws'> {
  const people = [ANN, { ...MOG, ...mog }]
  return { here: people, there: people, draws: IMAGES }
}

/** Two mages side by side, unseen by West, each with spells of his own. */
function unseenMages(one: readonly string[], other: readonly string[]): readonly object[] {
  const unseen = { ...MAGE, ag: 14, effects: [{ spell: 'invisibility', turns: 30 }] }
  return [
    { ...unseen, name: 'Lug', at: [9, 28], spells: one },
    { ...unseen, name: 'Nog', at: [9, 26], spells: other },
  ]
}

/** Two worlds that are one for all that West knows. */
interface Worlds {
  readonly here: readonly object[]
  readonly there: readonly object[]
  /** What is drawn before the seed says it. */
  readonly draws?: readonly [here: readonly string[], there: readonly string[]]
  /** What is answered before anything else, each once, as soon as it is offered. */
  readonly does?: readonly [here: readonly string[], there: readonly string[]]
  readonly most?: number
  /** Ids that must have been given for the comparison to mean something. */
  readonly met?: readonly string[]
}

const both = (one: readonly string[], other = one): NonNullable<Worlds['does']> => [one, other]

const WORLDS: Readonly<Record<string, Worlds>> = {
  'the health of an enemy': { here: [ANN, BOB], there: [ANN, { ...BOB, sh: 14 }] },
  'the experience of an enemy': { here: [ANN, BOB], there: [ANN, { ...BOB, experience: 40 }] },
  'how much strength a mage has left, and what he knows': {
    here: [ANN, { ...MAGE, spells: ['fireball', 'summon-wolf'] }],
    there: [ANN, { ...MAGE, now: 9, spells: ['summon-wolf'] }],
  },
  'where somebody invisible stands': { here: [ANN, BOB, UNSEEN], there: [ANN, BOB, { ...UNSEEN, at: [16, 35], facing: 's' }] },
  'what protects somebody invisible': {
    here: [ANN, BOB, UNSEEN],
    there: [ANN, BOB, { ...UNSEEN, effects: [...UNSEEN.effects, { spell: 'missile-return', turns: 9 }] }],
  },
  'whom an enemy goes round': {
    here: [ANN, FAR_BOB, { ...UNSEEN, at: [9, 23] }],
    there: [ANN, FAR_BOB, { ...UNSEEN, at: [10, 24] }],
    does: both(['to:11-22']),
    met: ['to:11-22'],
  },
  'an illusion among creatures': {
    here: [ANN, { ...MAGE, spells: ['summon-wolf', 'illusion-wolf'] }],
    there: [ANN, { ...MAGE, spells: ['summon-wolf', 'illusion-wolf'] }],
    does: both(['cast:summon-wolf'], ['cast:illusion-wolf']),
    met: ['renew'],
    most: 60,
  },
  'whom ESP has read': {
    here: [ANN, CID, { ...MAGE, at: [9, 14], spells: ['esp-stats'] }],
    there: [ANN, CID, { ...MAGE, at: [9, 14], spells: ['esp-stats'] }],
    does: both(['to:9-13', 'cast:esp-stats', 'ann', 'attack:ur'], ['to:9-13', 'cast:esp-stats', 'cid', 'attack:ur']),
    met: ['ann', 'attack:ur'],
  },
  'which likeness is the mage': { ...likenesses({}), does: both(['cast:image']), met: ['cast:image'] },
  'which likeness is the mage, who was dazed': { ...likenesses({ dazed: true }), does: both(['cast:image']), met: ['cast:image'] },
  'which likeness is the mage, who regains strength': { ...likenesses({ now: 5 }), does: both(['cast:image']), met: ['cast:image'] },
  'which likeness declines, changes weapons, lies down and stands up': {
    ...likenesses({ slung: ['dagger'] }),
    does: both(['cast:image', 'decline', 'change', 'ready:dagger-1', 'done', 'prone', 'stand']),
    met: ['decline', 'change', 'prone', 'stand'],
    most: 40,
  },
  'which likeness evades of its own': { ...likenesses({}), does: both(['cast:image', 'evade']), met: ['evade'] },
  'which likeness casts what does not begin on his square': {
    ...likenesses({ spells: ['image', 'missile-return', 'create-fire', 'psychic-blast', 'illusion-wolf'] }),
    does: both(
      ['cast:image', 'cast:missile-return:mog-1', 'cast:psychic-blast'],
      ['cast:image', 'cast:missile-return:mog-2', 'cast:psychic-blast'],
    ),
    met: ['cast:missile-return:mog-2', 'cast:psychic-blast'],
    most: 36,
  },
  'which likeness is the mage, by the numbers that ESP has read': {
    here: [SEER, MOG],
    there: [SEER, MOG],
    draws: IMAGES,
    does: both(['wait', 'cast:image', 'cast:esp-stats', 'mog-1']),
    met: ['cast:image', 'mog-1'],
    most: 36,
  },
  'what magic has cost a mage, by what it gives back': {
    here: [
      { ...ANN, sh: 20 },
      { ...MOG, at: [9, 14], sh: 14, now: 14, spells: ['drain-life'] },
    ],
    there: [
      { ...ANN, sh: 20 },
      { ...MOG, at: [9, 14], sh: 14, now: 9, spells: ['drain-life'] },
    ],
    does: both(['cast:drain-life:ann']),
    met: ['cast:drain-life:ann'],
  },
  'who of the unseen makes a fire and calls a beast': {
    here: [ANN, ...unseenMages(['create-fire', 'summon-wolf'], [])],
    there: [ANN, ...unseenMages([], ['create-fire', 'summon-wolf'])],
    draws: [
      ['lug', 'lug', '8-27'],
      ['nog', 'nog', '8-27'],
    ],
    does: both(['cast:create-fire', 'at:9-27', 'cast:summon-wolf']),
    met: ['cast:create-fire', 'cast:summon-wolf'],
  },
  'whom of the unseen a friend casts a spell on': {
    here: [ANN, { ...MOG, spells: ['missile-return'] }, ...unseenMages([], [])],
    there: [ANN, { ...MOG, spells: ['missile-return'] }, ...unseenMages([], [])],
    does: both(['cast:missile-return:lug'], ['cast:missile-return:nog']),
    met: ['cast:missile-return:lug', 'cast:missile-return:nog'],
  },
  'which order stands': {
    here: [
      { ...ANN, ready: 'dagger' },
      { ...BOB, sh: 20, ag: 18, suit: 'full-plate' },
    ],
    there: [
      { ...ANN, ready: 'dagger' },
      { ...BOB, sh: 20, ag: 18, suit: 'full-plate' },
    ],
    does: both(['orders:bob:evade-never', 'to:9-12', 'attack:bob'], ['orders:bob:evade-deadly', 'to:9-12', 'attack:bob']),
    met: ['orders:bob:evade-never', 'attack:bob'],
  },
}

/** Answers that change nothing for anyone else; what is done unseen must stay unseen. */
const LEAST = ['wait', 'nothing', 'renew', 'no', 'last']
const MOST = 24

interface Answering {
  readonly world: World
  /** Answers that are wanted, each once, as soon as it is offered. */
  readonly wishes: string[]
  readonly given: string[]
}

describe.each(Object.entries(WORLDS))('%s', (_what, { here, there, draws = [[], []], does = [[], []], met = [], most = MOST }) => {
  test('shows in nothing that the host says to the other side, taken back and looked back on too', async () => {
    const begin = (characters: readonly object[], drawn: readonly string[]) =>
      World.begin({ game: 'gladiator', seats: 2, dice: THREES, draws: drawn, scenario: { turn: 3, phase: 'incentive', characters } })
    const one: Answering = { world: await begin(here, draws[0]), wishes: [...does[0]], given: [] }
    const other: Answering = { world: await begin(there, draws[1]), wishes: [...does[1]], given: [] }
    expect(await comparedIn(one, other, most)).toBeGreaterThan(4)
    await alikeThroughout(one.world, other.world)
    expect(met.filter((id) => ![...one.given, ...other.given].includes(id))).toEqual([])
  })
})

test('an errand goes as far, and ends as it does, wherever somebody invisible stands (16.6, 23.4)', async () => {
  const ends = await Promise.all(
    [
      [3, 38],
      [16, 37],
    ].map(async (at) => {
      const world = await World.begin({
        ...{ game: 'gladiator', seats: 2, bots: [{ seat: 1, skill: 'novice' }] },
        scenario: { turn: 3, phase: 'move', first: 'west', characters: [ANN, { ...BOB, at: [9, 30] }, { robot: 'imp', side: 'east', at }] },
      })
      const { revision, decision } = world.now
      const errand = { session: world.session, revision, decision: decision?.id ?? '', errand: 'turn', limits: { news: true } }
      const done = await world.host.call('game.errand', errand)
      // With people on one side nothing is counted by seats: events keep the numbers that they have in the record.
      return JSON.stringify([done.errand, done.view, done.decision, done.events.map(({ n: _, ...event }) => event)])
    }),
  )
  expect(ends[0]).toContain('"answers":')
  expect(ends[1]).toBe(ends[0])
})

/** Plays both worlds on by the same answers, and holds that seat 0 is shown the same whenever both ask the same: how often. */
async function comparedIn(one: Answering, other: Answering, most: number): Promise<number> {
  const chance = stream('hidden fighters', 'host')
  const atFirst = await inSight(one.world)
  let compared = 0
  for (let i = 0; i < most && one.world.now.decision !== null; i++) {
    // Nobody pays for the invisibility of a scenario: it ends with the turn.
    if (atFirst < (await inSight(one.world)) && one.given.every((id) => !id.startsWith('cast:'))) break
    const paying = [one, other].filter(({ world }) => world.now.decision?.topic === 'renew')
    const [payer] = paying
    if (payer !== undefined && paying.length === 1) {
      await payer.world.aside(() => answer(payer, 'renew'))
      continue
    }
    await alike(one.world, other.world, 0, `answer ${i}`)
    compared += 1
    if (one.world.now.seat === 0 && one.world.now.canUndo && below(chance, 2) === 0) await backAndForth([one.world, other.world])
    const pick = wished(one) ?? anyOf(one.world, chance)
    const same = wished(other) ?? pick
    if (!idsOf(other.world.now).includes(same)) break
    await answer(one, pick)
    await answer(other, same)
  }
  return compared
}

/** Every position that the seat can look back on, in the words of now. */
async function alikeThroughout(one: World, other: World): Promise<void> {
  const { inputs } = await one.host.call('game.view', { session: one.session, seat: 0 })
  for (let to = 0; to <= inputs; to++) {
    const [a, b] = await Promise.all([one, other].map(({ host, session }) => host.call('game.replay', { session, to, seat: 0 })))
    expect(JSON.stringify(b), `replay of ${to}`).toBe(JSON.stringify(a))
  }
}

async function inSight(world: World): Promise<number> {
  return ((await world.seenBy(0)) as { readonly characters: readonly unknown[] }).characters.length
}

async function backAndForth(worlds: readonly World[]): Promise<void> {
  for (const world of worlds) for (const way of ['game.undo', 'game.redo'] as const) await world.goes(way)
}

async function answer({ world, given }: Answering, id: string): Promise<void> {
  given.push(id)
  await world.pick(id)
}

function wished({ world, wishes }: Answering): string | null {
  const i = wishes.findIndex((id) => idsOf(world.now).includes(id))
  return i < 0 ? null : (wishes.splice(i, 1)[0] ?? null)
}

/** Blows and magic of seat 0 tell how much their victim has, and the worlds may differ from there on; its orders lead nowhere. */
const LEFT_OUT = /^(attack|dual|grapple|shield|rush|shoot|throw|slash|disbelieve|cast|orders)/

function anyOf({ now }: World, chance: Stream): string {
  const ids = idsOf(now)
  if (now.seat === 1) return LEAST.find((id) => ids.includes(id)) ?? ids[0] ?? ''
  return oneOf(
    chance,
    ids.filter((id) => !LEFT_OUT.test(id)),
  )
}

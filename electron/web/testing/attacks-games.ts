import type { CallName, Input, Output, Reply } from '../../contract/index.ts'
import { type Attack, among } from './attack.ts'
import { talkTo } from './attacks-calls.ts'
import type { Target } from './raw-socket.ts'

// With the token and a game under way: answers, errands, plans, trials and long work, each with one field after another spoilt, against
// another game, from another seat, and at a revision that is over. Each is refused in a sentence, or harmless; the game stays as it was.

type Fields = Readonly<Record<string, unknown>>
type SessionView = Output<'game.view'>

/** What no field may be, whatever it is meant for. Some are legal for some. */
const HOSTILE: readonly unknown[] = [
  ...[null, true, -1, 1.5, 1e308, 2 ** 53, '', ' ', 'x'.repeat(5000), '\u2028', '\0', '\ud800', '__proto__', 'constructor', '../x'],
  ...[[], [null], [[]], Array.from({ length: 5000 }, () => 'x'), ['__proto__'], ['x'.repeat(5000)]],
  ...[{}, { toString: 1 }, JSON.parse('{"__proto__":{"x":1}}'), JSON.parse('{"constructor":{"prototype":{}}}')],
  Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`k${n}`, n])),
  { certain: 'yes' },
  { habits: ['x'.repeat(100)] },
  { orders: Array.from({ length: 100 }, () => 'x') },
]

/** The input with each of its fields spoilt in turn, or missing, and one with a field too many. */
function spoiltFields(input: Fields): readonly Fields[] {
  return [
    { ...input, admin: true },
    ...Object.keys(input).flatMap((name) => [
      ...HOSTILE.map((value) => ({ ...input, [name]: value })),
      Object.fromEntries(Object.entries(input).filter(([other]) => other !== name)),
    ]),
  ]
}

const SENTENCE = /^[\p{Lu}\d"“].*[.!?]["”]?$/su
const REFUSED = ['bad-request', 'conflict', 'not-found', 'rule-violation']

/** A player at a game, whose every refusal must be a short sentence under one of those codes. */
async function playerOf(target: Target) {
  const { socket, ask } = await talkTo(target)
  const reply = async (call: CallName, input?: unknown): Promise<Reply> => {
    const came = await ask(call, input)
    if (came === null) throw new Error(`${call} was not answered`)
    if (!came.ok) {
      const { code, message } = came.error
      among(code, REFUSED, `${call} ${JSON.stringify(input)?.slice(0, 300)}`)
      if (!SENTENCE.test(message) || message.length > 300) throw new Error(`${call} is refused with "${message.slice(0, 400)}"`)
    }
    return came
  }
  return {
    reply,
    async call<C extends CallName>(call: C, input: Input<C>): Promise<Output<C>> {
      const came = await reply(call, input)
      if (!came.ok) throw new Error(`${call} is refused: ${came.error.message}`)
      return came.value as Output<C>
    },
    async refused(call: CallName, input: unknown, codes: readonly string[] = REFUSED): Promise<void> {
      const came = await reply(call, input)
      among(came.ok ? 'answered' : came.error.code, codes, `${call} ${JSON.stringify(input).slice(0, 200)}`)
    },
    end: () => socket.terminate(),
  }
}

type Player = Awaited<ReturnType<typeof playerOf>>

const FIGHT = {
  at: 'room',
  party: [{ hero: 'Almuric' }, { hero: 'Lord Dil' }],
  monsters: [{ type: 'orc' }, { type: 'orc' }],
  met: 'room',
  start: 'combat',
}
const LEVELS = { characteristics: { class: 5, intelligence: 6, hits: 14, strength: 8, movement: 7 }, weapons: { 'long-ax': 9 } }
const HERO = { name: 'Una', levels: LEVELS, armour: 'mail', shield: false, armed: 'long-ax' }

const fight = ({ call }: Player) => call('game.start', { game: 'citadel', scenario: FIGHT as never, seed: 3 })
const catacombs = ({ call }: Player) => call('game.start', { game: 'hero', seats: 2, seed: 7, options: { heroes: [HERO, HERO] } as never })

/** The first errand offered there; its id is one that this game knows. */
async function errandIn({ call }: Player, { session }: SessionView): Promise<string> {
  return (await call('game.errands', { session })).errands[0]?.id ?? 'none'
}

/** Every call on a game that takes an answer or a wish, as a player would send it; those that change something come last. */
async function callsOn(player: Player, view: SessionView): Promise<readonly (readonly [call: CallName, input: Fields])[]> {
  const { session, revision, decision } = view
  const errand = await errandIn(player, view)
  const wish = { session, errand, limits: {} }
  const further = { certain: true, habits: ['x'], orders: ['x'] }
  const now = { session, revision, decision: decision?.id }
  return [
    ['game.errands', { session }],
    ['game.frames', { session, revision, seat: 0, after: view.events.map(({ n }) => n).slice(0, 1) }],
    ['game.plan', wish],
    ['game.simulate', { ...wish, count: 2 }],
    ['game.errand', { ...now, ...wish, most: 1, further }],
    ['game.choose', { ...now, pick: [decision?.options?.[0]?.id], further }],
    ['game.auto', { session, until: 'end', limit: 1, bot: 'random', work: 'auto' }],
    ['game.replay', { session, to: 0, seat: 0 }],
    ['game.branch', { session, to: 0 }],
  ]
}

/** Does it with a player of its own. */
function played(name: string, run: (player: Player) => Promise<void>): Attack {
  return {
    name,
    async run(target) {
      const player = await playerOf(target)
      await run(player)
      player.end()
    },
  }
}

const refusedAsBefore = async (player: Player, view: SessionView, attack: () => Promise<void>) => {
  const { session } = view
  const before = JSON.stringify(await player.call('game.view', { session }))
  await attack()
  if (JSON.stringify(await player.call('game.view', { session })) !== before) throw new Error('the game is not as it was')
}

export const GAME_ATTACKS: readonly Attack[] = [
  played('every field of every call on a fight, spoilt', async (player) => {
    for (const [call, input] of await callsOn(player, await fight(player))) {
      // Each on a game of its own: what is legal after all may change it.
      const view = await fight(player)
      const { session, revision, decision } = view
      const here = { ...input, session, ...('revision' in input && { revision, decision: decision?.id }) }
      for (const spoilt of spoiltFields(here)) await player.reply(call, spoilt)
    }
  }),
  played('starts like the last time, of others and of nobody', async (player) => {
    const { id: campaign } = await player.call('campaign.create', { name: 'Again', game: 'citadel' })
    const { id } = await player.call('character.recruit', { campaign, kind: 'hero' })
    const { id: other } = await player.call('campaign.create', { name: 'Other', game: 'citadel' })
    const start = { game: 'citadel', campaign, party: [id], again: true }
    for (const input of [
      { ...start, campaign: undefined },
      { game: 'citadel', again: true },
      { ...start, campaign: other },
      { ...start, game: 'hero' },
      { ...start, party: undefined },
      { ...start, party: [id, id] },
      { ...start, party: Array.from({ length: 100 }, () => id) },
      { ...start, scenario: FIGHT },
      { ...start, options: { variants: ['short-hunt'] } },
    ])
      await player.refused('game.start', input)
    for (const again of HOSTILE.filter((value) => value !== true)) await player.refused('game.start', { ...start, again }, ['bad-request'])
  }),
  played('errands, plans and trials of another game, and of one that is over', async (player) => {
    const [one, other] = [await fight(player), await catacombs(player)]
    const errand = await errandIn(player, one)
    const foreign = await errandIn(player, other)
    const decision = (view: SessionView) => ({ session: view.session, revision: view.revision, decision: view.decision?.id })
    await refusedAsBefore(player, other, async () => {
      await player.refused('game.plan', { session: other.session, errand })
      await player.refused('game.errand', { ...decision(other), errand })
      await player.refused('game.simulate', { session: other.session, errand })
    })
    await refusedAsBefore(player, one, async () => {
      if (foreign !== 'none') await player.refused('game.plan', { session: one.session, errand: foreign })
      await player.refused('game.errand', { ...decision(one), errand: 'fight-on:nobody' })
      await player.refused('game.errand', { ...decision(one), session: other.session, errand })
    })
    await player.call('game.abandon', { session: one.session })
    for (const call of ['game.errands', 'game.plan', 'game.errand', 'game.simulate', 'game.choose', 'game.hint', 'game.undo'] as const)
      await player.refused(call, callInput(call, { ...decision(one), errand }))
  }),
  played('answers and errands at a revision that is over, or that another seat counts', async (player) => {
    const view = await fight(player)
    const { session, revision, decision } = view
    const errand = await errandIn(player, view)
    await refusedAsBefore(player, view, async () => {
      for (const at of [revision + 1, revision + 1000, 2 ** 52])
        for (const [call, input] of [
          ['game.errand', { session, revision: at, decision: decision?.id, errand }],
          ['game.choose', { session, revision: at, decision: decision?.id, pick: [] }],
          ['game.undo', { session, revision: at }],
          ['game.redo', { session, revision: at }],
          ['game.abandon', { session, revision: at }],
        ] as const)
          await player.refused(call, input, ['conflict'])
      await player.refused('game.errand', { session, revision, decision: 'd999', errand }, ['conflict'])
    })
    const secret = await catacombs(player)
    const { revision: others } = await player.call('game.view', { session: secret.session, seat: 1 - secret.seat })
    await refusedAsBefore(player, secret, async () => {
      for (const call of ['game.errand', 'game.choose', 'game.undo', 'game.redo'] as const)
        await player.refused(call, callInput(call, { session: secret.session, revision: others, decision: `d${others}`, errand: 'x' }))
      await player.refused('game.simulate', { session: secret.session })
      await player.refused('game.branch', { session: secret.session, to: 0 })
      for (const seat of [2, 99, 2 ** 31]) await player.refused('game.view', { session: secret.session, seat }, ['bad-request'])
    })
  }),
  played('limits that no errand has', async (player) => {
    const view = await fight(player)
    const { session } = view
    const errand = await errandIn(player, view)
    const wide = Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`k${n}`, n]))
    const limits: Fields[] = [
      { nothing: 1 },
      { constructor: 1 },
      { toString: true },
      wide,
      { wounds: -1e308 },
      { wounds: 'x'.repeat(200) },
      { '': 1 },
    ]
    await refusedAsBefore(player, view, async () => {
      for (const each of [...limits, JSON.parse('{"__proto__":1}')])
        for (const call of ['game.plan', 'game.simulate'] as const) await player.reply(call, { session, errand, limits: each })
    })
  }),
  played('long work under hostile names, and the stopping of others', async (player) => {
    const { id: campaign } = await player.call('campaign.create', { name: 'Work', game: 'citadel' })
    for (const work of HOSTILE) {
      await player.reply('campaign.verify', { campaign, work })
      await player.reply('campaign.stats', { campaign, work })
      await player.reply('records.hall', { work })
      await player.reply('work.cancel', { work })
    }
    const same = await Promise.all([1, 2, 3].map(() => player.reply('campaign.verify', { campaign, work: 'one' })))
    among(
      same.some(({ ok }) => ok),
      [true],
      'one of the same name',
    )
    await player.reply('work.cancel', { work: 'nobody' })
    for (const call of ['records.unreadable', 'storage.unreadable'] as const) {
      among((await player.reply(call)).ok, [true], call)
      for (const input of [null, [], 'x', { campaign }]) await player.refused(call, input, ['bad-request'])
    }
  }),
]

/** The fields of these that the call has. */
function callInput(
  call: 'game.errands' | 'game.plan' | 'game.errand' | 'game.simulate' | 'game.choose' | 'game.hint' | 'game.undo' | 'game.redo',
  all: Fields,
): Fields {
  const { session, revision, decision, errand } = all
  switch (call) {
    case 'game.errands':
    case 'game.hint':
      return { session }
    case 'game.plan':
    case 'game.simulate':
      return { session, errand }
    case 'game.errand':
      return { session, revision, decision, errand }
    case 'game.choose':
      return { session, revision, decision, pick: [] }
    case 'game.undo':
    case 'game.redo':
      return { session, revision }
  }
}

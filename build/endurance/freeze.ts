import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { type Talk, talkTo } from './talk.ts'

// npm run endure -- freeze [--host FOLDER] [--again]: a campaign file as this version writes it, and the facts in it, for
// db/fixtures/<format>/. It is played through the headless host of FOLDER, a checkout of the version to freeze (by default this one), which
// may know less than we do. Games are therefore named here, each with what its first version could already do.

const { values } = parseArgs({ options: { host: { type: 'string' }, anew: { type: 'boolean', default: false } } })
const root = resolve(import.meta.dirname, '../..')
const host = resolve(values.host ?? root)

interface Row {
  readonly id: string
  readonly name: string
  readonly status: string
  readonly session: string | null
  readonly experience: number
  readonly gold: number
  readonly jewels: readonly (number | { readonly value: number })[]
  readonly exits: number
}
interface View {
  readonly session: string
  readonly revision: number
  readonly decision: { readonly id: string; readonly topic: string; readonly options?: readonly { readonly id: string }[] } | null
}
interface Listed {
  readonly session: string
  readonly status: string
}

const data = mkdtempSync(join(tmpdir(), 'citadel-freeze-'))
try {
  const talk = talkTo(join(host, 'electron/headless/index.ts'), data)
  await mirror(talk)
  await guard(talk)
  await school(talk)
  await quick(talk)
  await another(talk)
  const facts = await factsOf(talk)
  await talk.end()
  write(readFileSync(join(data, 'campaigns.db')), facts)
} finally {
  rmSync(data, { recursive: true, force: true })
}

/** Fallen characters, and one lost in a mirror, which this seed brings about. */
async function mirror({ call }: Talk): Promise<void> {
  const { id: campaign } = await call<Row>('campaign.create', { name: 'The mirror', game: 'citadel' })
  const { session } = await call<View>('game.start', { game: 'citadel', campaign, seed: 'freeze-12' })
  await call('game.auto', { session, bot: 'random', until: 'end', limit: 20_000 })
}

/** Characters who came home, finished games, one given up, one in which answers were undone, and purchases at home. */
async function guard(talk: Talk): Promise<void> {
  const { call } = talk
  const { id: campaign } = await call<Row>('campaign.create', { name: 'The old guard', game: 'citadel' })
  let initiates = 0
  for (let n = 0; n < 3; n++) await call('character.recruit', { campaign, kind: 'hero' })
  const una = { name: 'Una', race: 'elf', weapons: ['bow', 'dagger'], experience: 'wounds' }
  await call('character.recruit', { campaign, kind: 'initiate', ...una })
  for (let n = 0; n < 6; n++) await thereAndBack(await start(campaign, `freeze-guard-${n}`))
  for (let n = 0, over = true; over; n++) {
    const { session } = await start(campaign, `freeze-given-up-${n}`)
    over = (await call<View>('game.auto', { session, bot: 'sensible', until: 'end', limit: 3 })).decision === null
    if (!over) await call('game.abandon', { session })
  }
  await atHome()
  const open = await start(campaign, 'freeze-open')
  let view = await call<View & { canUndo: boolean }>('game.auto', { session: open.session, bot: 'sensible', until: 'end', limit: 25 })
  for (let n = 0; n < 40 && !view.canUndo && view.decision !== null; n++)
    view = await call('game.auto', { session: open.session, bot: 'random', until: 'end', limit: 1 })
  if (view.canUndo) await call('game.undo', { session: open.session, revision: view.revision })

  async function living(of: string): Promise<readonly Row[]> {
    const roster = await call<readonly Row[]>('character.list', { campaign: of })
    return roster.filter(({ status, session }) => status === 'living' && session === null)
  }
  /** A hero, or an initiate once all heroes have been drawn. */
  async function recruit(of: string): Promise<Row> {
    const name = `Initiate ${++initiates}`
    const initiate = { kind: 'initiate', name, race: 'dwarf', weapons: ['ax'], experience: 'wounds' }
    return call<Row>('character.recruit', { campaign: of, kind: 'hero' }).catch(() =>
      call<Row>('character.recruit', { campaign: of, ...initiate }),
    )
  }
  async function start(of: string, seed: string): Promise<View> {
    for (let n = (await living(of)).length; n < 4; n++) await recruit(of)
    const party = (await living(of)).slice(0, 6).map(({ id }) => id)
    return call('game.start', { game: 'citadel', campaign: of, party, seed })
  }
  /** Leaves by the first way out after a while. */
  async function thereAndBack(begun: View): Promise<void> {
    let view = await call<View>('game.auto', { session: begun.session, bot: 'sensible', until: 'end', limit: 12 })
    for (let n = 0; n < 400 && view.decision !== null; n++) {
      const { session, revision, decision } = view
      const out = decision.options?.some(({ id }) => id === 'leave')
      view = out
        ? await call('game.choose', { session, revision, decision: decision.id, pick: ['leave'] })
        : await call('game.auto', { session, bot: 'sensible', until: 'end', limit: 1 })
    }
  }
  /** Does whatever the version allows between games; the first one allowed nothing. */
  async function atHome(): Promise<void> {
    if (!(await knows(talk, 'character.prices'))) return
    for (const { id: character } of await living(campaign)) {
      const prices = await call<readonly { increase: string; allowed: boolean }[]>('character.prices', { character })
      const price = prices.find(({ allowed }) => allowed)
      if (price !== undefined) await call('character.advance', { character, increase: price.increase }).catch(() => {})
      await call('character.note', { character, note: 'Was there when it was frozen.', portrait: 'x-torch' })
    }
    const { id } = await recruit(campaign)
    await call('character.retire', { character: id })
  }
}

/** Older versions lack some calls. */
async function knows({ call }: Talk, method: string): Promise<boolean> {
  return call(method).then(
    () => true,
    (error: Error) => !error.message.includes('no call'),
  )
}

/** Answers undone over dice, and variants. */
async function school({ call }: Talk): Promise<void> {
  const { id: campaign } = await call<Row>('campaign.create', {
    name: 'The school',
    game: 'citadel',
    variants: ['short-hunt'],
    undo: 'teaching',
  })
  const begun = await call<View>('game.start', { game: 'citadel', campaign, seed: 'freeze-school' })
  const { session } = begun
  let view = await call<View>('game.auto', { session, bot: 'sensible', until: 'end', limit: 30 })
  for (let n = 0; n < 3; n++) view = await call('game.undo', { session, revision: view.revision })
  await call('game.redo', { session, revision: view.revision })
}

/** A fight outside every campaign, in the middle of it. */
async function quick({ call }: Talk): Promise<void> {
  const party = [{ hero: 'Almuric', gold: 10 }, { hero: 'Lord Dil' }]
  const monsters = [
    { type: 'ogre', wounds: 8 },
    { type: 'orc', wounds: 6 },
  ]
  const scenario = { party, march: [['almuric'], ['lord-dil']], monsters, start: 'combat' }
  const { session } = await call<View>('game.start', { game: 'citadel', scenario, seed: 4 })
  await call('game.auto', { session, bot: 'sensible', until: 'end', limit: 3 })
}

/** HERO: a kept sheet, a game that bots have played out, and one that begins with the sheet, bots in two seats. */
async function another(talk: Talk): Promise<void> {
  if (!(await knows(talk, 'template.list'))) return
  const { call } = talk
  const characteristics = { appearance: 3, intelligence: 5, class: 4, strength: 4, luck: 3, hits: 4, movement: 3 }
  const sheet = { name: 'Odo', levels: { characteristics, weapons: { 'long-sword': 9 } }, armour: 'mail', shield: true }
  const kept = await call<{ sheet: object }>('template.save', { game: 'hero', sheet })
  const bots = [0, 1, 2].map((seat) => ({ seat, skill: 'able' }))
  const watched = await call<View>('game.start', { game: 'hero', seats: 3, bots, seed: 'freeze-hero' })
  await call('game.auto', { session: watched.session, until: 'end', limit: 20_000 })
  const options = { heroes: [kept.sheet, null, null] }
  const begun = await call<View>('game.start', { game: 'hero', seats: 3, bots: bots.slice(1), options, seed: 'freeze-odo' })
  await call('game.auto', { session: begun.session, until: 'end', limit: 60 })
}

/** The facts that every later version must still find in it. */
async function factsOf(talk: Talk): Promise<object> {
  const { call } = talk
  const campaigns = await call<readonly Row[]>('campaign.list')
  const rosters = await Promise.all(
    campaigns.map(async ({ id, name }) => {
      const roster = await call<readonly Row[]>('character.list', { campaign: id })
      const of = ({ name: who, status, experience, gold, jewels, exits }: Row) => {
        return {
          name: who,
          status,
          experience,
          gold,
          jewels: jewels.map((jewel) => (typeof jewel === 'number' ? jewel : jewel.value)),
          exits,
        }
      }
      return { id, name, roster: roster.map(of) }
    }),
  )
  const raids = await call<readonly Listed[]>('game.list')
  const sessions = await Promise.all(
    raids.map(async ({ session, status }) => {
      const { revision, decision } = await call<View>('game.view', { session })
      return { session, status, revision, asks: decision?.topic ?? null }
    }),
  )
  const templates = (await knows(talk, 'template.list')) ? await call('template.list', { game: 'hero' }) : []
  const { games } = await call<{ games: readonly { rulesVersion: string }[] }>('app.info')
  return { rulesVersion: games[0]?.rulesVersion, campaigns: rosters, sessions, templates }
}

function write(bytes: Buffer, facts: object): void {
  const format = bytes.readUInt32BE(60)
  const folder = join(root, 'db/fixtures', String(format))
  const file = join(folder, 'campaigns.db.gz')
  if (existsSync(file) && !values.anew)
    throw new Error(`format ${format} is frozen already; --anew is only for a format that no release has written`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, gzipSync(bytes, { level: 9 }))
  writeFileSync(join(folder, 'facts.json'), `${JSON.stringify(facts, null, 2)}\n`)
  console.log(`db/fixtures/${format}: ${Math.round(bytes.length / 1024)} KB`)
}

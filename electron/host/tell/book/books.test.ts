import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { GAMES } from '../../../../engine/registry.ts'
import { clientOf, type Grade, type StoryFormat } from '../../../contract/index.ts'
import type { Printable } from '../../context.ts'
import { hostOn } from '../../host.ts'
import { botCampaign, fullParty } from '../../testing/bot-campaign.ts'
import { named, partsOf, readPage, readText, textOf, words } from '../../testing/read-books.ts'
import { type TestHost, testHost } from '../../testing/test-host.ts'
import { gameBook } from './game-book.ts'

// Finished games and whole campaigns, told in files, read back by someone else's parsers.

const bots = (seats: number) => Array.from({ length: seats }, (_, seat) => ({ seat, skill: 'able' as const }))
const at = () => '2026-11-29T12:00:00.000Z'

describe('a game', () => {
  let host: TestHost
  beforeAll(() => {
    host = testHost(undefined, GAMES, { now: at })
  })
  afterAll(() => host.close())

  /** Played by bots to its end. */
  async function played(game: string): Promise<string> {
    const seats = game === 'citadel' ? {} : { seats: ['Ada', 'Ben'], bots: bots(2) }
    const { session } = await host.call('game.start', { game, seed: 4, ...seats })
    await host.call('game.auto', { session, bot: 'sensible', until: 'end', limit: 20_000 })
    return session
  }

  it.each(GAMES.map(({ id, title }) => [id, title] as const))('of %s is told as the page tells it, with its board', async (game, title) => {
    const session = await played(game)
    const story = await host.call('game.story', { session })
    const { data, filename, mediaType } = await host.call('story.export', { session, as: 'html' })
    expect(filename).toMatch(/^[a-z0-9-]+-2026-11-29\.html$/)
    expect(mediaType).toContain('text/html')
    const all = readPage(data)
    const text = words(named(all, 'body').map(textOf).join(''))
    expect(text).toContain(title)
    expect(text).toContain(story.text)
    const lines = new Set(named(all, 'li').map((line) => words(textOf(line))))
    for (const chapter of story.chapters) {
      expect(text).toContain(words(chapter.title))
      for (const line of chapter.lines) expect([...lines]).toContain(words(`${line.text} ${line.rule}`))
    }
    for (const { name, deeds } of story.people) for (const said of [name, ...deeds]) expect(text).toContain(said)
    const boards = named(all, 'svg').filter(({ attrs }) => attrs.some(({ name, value }) => name === 'role' && value === 'img'))
    expect(boards.length).toBeGreaterThan(0)
    for (const board of boards) {
      expect(partsOf(board, 'title', 'desc').map(textOf)).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\.$/)])
      expect(board.childNodes.length).toBeGreaterThan(10)
    }
    const markdown = await host.call('story.export', { session, as: 'markdown' })
    const read = readText(markdown.data)
    for (const { lines: said } of story.chapters) for (const line of said) expect(read).toContain(words(line.text))
    expect(await host.call('story.export', { session, as: 'html' })).toMatchObject({ data })
  })

  it.each(['hero', 'domain'])('of %s shows the pieces of its table, and says what they are', async (game) => {
    const session = await played(game)
    const { data } = await host.call('story.export', { session, as: 'html' })
    const page = readPage(data)
    const boards = named(page, 'svg').filter(({ attrs }) => attrs.some(({ name, value }) => name === 'role' && value === 'img'))
    expect(boards.flatMap((board) => partsOf(board, 'text'))).toEqual([])
    const drawings = data.matchAll(/<svg class="board".*?<\/svg>/gs)
    const onBoard = [...drawings].flatMap(([board]) => [...board.matchAll(/class="b-icon[^"]*" href="#([^"]+)"/g)].map(([, icon]) => icon))
    expect(onBoard.length).toBeGreaterThan(5)
    for (const icon of onBoard) expect(data).toContain(`<symbol id="${icon}"`)
    const legends = [...data.matchAll(/<ul class="legend">.*?<\/ul>/gs)].join('')
    const explained = new Set([...legends.matchAll(/href="#([^"]+)"/g)].map(([, icon]) => icon))
    expect(onBoard.filter((icon) => !explained.has(icon) && !icon?.startsWith('face-'))).toEqual([])
    const markdown = await host.call('story.export', { session, as: 'markdown' })
    expect(readText(markdown.data)).toMatch(/On the board: \w.*\./)
  })

  it('has its marked moments in it, in the words of whoever marked them', async () => {
    const session = await played('cave')
    const text = '<b>Here</b> | *it* turned\n# not a heading'
    await host.call('moment.keep', { session, input: 5, text, flag: true })
    const { data } = await host.call('story.export', { session, as: 'html' })
    expect(named(readPage(data), 'p').map(textOf)).toContain(text)
    expect(readText((await host.call('story.export', { session, as: 'markdown' })).data)).toContain(
      '<b>Here</b> | *it* turned # not a heading',
    )
  })

  it('tells the dice that mattered, once its choices are graded, by what came of them', async () => {
    const story = await host.call('game.story', { session: await played('citadel') })
    const [first, second] = story.chapters.flatMap(({ lines }) => lines.flatMap(({ input }) => input ?? []))
    const graded = (input: number | undefined, mean: number) => ({ input: input ?? 0, luck: { mean, error: 1 } }) as Grade
    const game = GAMES.find(({ id }) => id === 'citadel')
    if (game === undefined || first === undefined) throw new Error('nothing to tell')
    const told = { game, campaign: null, story, drawings: [], moments: [], face: () => null, app: '0', at: at() }
    const tablesOf = (grades: readonly Grade[]) =>
      gameBook({ ...told, grades }).parts.flatMap(({ pieces }) =>
        pieces.flatMap((piece) => (piece.kind === 'table' && piece.title === 'The dice that mattered' ? [piece.rows] : [])),
      )
    expect(tablesOf([])).toEqual([])
    expect(tablesOf([graded(first, 0.2)])).toEqual([])
    const [rows = []] = tablesOf([graded(first, -30)])
    expect(rows).toHaveLength(1)
    expect(rows[0]?.[2]).toBe('−30')
    expect(rows[0]?.[1]).toContain(story.chapters[0]?.lines[0]?.text)
    expect(second).toBeDefined()
  })

  it('is not told before it is over, nor where there is none', async () => {
    const { session } = await host.call('game.start', { game: 'citadel', seed: 4 })
    expect(await host.refusal('story.export', { session, as: 'html' })).toMatchObject({ code: 'conflict', detail: 'open' })
    expect(await host.refusal('story.export', { session: 'none', as: 'markdown' })).toMatchObject({ code: 'not-found' })
  })

  it('keeps names that are markup as they were written', async () => {
    const seats = ['</title><script>alert(1)</script>', '![x](http://x.y) *z* | `q`']
    const { session } = await host.call('game.start', { game: 'domain', seed: 2, seats, bots: bots(2) })
    await host.call('game.auto', { session, until: 'end', limit: 20_000 })
    const { data } = await host.call('story.export', { session, as: 'html' })
    expect(words(named(readPage(data), 'body').map(textOf).join(''))).toContain(seats[0])
    const read = readText((await host.call('story.export', { session, as: 'markdown' })).data)
    for (const seat of seats) expect(read).toContain(seat)
  })
})

describe('a campaign', () => {
  let host: TestHost
  let campaign: string
  beforeAll(async () => {
    host = testHost(undefined, GAMES, { now: at })
    campaign = await botCampaign(host, { raids: 6, name: '<i>Winter</i> & *snow* [x](y)' })
  })
  afterAll(() => host.close())
  const written = async (as: StoryFormat, of = host) => (await of.call('story.export', { campaign, as })).data

  it('has everyone on its roster, living or fallen, as the roster has them', async () => {
    const all = readPage(await written('html'))
    const sections = named(all, 'section')
    const peopleIn = (title: string) =>
      sections
        .filter((section) => partsOf(section, 'h2').some((head) => textOf(head) === title))
        .flatMap((section) => partsOf(section, 'article'))
    const roster = await host.call('character.list', { campaign })
    const gone = roster.filter(({ status }) => status === 'dead' || status === 'lost')
    expect(gone.length).toBeGreaterThan(0)
    expect(peopleIn('The living')).toHaveLength(roster.length - gone.length)
    expect(peopleIn('The fallen')).toHaveLength(gone.length)
    for (const { id, name, fell } of gone) {
      const entry =
        peopleIn('The fallen')
          .map(textOf)
          .find((text) => text.includes(name)) ?? ''
      expect(entry).toContain(`Raid ${fell?.raid}, turn ${fell?.turn}. ${fell?.text}`)
      for (const { text } of (await host.call('character.get', { character: id })).deeds) expect(entry).toContain(text)
    }
    expect(named(all, 'h1').map(textOf)).toEqual(['<i>Winter</i> & *snow* [x](y)'])
  })

  it('tells its games in their order, and the records of this campaign alone', async () => {
    await botCampaign(host, { raids: 2, name: 'Another', seed: 5 })
    const all = readPage(await written('html'))
    const stats = await host.call('campaign.stats', { campaign })
    const heads = named(all, 'h3').map((head) => words(textOf(head)))
    const games = heads.filter((head) => /^Raid \d+/.test(head))
    expect(games.map((head) => Number(/\d+/.exec(head)?.[0]))).toEqual(stats.raids.map(({ raid }) => raid))
    const text = words(named(all, 'main').map(textOf).join(''))
    for (const raid of stats.raids) expect(text).toContain(raid.text)
    const captions = named(all, 'caption').map(textOf)
    const hall = (await host.call('records.hall', {})).filter(({ rows }) => rows.every((row) => row.campaign === campaign))
    expect(hall.length).toBeGreaterThan(0)
    for (const { title, rows } of hall) {
      expect(captions).toContain(title)
      for (const { label, detail } of rows) expect(text).toContain(`${label}${detail}`)
    }
  })

  it('has the maze of each raid as it ended, drawn as in the raid’s own story without its hatching', async () => {
    const book = await written('html')
    const { raids } = await host.call('campaign.stats', { campaign })
    const drawn = (page: string) => {
      const tiles = new Map([...page.matchAll(/<g id="(t\d+)">(.*?)<\/g>/g)].map(([, id, paths]) => [id, paths]))
      const laid = (_: string, id: string, at: string) => `<g${at}>${tiles.get(id)}</g>`
      return [...page.matchAll(/<svg class="board".*?<\/svg>/g)].map(([board]) =>
        board.replace(/<use href="#(t\d+)"([^>]*?)\/>/g, laid).replace(/ (id|aria-labelledby)="[^"]*"/g, ''),
      )
    }
    const alone = []
    for (const { session } of raids) alone.push(...drawn((await host.call('story.export', { session, as: 'html' })).data))
    expect(alone.length).toBeGreaterThanOrEqual(raids.length)
    const lean = alone.map((board) => board.replace(/<path class="b-hatch"[^>]*>(<\/path>)?/g, ''))
    expect(drawn(book)).toEqual(lean)
    // Each kind of tile is written once, however long the campaign.
    const boards = [...book.matchAll(/<svg class="board".*?<\/svg>/g)].join('').length
    expect(boards / raids.length).toBeLessThan(3_500)
  })

  it('says the same in Markdown', async () => {
    const read = readText(await written('markdown'))
    for (const { name, note } of await Promise.all(
      (await host.call('character.list', { campaign })).map(({ id }) => host.call('character.get', { character: id })),
    )) {
      expect(read).toContain(name)
      expect(read).toContain(words(note))
    }
    for (const { text } of (await host.call('campaign.stats', { campaign })).raids) expect(read).toContain(text)
  })

  it('is printed from its page where the shell can print, and refused elsewhere', async () => {
    expect(await host.refusal('story.export', { campaign, as: 'pdf' })).toMatchObject({ code: 'conflict', detail: 'no-printer' })
    const printPdf = vi.fn(async (_what: Printable) => Buffer.from('%PDF-1.7'))
    const shell = clientOf(hostOn(host.db, GAMES, { version: '0', platform: 'test', report: console.error, now: at, printPdf }))
    const file = await shell.call('story.export', { campaign, as: 'pdf' })
    expect(file).toMatchObject({ mediaType: 'application/pdf', encoding: 'base64', data: Buffer.from('%PDF-1.7').toString('base64') })
    expect(file.filename).toMatch(/\.pdf$/)
    expect(printPdf.mock.calls).toEqual([[{ page: await written('html') }]])
  })

  it('tells nothing of a game that is still open but who is in it', async () => {
    const books = await Promise.all(
      [1, 2].map(async (seed) => {
        const other = testHost(undefined, GAMES, { now: at })
        const id = await botCampaign(other, { raids: 2 })
        const party = await fullParty(other, id, 3)
        const { session } = await other.call('game.start', { game: 'citadel', campaign: id, party: [...party], seed })
        await other.call('game.auto', { session, bot: 'sensible', until: 'end', limit: 12 * seed })
        const book = await other.call('story.export', { campaign: id, as: 'html' })
        await other.close()
        return book.data
      }),
    )
    expect(books[0]).toContain('not over yet')
    expect(books[0]).toBe(books[1])
  })
})

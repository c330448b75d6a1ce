import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallError, type Character, type Input } from '../../../electron/contract/index.ts'
import { INITIATE_FACES as PORTRAITS } from '../../../engine/citadel/open/names.ts'
import { App } from '../../app.tsx'
import faces from '../../face/faces.svg?raw'
import { type Answers, fixtureClient } from '../../games/citadel/fixtures/client.ts'
import { CROWDED, FALLEN, homeAnswers, homeCharacter, PRICES } from '../../games/citadel/fixtures/home.ts'
import { changeSettings } from '../../settings/settings.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** The page caches each character, so every test uses another one. */
let looked = 0

async function open(who: Character, answers: Answers = {}) {
  location.hash = `#/character/${++looked}`
  render(<App client={fixtureClient({ ...homeAnswers(who), ...answers })} />)
  await screen.findByRole('article', { name: `Record of ${who.name}` })
}

const tab = (name: string | RegExp) => fireEvent.click(screen.getByRole('tab', { name }))
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const said = () => screen.getByRole('status').textContent
const dialog = () => within(screen.getByRole('dialog'))

describe('4.2 the record', () => {
  test('says past values, age, what is in force and that the figures add up', async () => {
    await open(homeCharacter())
    const record = screen.getByRole('article', { name: /Record of/ }).textContent
    expect(record).toContain('8 was 7')
    expect(record).toContain('5 was 3')
    expect(record).toContain('Three exits from the Citadel; a year and a half older.')
    expect(record).toContain('teaching undo')
    expect(record).toContain('Figures checked against the ledger.')
  })

  test('says so when record and ledger differ', async () => {
    await open(homeCharacter({ gold: 176 }))
    expect(screen.getByText('Figures and ledger differ.')).toBeInTheDocument()
  })

  test('of the fallen is a memorial, without purchases', async () => {
    await open(FALLEN)
    const memorial = within(screen.getByRole('region', { name: `In memory: ${FALLEN.name}` }))
    expect(memorial.getByRole('heading')).toHaveTextContent(/^Fell in raid III, turn 41$/)
    expect(memorial.getByText(/Turned to stone/)).toBeInTheDocument()
    expect(screen.getAllByRole('tab').map((each) => each.textContent)).toEqual(['In memory'])
    expect(screen.queryByRole('button', { name: /^Retire/ })).toBeNull()
  })

  test('has what nearly killed him, with the way to the story', async () => {
    await open(homeCharacter())
    const scar = screen.getByText('One of eight Wound Points left: Minotaur 1, with an ax').closest('li')
    expect(within(scar as HTMLElement).getByRole('link', { name: 'Raid II' })).toHaveAttribute('href', '#/story/r2')
  })

  test('turns to the previous and the next one', async () => {
    await open(homeCharacter())
    expect(screen.getByRole('link', { name: 'Previous: Almuric' })).toHaveAttribute('href', '#/character/almuric')
    expect(screen.getByRole('link', { name: 'Next: Una' })).toHaveAttribute('href', '#/character/una')
  })

  test('holds the longest name, every spell and forty things', async () => {
    await open(CROWDED['character.get']())
    expect(screen.getAllByText(/^Ring of Neutralize Poison/)).toHaveLength(40)
    expect(screen.getByRole('heading', { level: 2, name: /^Gwaigillion-Elengal/ }).textContent).toHaveLength(60)
  })
})

describe('12.2, 12.3, 17.5 increases', () => {
  test('are bought with one press if gold suffices, and the remainder is announced', async () => {
    const bought = homeCharacter({ gold: 75, experience: 31, purchase: { increase: 'wound-points', label: 'Wound Points' } })
    const advance = vi.fn(() => bought)
    await open(homeCharacter(), { 'character.advance': advance })
    press('Buy Wound Points 8 to 9 for 110 experience and 100 gold')
    await waitFor(() => expect(advance).toHaveBeenCalledWith({ character: 'gwaigillion', increase: 'wound-points' }))
    await waitFor(() => expect(said()).toBe('Bought: Wound Points. 31 experience, 75 gold and jewels worth 35 left.'))
  })

  test('are a small moment where those are wanted, and a line where not', async () => {
    const bought = homeCharacter({ gold: 75, experience: 31, purchase: { increase: 'wound-points', label: 'Wound Points' } })
    let who = homeCharacter()
    const advance = () => {
      who = bought
      return bought
    }
    await open(who, { 'character.get': () => who, 'character.advance': advance })
    press(/^Buy Wound Points/)
    expect(await screen.findByText('Gwaigillion Elengal has gained Wound Points, 8 to 9')).toBeInTheDocument()
    expect(screen.getByRole('img', { name: 'Gwaigillion Elengal in the light.' })).toBeInTheDocument()
    act(() => changeSettings({ moments: 'great' }))
    expect(screen.queryByText(/has gained/)).toBeNull()
    expect(screen.getByText('Wound Points', { selector: '.purchase b' })).toBeInTheDocument()
  })

  test('need jewels if gold is short: which ones, and the change, are shown before paying', async () => {
    const who = homeCharacter({
      gold: 40,
      jewels: [
        { id: 'jewel-100-1', value: 100 },
        { id: 'jewel-50-1', value: 50 },
        { id: 'jewel-25-1', value: 25 },
      ],
    })
    const advance = vi.fn(() => homeCharacter())
    await open(who, { 'character.advance': advance })
    press(/^Buy Bow/)
    const sum = () =>
      within(dialog().getByRole('table'))
        .getAllByRole('row')
        .map((row) => row.textContent)
    const jewel = (name: string) => dialog().getByRole<HTMLInputElement>('checkbox', { name })
    expect(jewel('Jewel of 100').checked).toBe(true)
    expect(sum()).toEqual(['Jewels100', 'Gold paid0', 'Change in gold0', 'Gold afterwards40'])
    fireEvent.click(jewel('Jewel of 100'))
    expect(dialog().getByText('60 gold short: choose more jewels.')).toBeInTheDocument()
    fireEvent.click(jewel('Jewel of 50'))
    fireEvent.click(jewel('Jewel of 25'))
    expect(sum()).toEqual(['Jewels75', 'Gold paid25', 'Change in gold0', 'Gold afterwards15'])
    fireEvent.click(jewel('Jewel of 100'))
    expect(dialog().getByText(/is not needed/)).toBeInTheDocument()
    expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Buy' }).disabled).toBe(true)
    fireEvent.click(jewel('Jewel of 50'))
    fireEvent.click(jewel('Jewel of 25'))
    fireEvent.click(dialog().getByRole('button', { name: 'Buy' }))
    await waitFor(() =>
      expect(advance).toHaveBeenCalledWith({ character: 'gwaigillion', increase: 'weapon-skill:bow', jewels: ['jewel-100-1'] }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('that are unavailable are struck out, with the reason and the case', async () => {
    await open(homeCharacter())
    const row = screen.getByRole('row', { name: /^Resistance 5/ })
    expect(row.className).toBe('no')
    expect(row).toHaveTextContent('Five is the limit.')
    expect(within(row).queryByRole('button', { name: /Buy/ })).toBeNull()
    expect(within(row).getByRole('button', { name: 'Rule 12.2' })).toBeInTheDocument()
  })

  test('explain their price as a worked sum', async () => {
    await open(homeCharacter())
    expect(screen.getByText('Why 110 instead of 100')).toBeInTheDocument()
    const sums = screen.getAllByRole('table', { name: /Each ability|Combat Bonus/ }).map((table) => table.textContent)
    expect(sums).toEqual([
      'Each abilityPrinted100A tenth for one exit from the third on10Experience110',
      'Combat BonusPrinted150A tenth for one exit from the third on15Experience165',
    ])
  })

  test('the last one can be taken back', async () => {
    const undo = vi.fn(() => homeCharacter())
    await open(homeCharacter({ purchase: { increase: 'wound-points', label: 'Wound Points' } }), { 'character.undo': undo })
    expect(screen.getByText('Wound Points', { selector: '.purchase b' })).toBeInTheDocument()
    press('Undo it')
    await waitFor(() => expect(undo).toHaveBeenCalledWith({ character: 'gwaigillion' }))
    await waitFor(() => expect(said()).toContain('Undone.'))
  })

  test('a refusal is shown where it happened', async () => {
    await open(homeCharacter(), {
      'character.advance': () => {
        throw new CallError({ code: 'conflict', message: 'Gwaigillion has gone in meanwhile.' })
      },
    })
    press(/^Buy Wound Points/)
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Gwaigillion has gone in meanwhile\.$/)
  })
})

describe('17.4 equipment', () => {
  test('weapons are chosen, the primary one first', async () => {
    const equip = vi.fn(() => homeCharacter())
    await open(homeCharacter(), { 'character.equip': equip })
    tab('Equipment')
    const take = screen.getByRole<HTMLButtonElement>('button', { name: 'Take these' })
    expect(take.disabled).toBe(true)
    fireEvent.change(screen.getByRole('combobox', { name: 'First weapon' }), { target: { value: 'sword' } })
    fireEvent.change(screen.getByRole('combobox', { name: 'Second weapon' }), { target: { value: '' } })
    fireEvent.click(take)
    await waitFor(() => expect(equip).toHaveBeenCalledWith({ character: 'gwaigillion', weapons: ['sword'] }))
  })

  test('14.4 armor is put on in addition to what is worn', async () => {
    const equip = vi.fn(() => homeCharacter())
    await open(homeCharacter(), { 'character.equip': equip })
    tab('Equipment')
    press('Put on Armor +2')
    await waitFor(() => expect(equip).toHaveBeenCalledWith({ character: 'gwaigillion', worn: ['ring-heal-1', 'armor-1'] }))
    expect(said()).toBe('What is worn has changed.')
  })

  test('a thing is given to somebody who is at home', async () => {
    const give = vi.fn(() => ({ from: homeCharacter(), to: homeCharacter({ name: 'Una' }) }))
    await open(homeCharacter(), { 'character.give': give })
    tab('Equipment')
    press('Give Healing Potion to another character')
    expect(dialog().getAllByRole('radio')).toHaveLength(2)
    fireEvent.click(dialog().getByRole('radio', { name: /Una/ }))
    fireEvent.click(dialog().getByRole('button', { name: 'Give it' }))
    await waitFor(() => expect(give).toHaveBeenCalledWith({ character: 'gwaigillion', item: 'potion-healing-1', to: 'una' }))
    await waitFor(() => expect(said()).toBe('Healing Potion is Una’s now.'))
  })
})

describe('4.1.D spells', () => {
  test('the list is exchanged for as many others', async () => {
    const learn = vi.fn((_: Input<'character.spells'>) => homeCharacter())
    await open(homeCharacter(), { 'character.spells': learn })
    tab('Spells')
    press('Change the list')
    const box = (name: RegExp) => dialog().getByRole('option', { name })
    expect(box(/^Lightning/)).toHaveAttribute('aria-selected', 'true')
    expect(box(/^Lightning/)).toHaveTextContent('1D3+2 wounds to one in their front rank')
    fireEvent.click(box(/^Lightning/))
    fireEvent.click(box(/^Wrath of God/))
    expect(dialog().getByRole('button', { name: '3 of 4 chosen' })).toBeDisabled()
    fireEvent.click(box(/^Heal/))
    fireEvent.click(dialog().getByRole('button', { name: 'Learn' }))
    await waitFor(() => expect(learn).toHaveBeenCalled())
    expect(learn.mock.calls[0]?.[0].spells).toEqual(['mental-attack', 'sleep', 'blast', 'heal'])
    await waitFor(() => expect(said()).toBe('Spells changed.'))
  })

  test('the hint fills what is open and drops nothing', async () => {
    const learn = vi.fn((_: Input<'character.spells'>) => homeCharacter())
    await open(homeCharacter(), { 'character.spells': learn })
    tab('Spells')
    press('Change the list')
    for (const name of [/^Blast/, /^Sleep/]) fireEvent.click(dialog().getByRole('option', { name }))
    expect(dialog().getByText(/would add Heal and Sleep/)).toBeInTheDocument()
    fireEvent.click(dialog().getByRole('button', { name: 'Take these' }))
    fireEvent.click(dialog().getByRole('button', { name: 'Learn' }))
    await waitFor(() => expect(learn).toHaveBeenCalled())
    expect(learn.mock.calls[0]?.[0].spells).toEqual(['lightning', 'mental-attack', 'heal', 'sleep'])
  })

  test('what is still to be chosen is shown on the tab', async () => {
    await open(homeCharacter({ spellsToChoose: 1 }))
    tab('Spells (1 to choose)')
    expect(screen.getByText('Choose one more spell.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Choose spells' })).toBeInTheDocument()
  })
})

test('the record has a strip of the raids, each with its fate and the way to its story', async () => {
  await open(
    homeCharacter({
      raids: [
        { raid: 1, session: 'r1', fate: 'came-out' },
        { raid: 2, session: 'r2', fate: 'inside' },
      ],
    }),
  )
  expect(screen.getByRole('link', { name: 'Raid I, came home' })).toHaveAttribute('href', '#/story/r1')
  expect(screen.queryByRole('link', { name: /^Raid II,/ })).toBeNull()
})

describe('inside a raid', () => {
  test('nothing can be changed, and a link leads in', async () => {
    await open(homeCharacter({ session: 'r4' }))
    expect(screen.getByRole('link', { name: 'Open the raid' })).toHaveAttribute('href', '#/play/r4')
    expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull()
    tab('Equipment')
    expect(screen.queryByRole('button', { name: /Give|Put on|Take/ })).toBeNull()
    tab('Spells')
    expect(screen.queryByRole('button', { name: 'Change the list' })).toBeNull()
    tab('Notes, retirement')
    expect(screen.queryByRole('button', { name: 'Retire' })).toBeNull()
    expect(screen.getByRole('textbox', { name: 'Note' })).toBeInTheDocument()
  })
})

describe('the person', () => {
  const write = (text: string) => fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: text } })

  test('a note is saved automatically', async () => {
    const note = vi.fn((input: Input<'character.note'>) => homeCharacter({ note: input.note ?? '' }))
    await open(homeCharacter(), { 'character.note': note })
    tab('Notes, retirement')
    write('Never trust\r\na fountain\u0007')
    expect(screen.getByText('Saved when you pause.')).toBeInTheDocument()
    await waitFor(() => expect(note).toHaveBeenCalledWith({ character: 'gwaigillion', note: 'Never trust\na fountain' }), { timeout: 3000 })
    expect(await screen.findByText('Saved.')).toBeInTheDocument()
    expect(localStorage.length).toBe(0)
  })

  test('a note that cannot be saved says so, and is still there on return', async () => {
    const refuse = vi.fn((): Character => {
      throw new CallError({ code: 'storage', message: 'The disk is full.' })
    })
    await open(homeCharacter(), { 'character.note': refuse })
    tab('Notes, retirement')
    write('Kept')
    fireEvent.blur(screen.getByRole('textbox', { name: 'Note' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The disk is full. The note is kept in this window.')
    cleanup()
    const note = vi.fn((input: Input<'character.note'>) => homeCharacter({ note: input.note ?? '' }))
    await open(homeCharacter(), { 'character.note': note })
    tab('Notes, retirement')
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }).value).toBe('Kept')
    await waitFor(() => expect(note).toHaveBeenCalledWith({ character: 'gwaigillion', note: 'Kept' }), { timeout: 3000 })
  })

  test('a note is saved when the focus moves elsewhere', async () => {
    const note = vi.fn((input: Input<'character.note'>) => homeCharacter({ note: input.note ?? '' }))
    await open(homeCharacter(), { 'character.note': note })
    tab('Notes, retirement')
    write('Off')
    tab('Spells')
    await waitFor(() => expect(note).toHaveBeenCalledWith({ character: 'gwaigillion', note: 'Off' }))
  })

  test('a portrait is chosen from pictures of the sprite', async () => {
    for (const portrait of Object.keys(PORTRAITS)) expect(faces).toContain(`<symbol id="${portrait}"`)
    const note = vi.fn(() => homeCharacter({ portrait: 'face-elf-3' }))
    await open(homeCharacter(), { 'character.note': note })
    tab('Notes, retirement')
    press('Choose a portrait')
    expect(dialog().getAllByRole('radio')).toHaveLength(Object.keys(PORTRAITS).length + 1)
    fireEvent.click(dialog().getByRole('radio', { name: 'Elf, archer with a band' }))
    fireEvent.click(dialog().getByRole('button', { name: 'Take it' }))
    await waitFor(() => expect(note).toHaveBeenCalledWith({ character: 'gwaigillion', portrait: 'face-elf-3' }))
  })

  test('retires after confirmation, and is called back', async () => {
    const retire = vi.fn(() => homeCharacter({ status: 'retired' }))
    await open(homeCharacter(), { 'character.retire': retire })
    tab('Notes, retirement')
    press('Retire')
    fireEvent.click(dialog().getByRole('button', { name: 'Stay' }))
    press('Retire')
    fireEvent.click(dialog().getByRole('button', { name: 'Retire' }))
    await waitFor(() => expect(retire).toHaveBeenCalledWith({ character: 'gwaigillion' }))
    await waitFor(() => expect(said()).toBe('Gwaigillion Elengal is retired.'))
    cleanup()
    const back = vi.fn(() => homeCharacter())
    await open(homeCharacter({ status: 'retired' }), { 'character.retire': back })
    tab('Notes, retirement')
    press('Call back')
    await waitFor(() => expect(back).toHaveBeenCalledWith({ character: 'gwaigillion', retired: false }))
  })
})

describe('the ledger', () => {
  test('opens into entries, with case and balance', async () => {
    await open(homeCharacter())
    const ledger = within(screen.getByRole('region', { name: 'Ledger' }))
    expect(ledger.getAllByRole('row')).toHaveLength(7)
    fireEvent.click(ledger.getByRole('button', { name: 'Wound Points 7 to 8' }))
    const spent = ledger.getByRole('row', { name: /A jewel of 50 spent/ })
    expect([...spent.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual([
      '',
      'A jewel of 50 spent Rule 12.2',
      '',
      '30',
      '',
      '61',
      '−50',
      '0',
    ])
    expect(ledger.getAllByRole('link', { name: /Raid III/ })[0]).toHaveAttribute('href', '#/story/r3')
  })

  test('shows one kind of entry, and where it came from', async () => {
    await open(homeCharacter())
    const ledger = within(screen.getByRole('region', { name: 'Ledger' }))
    fireEvent.change(ledger.getByRole('combobox', { name: 'Entries shown' }), { target: { value: 'jewel' } })
    expect(ledger.getAllByRole('row')).toHaveLength(4)
  })

  test('of a long life starts with the newest sixty lines', async () => {
    await open(CROWDED['character.get'](), CROWDED)
    const ledger = within(screen.getByRole('region', { name: 'Ledger' }))
    expect(ledger.getAllByRole('row')).toHaveLength(61)
    fireEvent.click(ledger.getByRole('button', { name: '60 earlier lines' }))
    expect(ledger.getAllByRole('row')).toHaveLength(121)
  })
})

describe('out of the app', () => {
  test('a format is chosen and saved', async () => {
    const written = vi.fn(() => ({ filename: 'gwaigillion.csv', mediaType: 'text/csv', encoding: 'utf8' as const, data: 'a' }))
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    await open(homeCharacter(), { 'character.export': written })
    press('Export')
    const table = dialog().getByRole('button', { name: /Table/ })
    table.focus()
    fireEvent.click(table)
    expect(table).toBeEnabled()
    await waitFor(() => expect(saved).toEqual(['gwaigillion.csv']))
    expect(written).toHaveBeenCalledWith({ character: 'gwaigillion', format: 'csv' })
    expect(dialog().getByText('Saved as gwaigillion.csv.')).toBeInTheDocument()
  })

  test('where no PDF can be made, the printed sheet is offered', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    await open(homeCharacter(), {
      'character.export': () => {
        throw new CallError({ code: 'conflict', message: 'Nothing here makes a PDF.', detail: 'no-printer' })
      },
    })
    press('Export')
    fireEvent.click(dialog().getByRole('button', { name: /PDF/ }))
    const sheet = await dialog().findByRole('button', { name: 'To the printed sheet' })
    expect(document.activeElement).toBe(sheet)
    fireEvent.click(sheet)
    await waitFor(() => expect(location.hash).toBe('#/print/character/gwaigillion'))
    await waitFor(() => expect(document.documentElement.dataset.ready).toBe('print'))
    expect(print).toHaveBeenCalledOnce()
    expect(screen.getByText(/choose “Save as PDF”/)).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    await screen.findByRole('tab', { name: 'Increases' })
    expect(document.documentElement.dataset.ready).toBeUndefined()
  })
})

test('prices are shown but nothing can be bought when retired', async () => {
  await open(homeCharacter({ status: 'retired' }))
  expect(screen.getAllByRole('row', { name: /110 100/ })).toHaveLength(PRICES.length - 1)
  expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull()
})

import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { difference, whole } from '../../engine/kernel/figures.ts'
import { facesInWords, fairness, luckInWords } from '../../engine/kernel/luck-words.ts'
import { many } from '../../engine/kernel/words.ts'
import { Columns } from './columns.tsx'
import { Courses } from './courses.tsx'
import { Faces } from './faces.tsx'
import { Luck } from './luck.tsx'
import { Rows } from './rows.tsx'

afterEach(cleanup)

const COLUMNS = [
  { id: 'a', label: 'I', says: 'Raid I: 10 gold', values: [10, 5], mark: null, href: '#/story/a' },
  { id: 'b', label: 'II', says: 'Raid II: 40 gold', values: [40, 0], mark: 'harm', href: '#/story/b' },
  { id: 'c', label: 'III', says: 'Raid III: nothing', values: [0, 0], mark: 'triumph', href: '#/story/c' },
] as const

function columns(count = 3) {
  render(
    <Columns
      title="Treasure"
      summary="50 gold marks."
      trend={null}
      columns={COLUMNS.slice(0, count)}
      numbers={{ head: ['Raid', 'Gold'], rows: [['I', '10']] }}
    />,
  )
}

describe('a chart', () => {
  test('has a title, says in words what it shows, and is one tab stop', () => {
    columns()
    const figure = screen.getByRole('figure', { name: 'Treasure' })
    expect(within(figure).getByRole('group', { name: /^Treasure\. 50 gold marks\./ })).toBeInTheDocument()
    const points = within(figure).getAllByRole('link')
    expect(points.map((point) => point.getAttribute('aria-label'))).toEqual(COLUMNS.map(({ says }) => says))
    expect(points.map((point) => point.getAttribute('tabindex'))).toEqual(['0', '-1', '-1'])
  })

  test('is walked through with arrows, Home and End, and reads out the values at each point', () => {
    columns()
    const at = (name: string) => screen.getByRole('link', { name })
    at('Raid I: 10 gold').focus()
    fireEvent.keyDown(at('Raid I: 10 gold'), { key: 'ArrowRight' })
    expect(document.activeElement).toBe(at('Raid II: 40 gold'))
    expect(screen.getByText('Raid II: 40 gold')).toBeInTheDocument()
    fireEvent.keyDown(at('Raid II: 40 gold'), { key: 'End' })
    expect(document.activeElement).toBe(at('Raid III: nothing'))
    fireEvent.keyDown(at('Raid III: nothing'), { key: 'ArrowRight' })
    expect(document.activeElement).toBe(at('Raid III: nothing'))
    fireEvent.keyDown(at('Raid III: nothing'), { key: 'Home' })
    expect(document.activeElement).toBe(at('Raid I: 10 gold'))
  })

  test('turns into its table by a button or by T, and back', () => {
    columns()
    fireEvent.click(screen.getByRole('button', { name: /^As a table/ }))
    expect(screen.getByRole('row', { name: 'I 10' })).toBeInTheDocument()
    fireEvent.keyDown(screen.getByRole('figure'), { key: 't' })
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('keeps columns within the axis, hatches jewels and puts marks below', () => {
    columns()
    const bars = [...document.querySelectorAll('.ch-bar')]
    expect(bars).toHaveLength(3)
    expect(bars.map((bar) => bar.getAttribute('fill')?.startsWith('url(#') ?? false)).toEqual([false, true, false])
    expect(bars.every((bar) => Number(bar.getAttribute('y')) >= 8)).toBe(true)
    expect(document.querySelectorAll('.ch-harm, .ch-triumph')).toHaveLength(2)
  })

  test('of a single raid is drawn too', () => {
    columns(1)
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })
})

test('courses have a line for everybody, broken where there is no value, and the goal', () => {
  const lines = [
    { name: 'Ann', values: [4, null, 6] },
    { name: 'Bram', values: [5, 5, 9] },
  ]
  const { container } = render(<Courses title="Strength" goal={{ label: 'Beast', value: 10 }} from={3} turn="Round" lines={lines} />)
  expect(screen.getByText('At the last count: Ann 6, Bram 9. Beast: 10.')).toBeVisible()
  expect(screen.getAllByRole('img').map((point) => point.getAttribute('aria-label'))).toEqual([
    'Round 3: Ann 4, Bram 5',
    'Round 4: Ann –, Bram 5',
    'Round 5: Ann 6, Bram 9',
  ])
  const drawn = [...container.querySelectorAll('.chart-box > svg > .ch-course')].map((path) => path.getAttribute('d') ?? '')
  expect(drawn.map((d) => d.split('M').length - 1)).toEqual([2, 1])
})

test('rows have their number at the end', () => {
  render(<Rows title="Kills" counts="Killed" summary="3." rows={[{ id: 'orc', label: 'Orc', count: 3, says: 'Orc: 3', icon: 'm-orc' }]} />)
  expect(screen.getByRole('img', { name: 'Orc: 3' })).toBeInTheDocument()
  expect(document.querySelector('.ch-value')).toHaveTextContent(/^3$/)
})

describe('the dice', () => {
  test('chance allows two standard deviations around a sixth', () => {
    const { expected, least, most, stands } = fairness([100, 100, 100, 100, 70, 130])
    expect(expected).toBe(100)
    expect(most - expected).toBeCloseTo(18.26, 2)
    expect(expected - least).toBeCloseTo(18.26, 2)
    expect(stands).toEqual(['within', 'within', 'within', 'within', 'below', 'above'])
  })

  test('are said in words, none at all too', () => {
    expect(facesInWords([0, 0, 0, 0, 0, 0])).toBe('No die was thrown.')
    expect(facesInWords([1, 1, 1, 1, 1, 1])).toBe('6 dice, 3.50 on average where 3.5 is fair. No face strays further than chance allows.')
    expect(facesInWords([100, 100, 100, 100, 70, 130])).toContain('Faces 5, 6 stray further')
  })

  test('are drawn with a point for each face', () => {
    render(<Faces faces={[3, 1, 4, 1, 5, 9]} />)
    expect(screen.getAllByRole('img', { name: /^Face \d: / })).toHaveLength(6)
  })
})

describe('luck', () => {
  const throws = [
    { id: 'hit', label: 'Blows', count: 10, expected: 4, came: 5 },
    { id: 'detrap', label: 'Detrapping', count: 4, expected: 2, came: 0 },
    { id: 'none', label: 'Bribery', count: 0, expected: 0, came: 0 },
  ]
  test('leaves out what was never thrown, and names the furthest from expectation', () => {
    render(<Luck kinds={throws} />)
    expect(screen.queryByText('Bribery')).toBeNull()
    expect(screen.getByText('Furthest from expectation: Detrapping: 0 where 2 were expected, in 4 throws.')).toBeInTheDocument()
    expect(document.querySelectorAll('.ch-value--end')[0]).toHaveTextContent(/^\+1$/)
    expect(document.querySelectorAll('.ch-value--end')[1]).toHaveTextContent(/^−2$/)
  })
  test('may be just as expected, or unknown', () => {
    expect(luckInWords([{ id: 'a', label: 'A', count: 2, expected: 1, came: 1 }])).toBe('Everything came as expected.')
    expect(luckInWords([])).toBe('No throw had known odds.')
  })
})

test('numbers are written for reading', () => {
  expect([whole(12_345), many(1, 'raid'), many(2, 'die', 'dice'), difference(0), difference(-0.04), difference(2.25)]).toEqual([
    '12,345',
    '1 raid',
    '2 dice',
    '0',
    '0',
    '+2.3',
  ])
})

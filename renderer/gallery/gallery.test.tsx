import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { citadel } from '../../engine/citadel/proof/index.ts'
import { FEATURE_TABLE } from '../../engine/citadel/tables/index.ts'
import { TOPICS } from '../../engine/citadel/text/index.ts'
import { momentsOf } from '../../engine/kernel/proof/moments.ts'
import { EVENT_TYPES } from '../games/citadel/events.ts'
import { MenusPage } from '../games/citadel/gallery/menus.tsx'
import { QuestionsPage } from '../games/citadel/gallery/questions.tsx'
import { EventsPage, PassagesPage } from './events.tsx'
import { Page } from './page.tsx'

afterEach(cleanup)

const GOLDEN = resolve(import.meta.dirname, '../../engine/citadel/proof/golden')
const moments = momentsOf(
  citadel,
  readdirSync(GOLDEN).map((file) => JSON.parse(readFileSync(resolve(GOLDEN, file), 'utf8'))),
)

function show(page: React.ReactNode) {
  render(<Page title="The gallery">{page}</Page>)
}

/** The exhibit of that name. */
function exhibit(name: string) {
  const figure = screen.getAllByRole('figure').find((each) => each.querySelector('figcaption')?.textContent === name)
  if (!figure) throw new Error(`${name} is not in the gallery`)
  return within(figure)
}

test('the gallery shows every type of event as a line of the chronicle with its picture', () => {
  show(<EventsPage moments={moments} />)
  expect(screen.queryAllByRole('alert')).toEqual([])
  for (const type of EVENT_TYPES) expect(exhibit(type).getByRole('listitem').querySelector('.log-i use'), type).not.toBeNull()
})

test('it shows every question of the game as a card', () => {
  show(<QuestionsPage moments={moments} />)
  for (const topic of Object.keys(TOPICS)) {
    const prompt = moments.questions[topic]?.decision?.prompt ?? topic
    expect(exhibit(topic).getByRole('heading', { name: prompt, hidden: true }).textContent, topic).toBe(prompt)
  }
})

test('it shows every result of the Feature Table, and everything the mirror can tell', () => {
  show(<PassagesPage moments={moments} />)
  const results = Object.entries(FEATURE_TABLE).flatMap(([feature, named]) => named.map((result) => `${feature}: ${result}`))
  for (const what of [...results, 'mirror: level', 'mirror: distance', 'mirror: both'])
    expect(exhibit(what).getAllByRole('listitem').length, what).toBeGreaterThan(0)
})

test('it shows the menu of a counter at every step, up to the question that the map asks', () => {
  show(<MenusPage />)
  expect(exhibit('deed, by what, whom').getAllByRole('menu', { hidden: true })).toHaveLength(3)
  expect(exhibit('deed, and by what').getAllByRole('menu', { hidden: true })).toHaveLength(2)
  expect(exhibit('nothing can be done').getByText(/has acted|nothing to do/)).toBeTruthy()
  expect(exhibit('where: the map asks').getByText('Where? Press a place.')).toBeTruthy()
})

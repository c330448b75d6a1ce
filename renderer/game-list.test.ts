import { expect, test } from 'vitest'
import { GAMES } from '../engine/registry.ts'
import { PAGES } from './game-list.ts'

test('every game of the engine has a page, with the same title and in the same order', () => {
  expect(PAGES.map(({ id, title }) => ({ id, title }))).toEqual(GAMES.map(({ id, title }) => ({ id, title })))
})

test.each(PAGES.filter(({ campaign }) => campaign !== undefined))('$title: its page says of its campaigns what the engine says', (page) => {
  const rules = GAMES.find(({ id }) => id === page.id)?.roster
  expect({
    raid: { one: page.words.one, many: page.words.many },
    kinds: page.campaign?.kinds.map(({ id, name }) => ({ id, label: name.toLowerCase() })),
    fate: page.campaign?.fates,
    most: page.campaign?.party.most,
    units: Object.entries(page.campaign?.units ?? {}).flatMap(([id, unit]) => (unit === null ? [] : [[id, unit.one, unit.many]])),
  }).toEqual({
    raid: rules?.words.raid,
    kinds: rules?.kinds,
    fate: rules?.words.fate,
    most: rules?.mostInParty,
    units: Object.entries(rules?.units ?? {}).map(([id, unit]) => [id, unit.one, unit.many]),
  })
  // A page may offer fewer: the face of a hero is his alone, and what was chosen long ago stays valid.
  expect(rules?.portraits).toEqual(expect.arrayContaining(Object.keys(page.campaign?.roster.portraits ?? {})))
})

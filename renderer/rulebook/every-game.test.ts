import { describe, expect, test } from 'vitest'
import { GAMES } from '../../engine/registry.ts'
import { findRule } from '../chronicle/find-rule.ts'
import { PAGES } from '../game-list.ts'
import { piecesOf } from './prose.ts'

// What every game adds to its rules agrees with its own rulebook.

describe.each(PAGES.map((page) => [page.id, page] as const))('%s', (id, { book, guide }) => {
  const game = GAMES.find((each) => each.id === id)
  const rules = game?.rules() ?? []
  const { printed, corrections } = book.tables(JSON.parse(JSON.stringify(game?.tables() ?? {})))

  test('has a rulebook', () => {
    expect(rules.length).toBeGreaterThan(0)
  })

  test('the glossary is in alphabetical order, has each word once, and names only existing cases', () => {
    const titles = book.glossary.map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
    expect(titles).toEqual([...titles].sort((one, other) => one.localeCompare(other, 'en')))
    for (const { rule, text } of book.glossary) {
      const named = piecesOf(text, rule, rules, []).filter((piece) => piece.rule !== null)
      expect(named.map((piece) => piece.text)).toEqual(named.map((piece) => piece.rule))
      for (const [word] of text.matchAll(/\(([\dA-Za-z., -]+)\)/g))
        for (const each of word.slice(1, -1).split(', ')) expect([each, findRule(rules, each)?.rule]).toEqual([each, each])
    }
  })

  test('tables belong to existing cases, have a cell under each column, and are read by existing cases', () => {
    for (const { rule } of [...printed, ...corrections]) expect([rule, findRule(rules, rule)?.rule]).toEqual([rule, rule])
    for (const { id: table, columns, rows } of printed)
      for (const { id: row, cells } of rows) expect([table, row, cells.length]).toEqual([table, row, columns.length])
    for (const [rule, tables] of Object.entries(book.readBy)) {
      expect([rule, findRule(rules, rule)?.rule]).toEqual([rule, rule])
      for (const { table, column } of tables) {
        const found = printed.find((each) => each.id === table)
        expect([table, column ?? null, found !== undefined]).toEqual([table, column ?? null, true])
        if (column !== undefined) expect(found?.columns.map((each) => each.id)).toContain(column)
      }
    }
  })

  test('the guide has each lesson once, short, with an existing case', () => {
    const lessons = guide?.lessons ?? []
    expect(new Set(lessons.map((lesson) => lesson.id)).size).toBe(lessons.length)
    for (const { id: lesson, rule, text } of lessons)
      expect([lesson, rules.some((entry) => entry.rule === rule), text.length < 230, text.endsWith('.')]).toEqual([
        lesson,
        true,
        true,
        true,
      ])
  })
})

import { expect, test } from 'vitest'
import { follyGame } from './kernel/proof/follies.ts'
import { PROOFS } from './proof-registry.ts'

// Whole games by bots of all strengths in which nothing happens that a person would laugh at; `npm run endure -- follies` plays a thousand.

const GAMES = 8

test.each(PROOFS.flatMap(({ game, follies }) => (follies === undefined ? [] : [{ title: game.title, follies }])))(
  '$title: bots play without a folly',
  ({ follies }) => {
    const played = Array.from({ length: GAMES }, (_, n) => follyGame(follies, `follies-${n}`, n))
    expect(played.flatMap(({ found }) => found)).toEqual([])
  },
)

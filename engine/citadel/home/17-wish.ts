import { fields, list, type Reading, text, word } from '../../kernel/reading.ts'
import { misread } from '../../kernel/refusal.ts'
import type { Json, Refusal } from '../../kernel/types.ts'
import { INITIATE_FACES } from '../open/names.ts'
import { SPELL_IDS } from '../tables/index.ts'

// 17.3: the wish for a new character in a campaign, as it comes from outside.

export interface HeroWish {
  readonly kind: 'hero'
  readonly name?: string
}

export interface InitiateWish {
  readonly kind: 'initiate'
  readonly name: string
  readonly race: string
  readonly weapons: readonly string[]
  /** What the background experience goes into (4.1.B.7). */
  readonly experience: string
  /** Left out: they are chosen later, when the Magic Potential is known. */
  readonly spells?: readonly string[]
  /** One of the faces of initiates. Left out: one that nobody in the campaign has is proposed. */
  readonly portrait?: string
}

/** Longer than any word in the tables. */
const WORD = 40
const NAME = 60
const MOST_WEAPONS = 4

/** Reads a wish; refuses `bad-request`, naming the first field that is wrong. */
export function readWish(json: Json): HeroWish | InitiateWish | Refusal {
  const r: Reading = { wrong: [] }
  const kind = word(r, 'kind', isObject(json) ? json.kind : undefined, ['hero', 'initiate'])
  const wish = kind === 'hero' ? heroWish(r, json) : initiateWish(r, json)
  return misread(r.wrong, { detail: r.wrong[0]?.split(/[ [.]/, 1)[0] }) ?? wish
}

function heroWish(r: Reading, json: Json): HeroWish {
  const { name } = fields(r, 'the wish', json, ['kind', 'name'])
  return { kind: 'hero', ...(name === undefined ? {} : { name: text(r, 'name', name, NAME) }) }
}

function initiateWish(r: Reading, json: Json): InitiateWish {
  const given = fields(r, 'the wish', json, ['kind', 'name', 'race', 'weapons', 'experience', 'spells', 'portrait'])
  const words = (at: 'weapons' | 'spells', most: number) => list(r, at, given[at], most, (where, one) => text(r, where, one, WORD))
  return {
    kind: 'initiate',
    name: text(r, 'name', given.name, NAME),
    race: text(r, 'race', given.race, WORD),
    weapons: words('weapons', MOST_WEAPONS),
    experience: text(r, 'experience', given.experience, WORD),
    ...(given.spells === undefined ? {} : { spells: words('spells', SPELL_IDS.length) }),
    ...(given.portrait === undefined ? {} : { portrait: word(r, 'portrait', given.portrait, Object.keys(INITIATE_FACES)) }),
  }
}

function isObject(json: Json): json is { readonly [key: string]: Json | undefined } {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}

import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { CharacterRecord, RECORD_VERSION, RecordBody, RosterRecord } from '../electron/contract/inputs/record.ts'
import { EndLine, GAME_VERSION, GameHeader, SessionLine } from '../electron/host/files/transfer/format.ts'
import type { RosterRules } from '../engine/kernel/playable.ts'
import { GAMES } from '../engine/registry.ts'

// npm run record-schema: writes the published schemas. Of record files, one for each game with campaigns: the common part and the game's own
// sheet. Of the files of single games, one for each of their lines. A released version never changes: raise it instead.

export interface Published {
  readonly file: string
  readonly schema: string
}

/** The JSON Schema (draft 2020-12) of the lines of a single game's file. */
export function gameSchema(): Published {
  const lines = z.toJSONSchema(z.union([GameHeader, SessionLine, EndLine]), { target: 'draft-2020-12', unrepresentable: 'any' })
  const schema = {
    title: `Citadel game file, version ${GAME_VERSION}`,
    description: 'Each line of the unpacked file: what it is, the game, and the checksum of both.',
    ...lines,
  }
  return { file: resolve(import.meta.dirname, `../docs/game-file-${GAME_VERSION}.schema.json`), schema: `${laidOut(schema)}\n` }
}

/** The JSON Schemas (draft 2020-12) of both kinds of record file. */
export function recordSchemas(): readonly Published[] {
  return GAMES.flatMap(({ id, title, roster }) =>
    roster === null ? [] : [{ file: fileOf(id), schema: `${laidOut(schemaOf(id, title, roster))}\n` }],
  )
}

function fileOf(game: string): string {
  return resolve(import.meta.dirname, `../docs/character-record-${RECORD_VERSION}.${game}.schema.json`)
}

const WIDTH = 140

/** JSON in lines as long as those of the code: whatever fits in one stands in one. */
function laidOut(value: unknown, indent = ''): string {
  const flat = JSON.stringify(value)
  if (typeof value !== 'object' || value === null || indent.length + flat.length <= WIDTH) return flat
  const deeper = `${indent}  `
  const inside = Array.isArray(value)
    ? value.map((each) => laidOut(each, deeper))
    : Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${laidOut(each, deeper)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${inside.map((line) => deeper + line).join(',\n')}\n${indent}${close}`
}

function schemaOf(game: string, title: string, { sheetSchema, portraits }: RosterRules): object {
  const { $defs, ...common } = z.toJSONSchema(z.union([CharacterRecord, RosterRecord]), {
    target: 'draft-2020-12',
    // The placeholder for the game's own sheet.
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (zodSchema === CharacterRecord.shape.game) Object.assign(jsonSchema, { const: game })
      if (zodSchema === RecordBody.shape.portrait)
        Object.assign(jsonSchema, { anyOf: [{ type: 'string', enum: portraits }, { type: 'null' }] })
    },
  })
  return {
    title: `Citadel character record of ${title}, version ${RECORD_VERSION}`,
    description: 'A file of one character, or of a whole roster.',
    ...common,
    $defs: { ...$defs, Sheet: sheetSchema },
  }
}

if (import.meta.main) for (const { file, schema } of [...recordSchemas(), gameSchema()]) writeFileSync(file, schema)

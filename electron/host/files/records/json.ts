import type { Json } from '../../../../engine/kernel/types.ts'
import type { Character } from '../../../contract/index.ts'
import {
  type CharacterRecord,
  RECORD_VERSION,
  type RecordBody,
  Sheet as RecordSheet,
  type RosterRecord,
} from '../../../contract/inputs/record.ts'
import type { Gathered, Written } from './gather.ts'

type Career = NonNullable<RecordBody['career']>[number]

/** One character as a record file. */
export function characterRecord(one: Gathered, written: Written): CharacterRecord {
  return { format: 'citadel-character', ...head(written), character: body(one) }
}

/** All characters of a campaign in one file. */
export function rosterRecord(all: readonly Gathered[], written: Written): RosterRecord {
  return { format: 'citadel-roster', ...head(written), characters: all.map(body) }
}

function head({ game, campaign: { name, variants, undo }, app, at }: Written): Omit<CharacterRecord, 'format' | 'character'> {
  const { id, rulesVersion } = game
  return { version: RECORD_VERSION, game: id, rulesVersion, app, writtenAt: at, campaign: { name, variants: [...variants], undo } }
}

function body({ character, ledger, prices }: Gathered): RecordBody {
  const { status, createdAt, note, portrait, fell, raids, victories, deeds, scars, career, experience, gold, jewels, exits } = character
  return {
    status,
    joinedAt: createdAt,
    note,
    portrait,
    fell: fell === null ? null : fallOf(fell),
    sheet: sheetOf(character.sheet),
    origin: character.origin === null ? null : sheetOf(character.origin),
    balances: { experience, gold, jewels: jewels.map(({ value }) => value), exits },
    ledger: ledger.map(({ session: _, input: _input, ...entry }) => entry),
    // An open game is not part of the record.
    raids: raids.flatMap(({ raid, fate }) => (fate === 'inside' ? [] : [{ raid, fate }])),
    victories,
    deeds: deeds.map(({ raid, text }) => ({ raid, text })),
    scars: scars.map(({ raid, text }) => ({ raid, text })),
    ...(career.length === 0 ? {} : { career: career.map(({ id, title, lines }) => ({ id, title, lines: lines.map(written) })) }),
    prices: prices.map(({ increase, label, experience: cost, gold: marks }) => ({ increase, label, experience: cost, gold: marks })),
  }
}

function written({ id, label, value, detail }: Character['career'][number]['lines'][number]): Career['lines'][number] {
  return { id, label, value, detail }
}

/** Every sheet on the roster is an object. One larger than a record may hold would be a bug. */
function sheetOf(sheet: Json): RecordBody['sheet'] {
  return RecordSheet.parse(sheet)
}

/** Without the session, which means nothing elsewhere. */
function fallOf({ session: _, ...fell }: NonNullable<Character['fell']>): NonNullable<RecordBody['fell']> {
  return fell
}

import type { Input, OutgoingFile } from '../../../../electron/contract/index.ts'
import type { KeptHero } from '../sheet/sheets.ts'

/** A hero as a file: what `game.start` and `template.save` take, and nothing beside it. */
export function fileOf({ name, sheet }: Pick<KeptHero, 'name' | 'sheet'>): OutgoingFile {
  const word = name
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
  return {
    filename: `${word || 'hero'}.hero.json`,
    mediaType: 'application/json',
    encoding: 'utf8',
    data: `${JSON.stringify(sheet, null, 2)}\n`,
  }
}

/** A sheet is a page of text; whatever is longer is something else. */
const LONGEST = 20_000

type Sheet = Input<'template.save'>['sheet']

/** The content of a file, if it is an object; the rules check whether it is a hero. */
export async function sheetFrom(file: Blob): Promise<Sheet | null> {
  if (file.size > LONGEST) return null
  try {
    const read: unknown = JSON.parse(await file.text())
    return isObject(read) ? read : null
  } catch {
    return null
  }
}

function isObject(read: unknown): read is Sheet {
  return typeof read === 'object' && read !== null && !Array.isArray(read)
}

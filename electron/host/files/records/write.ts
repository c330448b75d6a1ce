import { listCharacters } from '../../../../db/characters.ts'
import { isRefusal } from '../../../../engine/kernel/refusal.ts'
import type { Refusal } from '../../../../engine/kernel/types.ts'
import { CHARACTER_ENDING, type Format, importAs, type OutgoingFile } from '../../../contract/index.ts'
import { homeOf, memberOf } from '../../membership.ts'
import { type Room, reading } from '../../work/room.ts'
import { csv } from './csv.ts'
import { filename } from './filename.ts'
import { type Gathered, gather, sharedBy, type Written } from './gather.ts'
import { html } from './html.ts'
import { characterRecord, rosterRecord } from './json.ts'
import { looksOf } from './looks.ts'
import { markdown } from './markdown.ts'
import { recordPage } from './page.ts'

/** The formats of a text; a PDF is printed by the shell. */
export type TextFormat = Exclude<Format, 'pdf'>

export interface OutgoingRoster {
  /** A copy of the campaigns, and the one of them whose characters go out. */
  readonly file: string
  readonly campaign: string
  readonly format: TextFormat
  /** The version of this program, and the time. */
  readonly app: string
  readonly at: string
  /** The folder of the page, for the looks of HTML. */
  readonly page: string
}

/** All characters of a campaign in one file. In a worker thread: of a long campaign it takes seconds. */
export function writeRoster({ file, campaign: id, format, app, at, page }: OutgoingRoster, { games, tick }: Room): OutgoingFile | Refusal {
  return reading(file, games, (context) => {
    const home = homeOf(context, id)
    if (isRefusal(home)) return home
    const { campaign } = home
    const shared = sharedBy(context, id)
    const all: Gathered[] = []
    for (const one of listCharacters(context.db, id)) {
      const member = memberOf(context, one.id)
      if (isRefusal(member)) return member
      all.push(gather(context, member, shared))
      tick(all.length)
    }
    const written = { game: home.game, rules: home.rules, campaign, app, at }
    const title = campaign.name
    return recordFile(format, rosterName(title), all, written, { title, page, record: () => rosterRecord(all, written) })
  })
}

/**
 * One character as a file.
 * @param page the folder of the page, for the looks of HTML
 */
export function writeCharacter(format: TextFormat, one: Gathered, written: Written, page: string): OutgoingFile {
  return recordFile(format, one.character.name, [one], written, { title: null, page, record: () => characterRecord(one, written) })
}

/** The name of a roster's file, of whatever kind. */
export function rosterName(campaign: string): string {
  return `${campaign} roster`
}

/** @param title heads a file of several characters */
function recordFile(
  format: TextFormat,
  name: string,
  all: readonly Gathered[],
  written: Written,
  { title, page, record }: { readonly title: string | null; readonly page: string; readonly record: () => object },
): OutgoingFile {
  const pages = () => all.map((one) => recordPage(one, written))
  const text = (ending: string, mediaType: string, data: string): OutgoingFile => ({
    ...{ filename: filename(name, ending), mediaType, encoding: 'utf8', data },
  })
  switch (format) {
    case 'json': {
      const data = `${JSON.stringify(record(), null, 2)}\n`
      return { ...text(CHARACTER_ENDING.slice(1), 'application/json', data), importAs: importAs(data) }
    }
    case 'markdown':
      return text('md', 'text/markdown; charset=utf-8', markdown(title, pages()))
    case 'csv':
      return text('csv', 'text/csv; charset=utf-8', csv(all, written))
    case 'html':
      return text('html', 'text/html; charset=utf-8', html(title ?? name, pages(), looksOf(page)))
  }
}

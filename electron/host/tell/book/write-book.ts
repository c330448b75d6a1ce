import { isRefusal } from '../../../../engine/kernel/refusal.ts'
import type { Refusal } from '../../../../engine/kernel/types.ts'
import { looksOf } from '../../files/records/looks.ts'
import { type Room, reading } from '../../work/room.ts'
import type { Book } from './book.ts'
import { campaignBook } from './campaign-book.ts'
import { bookHtml } from './html.ts'
import { bookMarkdown } from './markdown.ts'

export interface OutgoingBook {
  /** A copy of the campaigns, and the one of them that is told. */
  readonly file: string
  readonly campaign: string
  readonly as: 'html' | 'markdown'
  /** The version of this program, and the time. */
  readonly app: string
  readonly at: string
  /** The folder of the page, for the looks of HTML. */
  readonly page: string
}

/** A campaign as a book. In a worker thread: of a long campaign it takes seconds. */
export function writeBook({ file, as, page, ...wish }: OutgoingBook, { games, tick }: Room): string | Refusal {
  return reading(file, games, (context) => {
    const book = campaignBook(context, wish, tick)
    return isRefusal(book) ? book : bookAs(book, as, page)
  })
}

/** A book as text. */
export function bookAs(book: Book, as: OutgoingBook['as'], page: string): string {
  const looks = looksOf(page)
  return as === 'html' ? bookHtml(book, looks) : bookMarkdown(book, looks.symbols)
}

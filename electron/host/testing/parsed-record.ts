/** A record as it is found again in a page of HTML or Markdown. */
export interface ParsedRecord {
  readonly name: string
  readonly facts: Readonly<Record<string, string>>
  readonly tables: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>
  readonly note: string
}

/** A variant of a game as forms, rulebook and `app.info` have it: `Open numbers`, and what it changes, in one sentence. */
export interface VariantWords {
  readonly name: string
  readonly text: string
}

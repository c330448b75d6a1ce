import type { PaperFault, PaperField } from '../../engine/kernel/paper-types.ts'

// Characters and whole campaigns that began on paper.

export interface PaperForm {
  readonly campaign: string
  /** In the order of the printed record. */
  readonly fields: readonly PaperField[]
}

export interface PaperChecked {
  /** For each of those who were sent, in their order. */
  readonly people: readonly {
    readonly faults: readonly PaperFault[]
    /** What each field left empty stands for, by field or by `field:number`. */
    readonly start: Readonly<Record<string, string>>
  }[]
}

export interface PaperEntered {
  readonly campaign: string
  readonly characters: readonly { readonly id: string; readonly name: string }[]
}

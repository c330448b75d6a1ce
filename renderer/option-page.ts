import type { Decision, Option } from '../engine/kernel/types.ts'

type Asked = Pick<Decision, 'topic' | 'options'> | null

/**
 * The options of a question as its game types them. `Data` has the type of their data by topic, from `engine/<game>/option-types.ts`; an
 * option may have none. Empty at a question about something else.
 */
export type OptionsAbout<Data> = <K extends string & keyof Data>(asked: Asked, topic: K) => readonly Option<Data[K]>[]

/** The boundary: the host passes an option's data on as the rules made them. */
export function optionsAbout<Data>(): OptionsAbout<Data> {
  return (asked, topic) => (asked?.topic === topic ? ((asked.options ?? []) as never) : [])
}

import type { Step } from '../../kernel/play.ts'
import type { Tale } from '../../kernel/tale-types.ts'
import type { DomainState } from '../state.ts'

export function tale(_: { readonly first: DomainState; readonly last: DomainState; readonly steps: readonly Step[] }): Tale {
  throw new Error('not told yet')
}

import type { LabBar } from '../../../electron/contract/index.ts'

/** A bar of an arm: what the address names, and what the list of games is of. */
export interface ChosenBar {
  readonly arm: number
  readonly bar: LabBar
}

/** `0,share,home,yes`: in an address. */
export function barId({ arm, bar }: ChosenBar): string {
  return [arm, ...partsOf(bar)].map((part) => encodeURIComponent(part)).join(',')
}

function partsOf(bar: LabBar): readonly (string | number)[] {
  if ('share' in bar) return ['share', bar.share, bar.is ? 'yes' : 'no']
  if ('amount' in bar) return ['amount', bar.amount, bar.from, bar.to]
  if ('cause' in bar) return ['cause', bar.cause]
  if ('fellAfter' in bar) return ['turns', bar.fellAfter, bar.until]
  if ('fellOn' in bar) return ['level', bar.fellOn]
  return ['person', bar.person, bar.fate]
}

/** What someone typed into the address may not be decodable. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

/** @param address of the bar; null where it names none. */
export function barOf(address: string): ChosenBar | null {
  const [arm = '', kind, of = '', more = '', to = ''] = address.split(',').map(decoded)
  const bar = /^\d$/.test(arm) ? read(kind, of, more, to) : null
  return bar === null ? null : { arm: Number(arm), bar }
}

function read(kind: string | undefined, of: string, more: string, to: string): LabBar | null {
  switch (kind) {
    case 'share':
      return { share: of, is: more === 'yes' }
    case 'amount':
      return { amount: of, from: Number(more), to: Number(to) }
    case 'cause':
      return { cause: of }
    case 'turns':
      return { fellAfter: Number(of), until: Number(more) }
    case 'level':
      return { fellOn: Number(of) }
    case 'person':
      return more === 'home' || more === 'fallen' || more === 'victory' ? { person: of, fate: more } : null
    default:
      return null
  }
}

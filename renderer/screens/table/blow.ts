import { useState } from 'react'
import type { Roll } from '../../../engine/kernel/types.ts'

/** The newest attack roll; it stays on the table until another falls. */
export function useLastBlow(rolled: readonly Roll[]): Roll | null {
  const newest = rolled.findLast((roll) => roll.why.includes('attack')) ?? null
  const [kept, setKept] = useState(newest)
  if (newest && newest !== kept) setKept(newest)
  return newest ?? kept
}

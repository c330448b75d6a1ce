import { expect, test } from 'vitest'
import { emptyRaid } from '../setup.ts'
import { idsOf } from '../tables/index.ts'
import { CAUSES, fellInWords } from './fell.ts'

test('every cause has words, with somebody who did it and without', () => {
  const s = emptyRaid([], 1)
  for (const cause of idsOf(CAUSES))
    for (const by of [null, 'orc-2', 'talisman', 'x-the-unknown']) {
      const fell = fellInWords(s, { turn: 7, level: 1, at: 'gateway', cause, by })
      expect(fell).toMatchObject({ turn: 7, level: 1, cause })
      expect(fell.text).toMatch(/^Level 1, M50\. [A-Z][^.]{5,}[^.\s]$/)
      expect(fell.text).not.toMatch(/null|undefined|[a-z]-\d/)
    }
})

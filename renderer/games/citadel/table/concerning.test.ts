import { expect, test } from 'vitest'
import type { CitadelView } from '../../../../engine/citadel/view-types.ts'
import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { lessonsDue } from '../../../guide/due.ts'
import { concerning } from '../events.ts'
import { GUIDE } from '../guide-texts.ts'

const VIEW = { party: [{ id: 'una' }] } as unknown as CitadelView
const death = (who: string): LogEntry => ({ n: 1, rule: '9.7', type: 'died', text: '', data: { who } })
const due = (who: string) => lessonsDue(GUIDE.lessons, { topic: null, events: concerning([death(who)], VIEW) }, []).map(({ id }) => id)

test('9.7 a death is explained when one of ours dies, and no monster is mourned', () => {
  expect(due('orc-1')).toEqual([])
  expect(due('una')).toEqual(['event.died'])
})

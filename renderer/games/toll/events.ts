import type { TollEvent } from '../../../engine/toll/event-types.ts'
import { type EventRows, gameEvents } from '../../event-page.ts'

const ROWS: EventRows<TollEvent> = {
  dealt: { look: 'x-hood' },
  laid: { look: 'x-stone' },
  thrown: { look: 'x-coins' },
  ended: { look: ['x-gateway', 'good'] },
}

/** What happens at the bridge, as the page knows it. */
export const EVENTS = gameEvents<TollEvent>(ROWS, () => null)

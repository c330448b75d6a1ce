import type { TollEvent } from '../../../engine/toll/types.ts'
import { gameEvents } from '../../event-page.ts'
import { crest, type Plate } from '../../scene/plate.ts'

const COINS = crest('x-coins', 110, 74, { lit: 'spot', shadow: 110 })
const TOLL: Plate = { alt: 'Coins in the light of a gate.', wall: 'ashlar', floor: 'planks', light: 'cone', things: [COINS], spot: 'gold' }

/** What happens at the bridge, as the page knows it. */
export const EVENTS = gameEvents<TollEvent>(
  {
    dealt: { look: 'x-hood' },
    'turn-began': { look: 'x-hourglass', weight: 'apart' },
    laid: { look: 'x-stone', sound: 'tile' },
    thrown: {
      look: 'x-coins',
      weight: ({ points }) => (points > 0 ? 'small' : 'line'),
      moment: ({ toll }) => ({ title: `The toll is ${toll}`, plate: TOLL }),
    },
    ended: { look: ['x-gateway', 'good'] },
  },
  () => null,
)

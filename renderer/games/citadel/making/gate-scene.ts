import { capital, inWords } from '../../../../engine/kernel/words.ts'
import type { FriezePlate } from '../../../scene/frieze.tsx'

/** So many people stand before the Gateway of Evil; more than six are drawn as six. */
export function gateScene(people: number): FriezePlate {
  return {
    alt: `${people === 1 ? 'One stands' : `${capital(inWords(people))} stand`} before the Gateway of Evil.`,
    wall: 'valley-wide',
    pieces: [
      { piece: 'gateway', x: 445, y: 71.5, size: 150 },
      { piece: people < 6 ? `party-${people}` : 'party', x: 284, y: 112.6, size: 92 },
    ],
    strip: { top: 96, height: 104 },
    spot: 'fire',
  }
}

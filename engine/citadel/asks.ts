import { rolling } from '../kernel/play.ts'
import type { DelveState } from './state.ts'

// What a raid rolls for, as a closed list, and the verb of the kernel held to it. Words are in `text/`.

/** What a roll is for; its words are in `text/rolls.ts`. */
export type RollTopic =
  | 'first-player' // 4.1.A.3
  | 'magic-potential' // 4.4
  | 'sun' // 4.1.D
  | 'limit' // 10.6, 14.6
  | 'trap-check' // 7.0
  | 'detrap'
  | 'trap' // 7.1
  | 'burning-oil' // 7.2
  | 'arrow'
  | 'poison' // 7.2, 13.1, 14.5
  | 'monster-check' // 8.1
  | 'encounter-first'
  | 'encounter-second'
  | 'number-of-monsters' // 8.3
  | 'monster-skill' // 8.2
  | 'monster-wounds'
  | 'negotiation' // 8.4
  | 'monster-gold' // 8.5
  | 'gold-amount'
  | 'bribe' // 8.7
  | 'target' // 9.3
  | 'attack' // 9.5
  | 'move-up' // 9.8
  | 'spell-wounds' // 10.5
  | 'mage-armor' // 10.6
  | 'strength'
  | 'castings'
  | 'resistance' // 11.0
  | 'feature' // 13.9
  | 'cure' // 10.6, 13.4, 14.5
  | 'bookcase' // 13.4
  | 'bookcase-wounds'
  | 'altar-wounds' // 13.5
  | 'painting' // 13.6
  | 'painting-wounds'
  | 'talisman-or-medallion'
  | 'mirror-level' // 13.7
  | 'mirror-segments'
  | 'find' // 14.0
  | 'find-number'
  | 'jewel'
  | 'magic-item'
  | 'chest-trap' // 14.1
  | 'magic-weapon' // 14.3
  | 'magic-bonus'
  | 'potion' // 14.5
  | 'talisman' // 14.6
  | 'sun-gain'
  | 'uses'
  | 'mind'
  | 'medallion' // 14.7
  | 'strangling'
  | 'ring' // 14.8
  | 'gaze' // 15.3
  | 'hellgate-demons' // 16.0
  | 'hellgate-blast'
  | 'hellgate'

export const roll = rolling<DelveState, RollTopic>()

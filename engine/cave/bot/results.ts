import { mayGainSpell } from '../chapters/02-craft.ts'
import { againstOther } from '../chapters/14-combat.ts'
import { can } from '../chapters/characters.ts'
import { partsOf } from '../open/results.ts'
import { CHAMBER_RESULTS } from '../tables/index.ts'
import { FIGHTERS, type Result } from '../tables/table-types.ts'
import { clash } from './fights.ts'
import type { Scene } from './scene.ts'
import { craftWorth, followersWorth, goldWorth, leastObject, lifeGain, lifeLoss, objectsWorth, SPELL, strengthWorth } from './worth.ts'

const MISSED = 1.3
const WEAK = 1.5
const TOAD = 8
const EVIL = 0.5
const TURN_ENDS = 0.5

/** What a face of a die brings, in turns. `gives`: it comes from a card or the Fountain (C-93). */
export function resultWorth(scene: Scene, result: Result, gives: 'card' | 'other' = 'other'): number {
  const { s, p, temper } = scene
  const { word, amount } = partsOf(result)
  switch (word) {
    case 'life':
      return amount < 0 ? -lifeLoss(p, temper) : lifeGain(p, amount, temper)
    case 'gold':
      return goldWorth(p, amount + (gives === 'card' && can(p, 'nose-for-gold') ? 1 : 0), temper)
    case 'strength':
      return strengthWorth(p, amount)
    case 'craft':
      return craftWorth(p, amount)
    case 'spell':
      return mayGainSpell(s, p) ? SPELL : 0
    case 'turn-ends':
      return -TURN_ENDS
    case 'turns':
      return amount * MISSED
    case 'weak':
      return -WEAK
    case 'toad':
      return -TOAD
    case 'alignment':
      return -EVIL
    case 'fight':
      return clash(p, againstOther('guardian', 'strength', amount), temper).worth
    case 'demons':
      return clash(p, againstOther('demons', 'craft', CHAMBER_RESULTS.find(({ id }) => id === 'demons-lair')?.craft ?? 0), temper).worth
    case 'leave-one':
      return -Math.min(
        p.gold > 0 ? -goldWorth(p, -1, temper) : Number.POSITIVE_INFINITY,
        leastObject(p)?.worth ?? Number.POSITIVE_INFINITY,
        8,
      )
    case 'leave-all':
      return goldWorth(p, -p.gold, temper) - objectsWorth(p)
    case 'objects-lost':
    case 'objects-destroyed':
      return -objectsWorth(p)
    case 'followers-lost':
      return -followersWorth(p)
    default:
      return fighterWorth(scene, word)
  }
}

function fighterWorth({ p, temper }: Scene, word: string): number {
  const fighter = FIGHTERS.find((each) => each === word)
  const arena = CHAMBER_RESULTS.find(({ fighters }) => fighters !== undefined)
  if (fighter === undefined) return 0
  const { win, worth } = clash(p, againstOther(fighter, 'strength', arena?.fighters?.[fighter] ?? 0), temper)
  return worth + (can(p, 'arena-name') ? win * goldWorth(p, 1, temper) : 0)
}

/** One face as likely as another. */
export function dieWorth(scene: Scene, faces: readonly Result[], gives: 'card' | 'other' = 'other'): number {
  return faces.reduce((sum, face) => sum + resultWorth(scene, face, gives), 0) / Math.max(1, faces.length)
}

import { mayGainSpell } from '../chapters/02-craft.ts'
import { healingCosts } from '../chapters/04-life.ts'
import { waresLeft } from '../chapters/cards.ts'
import { craftOf, isToad, mayOwn, strengthOf } from '../chapters/characters.ts'
import { cardOf, isBeast, isObject } from '../open/cards.ts'
import { LIMITS } from '../tables/index.ts'
import type { Card } from '../tables/table-types.ts'
import { bestClash } from './fights.ts'
import { dieWorth } from './results.ts'
import type { Scene } from './scene.ts'
import { craftWorth, gainWorth, goldWorth, keepWorth, lifeGain, lifeLoss, purseWorth, SPELL, strengthWorth } from './worth.ts'

/** Turning up that card, or coming to it where it lies. */
export function cardWorth(scene: Scene, copy: string): number {
  const { kind } = cardOf(copy)
  const found = scene.cards.get(kind)
  if (found !== undefined) return found
  const worth = weighed(scene, copy)
  scene.cards.set(kind, worth)
  return worth
}

function weighed(scene: Scene, copy: string): number {
  const { p, temper } = scene
  const card = cardOf(copy)
  if (isBeast(card)) return bestClash(p, [copy], 'strength', temper).worth
  if (card.type === 'spirit') return bestClash(p, [copy], 'craft', temper).worth
  if (card.type === 'event') return eventWorth(scene, card)
  if (isToad(p)) return 0
  if (isObject(card) || card.type === 'follower') return gainWorth(p, copy, temper)
  return Math.max(0, visitWorth(scene, copy))
}

function eventWorth(scene: Scene, card: Card): number {
  const { s, p, temper } = scene
  switch (card.kind) {
    case 'rockfall':
    case 'gold-vein':
      return dieWorth(scene, card.die ?? [], 'card')
    case 'poisonous-vapours':
      return craftOf(p) <= (card.craftAtMost ?? 0) ? -lifeLoss(p, temper) : 0
    case 'distant-glow':
      return s.crystal === null ? revealWorth(scene) : goldWorth(p, 1, temper)
    case 'windfall':
      return goldWorth(p, 1, temper)
    case 'bright-echo':
      return echo(scene, 'good', 'evil')
    case 'dark-echo':
      return echo(scene, 'evil', 'good')
    default:
      return 0
  }
}

function echo({ p, temper }: Scene, blessed: string, cursed: string): number {
  return p.alignment === blessed ? lifeGain(p, 1, temper) : p.alignment === cursed ? -lifeLoss(p, temper) : 0
}

/** What it is to know the Chamber at last: all to the player nearest to the Trials. */
const KNOWN = 4
const LEAD = 30

export function revealWorth({ s, ready, rival }: Scene): number {
  return s.crystal === null ? KNOWN + LEAD * (ready - rival) : 0
}

const FACES = 6
const PROSPECTOR_TELLS = 1 / 3

/** The best that can be had of a Stranger or a Place. */
export function visitWorth(scene: Scene, copy: string): number {
  const { s, p, temper } = scene
  const card = cardOf(copy)
  const { kind, price = 0 } = card
  switch (kind) {
    case 'dying-prospector': {
      if (s.crystal !== null) return goldWorth(p, 1, temper)
      const told = revealWorth(scene)
      return Math.max(told * PROSPECTOR_TELLS, p.gold >= price ? told + goldWorth(p, -price, temper) : 0)
    }
    case 'moss-woman':
      return healWorth(scene, copy).worth
    case 'wandering-scholar':
      return p.gold >= price ? craftWorth(p, 1) + goldWorth(p, -price, temper) : 0
    case 'beggar':
      return p.gold >= price && mayGainSpell(s, p) ? SPELL + goldWorth(p, -price, temper) : 0
    case 'chained-champion':
      return (Math.max(0, Math.min(FACES, FACES + 1 - ((card.needs ?? 0) - strengthOf(p)))) / FACES) * strengthWorth(p, 1)
    case 'shrine-of-light':
      return prayWorth(scene, card)
    case 'gnome-trader':
    case 'dwarf-smith':
      return tradeWorth(scene, copy)
    case 'cave-entrance-card':
      return homeWorth(scene)
    default:
      return dieWorth(scene, card.die ?? [], 'card')
  }
}

/** Shrine of Light: Good adds 1, Evil takes 1. */
export function prayWorth(scene: Scene, card: Card): number {
  const die = card.die ?? []
  const shift = { good: 1, neutral: 0, evil: -1 }[scene.p.alignment]
  const faces = die.map((_, i) => die[Math.min(FACES, Math.max(1, i + 1 + shift)) - 1] ?? 'nothing')
  return dieWorth(scene, faces, 'card')
}

/** The most worth among all numbers of Lives, and how many: at the Entrance (null), or of the Moss Woman. */
export function healWorth({ p, temper }: Scene, copy: string | null): { readonly lives: number; readonly worth: number } {
  let best = { lives: 0, worth: 0 }
  for (let lives = 1; lives <= LIMITS.healTo - p.lives && healingCosts(p, copy, lives) <= p.gold; lives++) {
    // The cure that the Gold was kept for is this one.
    const worth = lifeGain(p, lives, temper) + purseWorth(p, -healingCosts(p, copy, lives))
    if (worth > best.worth) best = { lives, worth }
  }
  return best
}

export function homeWorth(scene: Scene): number {
  return healWorth(scene, null).worth
}

const DRAUGHT = 'draught'

/** What buying that would bring. */
export function buyWorth({ p, temper }: Scene, copy: string, ware: string): number {
  const { sells = {} } = cardOf(copy)
  const price = sells[ware === DRAUGHT ? DRAUGHT : cardOf(ware).kind] ?? 0
  return (ware === DRAUGHT ? lifeGain(p, 1, temper) : gainWorth(p, ware, temper)) + goldWorth(p, -price, temper)
}

/** What selling that Object would bring. */
export function sellWorth({ p, temper }: Scene, copy: string, object: string): number {
  const { type } = cardOf(object)
  const price = type === 'object' || type === 'magic-object' ? (cardOf(copy).buys?.[type] ?? 0) : 0
  return price === 0 ? 0 : goldWorth(p, price, temper) - keepWorth(p, object)
}

function tradeWorth(scene: Scene, copy: string): number {
  const { s, p, out } = scene
  const { kind, sells = {}, buys } = cardOf(copy)
  const wares = waresLeft(s, out).filter((ware) => cardOf(ware).of === kind && mayOwn(p, cardOf(ware)))
  const affordable = wares.filter((ware) => p.gold >= (sells[cardOf(ware).kind] ?? 0))
  const bought = affordable.map((ware) => buyWorth(scene, copy, ware))
  const draught = (sells[DRAUGHT] ?? Number.POSITIVE_INFINITY) <= p.gold && p.lives < 4 ? [buyWorth(scene, copy, DRAUGHT)] : []
  const sold = buys === undefined ? [] : p.objects.map((object) => sellWorth(scene, copy, object))
  return Math.max(0, ...bought, ...draught, ...sold)
}

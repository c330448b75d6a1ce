import type { CharacterView, CitadelView, FightView, MonsterView } from '../../../../engine/citadel/view-types.ts'
import { listed } from '../../../../engine/kernel/words.ts'
import { nameOf } from '../names.ts'

export type Unit = CharacterView | MonsterView

/** Why someone may or may not strike whom, with the case that says so. */
export interface Reason {
  readonly rule: string
  readonly text: string
}

export function isCharacter(who: Unit): who is CharacterView {
  return 'race' in who
}

/** Those with the party; the charmed and traitors are in the ranks of the other side (10.5, 13.2, 15.5). */
export function ours({ party }: Pick<CitadelView, 'party'>): readonly CharacterView[] {
  return party.filter((who) => who.side === 'party')
}

/** Those against the party: the monsters given, and the traitors. */
export function theirs({ party }: Pick<CitadelView, 'party'>, monsters: readonly MonsterView[]): readonly Unit[] {
  return [...monsters, ...party.filter((who) => who.side === 'monsters')]
}

export interface Field {
  readonly ours: readonly Unit[]
  readonly theirs: readonly Unit[]
  readonly fight: FightView
}

/** Those a character reaches from where he stands, and why no one else: 9.2 to 9.5, 10.4, 10.5, 13.3, 13.4. */
export function reasonsOf(who: Unit, { ours, theirs, fight }: Field): readonly Reason[] {
  const isOurs = ours.includes(who)
  const others = (isOurs ? theirs : ours).filter(standsUp)
  const front = others.filter(({ rank }) => rank === 0)
  if (who.status === 'dead') return [{ rule: '9.7', text: `${who.name} has fallen.` }]
  if (who.status === 'stone') return [{ rule: '15.3', text: `${who.name} is stone and takes no part.` }]
  if (standsAside(who, { ours, theirs, fight }))
    return [{ rule: fight.where === 'coffin' ? '13.4' : '13.3', text: `${who.name} cannot join: another character fights alone.` }]
  if (who.status === 'asleep') return [{ rule: '10.5', text: `${who.name} sleeps, takes blows, and can neither strike nor wake.` }]
  const faced = fight.facing.flatMap(({ from, to }) => (from === who.id ? others.filter(({ id }) => id === to) : []))
  const strikers = fight.facing.flatMap(({ from, to }) => (to === who.id ? others.filter(({ id }) => id === from) : []))
  const reasons = who.rank === 0 ? fromTheFront(who, isOurs, faced, others) : fromBehind(who, isOurs, front)
  const struck = strikers.length > 0 ? [{ rule: '9.3', text: `Struck by: ${listed(namesOf(strikers))}.` }] : []
  return [...reasons, ...powerOf(who), ...struck, ...conditionsOf(who)]
}

/** Whether a member of the party only looks on while another fights alone (13.3, 13.4). */
export function standsAside(who: Unit, { ours, fight }: Field): boolean {
  if (fight.where === 'segment' || fight.where === 'hellgate' || !ours.includes(who)) return false
  const fighting = new Set(fight.facing.flatMap(({ from, to }) => [from, to]))
  const front = ours.filter((each) => each.rank === 0 && standsUp(each))
  return !fighting.has(who.id) && fighting.size > 0 && front.some(({ id }) => !fighting.has(id))
}

function fromTheFront(who: Unit, isOurs: boolean, faced: readonly Unit[], others: readonly Unit[]): Reason[] {
  const weapon = weaponOf(who)
  if (weapon === 'bow') return [{ rule: '9.4', text: `${who.name} cannot shoot the bow from the front rank.` }]
  if (faced.length === 0) return [{ rule: '9.3', text: `${who.name} faces no one.` }]
  const choice = faced.length === 1 ? '' : isOurs ? ' and strikes one of them' : '; a die decides which it strikes'
  const reasons = [{ rule: '9.3', text: `${who.name} faces ${listed(namesOf(faced))}${choice}.` }]
  const beside = others.filter((each) => each.rank === 0 && !faced.includes(each))
  const behind = others.filter((each) => each.rank > 0)
  if (beside.length > 0)
    reasons.push({ rule: '9.3', text: `${listed(namesOf(beside))} ${beside.length === 1 ? 'is' : 'are'} not opposite.` })
  if (behind.length > 0)
    reasons.push({
      rule: '9.3',
      text: `${listed(namesOf(behind))} ${behind.length === 1 ? 'is' : 'are'} out of reach behind the front rank.`,
    })
  return reasons
}

function fromBehind(who: Unit, isOurs: boolean, front: readonly Unit[]): Reason[] {
  if (who.rank > 1) return [{ rule: '9.2', text: `${who.name} is too far back: only the first two ranks fight.` }]
  const weapon = weaponOf(who)
  if (weapon === 'bow' || weapon === 'throwing-dagger') {
    const target = isOurs ? 'anyone in the front rank' : 'one of the front rank, as a die decides'
    return [{ rule: '9.3', text: `${who.name} reaches ${target}: ${front.length > 0 ? listed(namesOf(front)) : 'no one stands there'}.` }]
  }
  const held = weapon === null ? 'strikes' : `strikes with the ${nameOf(weapon).toLowerCase()}`
  return [{ rule: '9.4', text: `${who.name} ${held} only from the front rank.` }, ...spellsFromBehind(who, isOurs)]
}

function spellsFromBehind(who: Unit, isOurs: boolean): Reason[] {
  if (!isOurs || !isCharacter(who)) return []
  return who.spells.circled.length > 0 ? [{ rule: '10.4', text: 'Casters cast combat spells from here.' }] : []
}

/** In full, since a counter has little room. */
function conditionsOf({ effects }: Unit): readonly Reason[] {
  return effects.length > 1 ? [{ rule: '9.5', text: `Conditions: ${effects.map(({ label }) => label).join(', ')}.` }] : []
}

/** What a monster does apart from striking. */
const POWERS: Readonly<Record<string, Reason>> = {
  cronk: { rule: '15.1', text: 'Its stench costs all who fail to resist 2 of their Combat Bonus.' },
  chimaera: { rule: '15.2', text: 'Breathes fire on its target, hit or miss.' },
  medusa: { rule: '15.3', text: 'On a 6 her gaze turns the target to stone.' },
  troll: { rule: '15.4', text: 'Once wounded, it heals 1 wound every third phase.' },
  vampire: { rule: '15.5', text: 'In its first two phases it charms instead of biting.' },
  'evil-mage': { rule: '15.7', text: 'Casts Lightning from the first two ranks while it has 3 Wound Points or more.' },
  'x-the-unknown': { rule: '15.7', text: 'Casts Lightning from the first two ranks while it has 3 Wound Points or more.' },
}

function powerOf(who: Unit): readonly Reason[] {
  const power = POWERS[isCharacter(who) ? (who.kind === 'charmed-monster' ? who.race : '') : who.type]
  return power ? [power] : []
}

function weaponOf(who: Unit): string | null {
  if (!isCharacter(who)) return who.weapon
  return who.inHand
}

function standsUp(who: Unit): boolean {
  return who.rank >= 0 && who.status !== 'dead' && who.status !== 'stone' && who.status !== 'lost'
}

function namesOf(who: readonly Unit[]): readonly string[] {
  return who.map(({ name }) => name)
}

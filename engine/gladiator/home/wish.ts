import type { KnownCampaign, RosterRecord } from '../../kernel/campaign.ts'
import { fields, isFields, quoted, type Reading, text, word } from '../../kernel/reading.ts'
import { conflict, misread } from '../../kernel/refusal.ts'
import type { Json, Refusal } from '../../kernel/types.ts'
import { idOfName } from '../chapters/24-starting.ts'
import { armed, gearFrom } from '../chapters/25-arms.ts'
import { LONGEST_NAME } from '../open/campaign.ts'
import { movable } from '../open/making.ts'
import { isRace } from '../open/people.ts'
import { readName, readStart } from '../sheet.ts'
import type { StableSheet } from '../sheet-types.ts'
import { PRESETS } from '../tables/fighters.ts'
import type { PresetId, RaceId } from '../tables/ids.ts'
import { RACES } from '../tables/races.ts'
import { plain, presetOf, recordOf } from './audit.ts'

type Newcomer = Pick<StableSheet, 'name' | 'race' | 'start' | 'gear'>

/**
 * 25.1, 41.2: someone new, as wished for: made of his race's points (`{kind: 'gladiator', name, race, sh, ag, iq?}`), or one of the
 * ready fighters by name or id (`{kind: 'hero', name}`). Refuses with `bad-request` what makes no sense, and with `conflict` a name that
 * is taken.
 */
export function recruit(wish: Json, { taken }: KnownCampaign): RosterRecord | Refusal {
  const r: Reading = { wrong: [] }
  const kind = word(r, 'kind', isFields(wish) ? wish.kind : undefined, ['gladiator', 'hero'])
  const newcomer = kind === 'hero' ? readHero(r, wish) : readGladiator(r, wish)
  const refused = misread(r.wrong, { detail: r.wrong[0]?.split(/[ [.:]/, 1)[0] })
  if (refused !== null) return refused
  const same = taken.find(({ name }) => plain(name) === plain(newcomer.name))
  const isSame = same !== undefined && (kind === 'gladiator' || presetOf(same.sheet as StableSheet) === presetOf(newcomer))
  if (isSame) return conflict(`This stable already has a gladiator called ${newcomer.name}.`, 'name-taken', '25.1')
  const id = idOfName(newcomer.name, (each) => taken.some(({ slug }) => slug === each))
  return recordOf({ id, ...newcomer, experience: 0, bones: null, fights: 0, kept: [], breakOuts: 0 })
}

function readHero(r: Reading, wish: Json): Newcomer {
  const given = fields(r, 'the wish', wish, ['kind', 'name'])
  const name = text(r, 'name', given.name, LONGEST_NAME)
  const presets = Object.keys(PRESETS) as PresetId[]
  const preset = presets.find((id) => id === name) ?? presets.find((id) => plain(PRESETS[id].name) === plain(name))
  if (preset === undefined) r.wrong.push(`name must be that of a ready fighter, not ${quoted(name)}`)
  const { name: called, race, sh, ag, iq, ...gear } = PRESETS[preset ?? 'newcomer']
  return { name: called, race, start: { sh, ag, iq }, gear: gearFrom(gear) }
}

function readGladiator(r: Reading, wish: Json): Newcomer {
  const given = fields(r, 'the wish', wish, ['kind', 'name', 'race', 'sh', 'ag', 'iq'])
  const race = word(r, 'race', given.race, Object.keys(RACES).filter(isRace))
  const { sh = null, ag = null, iq = leftFor(race, given.sh, given.ag) } = given
  return { name: readName(r, 'name', given.name), race, ...armed(race, readStart(r, 'start', { sh, ag, iq }, race)) }
}

/** 10.1: left out, a mage's wits are what the other two leave of his points; a fighter's are those of his race. */
function leftFor(race: RaceId, sh: Json | undefined, ag: Json | undefined): number {
  const { base } = RACES[race]
  if (!movable(race).includes('iq') || typeof sh !== 'number' || typeof ag !== 'number') return base.iq
  return base.sh + base.ag + base.iq - sh - ag
}

import type { Client } from '../../../../electron/contract/index.ts'
import { idsOf } from '../../../../engine/gladiator/open/names.ts'
import { PRESETS } from '../../../../engine/gladiator/tables/fighters.ts'
import { RACES } from '../../../../engine/gladiator/tables/races.ts'
import { anyOf } from '../../../host/any-of.ts'
import { freeNames } from '../../../host/free-names.ts'
import { FIGHTER_NAMES } from './fighter-names.ts'

const TEAM = 3
/** Made in place of ready fighters, once each of those has been in the stable (41.2). */
const PLAIN_RACE = 'human'

/** Signs on fighters of the manual (41.2) the stable has not had; where too few are left, humans with names that nobody in it has had. */
export async function signReadyTeam(client: Client, campaign: string): Promise<{ readonly joined: readonly string[] }> {
  const roster = await client.call('character.list', { campaign })
  const had = new Set(roster.map(({ name }) => name))
  // Two of the manual's fighters have one name: a team has it once.
  const left = [...Map.groupBy(idsOf(PRESETS), (id) => PRESETS[id].name)].flatMap(([name, [first]]) =>
    had.has(name) || !first ? [] : [first],
  )
  const { sh, ag } = RACES[PLAIN_RACE].base
  const joined: string[] = []
  for (let i = 0; i < TEAM; i++) {
    const preset = left[i]
    const wish =
      preset === undefined
        ? {
            kind: 'gladiator',
            name: anyOf(freeNames(FIGHTER_NAMES, await client.call('character.list', { campaign }))),
            race: PLAIN_RACE,
            sh,
            ag,
          }
        : { kind: 'hero', name: preset }
    const { id } = await client.call('character.recruit', { campaign, ...wish })
    joined.push(id)
  }
  return { joined }
}

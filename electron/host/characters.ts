import { getCampaign } from '../../db/campaigns.ts'
import { changeCharacter, createCharacter, getCharacter, listCharacters, type Character as StoredCharacter } from '../../db/characters.ts'
import { jewelsOf } from '../../db/ledger.ts'
import type { RosterRules } from '../../engine/kernel/playable.ts'
import type { Refusal } from '../../engine/kernel/types.ts'
import { answered, type Character, type CharacterRow, refused } from '../contract/index.ts'
import { gameVariants, partyInMaking } from './campaigns.ts'
import type { Context } from './context.ts'
import type { Handlers } from './frame.ts'
import { sheetOf } from './start.ts'

type CharacterCalls = `character.${'list' | 'get' | 'recruit' | 'spells'}`

/** `character.*`: the roster of a campaign. */
export function characterHandlers(context: Context): Pick<Handlers, CharacterCalls> {
  const { db, tell } = context
  return {
    'character.list'({ campaign }) {
      if (getCampaign(db, campaign) === null) return refused(NO_CAMPAIGN)
      return answered(listCharacters(db, campaign).map((character) => rowOf(context, character)))
    },

    'character.get'({ character: id }) {
      const character = getCharacter(db, id)
      return character === null ? refused(NO_CHARACTER) : answered(recordOf(context, character))
    },

    'character.recruit'({ campaign: id, ...wish }) {
      const campaign = getCampaign(db, id)
      if (campaign === null) return refused(NO_CAMPAIGN)
      const rules = rulesOf(context, campaign.game)
      if ('code' in rules) return refused(rules)
      const inMaking = partyInMaking(context, id)
      if (inMaking !== null) return refused(inMaking)
      const taken = listCharacters(db, id)
      const { variants } = gameVariants(campaign.variants)
      // 4.4: every recruit has a number of its own in the campaign's chance, so that asking again is no second throw.
      const record = rules.recruit(wish, { variants, taken, seed: id, number: taken.length })
      if ('code' in record) return refused(record)
      const made = createCharacter(db, id, { id: context.newId(), ...record }, context.now())
      if (made.kind === 'refused') return refused(made.refusal)
      tell('campaign.changed', { campaign: id })
      return answered(recordOf(context, made.value))
    },

    'character.spells'({ character: id, spells }) {
      const character = getCharacter(db, id)
      if (character === null) return refused(NO_CHARACTER)
      const rules = rulesOf(context, getCampaign(db, character.campaign)?.game)
      if ('code' in rules) return refused(rules)
      const sheet = rules.learn(sheetOf(character), spells)
      if ('code' in sheet) return refused(sheet as Refusal)
      const changed = changeCharacter(db, id, { sheet }, context.now())
      if (changed.kind === 'refused') return refused(changed.refusal)
      tell('campaign.changed', { campaign: character.campaign })
      return answered(recordOf(context, changed.value))
    },
  }
}

const NO_CAMPAIGN: Refusal = { code: 'not-found', message: 'There is no such campaign.' }
const NO_CHARACTER: Refusal = { code: 'not-found', message: 'There is no such character.' }

function rulesOf({ games }: Context, id: string | undefined): RosterRules | Refusal {
  return (
    games.find((game) => game.id === id)?.roster ?? {
      code: 'conflict',
      message: 'That game has no characters to keep.',
      detail: 'no-roster',
    }
  )
}

function rowOf({ db }: Context, { id, campaign, slug, name, race, kind, status, session, holdings }: StoredCharacter): CharacterRow {
  const { experience, gold, exits } = holdings
  return { id, campaign, slug, name, race, kind, status, experience, gold, jewels: [...jewelsOf(db, id)], exits, session }
}

function recordOf(context: Context, character: StoredCharacter): Character {
  const sheet = sheetOf(character)
  const rules = rulesOf(context, getCampaign(context.db, character.campaign)?.game)
  const spellsToChoose = 'code' in rules ? 0 : rules.spellsToChoose(sheet)
  const record = { ...rowOf(context, character), sheet, createdAt: character.createdAt }
  return spellsToChoose === 0 ? record : { ...record, spellsToChoose }
}

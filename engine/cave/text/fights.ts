import type { Ask } from '../../kernel/ask.ts'
import type { Option } from '../../kernel/types.ts'
import { capital } from '../../kernel/words.ts'
import type { Against } from '../asks.ts'
import { livingPlayer } from '../chapters/14-characters.ts'
import { againstOther } from '../chapters/14-combat.ts'
import { oddsOfAttack, oddsOfDefence } from '../odds/sheet.ts'
import { fightShown, oddsOfFight, oddsOfLoss, oddsOfTrial } from '../odds/shown.ts'
import type { FightDeed } from '../open/actions.ts'
import { anyName, cardName, characterName, foeName, spellName, theLoot, theName } from '../open/names.ts'
import type { CaveOptions } from '../option-types.ts'
import type { CaveState, Player } from '../state.ts'
import { addedBy, CHAMBER_RESULTS } from '../tables/index.ts'
import { CHARACTER_IDS } from '../tables/table-types.ts'
import { asked, PASS } from './asked.ts'
import { lastLife } from './warnings.ts'

// The words of fights (14, 15).

type Words = Omit<Option, 'id'>

/** A fight with those, with that Spell or none; the Beast and the Apparition are fought until a Trial is passed or failed. */
function risk(s: CaveState, p: Player, against: Against, bonus: number): Pick<Option, 'odds' | 'warns'> {
  if (against.kind === 'beast') return { odds: oddsOfTrial(p, 'strength', bonus) }
  if (against.kind === 'apparition') return { odds: oddsOfTrial(p, 'craft', bonus) }
  const character = CHARACTER_IDS.find((id) => id === against.kind)
  if (character !== undefined) return duel(s, p, against.kind, against.by === 'craft', bonus)
  const odds = oddsOfFight(p, against, bonus)
  return { odds, ...lastLife(p, odds.die ?? 0) }
}

function duel(s: CaveState, p: Player, character: string, psychic: boolean, bonus: number): Pick<Option, 'odds' | 'warns'> {
  const other = livingPlayer(s, character)
  if (other === undefined) return {}
  const odds = oddsOfAttack(p, other, psychic, bonus)
  return { odds: { ...fightShown(p, odds), leavesOut: 'Spells' }, ...lastLife(p, odds.hurt) }
}

function fightWords(deed: FightDeed, s: CaveState, p: Player, against: Against): Words {
  switch (deed.kind) {
    case 'evade':
      return { label: `Evade the ${cardName(deed.card)}`, detail: 'Leaves it where it lies.' }
    case 'firebolt':
      return { label: `Cast Firebolt on the ${cardName(deed.card)}`, detail: 'Discards it. It does not become a trophy.' }
    case 'fight': {
      const faced = deed.psychic ? ({ ...against, by: 'craft' } as const) : against
      const label = deed.spell === null ? (deed.psychic ? 'Fight by Craft' : 'Fight') : `Cast ${spellName(deed.spell)} and fight`
      return { label, ...risk(s, p, faced, addedBy(deed.spell)) }
    }
  }
}

/** No one is warned of what cannot be helped: a player without a useful Spell gets the question all the same (C-52, C-81). */
function helpless(ask: Ask, { warns, ...words }: Words): Words {
  const isOnly = ask.kind === 'pick' && ask.ids.length === 1
  return isOnly || warns === undefined ? words : { ...words, warns }
}

const ARENA = CHAMBER_RESULTS.find(({ id }) => id === 'gladiatorial-arena')?.fighters

/** The questions before and after the dice of a fight. */
export const FIGHTS = {
  encounter: asked('encounter', 'Meet the space or attack?', (deed, { s, p }): Words => {
    if (deed.kind === 'space') return { label: 'Meet the space' }
    const label = `Attack the ${characterName(deed.character)}${deed.psychic ? ' by Craft' : ''}`
    return { label, ...duel(s, p, deed.character, deed.psychic, 0) }
  }),
  evade: asked(
    'evade',
    ({ ask }) => `The ${characterName(ask.data.by)} attacks. Evade or fight?`,
    ({ kind }) => ({ label: kind === 'evade' ? 'Evade' : 'Fight' }),
  ),
  defend: asked(
    'defend',
    ({ ask: { data } }) => `The ${characterName(data.by)} attacks${data.psychic ? ' by Craft' : ''}. What do you do?`,
    ({ spell }, { s, p, ask }): Words => {
      const { data } = ask
      const by = livingPlayer(s, data.by)
      const label = spell === null ? 'Fight' : `Cast ${spellName(spell)} and fight`
      if (by === undefined) return { label }
      const odds = oddsOfDefence(p, by, data.psychic, addedBy(spell), data.bonus)
      return helpless(ask, { label, odds: fightShown(p, odds), ...lastLife(p, odds.hurt) })
    },
  ),
  spoils: asked(
    'spoils',
    ({ ask }) => `What do you take from the ${characterName(ask.data.from)}?`,
    (deed) => ({ label: deed.kind === 'life' ? 'Take a Life' : `Take ${theLoot(deed.loot)}` }),
  ),
  fight: asked(
    'fight',
    ({ ask: { data } }) =>
      `The ${foeName(data.against)}: ${data.against.by === 'strength' ? 'Strength' : 'Craft'} ${data.against.value}. What do you do?`,
    (deed, { s, p, ask }) => ({
      ...helpless(ask, fightWords(deed, s, p, ask.data.against)),
      data: { against: ask.data.against } satisfies CaveOptions['fight'],
    }),
  ),
  ward: asked(
    'ward',
    ({ p, ask: { data } }) => {
      const threat =
        data.cause === 'sticky-fingers' ? 'Sticky Fingers would rob you.' : `${capital(theName(data.cause))} would cost you a Life.`
      return `${threat} ${p.spells.includes('ward') ? 'Ward it off?' : 'None of your Spells can help.'}`
    },
    ({ kind }, { p, ask }): Words => {
      if (kind === 'ward') return { label: 'Cast Ward' }
      const odds = ask.data.cause === 'sticky-fingers' ? {} : { odds: oddsOfLoss(p) }
      if (!p.spells.includes('ward')) return { label: 'Take the loss', ...odds }
      return ask.data.cause === 'sticky-fingers' ? PASS : { ...PASS, ...odds, ...lastLife(p, 1, 'You lose your last Life.') }
    },
  ),
  arena: asked('arena', 'Who do you fight?', ({ fighter }, { s, p }) => {
    const strength = ARENA?.[fighter] ?? 0
    return {
      label: `Fight the ${anyName(fighter)}`,
      detail: `Strength ${strength}`,
      ...risk(s, p, againstOther(fighter, 'strength', strength), 0),
    }
  }),
}

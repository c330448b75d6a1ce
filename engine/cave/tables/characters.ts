import type { Ability, AbilityId, CharacterCard, Source } from './table-types.ts'

function ability(id: AbilityId, text: string, source: Source = 'ours'): Ability {
  return { id, text, source }
}

/** The eight Characters. The Cyborg's name and what two spaces do to him are printed; everything else is ours. */
export const CHARACTERS: readonly CharacterCard[] = [
  {
    id: 'cyborg',
    name: 'Cyborg',
    strength: 4,
    craft: 2,
    alignment: 'neutral',
    source: 'ours',
    nameFrom: 'rulebook',
    abilities: [
      ability('fireproof', 'Wall of Fire: neither burnt on 4–5 nor hardened on 6.', 'rulebook'),
      ability('overload', 'Ancient Power Plant: destroyed on 1–3, gains nothing on 4–6.', 'rulebook'),
      ability('plating', 'When he would lose a Life in Combat, roll 1 die: on 5–6 he keeps it.'),
      ability('repairs', 'Heals 2 Lives for each Gold at the Cave Entrance.'),
      ability('no-spells', 'May never hold a Spell.'),
    ],
  },
  {
    id: 'deep-miner',
    name: 'Deep Miner',
    strength: 4,
    craft: 3,
    alignment: 'neutral',
    source: 'ours',
    abilities: [
      ability('gate-opener', 'Heavy Gates open for him without a roll.'),
      ability('nose-for-gold', 'Gains 1 Gold more whenever a card or the Underground Fountain gives him Gold.'),
    ],
  },
  {
    id: 'cave-delver',
    name: 'Cave Delver',
    strength: 4,
    craft: 4,
    alignment: 'good',
    source: 'ours',
    abilities: [
      ability('pathfinder', 'Chooses the way at every turning.'),
      ability('sure-foot', 'May roll once more at the Bat Nest and at the Narrow Passage.'),
    ],
  },
  {
    id: 'seeress',
    name: 'Seeress',
    strength: 3,
    craft: 5,
    alignment: 'good',
    source: 'ours',
    abilities: [
      ability('two-spells', 'Begins with 2 Spells.'),
      ability(
        'beast-tongue',
        'May meet a lone Animal or Dragon by Psychic Combat, with its Strength as its Craft. It still becomes a trophy.',
      ),
    ],
  },
  {
    id: 'bone-caller',
    name: 'Bone Caller',
    strength: 3,
    craft: 5,
    alignment: 'evil',
    source: 'ours',
    abilities: [
      ability('one-spell', 'Begins with 1 Spell.'),
      ability('mind-attack', 'May attack other Characters by Psychic Combat.'),
      ability('bound-spirits', 'Keeps beaten Spirits as trophies; each counts as many points as its Craft.'),
      ability('spirit-lore', 'Adds 1 to his score against Spirit cards.'),
    ],
  },
  {
    id: 'night-blade',
    name: 'Night Blade',
    strength: 4,
    craft: 3,
    alignment: 'evil',
    source: 'ours',
    abilities: [
      ability('ambush', 'Rolls two dice and counts the higher when attacking a Character, or fighting nothing but Animals.'),
      ability('slips-away', 'May Evade Characters and Animals.'),
    ],
  },
  {
    id: 'pit-gladiator',
    name: 'Pit Gladiator',
    strength: 5,
    craft: 2,
    alignment: 'neutral',
    source: 'ours',
    abilities: [
      ability('arena-name', 'Chooses the opponent in the Gladiatorial Arena, and gains 1 Gold for beating one.'),
      ability('two-weapons', 'Uses two Weapons at once.'),
    ],
  },
  {
    id: 'gnome-tinker',
    name: 'Gnome Tinker',
    strength: 3,
    craft: 4,
    alignment: 'good',
    source: 'ours',
    abilities: [
      ability('big-pack', 'Carries 6 Objects.'),
      ability('haggler', 'Trial by Wealth: may roll one of the three dice again.'),
      ability('lockpicks', 'Needs 2 less at Heavy Gates.'),
      ability('clockwork-arm', '1 Strength more in Combat.'),
    ],
  },
]

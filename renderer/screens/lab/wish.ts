import { useState } from 'react'
import type { Campaign, GameInfo, Input } from '../../../electron/contract/index.ts'
import { SKILLS, type Skill } from '../../../engine/kernel/types.ts'
import { SKILL_NAMES } from '../shelf/players.ts'

/** What is set side by side: nothing, the three strengths, a variant, an option of the game, purchases, or another party. */
export type Compared = 'nothing' | 'strengths' | 'variant' | 'choice' | 'purchases' | 'party'

/** Something that one of the party may buy. */
export interface Purchase {
  readonly character: string
  readonly name: string
  readonly increase: string
  readonly label: string
}

/** The Lab's task. */
export interface LabWish {
  readonly count: number
  readonly seed: string
  readonly seats: number
  /** How well the first seat plays, and how well the others do. */
  readonly skill: Skill
  readonly rivals: Skill
  readonly compared: Compared
  readonly variant: string | null
  readonly choice: string | null
  /** Of a campaign, by the ids of its characters; null until someone was ticked. */
  readonly party: readonly string[] | null
  readonly other: readonly string[]
  readonly purchases: readonly Purchase[]
}

export const COUNTS = [30, 100, 300, 1000, 2000] as const
/** The games that one press from the hall has played. */
export const USUAL_COUNT = 300
export const MOST_PURCHASES = 2

function firstWish({ lab, seats }: GameInfo): LabWish {
  return {
    ...{ count: USUAL_COUNT, seed: '', seats: lab?.seats ?? seats.min, skill: 'master', rivals: 'able', compared: 'nothing' },
    ...{ variant: null, choice: null, party: null, other: [], purchases: [] },
  }
}

const kept = new Map<string, Partial<LabWish>>()

/** The people of a campaign for the next visit. */
export function askAbout(campaign: string, party: readonly string[]): void {
  kept.set(campaign, { ...kept.get(campaign), party })
}

/** @param of a campaign or a game by its id: its task stays for as long as the page is open */
export function useWish(of: string, info: GameInfo): readonly [LabWish, (part: Partial<LabWish>) => void] {
  const [, again] = useState(0)
  const wish = { ...firstWish(info), ...kept.get(of) }
  return [
    wish,
    (part) => {
      kept.set(of, { ...kept.get(of), ...part })
      again((n) => n + 1)
    },
  ]
}

type Arm = NonNullable<Input<'lab.run'>['arms']>[number]

/** As `lab.run` takes it. */
export function runInput(
  { id: game, lab, variantWords }: GameInfo,
  wish: LabWish,
  campaign: Pick<Campaign, 'id' | 'variants'> | null,
  party: readonly string[],
): Input<'lab.run'> {
  const { count, seed, seats } = wish
  const bots = (first: Skill): Skill[] => [first, ...Array.from({ length: Math.max(0, seats - 1) }, () => wish.rivals)]
  const common = campaign === null ? { seats, bots: bots(wish.skill) } : { campaign: campaign.id, party: [...party], bots: [wish.skill] }
  return { game, count, ...(seed === '' ? {} : { seed }), ...common, arms: armsOf() }

  function armsOf(): Arm[] {
    switch (wish.compared) {
      case 'nothing':
        return [{ name: 'As they are' }]
      case 'strengths':
        return SKILLS.map((skill) => ({ name: SKILL_NAMES[skill], bots: campaign === null ? bots(skill) : [skill] }))
      case 'variant': {
        const variant = wish.variant ?? ''
        const name = variantWords[variant]?.name ?? variant
        const others = (campaign?.variants ?? []).filter((each) => each !== variant)
        return [
          { name: `Without ${name}`, options: { variants: others } },
          { name: `With ${name}`, options: { variants: [...others, variant] } },
        ]
      }
      case 'choice': {
        const choice = lab?.choices.find(({ option }) => option === wish.choice)
        return (choice?.values ?? []).map(({ id, label }) => ({ name: label, options: { [choice?.option ?? '']: id } }))
      }
      case 'purchases':
        return [
          { name: 'As they are' },
          ...wish.purchases.map(({ character, name, increase, label }) => ({
            name: `${name}: ${label}`.slice(0, LONGEST),
            party: party.map((id) => (id === character ? { character, increases: [increase] } : id)),
          })),
        ]
      case 'party':
        return [{ name: 'The first party' }, { name: 'The other party', party: [...wish.other] }]
    }
  }
}

const LONGEST = 60

/** Why the Lab can't begin yet, as a sentence; null if it can. */
export function problemOf(wish: LabWish, isCampaign: boolean, party: readonly string[]): string | null {
  if (isCampaign && party.length === 0) return 'Choose who goes.'
  if (wish.compared === 'party' && wish.other.length === 0) return 'Choose the other party.'
  if (wish.compared === 'purchases' && wish.purchases.length === 0) return 'Choose something to buy.'
  if (wish.compared === 'variant' && wish.variant === null) return 'Choose a variant.'
  if (wish.compared === 'choice' && wish.choice === null) return 'Choose what differs.'
  return null
}

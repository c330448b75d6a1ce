import type { RecordLine, RecordSection } from '../../../../engine/kernel/campaign.ts'
import type { Character } from '../../../contract/index.ts'
import type { Gathered, Written } from './gather.ts'

/** A record as headings, facts and tables: what Markdown and HTML are written from. */
export interface RecordPage {
  readonly name: string
  /** Who he is, in a sentence. */
  readonly about: string
  readonly blocks: readonly Block[]
}

export type Block =
  | { readonly kind: 'facts'; readonly title: string; readonly facts: readonly Fact[] }
  | { readonly kind: 'table'; readonly title: string; readonly head: readonly Column[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'list'; readonly title: string; readonly items: readonly string[] }
  | { readonly kind: 'text'; readonly title: string; readonly text: string }

type Fact = readonly [label: string, value: string]
interface Column {
  readonly label: string
  readonly number: boolean
}

const word = (label: string): Column => ({ label, number: false })
const number = (label: string): Column => ({ label, number: true })

/** The character record in the order of the printed sheet (4.2), then what a campaign knows beyond it. */
export function recordPage(gathered: Gathered, written: Written): RecordPage {
  const { character, sections, ledger, prices } = gathered
  return {
    name: character.name,
    about: about(gathered),
    blocks: [
      { kind: 'facts', title: 'Character record', facts: sheetFacts(character, sections) },
      { kind: 'facts', title: 'In the campaign', facts: campaignFacts(character, written) },
      ...(character.note === '' ? [] : [{ kind: 'text' as const, title: 'Note', text: character.note }]),
      ...(character.deeds.length === 0
        ? []
        : [{ kind: 'list' as const, title: 'Deeds', items: character.deeds.map(({ raid, text }) => `Raid ${raid}: ${text}`) }]),
      ...table(
        'Raids',
        [number('Raid'), word('What became of it')],
        character.raids.map(({ raid, fate }) => [String(raid), FATE_WORDS[fate]]),
      ),
      ...table(
        'What an increase costs now',
        [word('Increase'), number('From'), number('To'), number('Experience'), number('Gold or jewels')],
        (buys(character) ? prices : []).map(({ label, from, to, experience, gold }) => [
          label,
          ...[from, to, experience, gold].map(String),
        ]),
      ),
      ...table(
        'Ledger',
        [
          number('No.'),
          number('Raid'),
          number('Turn'),
          word('Entry'),
          word('Rule'),
          ...['Experience', 'Gold', 'Jewels', 'Exits'].map(number),
        ],
        ledger.map(({ n, raid, turn, text, rule, experience, gold, jewels, exits }) => [
          ...[String(n), raid === null ? '' : String(raid), turn === null ? '' : String(turn), text, rule],
          ...[experience, gold, jewels, exits].map(String),
        ]),
      ),
    ],
  }
}

/** Prices are for those who may yet pay them. */
export function buys({ status }: Pick<Character, 'status'>): boolean {
  return status === 'living' || status === 'retired'
}

/** Nothing at all where there are no rows. */
function table(title: string, head: readonly Column[], rows: readonly (readonly string[])[]): readonly Block[] {
  return rows.length === 0 ? [] : [{ kind: 'table', title, head, rows }]
}

const KIND_WORDS = { hero: 'hero', initiate: 'initiate' } as const
const FATE_WORDS = {
  inside: 'in the Citadel now',
  'came-out': 'came home',
  fallen: 'fell',
  lost: 'was lost',
  abandoned: 'the raid was given up',
} as const satisfies Record<Character['raids'][number]['fate'], string>

function about({ character, sections }: Gathered): string {
  return `${raceOf(sections)}, ${KIND_WORDS[character.kind]}; ${statusWords(character)}.`
}

/** The race as the rules call it. */
export function raceOf(sections: readonly RecordSection[]): string {
  return linesOf(sections, 'race')[0]?.label ?? ''
}

export function linesOf(sections: readonly RecordSection[], id: string): readonly RecordLine[] {
  return sections.find((section) => section.id === id)?.lines ?? []
}

export function statusWords({ status, session }: Pick<Character, 'status' | 'session'>): string {
  switch (status) {
    case 'living':
      return session === null ? 'ready' : 'in a raid, shown as before it'
    case 'dead':
      return 'fallen'
    case 'lost':
      return 'lost in the Citadel'
    case 'retired':
      return 'retired'
  }
}

function sheetFacts(character: Character, sections: readonly RecordSection[]): readonly Fact[] {
  const [race, abilities, ...others] = sections
  return [
    ['Name', character.name],
    [race?.title ?? 'Race', raceOf(sections)],
    ...(abilities?.lines ?? []).map((line): Fact => [line.label, figure(line)]),
    ...others.map((section): Fact => [section.title, listed(section)]),
    ['Gold Marks', String(character.gold)],
    ['Jewels', jewelWords(character.jewels.map(({ value }) => value))],
    ['Experience Points', String(character.experience)],
  ]
}

/** `7`, `7 (was 6)` */
function figure({ value, was }: RecordLine): string {
  return was === null ? String(value ?? '') : `${value ?? ''} (was ${was})`
}

/** The lines of a section in one cell; `none` for an empty one. */
export function listed({ lines }: RecordSection): string {
  return lines.length === 0 ? 'none' : lines.map(lineWords).join('; ')
}

function lineWords(line: RecordLine): string {
  const named = line.value === null ? line.label : `${line.label} ${figure(line)}`
  return line.detail === '' ? named : `${named} (${line.detail})`
}

function jewelWords(values: readonly number[]): string {
  if (values.length === 0) return 'none'
  const worth = values.reduce((sum, value) => sum + value, 0)
  return values.length === 1 ? String(worth) : `${values.join(', ')}; worth ${worth}`
}

function campaignFacts(character: Character, { campaign, at }: Written): readonly Fact[] {
  const { fell, exits, victories, createdAt } = character
  return [
    ['Campaign', campaign.name],
    ['Variants', campaign.variants.length === 0 ? 'none' : campaign.variants.join(', ')],
    ['Kind', KIND_WORDS[character.kind]],
    ['Status', statusWords(character)],
    ...(fell === null ? [] : [['Where', fell.raid === null ? fell.text : `Raid ${fell.raid}, turn ${fell.turn}. ${fell.text}`] as const]),
    ['Age', ageWords(exits)],
    ['Character victories', String(victories)],
    ['Joined', createdAt.slice(0, 10)],
    ['Written', at.slice(0, 10)],
  ]
}

/** 17.5: half a year passes with each exit. */
export function ageWords(exits: number): string {
  if (exits === 0) return 'never yet in the Citadel'
  const years = exits / 2
  return `${exits} ${exits === 1 ? 'exit' : 'exits'}, ${years === 0.5 ? 'half a year' : years === 1 ? '1 year' : `${years} years`}`
}

import type { RecordLine, RecordSection } from '../../../../engine/kernel/campaign.ts'
import type { Unit } from '../../../../engine/kernel/campaign-types.ts'
import type { RosterRules } from '../../../../engine/kernel/playable.ts'
import { capital } from '../../../../engine/kernel/words.ts'
import type { Character, LedgerRow } from '../../../contract/index.ts'
import { faceOf } from '../../membership.ts'
import type { Gathered, Written } from './gather.ts'

/** A record as headings, facts and tables: the source for Markdown and HTML. */
export interface RecordPage {
  readonly name: string
  /** The character in one sentence. */
  readonly about: string
  /** A symbol of the page's sprites; null without one. */
  readonly portrait: string | null
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

/** The character record in the order of the game's printed sheet, then what the campaign adds. */
export function recordPage(gathered: Gathered, written: Written): RecordPage {
  const { character, sections, ledger, prices } = gathered
  const { units, words } = written.rules
  const raid = capital(words.raid.one)
  const sums = SUMS.filter(({ unit }) => units[unit] !== undefined)
  return {
    name: character.name,
    about: about(gathered, written.rules),
    portrait: faceOf(character, written.rules),
    blocks: [
      { kind: 'facts', title: 'Character record', facts: sheetFacts(character, sections, written.rules) },
      { kind: 'facts', title: 'In the campaign', facts: campaignFacts(character, written) },
      ...(character.note === '' ? [] : [{ kind: 'text' as const, title: 'Note', text: character.note }]),
      ...byGame('Deeds', character.deeds, raid),
      ...byGame('Scars', character.scars, raid),
      ...table(
        capital(words.raid.many),
        [number(raid), word('Result')],
        character.raids.map(({ raid: n, fate }) => [String(n), words.fate[fate]]),
      ),
      ...table(
        'Price of an increase now',
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
          number(raid),
          number('Turn'),
          word('Entry'),
          word('Rule'),
          ...sums.map(({ unit, head }) => number(unit === 'exit' ? (units.exit?.title ?? head) : head)),
        ],
        ledger.map((entry) => [
          ...[entry.n, entry.raid ?? '', entry.turn ?? '', entry.text, entry.rule].map(String),
          ...sums.map(({ of }) => String(of(entry))),
        ]),
      ),
    ],
  }
}

/** Prices are shown only for characters who may still buy. */
export function buys({ status }: Pick<Character, 'status'>): boolean {
  return status === 'living' || status === 'retired'
}

/** Sentences about single games, each with its number, or nothing where there are none. */
function byGame(title: string, told: Character['deeds'], raid: string): readonly Block[] {
  return told.length === 0 ? [] : [{ kind: 'list', title, items: told.map(({ raid: n, text }) => `${raid} ${n}: ${text}`) }]
}

/** A table, or nothing where there are no rows. */
function table(title: string, head: readonly Column[], rows: readonly (readonly string[])[]): readonly Block[] {
  return rows.length === 0 ? [] : [{ kind: 'table', title, head, rows }]
}

/** The sums carried by a ledger entry, each with its column heading. */
const SUMS: readonly { readonly unit: Unit; readonly head: string; of(row: LedgerRow): number }[] = [
  { unit: 'experience', head: 'Experience', of: ({ experience }) => experience },
  { unit: 'gold', head: 'Gold', of: ({ gold }) => gold },
  { unit: 'jewel', head: 'Jewels', of: ({ jewels }) => jewels },
  { unit: 'exit', head: 'Exits', of: ({ exits }) => exits },
]

function about({ character, sections }: Gathered, rules: RosterRules): string {
  return `${raceOf(sections)}, ${kindWords(character, rules)}; ${statusWords(character, rules)}.`
}

function kindWords({ kind }: Pick<Character, 'kind'>, { kinds }: RosterRules): string {
  return kinds.find(({ id }) => id === kind)?.label ?? kind
}

/** The race, in the rules' words. */
export function raceOf(sections: readonly RecordSection[]): string {
  return linesOf(sections, 'race')[0]?.label ?? ''
}

export function linesOf(sections: readonly RecordSection[], id: string): readonly RecordLine[] {
  return sections.find((section) => section.id === id)?.lines ?? []
}

export function statusWords({ status, session }: Pick<Character, 'status' | 'session'>, { words }: RosterRules): string {
  if (session !== null) return `${words.away}, shown as before`
  return status === 'living' ? words.home : words.status[status]
}

function sheetFacts(character: Character, sections: readonly RecordSection[], { units }: RosterRules): readonly Fact[] {
  const [race, abilities, ...others] = sections
  const holdings = [
    [units.gold, String(character.gold)],
    [units.jewel, jewelWords(character.jewels.map(({ value }) => value))],
    [units.experience, String(character.experience)],
  ] as const
  return [
    ['Name', character.name],
    [race?.title ?? 'Race', raceOf(sections)],
    ...(abilities?.lines ?? []).map((line): Fact => [line.label, figure(line)]),
    ...others.map((section): Fact => [section.title, listed(section)]),
    ...holdings.flatMap(([unit, value]): Fact[] => (unit === undefined ? [] : [[unit.title, value]])),
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

function campaignFacts(character: Character, { campaign, at, rules }: Written): readonly Fact[] {
  const { fell, exits, victories, createdAt } = character
  return [
    ['Campaign', campaign.name],
    ['Variants', campaign.variants.length === 0 ? 'none' : campaign.variants.join(', ')],
    ['Kind', kindWords(character, rules)],
    ['Status', statusWords(character, rules)],
    ...(fell === null
      ? []
      : [
          [
            'Where',
            fell.raid === null ? fell.text : `${capital(rules.words.raid.one)} ${fell.raid}, turn ${fell.turn}. ${fell.text}`,
          ] as const,
        ]),
    ...ageFact(exits, rules),
    ['Character victories', String(victories)],
    ['Joined', createdAt.slice(0, 10)],
    ['Written', at.slice(0, 10)],
  ]
}

/** The age after that many exits; where characters do not age, the number of exits. */
function ageFact(exits: number, { age, units }: RosterRules): readonly Fact[] {
  if (age !== undefined) return [['Age', age(exits)]]
  return units.exit === undefined ? [] : [[units.exit.title, String(exits)]]
}

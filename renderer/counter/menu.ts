import type { Blocked, Decision, Deed, Option } from '../../engine/kernel/types.ts'
import { capital } from '../../engine/kernel/words.ts'

// What a counter's menu offers, in columns: the deed, by what means, to whom. The place is chosen on the board.

/** What a column asks for; `where` has no column. */
export type Step = 'deed' | 'means' | 'whom' | 'where'

/** One line of a column. */
export interface Row {
  readonly key: string
  readonly label: string
  readonly detail: string | undefined
  readonly deed: Deed
  /** The options it stands for; empty for what is not allowed now. */
  readonly options: readonly Option[]
  /** What of it is not allowed now. */
  readonly blocked: readonly Blocked[]
  /** The choice that follows it; null where it is complete. */
  readonly next: Exclude<Step, 'deed'> | null
}

/** Lines of a column under a heading of their own. */
export interface Group {
  readonly title: string
  readonly rows: readonly Row[]
}

export interface Column {
  readonly step: Exclude<Step, 'where'>
  readonly title: string
  readonly groups: readonly Group[]
}

/** Everything there is to choose among. */
export interface Offered {
  readonly options: readonly Option[]
  readonly blocked: readonly Blocked[]
}

type Named = (id: string) => string

/** What these people can do or have done to them now. A line of what others can do names who does it. */
export function deedsOf(decision: Decision | null, people: readonly string[], nameOf: Named): Column {
  const offered = { options: decision?.options ?? [], blocked: decision?.blocked ?? [] }
  const names = people.map(nameOf).join(', ')
  const groups = people.flatMap((who) => {
    const own = grouped(
      among(offered, ({ deed }) => deed?.who === who),
      ({ kind }) => kind,
    )
    const done = grouped(
      among(offered, ({ deed }) => deed?.whom === who && deed.who !== who),
      ({ who: by, kind, means }) => `${by}/${kind}/${means?.id}`,
    )
    return [
      { title: `${nameOf(who)} can`, rows: own.map((each) => deedRow(each, nameOf)) },
      { title: `To ${nameOf(who)}`, rows: done.map((each) => doneRow(each, who, nameOf)) },
    ]
  })
  return { step: 'deed', title: names, groups: groups.filter(({ rows }) => rows.length > 0) }
}

/** The column after a chosen row: its means, or its targets. Null where nothing is left to choose, or the place on the board. */
export function columnAfter(row: Row, nameOf: Named): Column | null {
  if (row.next === 'means') {
    const rows = grouped(row, ({ means }) => means?.id ?? '').map((each) =>
      rowOf(each, capital(each.deed.means?.label ?? row.label), nameOf),
    )
    return { step: 'means', title: row.deed.label, groups: [{ title: row.deed.label, rows }] }
  }
  if (row.next !== 'whom') return null
  const title = `${row.label}: whom`
  const rows = grouped(row, ({ whom }) => whom ?? '').map((each) =>
    rowOf(each, each.deed.whom === undefined ? 'Nobody' : nameOf(each.deed.whom), nameOf),
  )
  return { step: 'whom', title, groups: [{ title, rows }] }
}

export function rowsOf(column: Column): readonly Row[] {
  return column.groups.flatMap(({ rows }) => rows)
}

/** The columns along a path of row keys, as far as it can be followed; the row chosen in each. */
export function columnsAlong(
  first: Column,
  path: readonly string[],
  nameOf: Named,
): readonly { readonly column: Column; readonly chosen: Row | null }[] {
  const columns: { column: Column; chosen: Row | null }[] = []
  let column: Column | null = first
  for (let i = 0; column !== null; i++) {
    const chosen: Row | null = rowsOf(column).find(({ key }) => key === path[i]) ?? null
    columns.push({ column, chosen })
    column = chosen && columnAfter(chosen, nameOf)
  }
  return columns
}

/** The path to an option; as far as the board where a place must be chosen. Empty where the menu does not offer it. */
export function pathTo(first: Column, option: string, nameOf: Named): readonly string[] {
  const path: string[] = []
  for (let column: Column | null = first; column !== null; ) {
    const row: Row | undefined = rowsOf(column).find(({ options }) => options.some(({ id }) => id === option))
    if (row === undefined) return path
    path.push(row.key)
    column = columnAfter(row, nameOf)
  }
  return path
}

interface Bundle extends Offered {
  readonly key: string
  readonly deed: Deed
}

function among({ options, blocked }: Offered, wanted: (each: Option | Blocked) => boolean): Offered {
  return { options: options.filter(wanted), blocked: blocked.filter(wanted) }
}

/** In the order of the options; what is not allowed at all comes last. */
function grouped({ options, blocked }: Offered, keyOf: (deed: Deed) => string): readonly Bundle[] {
  const bundles = new Map<string, { key: string; deed: Deed; options: Option[]; blocked: Blocked[] }>()
  const bundle = (deed: Deed) => {
    const key = keyOf(deed)
    const found = bundles.get(key) ?? { key, deed, options: [], blocked: [] }
    bundles.set(key, found)
    return found
  }
  for (const option of options) if (option.deed) bundle(option.deed).options.push(option)
  for (const each of blocked) if (each.deed) bundle(each.deed).blocked.push(each)
  return [...bundles.values()]
}

/** `Cast` with several spells, `Cast Heal` with one. */
function deedRow(bundle: Bundle, nameOf: Named): Row {
  const row = rowOf(bundle, bundle.deed.label, nameOf)
  return row.next === 'means' || bundle.deed.means === undefined
    ? row
    : { ...row, label: `${bundle.deed.label} ${bundle.deed.means.label}` }
}

/** What someone else can do to him. */
function doneRow(bundle: Bundle, whom: string, nameOf: Named): Row {
  const { deed } = bundle
  const row = rowOf(bundle, [deed.label, deed.means?.label].filter(Boolean).join(' '), nameOf)
  const [only, ...more] = bundle.options
  const does = only !== undefined && more.length === 0 ? (only.warns ?? only.detail ?? deed.means?.effect) : row.detail
  return { ...row, key: `${whom}<${bundle.key}`, detail: [deed.who && nameOf(deed.who), does].filter(Boolean).join(': ') }
}

function rowOf(bundle: Bundle, label: string, nameOf: Named): Row {
  const { key, deed, options, blocked } = bundle
  const next = nextOf(bundle)
  return { key: `${deed.who}>${key}`, label, detail: detailOf(bundle, next, nameOf), deed, options, blocked, next }
}

function nextOf({ options, blocked }: Offered): Row['next'] {
  const deeds = [...options, ...blocked].flatMap(({ deed }) => deed ?? [])
  if (deeds.length <= 1) return null
  if (new Set(deeds.map(({ means }) => means?.id)).size > 1) return 'means'
  if (options.length === 0) return null
  if (new Set(deeds.map(({ whom }) => whom)).size > 1) return 'whom'
  return options.length > 1 && options.every(({ deed }) => deed?.to) ? 'where' : null
}

function detailOf({ options, blocked, deed }: Bundle, next: Row['next'], nameOf: Named): string | undefined {
  const [only, ...more] = options
  if (only === undefined) return next === null ? blocked[0]?.why : undefined
  if (next === 'means') return listed(options.map(({ deed }) => deed?.means?.label ?? ''))
  if (more.length === 0) return only.warns ?? onWhom(only, nameOf)
  return deed.means?.effect ?? (next === 'whom' ? listed(options.map(({ deed }) => (deed?.whom ? nameOf(deed.whom) : ''))) : only.detail)
}

/** Of a complete deed: its target, unless that is himself, and what it does. */
function onWhom({ deed, detail }: Option, nameOf: Named): string | undefined {
  const whom = deed?.whom !== undefined && deed.whom !== deed.who ? nameOf(deed.whom) : undefined
  const does = detail ?? deed?.means?.effect
  return whom === undefined ? does : [whom, does].filter(Boolean).join(': ')
}

function listed(names: readonly string[]): string {
  return [...new Set(names.filter((name) => name !== ''))].join(', ')
}

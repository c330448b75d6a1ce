import { type CharacterChange, getCharacter, listRoster } from '../../../db/characters.ts'
import type { Consequences } from '../../../db/choices.ts'
import { ledgerOf } from '../../../db/ledger.ts'
import type { Homecoming } from '../../../engine/kernel/campaign.ts'
import type { RosterRules } from '../../../engine/kernel/playable.ts'
import type { Outcome } from '../../../engine/kernel/types.ts'
import type { Context } from '../context.ts'
import { nobodyStaysLost } from '../membership.ts'
import type { OpenSession } from './open-session.ts'

// The consequences of an input, of an end and of giving up: for the record and for the roster.

/** The consequences of the newest input, for the record and for the roster. */
export function consequences(context: Context, session: OpenSession): Consequences {
  const { playing } = session
  const { events, streams } = playing.last
  const mark = playing.newMark
  const outcome = playing.ask === null ? playing.outcome : null
  if (playing.ask === null && outcome === null) throw new Error('a game that asks nothing is over')
  return {
    events,
    streams,
    ...(mark === null ? {} : { mark }),
    ...rosterConsequences(context, session, outcome),
    ...(outcome === null ? {} : { status: 'ended' as const, outcome, tale: playing.tale() }),
  }
}

/** The characters who join the roster once the party is complete, the ledger lines, and the homecomings at the end. */
function rosterConsequences(context: Context, session: OpenSession, end: Outcome | null): Partial<Consequences> {
  const { campaign, playing, rostered } = session
  const rules = session.game.roster
  const party = playing.party()
  if (campaign === null || rules === null || party === null) return {}
  const ledger = playing.last.lines.filter((line) => party.some(({ slug }) => slug === line.character))
  const created = rostered ? undefined : party.map((record) => ({ id: context.newId(), ...record }))
  const changed =
    end === null
      ? undefined
      : [...found(context, rules, campaign, playing.homecoming()), ...(rules.freesTheLost(end) ? freed(context, campaign, party) : [])]
  if (created === undefined && changed === undefined) return { ledger }
  return { ledger, characters: { ...(created === undefined ? {} : { created }), ...(changed === undefined ? {} : { changed }) } }
}

/** How the party comes home. Nobody stays lost in a game that began before another one freed the lost. */
function found(context: Context, rules: RosterRules, campaign: string, all: readonly Homecoming[]): readonly Homecoming[] {
  if (!all.some(({ status }) => status === 'lost') || !nobodyStaysLost(context, rules, campaign)) return all
  return all.map(({ slug, status, sheet, ...fell }) =>
    status === 'lost' ? { slug, status: 'living', sheet } : { slug, status, sheet, ...fell },
  )
}

/** The other characters the campaign had lost come back. */
function freed({ db }: Context, campaign: string, party: readonly { readonly slug: string }[]): readonly CharacterChange[] {
  return listRoster(db, campaign)
    .filter(({ slug, status }) => status === 'lost' && !party.some((one) => one.slug === slug))
    .map(({ slug }) => ({ slug, status: 'living' }))
}

/** A game given up brings nothing: its ledger lines are reversed. Its rules may say what becomes of the party. */
export function givenUp(
  context: Context,
  { id, campaign, playing, game: { roster: rules } }: OpenSession,
): Pick<Consequences, 'ledger'> & { readonly changed: readonly CharacterChange[] } {
  if (campaign === null || rules === null || playing.party() === null) return { changed: [] }
  const { db } = context
  const party = listRoster(db, campaign).filter(({ session }) => session === id)
  const ledger = party.flatMap(({ id: character, slug }) =>
    netOf(ledgerOf(db, character).filter(({ session }) => session === id)).map(({ unit, subject, amount }) => ({
      ...{ character: slug, unit, subject, amount: -amount },
      ...{ rule: rules.cases.abandoned, reason: 'abandoned' },
    })),
  )
  const before = party.flatMap((one) => getCharacter(db, one.id) ?? [])
  const ruled = playing.givenUp(before)
  if (ruled !== null) return { ledger, changed: found(context, rules, campaign, ruled) }
  return { ledger, changed: found(context, rules, campaign, playing.homecoming()).map(({ sheet: _, ...each }) => each) }
}

type Entry = ReturnType<typeof ledgerOf>[number]

/** The sums of entries, with each jewel separate; entries that cancel out are left out. */
function netOf(entries: readonly Entry[]): readonly Pick<Entry, 'unit' | 'subject' | 'amount'>[] {
  const left: Pick<Entry, 'unit' | 'subject' | 'amount'>[] = []
  for (const { unit, subject, amount } of entries) {
    const one = unit === 'jewel'
    const at = left.findIndex((each) => each.unit === unit && each.subject === subject && (!one || each.amount === -amount))
    const before = left[at]
    if (before === undefined) left.push({ unit, subject, amount })
    else if (before.amount + amount === 0) left.splice(at, 1)
    else left[at] = { unit, subject, amount: before.amount + amount }
  }
  return left
}

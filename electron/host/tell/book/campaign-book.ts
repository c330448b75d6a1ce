import { listCharacters } from '../../../../db/characters.ts'
import { type GameMember, readGames, readLives, readMembers } from '../../../../db/chronicle.ts'
import { isSessionStatus } from '../../../../db/kept-json.ts'
import type { Drawing } from '../../../../engine/kernel/drawing.ts'
import { whole } from '../../../../engine/kernel/figures.ts'
import type { RosterRules } from '../../../../engine/kernel/playable.ts'
import { isRefusal } from '../../../../engine/kernel/refusal.ts'
import { outcomeTitle } from '../../../../engine/kernel/telling.ts'
import type { Refusal } from '../../../../engine/kernel/types.ts'
import { capital, listed, many } from '../../../../engine/kernel/words.ts'
import type { Character, Stats } from '../../../contract/index.ts'
import { gather, sharedBy } from '../../files/records/gather.ts'
import { raceOf, statusWords } from '../../files/records/page.ts'
import { faceOf, type Home, homeOf, memberOf } from '../../membership.ts'
import { boardAtEnd } from '../../play/position.ts'
import { load } from '../../play/resuming.ts'
import type { ReadContext } from '../../work/room.ts'
import { statsOf } from '../figures.ts'
import { rankings, type ToldGame } from '../rankings.ts'
import { readableOf } from '../unreadable.ts'
import { type Book, dayOf, footOf, number, type Person, type Piece, partOf, tableOf, word } from './book.ts'
import { dicePieces, peopleOf } from './game-book.ts'

/** A campaign as a book: who lives, who fell, every game in its order, and the records. Its tales have been told before. */
export function campaignBook(
  context: ReadContext,
  { campaign: id, app, at }: { readonly campaign: string; readonly app: string; readonly at: string },
  tick: (done: number) => void,
): Book | Refusal {
  const home = homeOf(context, id)
  if (isRefusal(home)) return home
  const told = readGames(context.db, id).filter(({ status }) => isSessionStatus(status))
  const members = readMembers(context.db, id)
  const roster = rosterOf(context, home, tick)
  if (isRefusal(roster)) return roster
  const stats = statsOf(id, home.rules, told, members)
  const { raid } = home.rules.words
  const faces = new Map(roster.map(({ character }) => [character.id, faceOf(character, home.rules)]))
  const isGone = ({ status }: Character) => status === 'dead' || status === 'lost'
  const persons = (those: readonly Known[]) => those.map((one): Piece => ({ kind: 'person', person: personOf(one, home) }))
  return {
    over: home.game.title,
    title: home.campaign.name,
    lead: leadOf(home, stats),
    facts: [`Begun ${dayOf(home.campaign.createdAt)}`, ...home.variants.map((variant) => home.game.variants[variant]?.name ?? variant)],
    parts: [
      ...partOf('The living', persons(roster.filter(({ character }) => !isGone(character)))),
      ...partOf('The fallen', persons(roster.filter(({ character }) => isGone(character)))),
      ...partOf(
        `The ${raid.many}`,
        told.flatMap((game, n) => {
          tick(roster.length + n)
          return [...gamePieces(game, home, members, faces), ...boardPieces(context, game)]
        }),
      ),
      ...partOf('The records', records(context, home, { told, members })),
      ...partOf('The dice', [...dicePieces(stats.luck), ...counts(home, stats)]),
    ],
    foot: footOf(app, at),
    isBound: true,
  }
}

/** A character as at home, and what the record calls the race. */
interface Known {
  readonly character: Character
  readonly race: string
}

function rosterOf(context: ReadContext, { campaign }: Home, tick: (done: number) => void): readonly Known[] | Refusal {
  const shared = sharedBy(context, campaign.id)
  const all: Known[] = []
  for (const { id } of listCharacters(context.db, campaign.id)) {
    const member = memberOf(context, id)
    if (isRefusal(member)) return member
    const { character, sections } = gather(context, member, shared)
    all.push({ character, race: raceOf(sections) })
    tick(all.length)
  }
  return all
}

function leadOf({ rules, campaign: { gamesBefore } }: Home, { raids, totals }: Stats): string {
  const { raid } = rules.words
  const over = raids.filter(({ status }) => status !== 'open').length
  const earned = (['experience', 'gold'] as const).flatMap((unit) => {
    const words = rules.units[unit]
    return words === undefined || totals[unit] === 0 ? [] : [many(totals[unit], words.one, words.many)]
  })
  const kept = [...earned, ...(totals.kills === 0 ? [] : [`${whole(totals.kills)} killed`]), `${whole(totals.fallen)} fallen`]
  const before = gamesBefore === 0 ? '' : ` ${capital(many(gamesBefore, raid.one, raid.many))} on paper before them.`
  return `${capital(many(over, raid.one, raid.many))}: ${listed(kept)}.${before}`
}

interface Played {
  readonly told: readonly ToldGame[]
  readonly members: readonly GameMember[]
}

// ---------------------------------------------------------------- the roster

function personOf({ character, race }: Known, { rules }: Home): Person {
  const { name, status, note, deeds, fell, kind } = character
  const label = rules.kinds.find(({ id }) => id === kind)?.label ?? kind
  return {
    name,
    portrait: faceOf(character, rules),
    isGone: status === 'dead' || status === 'lost',
    about: fell === null ? `${race}, ${label}; ${statusWords(character, rules)}.` : `${race}, ${label}. ${fellInWords(fell, rules)}`,
    facts: factsOf(character, rules),
    deeds: deeds.map(({ raid, text }) => `${capital(rules.words.raid.one)} ${raid}: ${text}`),
    note,
  }
}

/** `Fight 4, turn 12. Killed by Orc 3.` */
function fellInWords({ raid, turn, text }: NonNullable<Character['fell']>, { words }: RosterRules): string {
  return raid === null ? text : `${capital(words.raid.one)} ${raid}, turn ${turn}. ${text}`
}

function factsOf({ experience, gold, jewels, exits, raids, victories }: Character, { units, age, words }: RosterRules): readonly string[] {
  const worth = jewels.reduce((sum, { value }) => sum + value, 0)
  return [
    ...(units.experience === undefined ? [] : [many(experience, units.experience.one, units.experience.many)]),
    ...(units.gold === undefined ? [] : [many(gold, units.gold.one, units.gold.many)]),
    ...(units.jewel === undefined || worth === 0 ? [] : [`jewels worth ${whole(worth)}`]),
    ...(age === undefined ? [] : [`Age: ${age(exits)}`]),
    many(raids.length, words.raid.one, words.raid.many),
    ...(victories === 0 ? [] : [many(victories, 'victory', 'victories')]),
  ]
}

// ---------------------------------------------------------------- the games

/** By the id of the character. */
type Faces = ReadonlyMap<string, string>

function gamePieces(
  { session, raid, status, outcome, endedAt, tale }: ToldGame,
  { game, rules }: Home,
  members: readonly GameMember[],
  faces: Faces,
): readonly Piece[] {
  const those = members.filter((member) => member.session === session)
  const name = `${capital(rules.words.raid.one)} ${raid ?? 1}`
  if (status === 'open') {
    const people = listed(those.map(({ name: who }) => who))
    return [
      { kind: 'heading', title: name, aside: 'not over yet' },
      ...(those.length === 0 ? [] : [{ kind: 'text' as const, text: `${rules.words.fate.inside}: ${people}` }]),
    ]
  }
  const title = `${name}: ${outcomeTitle(game.telling, outcome?.kind ?? 'abandoned')}`
  if (tale === null) return [{ kind: 'heading', title, aside: dayOf(endedAt) }]
  const bySlug = new Map(those.map(({ slug, character }) => [slug, character]))
  const { telling } = game
  return [
    { kind: 'heading', title, aside: [dayOf(endedAt), many(tale.turns, telling.words.turn), ...telling.facts(tale)].join(', ') },
    { kind: 'text', text: tale.text },
    ...peopleOf(
      telling,
      telling.party,
      tale.people.map((person) => ({ ...person, jewels: [...person.jewels], deeds: [...person.deeds] })),
      ({ slug }) => faces.get(bySlug.get(slug) ?? '') ?? null,
    ),
  ]
}

/** Hatching is three quarters of a maze's bytes, and a long campaign has hundreds of mazes. */
function withoutHatching(drawing: Drawing): Drawing {
  return { ...drawing, shapes: drawing.shapes.filter((shape) => !('tone' in shape && shape.tone === 'hatch')) }
}

/** The board as a game that is over has left it; none where its record cannot be followed to its end. */
function boardPieces(context: ReadContext, { session, status }: ToldGame): readonly Piece[] {
  const found = status === 'open' ? null : load(context, session)
  if (found === null || isRefusal(found)) return []
  return boardAtEnd(context, found).map((drawing) => ({ kind: 'drawing', drawing: withoutHatching(drawing) }))
}

// ---------------------------------------------------------------- what it all comes to

/** The lists of the hall of fame, counted from this campaign alone. */
function records({ db }: ReadContext, { game, campaign }: Home, played: Played): readonly Piece[] {
  const lives = readLives(db).filter((life) => life.campaign === campaign.id)
  const told = played.told.filter(({ status }) => status !== 'open')
  return rankings([readableOf({ game, told, raiders: played.members, lives })]).flatMap(({ title, unit, rows }) =>
    tableOf(
      title,
      [word('Name'), word('How'), number(unit)],
      rows.map(({ label, detail, value }) => [label, detail, whole(value)]),
    ),
  )
}

function counts({ game: { telling } }: Home, { kills, causes }: Stats): readonly Piece[] {
  const rowsOf = (all: Stats['kills']) => all.map(({ label, count }) => [label, whole(count)])
  return [
    ...tableOf(telling.kills.title, [word('Kind'), number('Number')], rowsOf(kills)),
    ...tableOf('What they died of', [word('Cause'), number('Fallen')], rowsOf(causes)),
  ]
}

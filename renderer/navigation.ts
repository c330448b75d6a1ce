import { useSyncExternalStore } from 'react'

/** Where the page is. It is kept in the address, so that a reload returns to the same place. */
export type Place =
  /** The hall of a campaign; without one, of the campaign visited last, or of the latest of a game. */
  | { readonly kind: 'hall'; readonly campaign: string | null; readonly game?: string }
  /** All campaigns side by side. */
  | { readonly kind: 'campaigns' }
  /** All games side by side, and the sessions of those without campaigns. */
  | { readonly kind: 'shelf' }
  | { readonly kind: 'table'; readonly session: string }
  /** A member of a roster: record, purchases, equipment, ledger. */
  | { readonly kind: 'character'; readonly character: string }
  /** The form for characters of a campaign that began on paper. */
  | { readonly kind: 'paper'; readonly campaign: string }
  /** A campaign's sessions, figures and charts. */
  | { readonly kind: 'chronicle'; readonly campaign: string }
  /** A finished session; at what its choices cost. */
  | { readonly kind: 'story'; readonly session: string; readonly lost?: true }
  /**
   * The replay of a session, after a number of choices; null for its latest position. It may play on from there by itself. From 0 it begins
   * where something lies on the table, unless that very position is meant.
   */
  | { readonly kind: 'replay'; readonly session: string; readonly input: number | null; readonly plays?: boolean; readonly exact?: boolean }
  | { readonly kind: 'records' }
  /** Marked moments as puzzles. */
  | { readonly kind: 'puzzles' }
  /** The Lab: of a game, of a campaign, or a run with perhaps one bar of its charts. */
  | {
      readonly kind: 'lab'
      readonly game: string | null
      readonly campaign: string | null
      readonly job: string | null
      readonly bar: string | null
    }
  /** The rulebook of a game, open at a case or at its beginning; without a game, that of the game the app is named after. */
  | { readonly kind: 'rules'; readonly rule: string | null; readonly game?: string }
  /** Backups, and what to do when the campaigns cannot be used. */
  | { readonly kind: 'safety' }
  | { readonly kind: 'settings' }
  /** The version, the credits, and the licences. */
  | { readonly kind: 'about' }
  /** Records for paper: one, or everyone of a campaign. */
  | { readonly kind: 'print'; readonly of: 'character' | 'roster'; readonly id: string }
  /** Sheets to play with at a table: blank records of a campaign, the charts of a game. */
  | { readonly kind: 'print'; readonly of: 'blank' | 'charts'; readonly id: string }
  /** The board of a session as a poster, after a number of choices; null for its latest position. */
  | { readonly kind: 'print'; readonly of: 'board'; readonly id: string; readonly input: number | null }

/** A case in the rulebook of a game. */
export function rulebookAt(game: string, rule: string | null): Place {
  return { kind: 'rules', rule, game }
}

/** The place that the address names now. */
export function usePlace(): Place {
  return parse(useSyncExternalStore(subscribe, () => location.hash))
}

/** Goes to a place; Back leads here again. */
export function go(place: Place): void {
  location.hash = addressOf(place)
}

/** Moves on to another address of the same place, which Back skips. */
export function replace(place: Place): void {
  location.replace(addressOf(place))
}

let before: Place | null = null
let moved = false

/** The previous place of a different kind; null if the page started here. */
export function cameFrom(): Place | null {
  return before
}

/** Whether the page has been at any other address. */
export function hasMoved(): boolean {
  return moved
}

window.addEventListener('hashchange', ({ oldURL }) => {
  moved = true
  const old = parse(new URL(oldURL || location.href).hash)
  if (old.kind !== parse(location.hash).kind) before = old
})

/**
 * The name of a place that has no name of its own.
 *
 * @param session the game's word for a session: `fight`
 */
export function nameOf(kind: Place['kind'], session: string): string {
  switch (kind) {
    case 'hall':
      return 'The hall'
    case 'campaigns':
      return 'Campaigns'
    case 'shelf':
      return 'All games'
    case 'table':
      return `A ${session}`
    case 'character':
      return 'A record'
    case 'chronicle':
      return 'The chronicle'
    case 'story':
      return `The story of a ${session}`
    case 'replay':
      return `Replay of a ${session}`
    case 'paper':
      return 'From paper'
    case 'puzzles':
      return 'Puzzles'
    case 'records':
      return 'Hall of fame'
    case 'lab':
      return 'The Lab'
    case 'rules':
      return 'Rulebook'
    case 'safety':
      return 'Safety'
    case 'settings':
      return 'Settings'
    case 'about':
      return 'About'
    case 'print':
      return 'For paper'
  }
}

/** For links: `<a href={addressOf(place)}>`. */
export function addressOf(place: Place): string {
  switch (place.kind) {
    case 'hall':
      if (place.campaign !== null) return `#/campaign/${encodeURIComponent(place.campaign)}`
      return place.game === undefined ? '#/' : `#/hall/${encodeURIComponent(place.game)}`
    case 'campaigns':
      return '#/campaigns'
    case 'shelf':
      return '#/shelf'
    case 'table':
      return `#/play/${encodeURIComponent(place.session)}`
    case 'character':
      return `#/character/${encodeURIComponent(place.character)}`
    case 'chronicle':
      return `#/chronicle/${encodeURIComponent(place.campaign)}`
    case 'paper':
      return `#/paper/${encodeURIComponent(place.campaign)}`
    case 'story':
      return `#/story/${encodeURIComponent(place.session)}${place.lost ? '/lost' : ''}`
    case 'replay':
      return `#/replay/${encodeURIComponent(place.session)}${place.input === null ? '' : `/${place.input}${place.plays ? '/play' : place.exact ? '/here' : ''}`}`
    case 'records':
      return '#/records'
    case 'lab':
      if (place.job !== null)
        return ['#/lab/run', encodeURIComponent(place.job), place.bar && encodeURIComponent(place.bar)].filter(Boolean).join('/')
      if (place.campaign !== null) return `#/lab/campaign/${encodeURIComponent(place.campaign)}`
      return place.game === null ? '#/lab' : `#/lab/game/${encodeURIComponent(place.game)}`
    case 'rules':
      return ['#/rules', place.game, place.rule && encodeURIComponent(place.rule)].filter(Boolean).join('/')
    case 'puzzles':
    case 'safety':
    case 'settings':
    case 'about':
      return `#/${place.kind}`
    case 'print':
      return `#/print/${place.of}/${encodeURIComponent(place.id)}${place.of === 'board' && place.input !== null ? `/${place.input}` : ''}`
  }
}

/** The place that an address names; the hall for one that names none. */
export function parse(hash: string): Place {
  const [, kind, first, second, third] = hash.split('/').map(decoded)
  switch (kind) {
    // As older versions have it.
    case 'raid':
    case 'play':
      return first ? { kind: 'table', session: first } : HALL
    case 'character':
      return first ? { kind: 'character', character: first } : HALL
    case 'chronicle':
      return first ? { kind: 'chronicle', campaign: first } : HALL
    case 'paper':
      return first ? { kind: 'paper', campaign: first } : HALL
    case 'story':
      return first ? { kind: 'story', session: first, ...(second === 'lost' && { lost: true }) } : HALL
    case 'replay':
      if (!first) return HALL
      if (!second || !/^\d{1,6}$/.test(second)) return { kind: 'replay', session: first, input: null }
      return {
        kind: 'replay',
        session: first,
        input: Number(second),
        ...(third === 'play' && { plays: true }),
        ...(third === 'here' && { exact: true }),
      }
    case 'campaigns':
    case 'shelf':
    case 'records':
    case 'puzzles':
    case 'safety':
    case 'settings':
    case 'about':
      return { kind }
    case 'lab':
      return {
        kind,
        game: first === 'game' && second ? second : null,
        campaign: first === 'campaign' && second ? second : null,
        job: first === 'run' && second ? second : null,
        bar: first === 'run' && third ? third : null,
      }
    case 'rules': {
      const [game, rule] = isGame(first) ? [first, second] : [null, first]
      return { kind, rule: rule ? rule : null, ...(game && { game }) }
    }
    case 'print':
      if (!second) return HALL
      if (first === 'character' || first === 'roster' || first === 'blank' || first === 'charts') return { kind, of: first, id: second }
      return first === 'board' ? { kind, of: first, id: second, input: third && /^\d{1,6}$/.test(third) ? Number(third) : null } : HALL
    case 'hall':
      return isGame(first) ? { kind, campaign: null, game: first } : HALL
    default:
      return { kind: 'hall', campaign: kind === 'campaign' && first ? first : null }
  }
}

const HALL: Place = { kind: 'hall', campaign: null }

/** Cases have digits in them, words of a glossary a dot. */
function isGame(part: string | undefined): part is string {
  return part !== undefined && /^[a-z-]+$/.test(part)
}

/** What someone typed into the address may not be decodable. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

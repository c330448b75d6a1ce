import type { ReactNode } from 'react'
import { COMMANDS, type CommandId, type CommandInfo } from '../../electron/contract/index.ts'
import { skipToContent, useArrival } from '../arrival.ts'
import { useGamePages, useTitleOf, useWords } from '../game-pages.ts'
import { lastCampaign } from '../host/memory.ts'
import { Icon } from '../icons/icon.tsx'
import { keysForAria, keysInWords } from '../keys/command-keys.ts'
import { useCommands } from '../keys/commands.ts'
import { addressOf, nameOf, type Place, rulebookAt, usePlace } from '../navigation.ts'
import { useRules } from '../rulebook/rules.tsx'
import { SoundSwitch } from '../sound/sound-switch.tsx'

interface BarProps {
  readonly where: ReactNode
  /** The name of the screen; without one, that of its kind of place. */
  readonly title?: string | undefined
  /** The campaign whose hall and chronicle the bar leads to; without one, the campaign visited last. */
  readonly campaign?: string | null | undefined
  /** On a cover, in place of the switch for sound; its links to other places stand below its card. */
  readonly cover?: ReactNode
  /** Commands of the screen. */
  readonly children?: ReactNode
}

/** The bar over every screen: the name of the game, the current place, links to other places, commands. */
export function Bar({ where, title: named, campaign = lastCampaign(), cover, children }: BarProps) {
  const { open, game } = useRules()
  const { run } = useCommands()
  const here = usePlace()
  const { one } = useWords(game)
  const name = named ?? nameOf(here.kind, one)
  const title = useTitleOf()(game)
  const heading = useArrival(name, title)
  const isAtTable = here.kind === 'table' || here.kind === 'replay'
  return (
    <header className="bar">
      <h1 className="mark" ref={heading} tabIndex={-1}>
        <span className="vh">{name} ·</span> {title}
      </h1>
      <button type="button" className="btn skip" onClick={skipToContent}>
        Skip to the content
      </button>
      <div className="where">{where}</div>
      {/* At the table nothing distracts: only one link leads back. */}
      {!isAtTable && !cover && <Ways campaign={campaign} />}
      <nav aria-label="Commands">
        {children}
        {cover ?? <SoundSwitch />}
        {isAtTable && (
          <>
            <Command id="settings" name="Settings" icon="x-settings" />
            <Command id="shortcuts" name="Keys" icon="x-keyboard" />
          </>
        )}
        <button
          type="button"
          className="btn btn--quiet"
          onClick={() => run('palette')}
          title={`Find anything (${keysInWords(COMMANDS.palette.keys)})`}
          aria-keyshortcuts={keysForAria(COMMANDS.palette.keys)}
        >
          <Icon name="x-lens" />
          <span className="hide-s">Find</span>
          <span className="only-s vh">Find</span>
        </button>
        {here.kind === 'table' ? (
          <button type="button" className="btn btn--quiet" onClick={() => open(null)}>
            <Icon name="x-book" />
            <span className="hide-s">Rules</span>
            <span className="only-s vh">Rules</span>
          </button>
        ) : (
          <a className="btn btn--quiet" href={addressOf(rulebookAt(game, null))} aria-current={here.kind === 'rules' ? 'page' : undefined}>
            <Icon name="x-book" />
            <span className="hide-s">Rules</span>
            <span className="only-s vh">Rules</span>
          </a>
        )}
      </nav>
    </header>
  )
}

/** Links to the other places, as every screen but a table has them. */
export function Ways({ campaign, atCover = false }: { readonly campaign: string | null; readonly atCover?: boolean }) {
  const here = usePlace()
  const home = useGamePages().find((page) => page.campaign !== undefined)
  return (
    <nav className="ways" aria-label="Places">
      {placesOf(campaign, home?.id).map(({ name, place, within }) => (
        <a
          key={name}
          className="btn btn--quiet"
          href={addressOf(place)}
          aria-current={atCover ? undefined : here.kind === place.kind ? 'page' : within.includes(here.kind) ? 'true' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}

interface CommandProps {
  readonly id: CommandId
  readonly name: string
  readonly icon: string
}

/** A link elsewhere, only a command at a table: its label shows where there is room for it. */
function Command({ id, name, icon }: CommandProps) {
  const { run } = useCommands()
  const { keys }: CommandInfo = COMMANDS[id]
  return (
    <button
      type="button"
      className="btn btn--quiet"
      onClick={() => run(id)}
      title={keys === undefined ? name : `${name} (${keysInWords(keys)})`}
      aria-label={name}
      {...(keys !== undefined && { 'aria-keyshortcuts': keysForAria(keys) })}
    >
      <Icon name={icon} />
      <span className="only-l">{name}</span>
    </button>
  )
}

interface Way {
  readonly name: string
  readonly place: Place
  /** Whether the current place lies within it. */
  readonly within: readonly Place['kind'][]
}

/** @param game the hall of this game, where no campaign is known: without either, the address is that of the cover */
function placesOf(campaign: string | null, game: string | undefined): readonly Way[] {
  return [
    { name: 'Games', place: { kind: 'shelf' }, within: [] },
    { name: 'Campaigns', place: { kind: 'campaigns' }, within: [] },
    { name: 'Hall', place: { kind: 'hall', campaign, ...(campaign === null && game !== undefined && { game }) }, within: ['character'] },
    ...(campaign === null ? [] : [{ name: 'Chronicle', place: { kind: 'chronicle', campaign }, within: ['story'] } as const]),
    { name: 'Hall of fame', place: { kind: 'records' }, within: [] },
    { name: 'Lab', place: { kind: 'lab', game: null, campaign, job: null, bar: null }, within: [] },
    { name: 'Safety', place: { kind: 'safety' }, within: [] },
    { name: 'Settings', place: { kind: 'settings' }, within: ['about'] },
  ]
}

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { COMMANDS, type CommandId } from '../../electron/contract/index.ts'
import { useGamePages } from '../game-pages.ts'
import { useClient } from '../host/client.tsx'
import { useCommand } from '../host/command.ts'
import { lastCampaign } from '../host/memory.ts'
import { commandOf } from '../keys/command-keys.ts'
import { type Commands, CommandsContext, type Offer, type Offers } from '../keys/commands.ts'
import { useKeys } from '../keys/keys.ts'
import { go } from '../navigation.ts'
import { useRules } from '../rulebook/rules.tsx'
import { Palette } from './palette.tsx'
import { Shortcuts } from './shortcuts.tsx'

type Open = { readonly kind: 'palette'; readonly typed: string } | { readonly kind: 'shortcuts' }

/** Listens to the keys and to the menu of the desktop app, and knows what each command does on this screen. */
export function CommandsProvider({ children }: { readonly children: ReactNode }) {
  const client = useClient()
  const rules = useRules()
  const [home] = useGamePages()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const start = useCommand('game.start', (view) => go({ kind: 'table', session: view.session }))
  const everywhere = useRef<Offers>({})
  everywhere.current = {
    'quick-game': () => (home ? start.run({ game: home.id }) : undefined),
    settings: () => go({ kind: 'settings' }),
    palette: () => setOpen({ kind: 'palette', typed: '' }),
    shortcuts: () => setOpen({ kind: 'shortcuts' }),
    hall: () => go({ kind: 'hall', campaign: null }),
    campaigns: () => go({ kind: 'campaigns' }),
    shelf: () => go({ kind: 'shelf' }),
    chronicle: () => chronicle(),
    records: () => go({ kind: 'records' }),
    puzzles: () => go({ kind: 'puzzles' }),
    lab: () => go({ kind: 'lab', game: null, campaign: null, job: null, bar: null }),
    rulebook: () => go({ kind: 'rules', rule: null }),
    safety: () => go({ kind: 'safety' }),
    rules: () => rules.open(null),
    about: () => go({ kind: 'about' }),
  }
  const [commands] = useState(() => commandsOf(() => everywhere.current))

  useKeys((event) => {
    const command = event.key === '?' ? 'shortcuts' : commandOf(event)
    // If there is nothing to print here, the browser prints the page as it is.
    if (command === null || (command === 'print' && typeof commands.offerOf('print') === 'string')) return
    event.preventDefault()
    commands.run(command)
  })
  useEffect(() => {
    // In a field too: nobody types Ctrl+K, and the focus returns to the field afterwards.
    const listen = (event: KeyboardEvent) => {
      const command = commandOf(event)
      if (event.defaultPrevented || (command !== 'palette' && command !== 'shortcuts') || isInDialog(event.target)) return
      event.preventDefault()
      commands.run(command)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [commands])
  useEffect(() => {
    const stops = [
      client.on('command.run', ({ command }) => {
        if (isAsking()) return
        // A menu item is always enabled: where it has no effect, the palette says why.
        if (typeof commands.offerOf(command) === 'string') setOpen({ kind: 'palette', typed: COMMANDS[command].name })
        else commands.run(command)
      }),
      client.on('command.campaign', ({ campaign }) => {
        if (!isAsking()) go({ kind: 'hall', campaign })
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client, commands])

  return (
    <CommandsContext value={commands}>
      {children}
      {open?.kind === 'palette' && <Palette typed={open.typed} onClose={close} />}
      {open?.kind === 'shortcuts' && <Shortcuts onClose={close} />}
    </CommandsContext>
  )
}

function chronicle(): void {
  const campaign = lastCampaign()
  go(campaign === null ? { kind: 'campaigns' } : { kind: 'chronicle', campaign })
}

/** A dialog waits for its own answer: the menu, which is outside the page, does not bypass it. */
function isAsking(): boolean {
  return document.querySelector('dialog[open]') !== null
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog') !== null
}

const LOOKING_BACK = 'Only in a replay.'

/** Commands that are available only where a component offers them. */
const ONLY_THERE: { readonly [C in CommandId]?: string } = {
  undo: 'There is no undo here.',
  redo: 'There is nothing to redo here.',
  hint: 'There is nothing to decide here.',
  recall: 'There is no game here to come back to.',
  'look-back': 'There is no game here to replay.',
  'previous-turn': LOOKING_BACK,
  'next-turn': LOOKING_BACK,
  'previous-fight': LOOKING_BACK,
  'next-fight': LOOKING_BACK,
  print: 'Records are printed from the hall and from a character’s record.',
}

function commandsOf(everywhere: () => Offers): Commands {
  const added: (() => Offers)[] = []
  const offerOf = (command: CommandId): Offer =>
    added.map((offers) => offers()[command]).findLast((offer) => offer !== undefined) ??
    everywhere()[command] ??
    ONLY_THERE[command] ??
    'This cannot be done here.'
  return {
    offerOf,
    run(command) {
      const offer = offerOf(command)
      if (typeof offer === 'function') offer()
    },
    add(offers) {
      added.push(offers)
      return () => void added.splice(added.indexOf(offers), 1)
    },
  }
}

import { COMMAND_IDS, COMMANDS, type CommandInfo } from '../../electron/contract/index.ts'
import { Dialog } from '../dialog/dialog.tsx'
import type { KeyList } from '../game-page.ts'
import { useGamePages } from '../game-pages.ts'
import { isDesktop, keysInWords } from '../keys/command-keys.ts'
import { useSettings } from '../settings/settings.ts'

/** Keys of tables and lists; those of commands are in their own list. */
const HERE: readonly KeyList[] = [
  {
    title: 'At the card',
    lines: [
      { keys: ['1', '…', '9'], does: 'Choose that line; with real dice, 1 to 6 enter a face' },
      { keys: ['↑', '↓'], does: 'The line above or below' },
      { keys: ['Enter'], does: 'Give the answer' },
      { keys: ['E'], does: 'Choose the first plan on the card, or start it if one press does; with Shift the second one' },
      { keys: ['Backspace'], does: 'Remove the last face' },
    ],
  },
  {
    title: 'On the board',
    lines: [
      { keys: ['←', '→', '↑', '↓'], does: 'Go to the next place that way' },
      { keys: ['Space'], does: 'Choose the place' },
      { keys: ['Shift', '←'], does: 'Move the map that way' },
      { keys: ['+', '−'], does: 'Closer, farther' },
      { keys: ['0'], does: 'Fit the map to the window' },
      { keys: ['Home'], does: 'Back to the one to move' },
    ],
  },
  {
    title: 'In a replay',
    lines: [
      { keys: ['←', '→'], does: 'One choice back or forward' },
      { keys: ['Home', 'End'], does: 'To the first choice or the last' },
      { keys: ['Space'], does: 'Play it, or stop' },
    ],
  },
  {
    title: 'Everywhere',
    lines: [
      { keys: ['Tab'], does: 'To the next control; with Shift to the previous one' },
      { keys: ['Esc'], does: 'Close a dialog without changing anything' },
      { keys: ['?'], does: 'This list' },
    ],
  },
]

/** The list of all keys. */
export function Shortcuts({ onClose }: { readonly onClose: () => void }) {
  const { singleKeys } = useSettings()
  const ofGames = useGamePages().flatMap(({ keys = [] }) => keys)
  const commands = COMMAND_IDS.flatMap((id): KeyList['lines'] => {
    const { name, keys, alsoKeys, desktopKeys }: CommandInfo = COMMANDS[id]
    if (keys === undefined || (desktopKeys && !isDesktop())) return []
    return [{ keys: [keys, ...(alsoKeys ? [alsoKeys] : [])].map((each) => keysInWords(each)), does: name.replace('…', '') }]
  })
  return (
    <Dialog title="Keys" onClose={onClose} wide>
      {!singleKeys && <p>Single-character keys are switched off in the settings.</p>}
      <div className="key-lists">
        {[...HERE, ...ofGames, { title: 'Commands', lines: commands }].map(({ title, lines }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <dl>
              {lines.map(({ keys, does }) => (
                <div key={does}>
                  <dt>
                    {keys.map((key) => (
                      <kbd key={key} className="kbd">
                        {key}
                      </kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

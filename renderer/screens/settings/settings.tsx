import { useState } from 'react'
import { Choices, ChooseOne, Tick } from '../../dialog/choices.tsx'
import { Bar } from '../../frame/bar.tsx'
import { forgetProgress } from '../../guide/progress.ts'
import { Icon } from '../../icons/icon.tsx'
import { useCommands } from '../../keys/commands.ts'
import { addressOf } from '../../navigation.ts'
import { changeSettings, forgetSettings, type Settings, useSettings } from '../../settings/settings.ts'
import { UNDO } from '../campaigns/in-words.ts'
import { AlwaysSo } from './always-so.tsx'
import { Sound } from './sound.tsx'

/** How the page looks, moves, helps and sounds. Everything takes effect at once and is kept on this machine. */
export function SettingsScreen() {
  return (
    <div className="app settings">
      <Bar where={<b>Settings</b>} />
      <main className="field">
        <Controls />
      </main>
      <aside className="side side--2" aria-label="Settings elsewhere">
        <Kept />
        <Elsewhere />
      </aside>
    </div>
  )
}

function Controls() {
  const now = useSettings()
  return (
    <section className="scroll" aria-label="Settings">
      <h2>Appearance</h2>
      <Choice of="theme" name="Light" choices={LIGHTS} now={now} />
      <Choice of="textSize" name="Size of the text" choices={SIZES} now={now} />
      <Choice of="contrast" name="Contrast" choices={CONTRASTS} now={now} />
      <Choice of="motion" name="Motion" choices={MOTIONS} now={now} />
      <h2>At the table</h2>
      <Choice of="pace" name="Pace of play" choices={PACES} now={now} />
      <Choice of="moments" name="Moments" choices={MOMENTS} now={now} />
      <Choices legend="Forced choices">
        <Switch of="certain" name="Choose for me when only one option is legal" now={now}>
          The chronicle marks it, undo includes it with the choice before it, and real dice are still yours to roll.
        </Switch>
      </Choices>
      <AlwaysSo />
      <Choices legend="Help" abreast={3}>
        <Switch of="hints" name="A hint on every card" now={now}>
          Each card opens on what a good player would do, and says why. Enter takes it.
        </Switch>
        <Switch of="odds" name="Odds" now={now}>
          Shows the exact odds beside every choice that rolls dice.
        </Switch>
        <Switch of="tips" name="Tips and guide" now={now}>
          Explains each new thing once, when it first comes up.
        </Switch>
        <Switch of="singleKeys" name="Single-key shortcuts" now={now}>
          1 to 9 choose a line of the card, ? shows the keys. Tab, arrows and Enter do it too.
        </Switch>
      </Choices>
      <h2>Sound</h2>
      <Sound />
    </section>
  )
}

/** Commands about all settings: restore them, restart the guide, show the keys. */
function Kept() {
  const { run } = useCommands()
  const [said, setSaid] = useState('')
  return (
    <section className="card go" aria-labelledby="kept">
      <h2 id="kept">Kept on this machine</h2>
      <p>Changes take effect at once, in every campaign.</p>
      <div className="go-alt">
        <button
          type="button"
          className="btn"
          onClick={() => {
            forgetSettings()
            setSaid('All defaults are restored.')
          }}
        >
          Restore defaults
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => {
            forgetProgress()
            changeSettings({ tips: true })
            setSaid('The guide starts again with the next question.')
          }}
        >
          Restart guide and tips
        </button>
        <button type="button" className="btn" onClick={() => run('shortcuts')}>
          Show all keys
        </button>
      </div>
      <p role="status">{said}</p>
    </section>
  )
}

/** Settings found elsewhere, and where. */
function Elsewhere() {
  const { run } = useCommands()
  return (
    <div className="scroll settings-notes">
      <section aria-labelledby="undo-mode">
        <h3 id="undo-mode">Undo belongs to the campaign</h3>
        <p>It is chosen when a campaign begins, is shown beside its name in the hall, and never changes:</p>
        <dl>
          {Object.values(UNDO).map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p>
          <button type="button" className="btn" onClick={() => run('new-campaign')}>
            <Icon name="x-castle" />
            New campaign
          </button>
        </p>
      </section>
      <section aria-labelledby="real-dice">
        <h3 id="real-dice">Real dice</h3>
        <p>
          To use your own dice, begin a campaign with “Dice on the table”: every roll then waits for the faces you threw, entered by press
          or with the keys 1 to 6.
        </p>
      </section>
      <p>
        <a href={addressOf({ kind: 'about' })}>About Citadel, its credits and licences</a>
      </p>
    </div>
  )
}

/** Settings that are one of several. */
type Chosen = 'theme' | 'textSize' | 'contrast' | 'motion' | 'pace' | 'moments'
type Named<S extends Chosen> = readonly { readonly id: Settings[S]; readonly name: string; readonly text: string }[]

const LIGHTS: Named<'theme'> = [
  { id: 'system', name: 'Same as the system', text: 'Follows this machine, even when it changes at night.' },
  { id: 'light', name: 'Daylight', text: 'A pale table.' },
  { id: 'dark', name: 'Candle-light', text: 'A dark table.' },
]
const SIZES: Named<'textSize'> = [
  { id: 'normal', name: 'Normal', text: 'Fits the window.' },
  { id: 'large', name: 'Large', text: 'An eighth larger.' },
  { id: 'larger', name: 'Larger', text: 'A quarter larger.' },
]
const CONTRASTS: Named<'contrast'> = [
  { id: 'system', name: 'Same as the system', text: 'Usual, unless this machine asks for more.' },
  { id: 'more', name: 'More', text: 'Lines and secondary text in full ink.' },
]
const MOTIONS: Named<'motion'> = [
  { id: 'system', name: 'Same as the system', text: 'Still, if this machine asks for less motion.' },
  { id: 'full', name: 'Full', text: 'Cards, dice and tiles move into place.' },
  { id: 'reduced', name: 'Still', text: 'Everything appears at once.' },
]
const PACES: Named<'pace'> = [
  { id: 'at-once', name: 'At once', text: 'Only what a choice led to in the end.' },
  { id: 'quick', name: 'Quick', text: 'Blow by blow and turn by turn; any key shows the rest.' },
  { id: 'slow', name: 'Slow', text: 'The same, with time to read.' },
]

const MOMENTS: Named<'moments'> = [
  { id: 'all', name: 'All', text: 'Great ones as a card, small ones beside the dice.' },
  { id: 'great', name: 'Great ones', text: 'Small ones are lines of the chronicle.' },
  { id: 'none', name: 'None', text: 'The chronicle tells everything.' },
]

interface ChoiceProps<S extends Chosen> {
  readonly of: S
  readonly name: string
  readonly choices: Named<S>
  readonly now: Settings
}

function Choice<S extends Chosen>({ of, name, choices, now }: ChoiceProps<S>) {
  return (
    <ChooseOne
      legend={name}
      abreast={3}
      choices={choices}
      chosen={now[of]}
      onChoose={(chosen) => changeSettings({ ...now, [of]: chosen })}
    />
  )
}

interface SwitchProps {
  readonly of: 'certain' | 'hints' | 'odds' | 'tips' | 'singleKeys'
  readonly name: string
  readonly now: Settings
  readonly children: string
}

function Switch({ of, name, now, children }: SwitchProps) {
  return <Tick name={name} text={children} checked={now[of]} onChange={(isOn) => changeSettings({ [of]: isOn })} />
}

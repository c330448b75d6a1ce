import { type ReactNode, useState } from 'react'
import { Counter } from '../../../board/counter.tsx'
import { DecisionCard } from '../../../decision/card.tsx'
import { useDraft } from '../../../decision/draft.ts'
import { Dialog } from '../../../dialog/dialog.tsx'
import { FileDrop } from '../../../dialog/file-drop.tsx'
import { OkCancel } from '../../../dialog/foot.tsx'
import { Die } from '../../../dice/die.tsx'
import { KeyPlate } from '../../../frame/key-plate.tsx'
import { Trouble } from '../../../frame/trouble.tsx'
import { Exhibit } from '../../../gallery/exhibit.tsx'
import { Icon } from '../../../icons/icon.tsx'
import { Case } from '../../../rulebook/case.tsx'
import { BLOW, character, monster, PARTY } from '../fixtures/raid.ts'
import { Pips } from '../ranks/pips.tsx'
import { CharacterUnit, MonsterUnit } from '../ranks/unit.tsx'

/** The style page: every component in each of its states. */
export function PartsPage() {
  return (
    <>
      <Type />
      <Colours />
      <Buttons />
      <Dice />
      <Counters />
      <h2>In the ranks</h2>
      <div className="gallery-units">
        <Units />
      </div>
      <Chips />
      <Fields />
      <h2>The card</h2>
      <div className="gallery-cards">
        <Cards />
      </div>
      <Troubles />
      <Section title="A dialog">
        <DialogExhibit />
      </Section>
    </>
  )
}

function Type() {
  return (
    <Section title="Type">
      {[6, 5, 4, 3].map((step) => (
        <Exhibit key={step} name={`fs-${step}, Grenze`}>
          <span className={`display type--${step}`}>Gwaigillion Elengal</span>
        </Exhibit>
      ))}
      <Exhibit name="fs-1, Source Sans 3">0123456789 · 4 / 3 / 2 · Five came out by the Gateway.</Exhibit>
      <Exhibit name="fs-0, never smaller">
        <span className="small muted">A second voice, fourteen pixels at least</span>
      </Exhibit>
    </Section>
  )
}

function Colours() {
  return (
    <Section title="Colours">
      {COLOURS.map((name) => (
        <Exhibit key={name} name={name}>
          <div className={`swatch swatch--${name}`} />
        </Exhibit>
      ))}
    </Section>
  )
}

function Buttons() {
  return (
    <Section title="Buttons, keys, cases">
      {BUTTONS.map(([name, classes]) => (
        <Exhibit key={name} name={name}>
          <button type="button" className={`btn ${classes}`}>
            Look at the altar
          </button>
        </Exhibit>
      ))}
      <Exhibit name="not now">
        <button type="button" className="btn" disabled>
          Look at the altar
        </button>
      </Exhibit>
      <Exhibit name="with a picture and a key">
        <button type="button" className="btn">
          <Icon name="x-lens" />
          Find <KeyPlate of="K" />
        </button>
      </Exhibit>
      <Exhibit name="case">
        <Case rule="9.5" />
      </Exhibit>
    </Section>
  )
}

function Dice() {
  return (
    <Section title="Dice">
      {[1, 2, 3, 4, 5, 6].map((face) => (
        <Exhibit key={face} name={`${face}`}>
          <Die face={face} />
        </Exhibit>
      ))}
      <Exhibit name="as a D3 (3.1)">
        <Die face={5} halved />
      </Exhibit>
      <Exhibit name="in a line">
        <Die face={5} size="small" /> <Die face={3} size="small" halved />
      </Exhibit>
      <Exhibit name="just thrown">
        <Die face={4} rolled />
      </Exhibit>
    </Section>
  )
}

function Counters() {
  return (
    <Section title="Counters and Wound Points">
      {(['ours', 'foe', 'charm', 'gone'] as const).map((tone) => (
        <Exhibit key={tone} name={tone}>
          <Counter icon="x-human" combatBonus={-1} resistance={12} tone={tone} />
        </Exhibit>
      ))}
      <Exhibit name="small">
        <Counter icon="x-hood" small />
      </Exhibit>
      {[
        [9, 9],
        [5, 9],
        [0, 7],
        [28, 41],
      ].map(([left = 0, total = 0]) => (
        <Exhibit key={`${left} of ${total}`} name={`${left} of ${total}`}>
          <Pips woundPoints={{ left, total }} />
        </Exhibit>
      ))}
    </Section>
  )
}

function Chips() {
  return (
    <Section title="Chips">
      {(
        [
          ['chip', 'x-shield', 'plain'],
          ['chip chip--bad', 'x-broken', 'harm'],
          ['chip chip--good', 'x-gem', 'gain'],
          ['chip chip--now', 'x-torch', 'now'],
        ] as const
      ).map(([look, icon, name]) => (
        <span key={name} className={look}>
          <Icon name={icon} /> {name}
        </span>
      ))}
    </Section>
  )
}

function Fields() {
  return (
    <Section title="Fields">
      <Exhibit name="text">
        <input className="field-in" aria-label="Text" defaultValue="The Long Winter" />
      </Exhibit>
      <Exhibit name="empty">
        <input className="field-in" aria-label="Empty" placeholder="Name or race" />
      </Exhibit>
      <Exhibit name="choice">
        <select className="field-in" aria-label="Choice">
          <option>Everybody</option>
        </select>
      </Exhibit>
      <Exhibit name="file">
        <FileDrop label="Choose a file or drop it here" accept=".json" file={null} onFile={() => {}} />
      </Exhibit>
    </Section>
  )
}

function Troubles() {
  return (
    <>
      <h2>Waiting, nothing, trouble</h2>
      <div className="gallery-cards">
        <Exhibit name="waiting">
          <p className="waiting">Laying the table…</p>
        </Exhibit>
        {CODES.map((code) => (
          <Exhibit key={code} name={code}>
            <Trouble error={Object.assign(new Error('The host said why, in a sentence.'), { code })} onLeave={() => {}} />
          </Exhibit>
        ))}
      </div>
    </>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <div className="gallery-row">{children}</div>
    </section>
  )
}

const COLOURS = [
  ...['table', 'recess', 'slab', 'slot', 'line', 'line-2', 'ink', 'ink-2', 'ember', 'ember-fill', 'on-ember', 'verd', 'blood'],
  ...['card', 'card-2', 'card-edge', 'card-line', 'card-ink', 'card-ink-2', 'chit', 'chit-edge', 'foe', 'charm'],
  ...['rock', 'hatch', 'wall', 'floor-0', 'floor-1', 'floor-2', 'floor-3'],
]

const BUTTONS = [
  ['usual', ''],
  ['go', 'btn--go'],
  ['large', 'btn--go btn--big'],
  ['quiet', 'btn--quiet'],
  ['deadly', 'btn--deadly'],
  ['pointed at', 'is-hover'],
  ['in focus', 'is-focus'],
] as const

const CODES = ['closed', 'storage', 'not-found', 'conflict', 'internal'] as const

/** As long as a name may be. */
const LONG_NAME = 'Gwaigillion Elengal, called by everybody the Unnamed of Wend'

function Units() {
  const [almuric] = PARTY.slice(1)
  const who = almuric ?? character({ id: 'almuric', name: 'Almuric' })
  const foe = monster({ id: 'orc-1', name: 'Orc 1' })
  const choice = { chosen: false, choose: () => {} }
  return (
    <>
      <Exhibit name="usual">
        <CharacterUnit who={who} onOpen={() => {}} />
      </Exhibit>
      <Exhibit name="acts now">
        <CharacterUnit who={who} onOpen={() => {}} turn />
      </Exhibit>
      <Exhibit name="has acted">
        <CharacterUnit who={who} onOpen={() => {}} acted />
      </Exhibit>
      <Exhibit name="looks on">
        <CharacterUnit who={who} onOpen={() => {}} aside />
      </Exhibit>
      <Exhibit name="can be chosen">
        <CharacterUnit who={who} onOpen={() => {}} choice={choice} />
      </Exhibit>
      <Exhibit name="chosen">
        <CharacterUnit who={who} onOpen={() => {}} choice={{ ...choice, chosen: true }} />
      </Exhibit>
      <Exhibit name="hurt">
        <CharacterUnit who={who} onOpen={() => {}} hurt={3} />
      </Exhibit>
      {(['dead', 'lost', 'stone', 'charmed'] as const).map((status) => (
        <Exhibit key={status} name={status}>
          <CharacterUnit who={{ ...who, status }} onOpen={() => {}} />
        </Exhibit>
      ))}
      <Exhibit name="turned on us">
        <CharacterUnit who={{ ...who, side: 'monsters' }} onOpen={() => {}} />
      </Exhibit>
      <Exhibit name="a charmed monster">
        <CharacterUnit who={{ ...who, kind: 'charmed-monster', race: 'troll', name: 'Troll', status: 'charmed' }} onOpen={() => {}} />
      </Exhibit>
      <Exhibit name="many conditions">
        <CharacterUnit
          who={{ ...who, effects: CONDITIONS.map((label) => ({ id: label.toLowerCase(), label, bad: label.includes('−') })) }}
          onOpen={() => {}}
        />
      </Exhibit>
      <Exhibit name="a long name">
        <CharacterUnit who={{ ...who, name: LONG_NAME }} onOpen={() => {}} />
      </Exhibit>
      <Exhibit name="a foe">
        <MonsterUnit monster={foe} />
      </Exhibit>
      <Exhibit name="aimed at">
        <MonsterUnit monster={foe} target choice={{ ...choice, chosen: true }} />
      </Exhibit>
      <Exhibit name="a foe acts">
        <MonsterUnit monster={foe} turn />
      </Exhibit>
      {(['asleep', 'stone', 'dead'] as const).map((status) => (
        <Exhibit key={status} name={`a foe, ${status}`}>
          <MonsterUnit monster={{ ...foe, status }} />
        </Exhibit>
      ))}
    </>
  )
}

const CONDITIONS = ['Drunk −2', 'Sickened −1', 'Strength +2', 'Mage-armor']

function Cards() {
  const card = { decision: BLOW, seats: ['Player 1'], lastSeat: null, busy: false, notes: null, counts: 'wounds', onAnswer: () => {} }
  const draft = useDraft(BLOW)
  const nameOf = (id: string) => id
  const still = { ...card, draft, nameOf }
  return (
    <>
      <Exhibit name="aimed, nothing chosen">
        <div inert>
          <DecisionCard {...still} draft={{ ...draft, target: 'orc-2', picked: [] }} />
        </div>
      </Exhibit>
      <Exhibit name="chosen">
        <div inert>
          <DecisionCard {...still} draft={{ ...draft, target: 'orc-2', picked: ['cast:lightning:orc-2'] }} />
        </div>
      </Exhibit>
      <Exhibit name="deadly">
        <div inert>
          <DecisionCard {...still} draft={{ ...draft, target: 'orc-2', picked: ['cast:mental-attack:orc-2'] }} />
        </div>
      </Exhibit>
      <Exhibit name="refused">
        <div inert>
          <DecisionCard
            {...still}
            notes={
              <p className="warn" role="alert">
                Only from the front rank.
              </p>
            }
          />
        </div>
      </Exhibit>
      <Exhibit name="advised">
        <div inert>
          <DecisionCard
            {...still}
            notes={
              <p className="advice">
                <Icon name="x-talk" />
                <span>
                  <b>Shoot the bow.</b> It costs nothing and may kill.
                </span>
              </p>
            }
          />
        </div>
      </Exhibit>
      <Exhibit name="passed to another player">
        <div inert>
          <DecisionCard {...still} seats={['Anna', 'Bert']} lastSeat={1} />
        </div>
      </Exhibit>
      <Exhibit name="on its way">
        <div inert>
          <DecisionCard {...still} busy />
        </div>
      </Exhibit>
      <Exhibit name="long words">
        <div inert>
          <DecisionCard
            {...still}
            decision={{ ...BLOW, prompt: `What does ${LONG_NAME} do?`, lead: `${LONG_NAME} holds the front alone.` }}
          />
        </div>
      </Exhibit>
    </>
  )
}

function DialogExhibit() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="btn" onClick={() => setOpen(true)}>
        Lay it over the table
      </button>
      {open && (
        <Dialog
          title="Delete the campaign?"
          onClose={() => setOpen(false)}
          foot={<OkCancel ok="Delete it" onOk={() => setOpen(false)} cancel="Keep it" onCancel={() => setOpen(false)} danger="deadly" />}
        >
          <p>It can only be restored from a backup.</p>
        </Dialog>
      )}
    </>
  )
}

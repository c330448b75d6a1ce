import type { Decision, Option } from '../../../../engine/kernel/types.ts'
import { ChosenDeed } from '../../../counter/chosen-deed.tsx'
import { CounterMenu } from '../../../counter/counter-menu.tsx'
import { columnsAlong, deedsOf, pathTo } from '../../../counter/menu.ts'
import { Exhibit } from '../../../gallery/exhibit.tsx'
import { BLOW, EXPLORING, FIGHTING, ROUTE } from '../fixtures/raid.ts'
import { usePicture } from '../ranks/portraits.ts'
import { wordsFor } from '../table/raid-menus.tsx'

const CASTER = 'gwaigillion'
const PLACES = ['s4', 's5', 's9']
/** A way to send each of them off to each of these places. */
const SENT: readonly Option[] = EXPLORING.party.flatMap(({ id: whom, name }) =>
  PLACES.map((id) => ({
    id: `teleport:${whom}:${id}`,
    label: `Teleport ${name}`,
    aside: true,
    data: { cost: 3 },
    deed: {
      ...{ kind: 'cast', label: 'Cast', who: CASTER, whom, to: { kind: 'segment', id } },
      means: { id: 'teleport', label: 'Teleport', effect: 'Friend or foe to a place you know' },
    },
  })),
)
const AT_REST: Decision = { ...ROUTE, options: [...(ROUTE.options ?? []), ...SENT] }
const [SHOT] = BLOW.options?.filter(({ deed }) => deed?.kind === 'cast') ?? []

/** The menu of a counter at every step, and what the card says of a complete deed. */
export function MenusPage() {
  return (
    <>
      <Menu name="deed, by what, whom" decision={BLOW} option={SHOT?.id ?? ''} />
      <Menu name="deed, and by what" decision={BLOW} option={SHOT?.id ?? ''} steps={1} />
      <Menu name="the deed alone" decision={BLOW} option="" />
      <Menu name="of a foe" decision={BLOW} option="" people={['orc-1']} />
      <Menu name="nothing can be done" decision={BLOW} option="" people={['almuric']} />
      <Menu name="whom to send away" decision={AT_REST} option={SENT[0]?.id ?? ''} steps={1} />
      <Menu name="where: the map asks" decision={AT_REST} option={SENT[0]?.id ?? ''} />
      {SHOT && <Deed option={SHOT} />}
    </>
  )
}

interface MenuProps {
  readonly name: string
  readonly decision: Decision
  /** What the path leads to; empty for none. */
  readonly option: string
  /** So many columns have an answer; all of them, where it is left out. */
  readonly steps?: number
  readonly people?: readonly string[]
}

/** For display: among many, none may take the focus or the keys. */
function Menu({ name, decision, option, steps, people = [CASTER] }: MenuProps) {
  const words = useWords()
  const first = deedsOf(decision, people, words.nameOf)
  const path = pathTo(first, option, words.nameOf).slice(0, steps)
  const last = columnsAlong(first, path, words.nameOf).findLast(({ chosen }) => chosen !== null)?.chosen
  const open = { people, path, where: last?.next === 'where' ? last.options : [], chosen: null }
  return (
    <Exhibit name={name}>
      <div inert>
        <CounterMenu
          decision={decision}
          picked={[]}
          counters={{ open, onOpen: nothing, onPath: nothing, onClose: nothing, anchor: () => null }}
          open={open}
          words={words}
          busy
          onAnswer={nothing}
        />
      </div>
    </Exhibit>
  )
}

function Deed({ option }: { readonly option: Option }) {
  const words = useWords()
  return (
    <Exhibit name="in the card">
      <section className="card decide" inert>
        <ChosenDeed option={option} words={words} />
      </section>
    </Exhibit>
  )
}

function useWords() {
  return wordsFor(FIGHTING, usePicture(), nothing, nothing)
}

function nothing(): void {}

import type { Script } from '../../../kernel/play.ts'
import { isRobot } from '../../open/people.ts'
import type { Arena } from '../../state.ts'
import type { RobotId } from '../../tables/ids.ts'
import { perform } from '../30-performing.ts'
import type { OnSand } from '../33-need.ts'
import { type Acting, type Open, openTo } from './18-picking.ts'
import { fireSpirit } from './19-fire-spirit.ts'
import { giantAmoeba } from './19-giant-amoeba.ts'
import { needlerBush } from './19-needler-bush.ts'
import { imp } from './20-imp.ts'
import { phaseSpider } from './20-phase-spider.ts'
import { behemoth } from './21-behemoth.ts'
import { slayer } from './21-slayer.ts'
import { evilMage } from './22-evil-mage.ts'

// The action of a robot (18.1), by the page of its kind.

const ACTING: Readonly<Record<RobotId, Acting>> = {
  'needler-bush': needlerBush,
  'giant-amoeba': giantAmoeba,
  'fire-spirit': fireSpirit,
  'phase-spider': phaseSpider,
  imp,
  slayer,
  behemoth,
  'evil-mage': evilMage,
}

/** 18.1: on its feet first; then as its page says; one with no one to attack evades. */
export function* robotActs(g: Arena, f: OnSand): Script {
  if (!isRobot(f.kind)) return
  const open = openTo(g.state, f)
  if (f.status === 'prone' && f.holds.length === 0) yield* perform(g, f, { kind: 'stand' })
  else if (!(yield* ACTING[f.kind](g, f, open))) yield* idle(g, f, open)
}

function* idle(g: Arena, f: OnSand, open: Open): Script {
  yield* perform(g, f, { kind: open.has('evade') ? 'evade' : 'nothing' })
}

import { useState } from 'react'
import type { Weapon } from '../../../../engine/gladiator/tables/table-types.ts'
import type { SectionProps } from '../../../campaign-page.ts'
import { Dialog } from '../../../dialog/dialog.tsx'
import { OkCancel } from '../../../dialog/foot.tsx'
import { Refused } from '../../../dialog/refused.tsx'
import { useCommand } from '../../../host/command.ts'
import { Case } from '../../../rulebook/case.tsx'
import { Arming } from '../muster/arming.tsx'
import type { Body, Gear } from '../muster/fighter.ts'
import { Sum } from '../muster/sum.tsx'
import { type GladiatorTables, useGladiatorTables } from '../tables.ts'
import { attributesOf } from './growth.ts'
import { sheetIn } from './home.ts'
import '../style/muster.css'
import '../style/stable.css'

/** What he enters the next fight with (6.4, 6.5, 26.2): all arms are free before every fight, as far as he can carry them. */
export function Arms({ who, mayChange, say }: SectionProps) {
  const tables = useGladiatorTables()
  const [arming, setArming] = useState(false)
  if (!tables) return null
  const sheet = sheetIn(who.sheet)
  const body: Body = { name: who.name, race: who.race, ...attributesOf(sheet) }
  const extended = withDeathSwords(tables, sheet.kept.length)
  return (
    <section className="gs-arms" aria-label="Arms">
      <Sum tables={extended} body={body} gear={sheet.gear} />
      <p className="rowf">
        {mayChange && (
          <button type="button" className="btn" onClick={() => setArming(true)}>
            Arm anew
          </button>
        )}
        <span className="muted small">
          All arms are free before every fight, within strength. <Case rule="26.2" />
        </span>
      </p>
      {arming && (
        <ArmingDialog
          id={who.id}
          tables={extended}
          body={body}
          gear={sheet.gear}
          onArmed={() => {
            say('The arms are changed.')
            setArming(false)
          }}
          onClose={() => setArming(false)}
        />
      )}
    </section>
  )
}

interface ArmingDialogProps {
  readonly id: string
  readonly tables: GladiatorTables
  readonly body: Body
  readonly gear: Gear
  readonly onArmed: () => void
  readonly onClose: () => void
}

function ArmingDialog({ id, tables, body, gear, onArmed, onClose }: ArmingDialogProps) {
  const [wish, setWish] = useState(gear)
  const equip = useCommand('character.equip', onArmed)
  const { ready, also, slung, suit, helmet } = wish
  const arm = () => equip.run({ character: id, weapons: [ready, also, ...slung], worn: helmet === null ? [suit] : [suit, helmet] })
  return (
    <Dialog
      title={`Arms of ${body.name}`}
      onClose={onClose}
      wide
      foot={<OkCancel ok="Take these" disabled={equip.busy} onOk={arm} cancel="As before" onCancel={onClose} />}
    >
      <div className="gs-arming">
        <Arming tables={tables} body={body} gear={wish} onChange={setWish} />
      </div>
      <Refused error={equip.error} />
    </Dialog>
  )
}

/** G-128: whoever has carried a Death Sword out of the arena may take it in again. */
function withDeathSwords(tables: GladiatorTables, kept: number): GladiatorTables {
  if (kept === 0) return tables
  const sword: Weapon = { ...DEATH_SWORD, ...tables.special['death-sword'] }
  return { ...tables, weapons: { ...tables.weapons, 'death-sword': sword } }
}

const DEATH_SWORD = { kind: 'hand', pole: null, bow: null, hammerAxe: false, noShield: false } as const

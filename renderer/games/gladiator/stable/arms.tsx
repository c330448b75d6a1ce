import { useState } from 'react'
import { attributesOf } from '../../../../engine/gladiator/open/growth.ts'
import type { Gear } from '../../../../engine/gladiator/sheet-types.ts'
import type { SectionProps } from '../../../campaign-page.ts'
import { Dialog } from '../../../dialog/dialog.tsx'
import { OkCancel } from '../../../dialog/foot.tsx'
import { Refused } from '../../../dialog/refused.tsx'
import { useCommand } from '../../../host/command.ts'
import { Case } from '../../../rulebook/case.tsx'
import { Arming } from '../muster/arming.tsx'
import type { Body } from '../muster/fighter.ts'
import { Sum } from '../muster/sum.tsx'
import { sheetIn } from './home.ts'
import '../style/muster.css'
import '../style/stable.css'

/** What he enters the next fight with (6.4, 6.5, 26.2): all arms are free before every fight, as far as he can carry them. */
export function Arms({ who, mayChange, say }: SectionProps) {
  const [arming, setArming] = useState(false)
  const sheet = sheetIn(who.sheet)
  const body: Body = { name: who.name, kind: sheet.race, normal: attributesOf(sheet) }
  return (
    <section className="gs-arms" aria-label="Arms">
      <Sum body={body} gear={sheet.gear} />
      <p className="rowf">
        {mayChange && (
          <button type="button" className="btn" onClick={() => setArming(true)}>
            Change arms
          </button>
        )}
        <span className="muted small">
          All arms are free before every fight, as far as strength allows. <Case rule="26.2" />
        </span>
      </p>
      {arming && (
        <ArmingDialog
          id={who.id}
          body={body}
          gear={sheet.gear}
          swords={sheet.kept.length > 0}
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
  readonly body: Body
  readonly gear: Gear
  /** G-128: a fighter who has carried a Death Sword out of the arena may take it in again. */
  readonly swords: boolean
  readonly onArmed: () => void
  readonly onClose: () => void
}

function ArmingDialog({ id, body, gear, swords, onArmed, onClose }: ArmingDialogProps) {
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
        <Arming body={body} gear={wish} swords={swords} onChange={setWish} />
      </div>
      <Refused error={equip.error} />
    </Dialog>
  )
}

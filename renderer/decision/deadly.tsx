import type { Option } from '../../engine/kernel/types.ts'
import { Case } from '../chronicle/case.tsx'
import { Dialog, isSafe } from '../dialog/dialog.tsx'
import { Icon } from '../icons/icon.tsx'

interface DeadlyDialogProps {
  readonly option: Option
  readonly rule: string
  readonly onLive: () => void
  readonly onDie: () => void
}

/** Asked before a choice that can kill. The default is to live. */
export function DeadlyDialog({ option, rule, onLive, onDie }: DeadlyDialogProps) {
  return (
    <Dialog
      title={`${option.label}: are you sure?`}
      onClose={onLive}
      foot={
        <>
          <button type="button" className="btn btn--deadly" onClick={onDie}>
            <Icon name="x-skull" />
            Do it anyway
          </button>
          <button type="button" className="btn btn--go" onClick={onLive} ref={isSafe}>
            Think again
          </button>
        </>
      }
    >
      <p>
        {option.warns} <Case rule={rule} />
      </p>
      {option.detail && <p>{option.detail}</p>}
    </Dialog>
  )
}

import type { Option } from '../../engine/kernel/types.ts'
import { AskDialog } from '../dialog/ask.tsx'
import { Icon } from '../icons/icon.tsx'
import { Case } from '../rulebook/case.tsx'

interface DeadlyDialogProps {
  readonly option: Pick<Option, 'label' | 'detail' | 'warns'>
  readonly rule?: string | undefined
  readonly onLive: () => void
  readonly onDie: () => void
}

/** Asked before a choice that can kill. The default is to live. */
export function DeadlyDialog({ option, rule, onLive, onDie }: DeadlyDialogProps) {
  return (
    <AskDialog
      title={`${option.label}: are you sure?`}
      ok={
        <>
          <Icon name="x-skull" />
          Do it anyway
        </>
      }
      onOk={onDie}
      cancel="Think again"
      onCancel={onLive}
      danger="deadly"
    >
      <p>
        {option.warns} {rule !== undefined && <Case rule={rule} />}
      </p>
      {option.detail && <p>{option.detail}</p>}
    </AskDialog>
  )
}

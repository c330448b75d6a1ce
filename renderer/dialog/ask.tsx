import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import { OkCancel, type OkCancelProps } from './foot.tsx'
import { Refused } from './refused.tsx'

interface AskDialogProps extends Omit<OkCancelProps, 'form'> {
  readonly title: string
  /** The call that confirming makes: it cannot be confirmed twice, and what it refuses is shown. */
  readonly command?: { readonly busy: boolean; readonly error: Error | null }
  readonly children: ReactNode
}

/** A question with two answers: what confirming means, the call it makes, and the way back. */
export function AskDialog({ title, command, disabled = false, children, ...foot }: AskDialogProps) {
  return (
    <Dialog title={title} onClose={foot.onCancel} foot={<OkCancel {...foot} disabled={disabled || (command?.busy ?? false)} />} isShort>
      {children}
      <Refused error={command?.error ?? null} />
    </Dialog>
  )
}

import { type FormEvent, useId, useState } from 'react'
import { Dialog } from '../../dialog/dialog.tsx'
import { Refused } from '../../dialog/refused.tsx'
import { UNDO_MODES, VARIANTS } from './variants.ts'

/** Of campaigns and of characters, as the contract bounds them. */
export const LONGEST_NAME = 60

export interface NewCampaign {
  readonly name: string
  readonly undo: (typeof UNDO_MODES)[number]['id']
  readonly variants: string[]
}

interface NewCampaignDialogProps {
  readonly busy: boolean
  readonly error: Error | null
  readonly onCreate: (campaign: NewCampaign) => void
  readonly onClose: () => void
}

/** A name, how far undo goes, and the switches. */
export function NewCampaignDialog({ busy, error, onCreate, onClose }: NewCampaignDialogProps) {
  const id = useId()
  const [name, setName] = useState('')
  const [undo, setUndo] = useState<NewCampaign['undo']>('honest')
  const [variants, setVariants] = useState<readonly string[]>([])
  const create = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim()) onCreate({ name: name.trim(), undo, variants: [...variants] })
  }
  return (
    <Dialog
      title="A new campaign"
      onClose={onClose}
      wide
      foot={
        <>
          <button type="button" className="btn" onClick={onClose}>
            Not now
          </button>
          <button type="submit" form={id} className="btn btn--go" disabled={busy || !name.trim()}>
            Begin
          </button>
        </>
      }
    >
      <form id={id} className="campaign-form" onSubmit={create}>
        <label className="lab" htmlFor={`${id}-name`}>
          Its name
        </label>
        <input
          id={`${id}-name`}
          className="field-in"
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <fieldset className="choices choices--3">
          <legend>Undo</legend>
          {UNDO_MODES.map((mode) => (
            <label key={mode.id}>
              <input type="radio" name="undo" checked={undo === mode.id} onChange={() => setUndo(mode.id)} />
              <span>
                <b>{mode.name}</b>
                <small>{mode.text}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <fieldset className="choices">
          <legend>Variants</legend>
          {VARIANTS.map((variant) => (
            <label key={variant.id}>
              <input
                type="checkbox"
                checked={variants.includes(variant.id)}
                onChange={(event) =>
                  setVariants(event.target.checked ? [...variants, variant.id] : variants.filter((other) => other !== variant.id))
                }
              />
              <span>
                <b>{variant.name}</b>
                <small>{variant.text}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <Refused error={error} />
      </form>
    </Dialog>
  )
}

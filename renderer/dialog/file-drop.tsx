import { type DragEvent, useId, useState } from 'react'
import { Icon } from '../icons/icon.tsx'

interface FileDropProps {
  readonly label: string
  /** As in a file field: `.json`. */
  readonly accept: string
  readonly file: File | null
  readonly onFile: (file: File) => void
}

/** A file to choose, or to drop here. */
export function FileDrop({ label, accept, file, onFile }: FileDropProps) {
  const id = useId()
  const [over, setOver] = useState(false)
  const drag = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover')
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the field within is the first
    <div
      className={over ? 'file-drop is-over' : 'file-drop'}
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={(event) => {
        drag(event)
        const dropped = event.dataTransfer.files[0]
        if (dropped) onFile(dropped)
      }}
    >
      <Icon name="x-chest" />
      <label htmlFor={id}>
        <b>{label}</b>
        <span>{file ? `${file.name}, ${sizeInWords(file.size)}` : 'Choose it, or drop it here.'}</span>
      </label>
      <input
        id={id}
        type="file"
        accept={accept}
        onChange={(event) => {
          const chosen = event.target.files?.[0]
          if (chosen) onFile(chosen)
        }}
      />
    </div>
  )
}

function sizeInWords(bytes: number): string {
  if (bytes < 1024) return bytes === 1 ? '1 byte' : `${bytes} bytes`
  return bytes < 2 ** 20 ? `${Math.round(bytes / 1024)} KB` : `${(bytes / 2 ** 20).toFixed(1)} MB`
}

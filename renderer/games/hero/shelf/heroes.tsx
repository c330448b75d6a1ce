import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { faceOf } from '../../../../engine/hero/open/face.ts'
import { Dialog, isSafe } from '../../../dialog/dialog.tsx'
import { FileDrop } from '../../../dialog/file-drop.tsx'
import { OkCancel } from '../../../dialog/foot.tsx'
import { Refused } from '../../../dialog/refused.tsx'
import { Face } from '../../../face/face.tsx'
import { useClient } from '../../../host/client.tsx'
import { useCommand } from '../../../host/command.ts'
import { askAgain } from '../../../host/queries.ts'
import { save } from '../../../host/saving.ts'
import { HeroProfile, wornInWords } from '../sheet/kept-sheet.tsx'
import { isProfile, type KeptHero, useKeptHeroes } from '../sheet/sheets.ts'
import { fileOf, sheetFrom } from './sheet-file.ts'
import '../style/table.css'
import { AskDialog } from '../../../dialog/ask.tsx'

type Open = { readonly kind: 'look' | 'delete'; readonly hero: KeptHero } | { readonly kind: 'import' }

/** Heroes kept outside every game: to view, export, import and delete. */
export function KeptHeroes() {
  const { heroes, error } = useKeptHeroes()
  const [open, setOpen] = useState<Open | null>(null)
  return (
    <section className="pane" aria-label="Kept heroes">
      <div className="head">
        <h2>Kept heroes</h2>
        <span className="aside">
          <button type="button" className="btn btn--quiet" onClick={() => setOpen({ kind: 'import' })}>
            Import
          </button>
        </span>
      </div>
      <div className="scroll">
        <Refused error={error} />
        {heroes?.length === 0 && (
          <p className="muted played-none">
            No hero is kept yet. You can keep a hero made at the beginning of a game, and begin another game with him.
          </p>
        )}
        <ul className="shelf-games">
          {heroes?.map((hero) => (
            <li key={hero.id}>
              <Face name={faceOf(hero.name)} className="h-face" />
              <button type="button" className="link-btn t" onClick={() => setOpen({ kind: 'look', hero })}>
                {hero.name}
              </button>
              <p>{wornInWords(hero.profile)}</p>
            </li>
          ))}
        </ul>
      </div>
      {open?.kind === 'look' && (
        <Dialog
          title={open.hero.name}
          onClose={() => setOpen(null)}
          foot={
            <>
              <button type="button" className="btn" onClick={() => setOpen({ kind: 'delete', hero: open.hero })}>
                Delete
              </button>
              <button type="button" className="btn" onClick={() => save(fileOf(open.hero))}>
                Export
              </button>
              <button type="button" className="btn btn--go" onClick={() => setOpen(null)} ref={isSafe}>
                Close
              </button>
            </>
          }
        >
          <HeroProfile profile={open.hero.profile} />
        </Dialog>
      )}
      {open?.kind === 'delete' && <DeleteHero hero={open.hero} onClose={() => setOpen(null)} />}
      {open?.kind === 'import' && <ImportHero onClose={() => setOpen(null)} />}
    </section>
  )
}

interface DialogProps {
  readonly onClose: () => void
}

function DeleteHero({ hero, onClose }: DialogProps & { readonly hero: KeptHero }) {
  const remove = useCommand('template.delete', onClose)
  return (
    <AskDialog
      title={`Delete ${hero.name}?`}
      command={remove}
      ok="Delete it"
      onOk={() => remove.run({ template: hero.template })}
      cancel="Keep it"
      onCancel={onClose}
      danger="deadly"
    >
      <p>The sheet goes. Games in which {hero.name} plays or has played keep their own.</p>
    </AskDialog>
  )
}

/** A sheet from a file. One of the same name is replaced, after a warning. */
function ImportHero({ onClose }: DialogProps) {
  const client = useClient()
  const cache = useQueryClient()
  const { heroes } = useKeptHeroes()
  const [file, setFile] = useState<File | null>(null)
  const [sheet, setSheet] = useState<Awaited<ReturnType<typeof sheetFrom>>>(null)
  const bring = useMutation({
    mutationFn: (given: NonNullable<typeof sheet>) => client.call('template.save', { game: 'hero', sheet: given }),
    onSuccess: () => {
      askAgain(cache, ['templates'])
      onClose()
    },
  })
  const name = isProfile(sheet) ? sheet.name : null
  return (
    <Dialog
      title="A hero from a file"
      onClose={onClose}
      foot={
        <OkCancel
          ok={bring.isPending ? 'Importing' : 'Import it'}
          onOk={() => sheet && bring.mutate(sheet)}
          disabled={sheet === null || bring.isPending}
          cancel="Cancel"
          onCancel={onClose}
        />
      }
    >
      <FileDrop
        label="An exported hero"
        accept=".json,application/json"
        file={file}
        onFile={(chosen) => {
          bring.reset()
          setFile(chosen)
          void sheetFrom(chosen).then(setSheet)
        }}
      />
      {file && sheet === null && (
        <p className="warn" role="alert">
          There is no hero in {file.name}.
        </p>
      )}
      {name !== null && heroes?.some((hero) => hero.name === name) && <p>{name} is kept already, and will be replaced.</p>}
      <Refused error={bring.error} />
      <p className="small muted">Every level is checked first: a sheet that breaks the rules is not kept.</p>
    </Dialog>
  )
}

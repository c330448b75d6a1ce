import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { Character, CharacterRow } from '../../../../electron/contract/index.ts'
import { useClient } from '../../../host/client.tsx'
import { queries } from '../../../host/queries.ts'
import { SpellsDialog } from './spells.tsx'

/** Members of the party who still have spells to choose: the gate is the last chance (4.1.B.6, 4.1.D). */
export function SpellsLeft({ party }: { readonly party: readonly CharacterRow[] }) {
  const client = useClient()
  const [choosing, setChoosing] = useState<Character | null>(null)
  const records = useQueries({ queries: party.map(({ id }) => queries.character(client, id)) })
  const waiting = records.flatMap(({ data }) => (data?.spellsToChoose === undefined ? [] : [data]))
  return (
    <>
      {waiting.map((who) => (
        <p key={who.id} className="warn">
          <span>
            {who.name} has {who.spellsToChoose === 1 ? 'a spell' : `${who.spellsToChoose} spells`} still to choose.{' '}
            <button type="button" className="link-btn" onClick={() => setChoosing(who)}>
              Choose now
            </button>
          </span>
        </p>
      ))}
      {choosing && <SpellsDialog who={choosing} count={choosing.spellsToChoose ?? 0} onClose={() => setChoosing(null)} />}
    </>
  )
}

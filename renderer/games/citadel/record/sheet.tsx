import type { SheetProps } from '../../../campaign-page.ts'
import { spellCosts, useCitadelTables } from '../tables.ts'
import { homeRecord } from './home-record.ts'
import { CharacterRecord } from './record.tsx'

/** The record of somebody of a roster: no sun shines on it. */
export function Sheet({ who, foot, children }: SheetProps) {
  const tables = useCitadelTables()
  return (
    <CharacterRecord who={homeRecord(who)} sun={null} costs={spellCosts(tables)} words={tables?.words} foot={foot}>
      {children}
    </CharacterRecord>
  )
}

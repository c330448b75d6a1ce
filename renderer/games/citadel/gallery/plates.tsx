import { Plates } from '../../../gallery/plates.tsx'
import { allPlates } from '../scenes/all.ts'

export function PlatesPage() {
  return <Plates groups={allPlates()} />
}

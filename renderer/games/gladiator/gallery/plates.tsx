import { Plates } from '../../../gallery/plates.tsx'
import { allPlates } from '../scenes/plates.ts'

export function PlatesPage() {
  return <Plates groups={allPlates()} />
}

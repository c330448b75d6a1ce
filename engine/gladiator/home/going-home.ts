import type { Homecoming } from '../../kernel/campaign.ts'
import { isHome, sheetAfter } from '../chapters/11-homecoming.ts'
import { figureOf } from '../chapters/figures.ts'
import type { ArenaState } from '../state.ts'
import { fellInWords } from '../text/fell.ts'

/** Everyone a stable sent, as he would go home now; those who are bones go home as bones (G-65). */
export function homecoming(s: ArenaState): readonly Homecoming[] {
  return s.party.map((sheet): Homecoming => {
    const f = figureOf(s, sheet.id)
    const home = { slug: sheet.id, sheet: sheetAfter(f, sheet, s.end !== null && isHome(f)) }
    if (isHome(f)) return { ...home, status: 'living' }
    return f.fallen === null ? { ...home, status: 'dead' } : { ...home, status: 'dead', fell: fellInWords(s, f.fallen) }
  })
}

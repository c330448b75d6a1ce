import type { Errand } from '../../kernel/errand-types.ts'
import type { Errands, Standpoint } from '../../kernel/game.ts'
import type { CitadelView } from '../view-types.ts'

/** One kind of errand. Its ids begin with its name: `walk:s12`. */
export interface KindOfErrand {
  readonly kind: string
  offered(raid: CitadelView, at: Standpoint): readonly Errand[]
  readonly planned: (raid: CitadelView, ...rest: Parameters<Errands['planned']>) => ReturnType<Errands['planned']>
  readonly next: (raid: CitadelView, ...rest: Parameters<Errands['next']>) => ReturnType<Errands['next']>
}

import { INITIATE_FACES } from '../../../engine/citadel/open/names.ts'

/** The faces to choose from, by their symbol in the sprite. Heroes have their own. */
export const PORTRAITS: Readonly<Record<string, string>> = INITIATE_FACES

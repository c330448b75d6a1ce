import { Icon } from '../../icons/icon.tsx'

/** The gate, on the sleeve of the game. */
export function Art() {
  return <Icon name="x-gateway" />
}

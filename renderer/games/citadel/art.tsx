import { Icon } from '../../icons/icon.tsx'

/** The gate, the emblem of the game. */
export function Art() {
  return <Icon name="x-gateway" />
}

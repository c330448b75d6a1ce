// The proof of every game, one line each. The proof registry puts them in order.

export { cave } from './cave/proof/index.ts'
export { citadel } from './citadel/proof/index.ts'
export { domain } from './domain/proof/index.ts'
export { gladiator } from './gladiator/proof/index.ts'
export { hero } from './hero/proof/index.ts'

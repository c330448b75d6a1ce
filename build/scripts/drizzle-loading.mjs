// Preloaded into every Node that our scripts start. To tell whether a file is a module, Node 24 parses its package.json again
// for each file; drizzle-orm's is 180 kB and two hundred of its files are loaded: a second of every start.
import { registerHooks } from 'node:module'

const drizzle = '/node_modules/drizzle-orm/'

registerHooks({
  resolve(specifier, context, next) {
    const own = specifier.startsWith('.') && specifier.endsWith('.js') && context.parentURL?.includes(drizzle)
    return own ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true } : next(specifier, context)
  },
})

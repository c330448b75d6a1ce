// Runs under whatever Node the machine has (18 or newer): built-ins only, no TypeScript.

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: Named, cpu?: Named, libc?: Named }} Package
 * @typedef {string | string[]} Named one name, or several
 * @typedef {{ packages?: Record<string, Package> }} Lockfile
 * @typedef {{ platform: string, arch: string }} Machine
 */

/**
 * Packages of the lockfile that are not installed on this machine, by their paths. `found` is npm's own account of its last
 * install, `node_modules/.package-lock.json`, whether our scripts or a person ran it. Extra packages do no harm.
 * @param {Lockfile} wanted package-lock.json
 * @param {Lockfile | null} found null where there is none
 * @param {Machine} machine
 */
export function missingPackages(wanted, found, machine) {
  return Object.entries(wanted.packages ?? {})
    .filter(([path, its]) => path !== '' && !same(its, found?.packages?.[path]) && !mayBeMissing(its, found?.packages?.[path], machine))
    .map(([path]) => path)
}

/**
 * @param {Package} wanted
 * @param {Package | undefined} found
 */
function same(wanted, found) {
  return found !== undefined && found.version === wanted.version && found.integrity === wanted.integrity
}

/**
 * npm leaves out optional packages made for another machine. Whether it needs one that names no machine (a dependency of
 * another optional package), or which C library it wants, is for npm to decide: those are never missed.
 * @param {Package} wanted
 * @param {Package | undefined} found
 * @param {Machine} machine
 */
function mayBeMissing({ optional = false, os = [], cpu = [], libc }, found, { platform, arch }) {
  if (!optional || found !== undefined) return false
  const forAnyMachine = os.length === 0 && cpu.length === 0
  return forAnyMachine || libc !== undefined || !fits(os, platform) || !fits(cpu, arch)
}

/**
 * What package.json names: `linux`, or `!win32` for all but one.
 * @param {Named} named
 * @param {string} own
 */
function fits(named, own) {
  const list = [named].flat()
  if (list.includes(`!${own}`)) return false
  const allowed = list.filter((name) => !name.startsWith('!'))
  return allowed.length === 0 || allowed.includes(own)
}

/**
 * @typedef {{ version: string, platform: string, arch: string, glibc: boolean }} Host
 * @param {Host} host
 */
export function hasPinnedNode({ platform, arch, glibc }) {
  return platform === 'linux' && arch === 'x64' && glibc
}

/**
 * Node runs TypeScript as it is from 22.18 on, and from 23.6.
 * @param {string} version
 */
export function runsTypeScript(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 23 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18)
}

/**
 * What must be installed before anything else; null where nothing must. Said before npm installs the rest.
 * @param {Host} host
 */
export function nodeObstacle(host) {
  if (hasPinnedNode(host) || runsTypeScript(host.version)) return null
  return `Node ${host.version} cannot run Citadel here: install Node 24, or at least 22.18`
}

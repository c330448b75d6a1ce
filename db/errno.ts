import { constants } from 'node:os'

/** What can be wrong where the campaigns are kept. */
export type StorageKind = 'foreign' | 'newer' | 'locked' | 'damaged' | 'read-only' | 'full' | 'missing' | 'busy' | 'failing' | 'old-node'

/** The errors of the system that say more than that the disk has failed. */
const NAMES = {
  'read-only': ['EACCES', 'EPERM', 'EROFS'],
  full: ['ENOSPC', 'EDQUOT', 'EFBIG'], // EFBIG: a limit on the size of files
  // Nothing there, something else there, or a disk elsewhere that does not answer.
  missing: [
    ...['ENOENT', 'ENOTDIR', 'EEXIST', 'EISDIR', 'ELOOP', 'ENAMETOOLONG'],
    ...['ENODEV', 'ENXIO', 'ESTALE', 'ETIMEDOUT', 'ENOTCONN', 'EHOSTDOWN', 'EHOSTUNREACH'],
  ],
  busy: ['EBUSY', 'ETXTBSY', 'EMFILE', 'ENFILE', 'ENOLCK', 'EAGAIN', 'ENOMEM', 'EINTR'],
} as const satisfies Partial<Record<StorageKind, readonly string[]>>

const KINDS: readonly (readonly [string, StorageKind])[] = (['read-only', 'full', 'missing', 'busy'] as const).flatMap((kind) =>
  NAMES[kind].map((name) => [name, kind] as const),
)
const BY_NAME: ReadonlyMap<string, StorageKind> = new Map(KINDS)
const BY_NUMBER: ReadonlyMap<number, StorageKind> = new Map(
  KINDS.flatMap(([name, kind]) => {
    const number: unknown = Reflect.get(constants.errno, name)
    return typeof number === 'number' ? [[number, kind] as const] : []
  }),
)

/** The system's name for an error; null for one that has none. */
export function systemCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && 'syscall' in error ? String(error.code) : null
}

/**
 * What an error of the system says about the storage; null for one that is not the system's. Node has no name for some (a used-up
 * quota), and leaves the name out in others (`rmSync`): then the number counts. Any other error of a system call is a failing disk.
 */
export function kindOfSystemError(error: unknown): StorageKind | null {
  if (!(error instanceof Error) || !('syscall' in error)) return null
  const name = 'code' in error ? BY_NAME.get(String(error.code)) : undefined
  // Windows counts its errors otherwise.
  const number = process.platform !== 'win32' && 'errno' in error ? BY_NUMBER.get(Math.abs(Number(error.errno))) : undefined
  return name ?? number ?? 'failing'
}

import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { z } from 'zod'
import { isThere, remove, syncFile, syncFolder } from '../../../db/files.ts'

// Small things that the host keeps beside the campaigns, each in a file of its own, as JSON.

/** Null where there is none, or it cannot be read: then it is as if nothing had been kept. */
export function readKeptFile<T>(file: string, schema: z.ZodType<T>): T | null {
  try {
    if (!isThere(file)) return null
    const read = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

/**
 * Whole under its name, or not there: put on the disk before the name is changed, for after a power cut an empty file would have the name
 * otherwise. Throws where it cannot be written.
 */
export function writeKeptFile(file: string, kept: object, sync = { file: syncFile, folder: syncFolder }): void {
  const next = `${file}.new`
  try {
    writeFileSync(next, JSON.stringify(kept))
    sync.file(next)
    renameSync(next, file)
    sync.folder(dirname(file))
  } catch (error) {
    remove(next)
    throw error
  }
}

import { closeDatabase, openDatabase } from '../open.ts'
import { dieAt } from './die-at.ts'
import { AT, must } from './raid.ts'
import { restore } from './restoring.ts'

/**
 * Restores a backup over open campaigns and dies at the n-th change of the disk (FILE ID N). Where there are fewer changes it
 * completes and prints how many there were.
 */
const [, , file = '', id = '', n = ''] = process.argv
const db = must(openDatabase(file))
const deaths = dieAt(Number(n))
const restored = must(restore(file, id, AT, () => closeDatabase(db)))
closeDatabase(restored.db)
process.stdout.write(String(deaths.calls()))

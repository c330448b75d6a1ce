import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'
import { closeDatabase, openDatabase } from './open.ts'
import { must, refusalOf } from './testing/raid.ts'

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'citadel-lock-'))
  file = join(folder, 'sub', 'campaigns.db')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a folder is claimed once, whatever is open in it, until the claim is released', () => {
  const lock = must(lockFolder(file))
  const db = must(openDatabase(file))
  expect(refusalOf(lockFolder(file))).toBe('storage locked')
  closeDatabase(db)
  expect(refusalOf(lockFolder(file))).toBe('storage locked')
  expect([lock.inPlace(), statSync(`${file}.lock`).size]).toEqual([true, 0])
  lock.release()
  must(lockFolder(file)).release()
})

test('a claim ends with the process that made it, even if that is killed', { timeout: 20_000 }, async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'testing/lock-until-killed.ts'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  expect(refusalOf(lockFolder(file))).toBe('storage locked')
  child.kill('SIGKILL')
  await once(child, 'close')
  must(lockFolder(file)).release()
})

test('what others have written into the lock does not keep the host out', () => {
  must(lockFolder(file)).release()
  writeFileSync(`${file}.lock`, 'a letter, not a lock. '.repeat(400))
  must(lockFolder(file)).release()
})

test('nor does a folder of its name, nor anything beside it', () => {
  for (const end of ['', '-journal', '-wal', '-shm']) {
    mkdirSync(`${file}.lock${end}`, { recursive: true })
    writeFileSync(join(`${file}.lock${end}`, 'letter.txt'), 'Dear diary')
    must(lockFolder(file)).release()
  }
})

test('a claim is void once its folder is deleted', () => {
  const lock = must(lockFolder(file))
  rmSync(join(folder, 'sub'), { recursive: true })
  expect(lock.inPlace()).toBe(false)
  const again = must(lockFolder(file))
  lock.release()
  expect(refusalOf(lockFolder(file))).toBe('storage locked')
  again.release()
})

test('a folder that cannot be made is refused', () => {
  writeFileSync(join(folder, 'sub'), '')
  expect(refusalOf(lockFolder(file))).toBe('storage missing')
})

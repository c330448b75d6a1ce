import { expect, test } from 'vitest'
import { COMMAND_IDS, COMMANDS, type CommandInfo } from '../../electron/contract/index.ts'
import { commandOf, keysForAria, keysInWords } from './command-keys.ts'

const pressed = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', true>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
})

test('keys lead to their commands', () => {
  expect(commandOf(pressed('k', { ctrlKey: true }), false)).toBe('palette')
  expect(commandOf(pressed('z', { ctrlKey: true }), false)).toBe('undo')
  expect(commandOf(pressed('Z', { ctrlKey: true, shiftKey: true }), false)).toBe('redo')
  expect(commandOf(pressed('y', { ctrlKey: true }), false)).toBe('redo')
  expect(commandOf(pressed('F1'), false)).toBe('rules')
  expect(commandOf(pressed(',', { ctrlKey: true }), false)).toBe('settings')
})

test('a slash may lie under Shift, as on a German keyboard', () => {
  expect(commandOf(pressed('/', { ctrlKey: true, shiftKey: true }), false)).toBe('shortcuts')
})

test('on a Mac it is Command, and Control means something else', () => {
  expect(commandOf(pressed('k', { metaKey: true }), true)).toBe('palette')
  expect(commandOf(pressed('k', { ctrlKey: true }), true)).toBeNull()
  expect(commandOf(pressed('k', { metaKey: true }), false)).toBeNull()
})

test('with Alt, without Ctrl, or where the browser reserves them, keys have no command', () => {
  expect(commandOf(pressed('k', { ctrlKey: true, altKey: true }), false)).toBeNull()
  expect(commandOf(pressed('k'), false)).toBeNull()
  expect(commandOf(pressed('n', { ctrlKey: true }), false)).toBeNull()
})

test('no two commands share keys', () => {
  const all = COMMAND_IDS.flatMap((id) => {
    const { keys, alsoKeys }: CommandInfo = COMMANDS[id]
    return [keys, alsoKeys].filter((each) => each !== undefined)
  })
  expect(new Set(all).size).toBe(all.length)
})

test('in words', () => {
  expect(keysInWords('CommandOrControl+Shift+Z', false)).toBe('Ctrl+Shift+Z')
  expect(keysInWords('CommandOrControl+Shift+Z', true)).toBe('⇧⌘Z')
  expect(keysInWords('F1', true)).toBe('F1')
  expect(keysForAria('CommandOrControl+K', true)).toBe('Meta+K')
})

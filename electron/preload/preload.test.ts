import { expect, test, vi } from 'vitest'
import type { Bridge } from '../contract/index.ts'
import { EVENT, REQUEST } from '../main/channels.ts'

const electron = vi.hoisted(() => ({
  contextBridge: { exposeInMainWorld: vi.fn() },
  ipcRenderer: { invoke: vi.fn(), on: vi.fn(), off: vi.fn() },
}))
vi.mock('electron', () => electron)

test('two functions cross the bridge, and nothing of Electron with them', async () => {
  await import('./index.ts')
  expect(electron.contextBridge.exposeInMainWorld).toHaveBeenCalledOnce()
  const [name, bridge] = electron.contextBridge.exposeInMainWorld.mock.calls[0] as [string, Bridge]
  expect([name, Object.keys(bridge).sort()]).toEqual(['citadel', ['request', 'subscribe']])

  electron.ipcRenderer.invoke.mockResolvedValueOnce({ ok: true, value: 1 })
  expect(await bridge.request('app.info', {})).toEqual({ ok: true, value: 1 })
  expect(electron.ipcRenderer.invoke).toHaveBeenCalledWith(REQUEST, 'app.info', {})
  electron.ipcRenderer.invoke.mockRejectedValueOnce(new Error('Error invoking remote method: /home/anna'))
  expect(await bridge.request('app.info', {})).toMatchObject({ ok: false, error: { code: 'closed' } })

  const listener = vi.fn()
  const stop = bridge.subscribe(listener)
  const [channel, relay] = electron.ipcRenderer.on.mock.calls[0] as [string, (event: object, told: object) => void]
  relay({ sender: 'Electron’s own' }, { event: 'campaign.changed', data: { campaign: 'c' } })
  expect(channel).toBe(EVENT)
  expect(listener).toHaveBeenCalledExactlyOnceWith({ event: 'campaign.changed', data: { campaign: 'c' } })
  stop()
  expect(electron.ipcRenderer.off).toHaveBeenCalledExactlyOnceWith(EVENT, relay)
})

import { contextBridge, ipcRenderer } from 'electron'
import { refusal } from '../../engine/kernel/refusal.ts'
import type { Bridge, HostEvent, Reply } from '../contract/index.ts'
import { EVENT, REQUEST } from '../main/channels.ts'

const CLOSED: Reply = { ok: false, error: refusal('closed', 'Citadel is closing.') }

/** Everything the page gets of Electron. */
const bridge: Bridge = {
  request: (call, input) => ipcRenderer.invoke(REQUEST, call, input).catch(() => CLOSED),
  subscribe(listener) {
    const relay = (_event: unknown, event: HostEvent) => listener(event)
    ipcRenderer.on(EVENT, relay)
    return () => {
      ipcRenderer.off(EVENT, relay)
    }
  },
}

contextBridge.exposeInMainWorld('citadel', bridge)

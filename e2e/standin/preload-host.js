// Runs in the page before any page script; PRELOAD is the built preload as a function of what a preload finds around it.
;(() => {
  if (window !== window.top || !location.href.startsWith(ORIGINS)) return
  const binding = window[BINDING]
  delete window[BINDING]
  const listeners = new Map()

  // contextBridge copies: plain data by structured clone, functions by proxy,
  // everything frozen, class instances and symbols refused.
  const copy = (value, seen = new Map()) => {
    if (typeof value === 'symbol') throw new TypeError('contextBridge: symbols cannot cross')
    if (typeof value === 'function') {
      return (...args) => {
        const result = value(...args.map((a) => copy(a)))
        return result instanceof Promise
          ? result.then(
              (v) => copy(v),
              (e) => {
                throw new Error(e?.message ?? String(e))
              },
            )
          : copy(result)
      }
    }
    if (value === null || typeof value !== 'object') return value
    if (seen.has(value)) return seen.get(value)
    if (value instanceof Promise) return value.then((v) => copy(v))
    const proto = Object.getPrototypeOf(value)
    if (Array.isArray(value) || proto === Object.prototype || proto === null) {
      const out = Array.isArray(value) ? [] : {}
      seen.set(value, out)
      for (const [key, inner] of Object.entries(value)) out[key] = copy(inner, seen)
      return Object.freeze(out)
    }
    return structuredClone(value)
  }
  const contextBridge = {
    exposeInMainWorld(key, api) {
      if (key in window) throw new Error(`Cannot bind an API on top of an existing property on the window object`)
      Object.defineProperty(window, key, { value: copy(api), enumerable: true })
    },
  }
  const ipcRenderer = {
    async invoke(channel, ...args) {
      const reply = await binding('invoke', channel, structuredClone(args))
      if (reply.error !== undefined) throw new Error(`Error invoking remote method '${channel}': ${reply.error}`)
      return reply.value
    },
    send: (channel, ...args) => void binding('send', channel, structuredClone(args)),
    on(channel, listener) {
      if (!listeners.has(channel)) listeners.set(channel, [])
      listeners.get(channel).push(listener)
      return ipcRenderer
    },
    once(channel, listener) {
      const once = (...args) => {
        ipcRenderer.off(channel, once)
        listener(...args)
      }
      return ipcRenderer.on(channel, once)
    },
    off(channel, listener) {
      const list = listeners.get(channel) ?? []
      const at = list.indexOf(listener)
      if (at >= 0) list.splice(at, 1)
      return ipcRenderer
    },
  }
  ipcRenderer.removeListener = ipcRenderer.off
  ipcRenderer.addListener = ipcRenderer.on
  Object.defineProperty(window, DELIVER, {
    value: (channel, args) => {
      for (const listener of [...(listeners.get(channel) ?? [])]) listener({ sender: ipcRenderer }, ...args)
    },
  })
  const missing = (what, object) =>
    new Proxy(object, {
      get(target, key) {
        if (key in target || typeof key === 'symbol') return target[key]
        throw new Error(`electron stand-in (preload): ${what}.${String(key)} is not there`)
      },
    })
  const electron = missing('electron', {
    contextBridge: missing('contextBridge', contextBridge),
    ipcRenderer: missing('ipcRenderer', ipcRenderer),
    webUtils: missing('webUtils', { getPathForFile: (file) => file.name }),
  })
  // A sandboxed preload has exactly these.
  const require = (id) => {
    if (id === 'electron') return electron
    throw new Error(`module not found: ${id} (a sandboxed preload can only require electron, events, timers, url)`)
  }
  const process = { type: 'renderer', sandboxed: true, contextIsolated: true, platform: PLATFORM, versions: {}, env: {} }
  const module = { exports: {} }
  // We run in the page's own world; under contextIsolation the page would not see
  // what a preload puts on ITS window, so that fails here instead of passing.
  const isolated = new Proxy(window, {
    get(target, key) {
      const value = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
    set(_target, key) {
      throw new Error(`preload set window.${String(key)}: the page would not see it (contextIsolation)`)
    },
  })
  PRELOAD(require, module, module.exports, process, isolated, isolated, isolated)
})()

// node --import <this file> ...: says of every connection that the process, or a thread of it, tries to make. Being asked is allowed.
import dgram from 'node:dgram'
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'

/** @param {string} what */
const told = (what) => process.stderr.write(`network: ${what}\n`)

const { connect } = net.Socket.prototype
net.Socket.prototype.connect = function (...args) {
  told(`connects to ${JSON.stringify(args.flat()[0])}`)
  return Reflect.apply(connect, this, args)
}
const { createSocket } = dgram
dgram.createSocket = (...args) => {
  told('opens a datagram socket')
  return Reflect.apply(createSocket, dgram, args)
}
const { lookup } = dns
dns.lookup = Object.assign(
  (...args) => {
    // Its own address has no name to be found.
    if (args[0] !== '127.0.0.1') told(`looks up ${args[0]}`)
    return Reflect.apply(lookup, dns, args)
  },
  { __promisify__: lookup.__promisify__ },
)
syncBuiltinESMExports()

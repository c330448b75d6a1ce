import { parseArgs } from 'node:util'
import { type Client, clientOf } from '../../electron/contract/index.ts'
import { createHost } from '../../electron/host/host.ts'
import { playCampaign } from './long-campaign.ts'

// npm run endure -- campaign --data FOLDER --raids 200 --characters 500 [--seed name]
// Has bots play a long campaign in that folder, verifies it, and prints the totals.

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    raids: { type: 'string', default: '200' },
    characters: { type: 'string', default: '500' },
    seed: { type: 'string', default: 'long' },
  },
})
if (values.data === undefined) throw new Error('name a folder: --data FOLDER')

const host = createHost({
  data: { kind: 'folder', folder: values.data },
  version: '0',
  platform: process.platform,
  report: (error) => console.error(error),
})
const client: Client = clientOf(host)
const wish = { raids: Number(values.raids), characters: Number(values.characters), seed: values.seed }
const { campaign } = await playCampaign(client, wish, (raid) => {
  if (raid % 20 === 0) console.error(`${raid} of ${wish.raids} raids`)
})
const { name, roster, raids } = await client.call('campaign.get', { campaign })
const { ok, entries, differences } = await client.call('campaign.verify', { campaign })
console.log(JSON.stringify({ campaign, name, roster, raids, entries, ok, differences }))
await host.close()
if (!ok) process.exitCode = 1

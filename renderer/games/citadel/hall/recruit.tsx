import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { type Campaign, type Character, LONGEST_RECORD } from '../../../../electron/contract/index.ts'
import { Dialog } from '../../../dialog/dialog.tsx'
import { FileDrop } from '../../../dialog/file-drop.tsx'
import { Refused } from '../../../dialog/refused.tsx'
import { useClient } from '../../../host/client.tsx'
import { useCommand } from '../../../host/command.ts'
import { queries } from '../../../host/queries.ts'
import { nameOf, raceName } from '../../../icons/names.ts'
import { LONGEST_NAME } from '../../../screens/campaigns/new-campaign.tsx'
import { SpellsDialog } from './spells.tsx'

/** How somebody comes to the roster; `record`: out of a file. */
export type Way = 'hero' | 'initiate' | 'record'

interface RecruitDialogProps {
  readonly campaign: Campaign
  /** Where to begin. */
  readonly way: Way
  readonly onCame: (newcomer: Character) => void
  readonly onClose: () => void
}

const RACES = ['Human', 'Elf', 'Dwarf'] as const
const WEAPONS = ['sword', 'hammer', 'ax', 'bow', 'dagger', 'throwing-dagger'] as const
const WEAPONS_CARRIED = 2
const EXPERIENCE = [
  { id: 'wounds', name: 'One more Wound Point' },
  { id: 'negotiation', name: 'Negotiation, one better' },
  { id: 'detrap', name: 'Detrap, one better' },
  { id: 'hellgate', name: 'Hellgate, one better' },
] as const

/** A newcomer for the roster: a hero, an initiate made by hand (4.1), or somebody whose record was kept in a file. */
export function RecruitDialog({ campaign, way, onCame, onClose }: RecruitDialogProps) {
  const id = useId()
  const [kind, setKind] = useState(way)
  const [file, setFile] = useState<File | null>(null)
  const [hero, setHero] = useState('')
  const [name, setName] = useState('')
  const [race, setRace] = useState<string>('Human')
  const [weapons, setWeapons] = useState<readonly string[]>(['sword', 'dagger'])
  const [experience, setExperience] = useState('wounds')
  const [recruited, setRecruited] = useState<Character | null>(null)
  const welcome = (newcomer: Character) => {
    setRecruited(newcomer)
    onCame(newcomer)
  }
  const recruit = useCommand('character.recruit', welcome)
  const bring = useRecord(campaign.id, welcome)
  const { error } = kind === 'record' ? bring : recruit
  const mayChoose = campaign.variants.includes('choose-heroes')
  const heroes = useHeroes(mayChoose)
  const ready = {
    hero: true,
    initiate: name.trim() !== '' && weapons.length === WEAPONS_CARRIED,
    record: file !== null,
  }[kind]
  const send = (event: FormEvent) => {
    event.preventDefault()
    switch (kind) {
      case 'hero':
        return recruit.run({ campaign: campaign.id, kind, ...(mayChoose && hero && { name: hero }) })
      case 'initiate':
        return recruit.run({ campaign: campaign.id, kind, name: name.trim(), race: race.toLowerCase(), weapons: [...weapons], experience })
      case 'record':
        if (file) bring.mutate(file)
    }
  }
  if (recruited) return <WelcomeDialog newcomer={recruited} onClose={onClose} />
  return (
    <Dialog
      title="Somebody new"
      onClose={onClose}
      wide
      foot={
        <>
          <button type="button" className="btn" onClick={onClose}>
            Not now
          </button>
          <button type="submit" form={id} className="btn btn--go" disabled={recruit.busy || bring.isPending || !ready}>
            {kind === 'record' ? 'Bring in' : kind === 'hero' && !(mayChoose && hero) ? 'Draw a hero' : 'Sign on'}
          </button>
        </>
      }
    >
      <form id={id} className="campaign-form" onSubmit={send}>
        <fieldset className="choices choices--3">
          <legend>Kind</legend>
          <label>
            <input type="radio" name="kind" checked={kind === 'hero'} onChange={() => setKind('hero')} />
            <span>
              <b>Hero</b>
              <small>{mayChoose ? 'Picked by name, or drawn.' : 'Drawn from those who are left.'}</small>
            </span>
          </label>
          <label>
            <input type="radio" name="kind" checked={kind === 'initiate'} onChange={() => setKind('initiate')} />
            <span>
              <b>Initiate</b>
              <small>Made by hand: name, race, weapons, background.</small>
            </span>
          </label>
          <label>
            <input type="radio" name="kind" checked={kind === 'record'} onChange={() => setKind('record')} />
            <span>
              <b>From a record</b>
              <small>Somebody exported before, out of a file.</small>
            </span>
          </label>
        </fieldset>
        {kind === 'record' && (
          <>
            <FileDrop
              label="A character record"
              accept=".json,application/json"
              file={file}
              onFile={(chosen) => {
                bring.reset()
                setFile(chosen)
              }}
            />
            <p className="small muted">Every field is looked at first. If anything is wrong with it, nobody joins.</p>
          </>
        )}
        {kind === 'hero' && mayChoose && (
          <>
            <label className="lab" htmlFor={`${id}-hero`}>
              Who
            </label>
            <select id={`${id}-hero`} className="field-in" value={hero} onChange={(event) => setHero(event.target.value)}>
              <option value="">whoever is drawn</option>
              {heroes.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </>
        )}
        {kind === 'initiate' && (
          <>
            <label className="lab" htmlFor={`${id}-name`}>
              Name
            </label>
            <input
              id={`${id}-name`}
              className="field-in"
              value={name}
              maxLength={LONGEST_NAME}
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
            <fieldset className="choices choices--3">
              <legend>Race</legend>
              {RACES.map((each) => (
                <label key={each}>
                  <input type="radio" name="race" checked={race === each} onChange={() => setRace(each)} />
                  <b>{each}</b>
                </label>
              ))}
            </fieldset>
            <fieldset className="choices choices--3">
              <legend>Two weapons</legend>
              {WEAPONS.map((weapon) => (
                <label key={weapon}>
                  <input
                    type="checkbox"
                    checked={weapons.includes(weapon)}
                    disabled={!weapons.includes(weapon) && weapons.length >= WEAPONS_CARRIED}
                    onChange={(event) =>
                      setWeapons(event.target.checked ? [...weapons, weapon] : weapons.filter((other) => other !== weapon))
                    }
                  />
                  <b>{nameOf(weapon)}</b>
                </label>
              ))}
            </fieldset>
            <label className="lab" htmlFor={`${id}-experience`}>
              Background
            </label>
            <select id={`${id}-experience`} className="field-in" value={experience} onChange={(event) => setExperience(event.target.value)}>
              {EXPERIENCE.map((each) => (
                <option key={each.id} value={each.id}>
                  {each.name}
                </option>
              ))}
              {WEAPONS.map((weapon) => (
                <option key={weapon} value={`weapon-skill:${weapon}`}>
                  {nameOf(weapon)}, one better
                </option>
              ))}
            </select>
          </>
        )}
        <Refused error={error} />
      </form>
    </Dialog>
  )
}

/** Who has joined; an initiate with magic chooses the spells, which 4.4 has just numbered. */
function WelcomeDialog({ newcomer, onClose }: { readonly newcomer: Character; readonly onClose: () => void }) {
  if (newcomer.spellsToChoose !== undefined) return <SpellsDialog who={newcomer} count={newcomer.spellsToChoose} onClose={onClose} />
  return (
    <Dialog title={`${newcomer.name} joins`} onClose={onClose}>
      <p>
        {raceName(newcomer.race)}, {newcomer.kind}. The record lies with the roster.
      </p>
    </Dialog>
  )
}

/** A record out of a file of this computer. */
function useRecord(campaign: string, then: (newcomer: Character) => void) {
  const client = useClient()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (file: File) => {
      if (file.size > LONGEST_RECORD) throw new Error('That file is too large for the record of a character.')
      return client.call('character.import', { campaign, data: await file.text() })
    },
    onSuccess: async (newcomer) => {
      await cache.invalidateQueries()
      then(newcomer)
    },
  })
}

/** Names of table 4.3. */
function useHeroes(wanted: boolean): readonly string[] {
  const client = useClient()
  const tables = useQuery({ ...queries.tables(client, 'citadel'), enabled: wanted })
  const heroes = tables.data?.['4.3']
  if (!Array.isArray(heroes)) return []
  return heroes.flatMap((hero: unknown) =>
    typeof hero === 'object' && hero !== null && 'name' in hero && typeof hero.name === 'string' ? [hero.name] : [],
  )
}

import { listCharacters } from '../../../db/characters.ts'
import { enterCharacters } from '../../../db/transfer.ts'
import type { PaperRules } from '../../../engine/kernel/campaign.ts'
import type { PaperFault } from '../../../engine/kernel/paper-types.ts'
import type { RosterRules } from '../../../engine/kernel/playable.ts'
import { badRequest, conflict, isRefusal } from '../../../engine/kernel/refusal.ts'
import type { Json, Refusal } from '../../../engine/kernel/types.ts'
import { answered, type Checked, type PaperChecked, refused } from '../../contract/index.ts'
import type { Context } from '../context.ts'
import type { Handlers } from '../dispatcher.ts'
import { linesOf, type Newcomer, type Present } from '../files/records/read.ts'
import { type Home, homeForNewcomers, homeOf, nobodyStaysLost } from '../membership.ts'

type Person = Checked<'paper.check'>['people'][number]

/** `paper.*`: characters who began on paper. They are read by the game, and enter the books as those of a record file do. */
export function paperHandlers(context: Context): Pick<Handlers, `paper.${'form' | 'check' | 'enter'}`> {
  const { db, tell } = context
  return {
    'paper.form': ({ campaign }) => {
      const home = onPaper(homeOf(context, campaign))
      return isRefusal(home) ? refused(home) : answered({ campaign, fields: [...home.paper.fields] })
    },

    'paper.check': ({ campaign, people }) => {
      const home = onPaper(homeOf(context, campaign))
      if (isRefusal(home)) return refused(home)
      const checked = readPeople(home, people, listCharacters(db, campaign))
      return answered({ people: checked.map(({ faults, start }) => ({ faults: [...faults], start: { ...start } })) })
    },

    'paper.enter': ({ campaign, people, games }) => {
      const home = onPaper(homeForNewcomers(context, campaign))
      if (isRefusal(home)) return refused(home)
      const newcomers: (Newcomer & { readonly character: { readonly id: string } })[] = []
      const noneLost = nobodyStaysLost(context, home.rules, campaign)
      for (const { newcomer, faults } of readPeople(home, people, listCharacters(db, campaign))) {
        const [fault] = faults
        if (newcomer === null) return refused(badRequest(fault?.text ?? 'This record cannot be.', { detail: fault?.field ?? 'people' }))
        const { character, lines } = newcomer
        const back = noneLost && character.status === 'lost' ? { status: 'living' as const } : {}
        newcomers.push({ character: { ...character, ...back, id: context.newId() }, lines })
      }
      const entered = enterCharacters(db, campaign, newcomers, context.now(), games)
      if (entered.kind === 'refused') return refused(entered.refusal)
      tell('campaign.changed', { campaign })
      return answered({ campaign, characters: newcomers.map(({ character: { id, name } }) => ({ id, name })) })
    },
  }
}

type OnPaper = Home & { readonly paper: PaperRules }

function onPaper(home: Home | Refusal): OnPaper | Refusal {
  if (isRefusal(home)) return home
  const { paper } = home.rules
  return paper === undefined ? NOT_ON_PAPER : { ...home, paper }
}

const NOT_ON_PAPER = conflict('This game has no form for characters kept on paper.', 'no-paper')

type Read = PaperChecked['people'][number] & { readonly newcomer: Newcomer | null }

/** Each as the game reads it, fitted in among those of the campaign and those before. */
function readPeople({ paper, rules }: OnPaper, people: readonly Person[], present: readonly Present[]): readonly Read[] {
  const along: Present[] = []
  return people.map((person): Read => {
    const { faults, read, start } = paper.read(person.filled as Parameters<PaperRules['read']>[0], person.exits)
    const newcomer = read === null ? null : fittedIn(rules, person, read, { present, along })
    if (newcomer === null || isRefusal(newcomer)) {
      const fault: readonly PaperFault[] = newcomer === null ? [] : [{ field: 'name', text: newcomer.message }]
      return { faults: [...faults, ...fault], start, newcomer: null }
    }
    along.push(newcomer.character)
    return { faults, start, newcomer }
  })
}

function fittedIn(
  rules: RosterRules,
  { status, note, experience, gold, jewels, exits }: Person,
  { record, origin }: { readonly record: { readonly sheet: object }; readonly origin: object },
  { present, along }: { readonly present: readonly Present[]; readonly along: readonly Present[] },
): Newcomer | Refusal {
  const settled = rules.settleIn({ sheet: record.sheet as Json, origin: origin as Json }, present, along)
  if (isRefusal(settled)) return settled
  const { slug, name, race, kind, sheet } = settled.record
  const balances = { experience, gold, jewels: [...jewels], exits }
  return {
    character: { slug, name, race, kind, sheet, origin: settled.origin, status, note, portrait: null, fell: null },
    lines: [...linesOf({ balances }, null, rules.cases.imported)],
  }
}

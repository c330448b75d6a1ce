import { countOthers, deleteTemplate, listTemplates, type Template as StoredTemplate, saveTemplate } from '../../../db/templates.ts'
import { conflict, isRefusal } from '../../../engine/kernel/refusal.ts'
import type { Json } from '../../../engine/kernel/types.ts'
import { answered, MOST_TEMPLATES, refused, type Template } from '../../contract/index.ts'
import type { Context } from '../context.ts'
import type { Handlers } from '../dispatcher.ts'
import { noGame } from './access.ts'

/** `template.*`: sheets that a player keeps to begin games with. The game checks each before it is kept. */
export function templateHandlers({ db, games, newId, now }: Context): Pick<Handlers, `template.${'save' | 'list' | 'delete'}`> {
  return {
    'template.save'({ game: id, name: wanted, sheet: given }) {
      const game = games.find((one) => one.id === id)
      if (game === undefined) return refused(noGame(id))
      if (game.template === null) return refused(NOTHING_TO_KEEP)
      const read = game.template.read(given)
      if (isRefusal(read)) return refused(read)
      const name = wanted ?? read.name
      if (countOthers(db, id, name) >= MOST_TEMPLATES) return refused(FULL)
      const saved = saveTemplate(db, { id: newId(), game: id, name, sheet: Object(read.sheet), savedAt: now() })
      return saved.kind === 'refused' ? refused(saved.refusal) : answered(outgoing(saved.value))
    },
    'template.list'({ game }) {
      if (!games.some(({ id }) => id === game)) return refused(noGame(game))
      return answered(listTemplates(db, game).map(outgoing))
    },
    'template.delete'({ template }) {
      const gone = deleteTemplate(db, template)
      return gone.kind === 'refused' ? refused(gone.refusal) : answered({ template })
    },
  }
}

const NOTHING_TO_KEEP = conflict('That game does not keep sheets.', 'no-template')
const FULL = conflict(`You already keep ${MOST_TEMPLATES} sheets: delete one first.`, 'full')

/** Sheets are JSON: they come out of the database as the game wrote them. */
function outgoing({ sheet, ...template }: StoredTemplate): Template {
  return { ...template, sheet: sheet as Json }
}

import { useQuery } from '@tanstack/react-query'
import type { Campaign, PaperField, PaperForm } from '../../../electron/contract/index.ts'
import { capital } from '../../../engine/kernel/words.ts'
import { Trouble } from '../../frame/trouble.tsx'
import { useClient } from '../../host/client.tsx'
import { useCommand } from '../../host/command.ts'
import { queries } from '../../host/queries.ts'
import { save } from '../../host/saving.ts'
import { go } from '../../navigation.ts'
import { CampaignGameOf, useCampaignGame } from '../campaign-game.tsx'
import { PrintFrame } from './frame.tsx'

/** Blank records, in the order of the printed one: as many as go in together, two on a page. */
export function BlankScreen({ campaign: id }: { readonly campaign: string }) {
  const client = useClient()
  const campaign = useQuery(queries.campaign(client, id))
  const form = useQuery(queries.paperForm(client, id))
  const pdf = useCommand('paper.print', save)
  const back = () => go({ kind: 'hall', campaign: id })
  const error = campaign.error ?? form.error
  if (error) return <Trouble error={error} onLeave={back} />
  const ready = campaign.data !== undefined && form.data !== undefined
  return (
    <PrintFrame
      title="Blank records for paper"
      game={campaign.data?.game ?? null}
      ready={ready}
      pdf={{ ...pdf, run: () => pdf.run({ of: 'blank', campaign: id }) }}
      onBack={back}
    >
      {campaign.data && form.data && (
        <CampaignGameOf game={campaign.data.game}>
          <Blanks campaign={campaign.data} form={form.data} />
        </CampaignGameOf>
      )}
    </PrintFrame>
  )
}

/** On a page of their own. */
const ABREAST = 2

function Blanks({ campaign, form }: { readonly campaign: Campaign; readonly form: PaperForm }) {
  const { party } = useCampaignGame().campaign
  const pages = Array.from({ length: Math.ceil(party.most / ABREAST) }, (_, page) => page)
  return pages.map((page) => (
    <section key={page} className="print-sheet blank-page" aria-label={`Page ${page + 1}`}>
      {Array.from({ length: ABREAST }, (_, i) => i).map((i) => (
        <Blank key={i} campaign={campaign} form={form} />
      ))}
    </section>
  ))
}

function Blank({ campaign: { name }, form: { fields } }: { readonly campaign: Campaign; readonly form: PaperForm }) {
  const { title, words, campaign } = useCampaignGame()
  const { gold, jewel, experience, exit } = campaign.units
  const owned = [gold, jewel, experience].flatMap((unit) => (unit ? [capital(unit.many)] : []))
  return (
    <article className="blank" aria-label="A blank record">
      <header>
        <b>{title}</b> <span>{name}</span>
      </header>
      {fields.map((field) => (
        <div key={field.id} className="blank-line">
          <b>{field.label}</b>
          <Space field={field} />
        </div>
      ))}
      {owned.map((label) => (
        <div key={label} className="blank-line">
          <b>{label}</b>
          <span className="blank-rule" />
        </div>
      ))}
      {exit && (
        <div className="blank-line">
          <b>{capital(words.many)} survived</b>
          <span className="blank-boxes">
            {Array.from({ length: TALLY }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
              <i key={i} />
            ))}
          </span>
        </div>
      )}
    </article>
  )
}

/** Boxes to tick, one a game. */
const TALLY = 10
/** Lines for things. */
const LINES = 2

/** Where something is written: a line, a box for each number, a box before each choice. */
function Space({ field: { entry } }: { readonly field: PaperField }) {
  switch (entry.kind) {
    case 'text':
    case 'number':
    case 'choice':
      return <span className="blank-rule" />
    case 'numbers':
      return (
        <span className="blank-numbers">
          {entry.of.map(({ id, label }) => (
            <span key={id}>
              <i />
              {label}
            </span>
          ))}
        </span>
      )
    case 'choices':
      return entry.most <= LINES ? (
        <span className="blank-rule" />
      ) : (
        <span className="blank-choices">
          {entry.of.map(({ id, label }) => (
            <span key={id}>
              <i />
              {label}
            </span>
          ))}
        </span>
      )
    case 'things':
      return (
        <span>
          {Array.from({ length: LINES }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
            <span key={i} className="blank-rule" />
          ))}
        </span>
      )
  }
}

import { Trouble } from '../../frame/trouble.tsx'
import { useTitleOf } from '../../game-pages.ts'
import { useCommand } from '../../host/command.ts'
import { save } from '../../host/saving.ts'
import { go, rulebookAt } from '../../navigation.ts'
import { Printed } from '../../rulebook/table.tsx'
import { useRulebook } from '../../rulebook/use-rulebook.ts'
import { PrintFrame } from './frame.tsx'

/** Every table of a game's rulebook, to lie beside the board. */
export function ChartsScreen({ game }: { readonly game: string }) {
  const state = useRulebook(game)
  const title = useTitleOf()(game)
  const pdf = useCommand('paper.print', save)
  const back = () => go(rulebookAt(game, null))
  if (state.kind === 'failed') return <Trouble error={state.error} onLeave={back} />
  return (
    <PrintFrame
      title="The charts for paper"
      game={game}
      ready={state.kind === 'open'}
      pdf={{ ...pdf, run: () => pdf.run({ of: 'charts', game }) }}
      onBack={back}
    >
      {state.kind === 'open' && (
        <section className="print-sheet charts-sheet" aria-label={`The charts of ${title}`}>
          <h2>{title}: the charts</h2>
          {state.book.tables.map((table) => (
            <div key={table.id} className="chart-on-paper">
              <Printed table={table} lit={null} isCited />
            </div>
          ))}
        </section>
      )}
    </PrintFrame>
  )
}

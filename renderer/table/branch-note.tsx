import { useState } from 'react'
import type { BranchPoint } from '../../engine/kernel/types.ts'
import { AskDialog } from '../dialog/ask.tsx'
import { useGamePage, useWords } from '../game-pages.ts'
import { useCommand } from '../host/command.ts'
import { addressOf, go } from '../navigation.ts'

interface BranchNoteProps {
  readonly session: string
  readonly game: string
  readonly from: BranchPoint
  /** Whether it can be given up. */
  readonly isOpen: boolean
}

/** At the table of a what-if: a note that it is one, a link to its origin, and a button to give it up. */
export function BranchNote({ session, game, from, isOpen }: BranchNoteProps) {
  const { one } = useWords(game)
  const hasCampaign = useGamePage(game)?.campaign !== undefined
  const [isSure, setSure] = useState(false)
  const place = { kind: 'replay', ...from } as const
  const abandon = useCommand('game.abandon', () => go(place))
  return (
    <span className="branch">
      <a href={addressOf(place)} title={`To the ${one}, at the position where this one starts`}>
        {hasCampaign ? 'What if, outside the campaign' : 'What if'}
      </a>
      {isOpen && (
        <button type="button" className="btn btn--quiet" onClick={() => setSure(true)}>
          Give it up
        </button>
      )}
      {isSure && (
        <AskDialog
          title="Give up this what-if?"
          command={abandon}
          ok="Give it up"
          onOk={() => abandon.run({ session })}
          cancel="Keep it open"
          onCancel={() => setSure(false)}
          danger="quiet"
        >
          <p>It cannot be continued. The {one} it came from is not touched.</p>
        </AskDialog>
      )}
    </span>
  )
}

import { startTransition, useEffect, useState } from 'react'

/**
 * From 1 to the last stage, one after each frame: a large board, or a page of charts, is drawn part by part, for in one go the
 * first look at it would keep the page from answering.
 */
export function useStages(last: number): number {
  const [stage, setStage] = useState(1)
  useEffect(() => {
    if (stage >= last) return
    const frame = requestAnimationFrame(() => startTransition(() => setStage(stage + 1)))
    return () => cancelAnimationFrame(frame)
  }, [stage, last])
  return stage
}

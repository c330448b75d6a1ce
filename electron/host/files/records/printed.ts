import type { Refusal } from '../../../../engine/kernel/types.ts'
import { answered, type OutgoingFile, type Reply, refused } from '../../../contract/index.ts'
import type { Context, Printable } from '../../context.ts'

/** A PDF, from a shell that can print; elsewhere refused with what helps. */
export async function printedFile(
  { printPdf }: Pick<Context, 'printPdf'>,
  what: Printable,
  filename: string,
  noPrinter: Refusal,
): Promise<Reply<OutgoingFile>> {
  if (printPdf === undefined) return refused(noPrinter)
  const data = Buffer.from(await printPdf(what)).toString('base64')
  return answered({ filename, mediaType: 'application/pdf', encoding: 'base64', data })
}

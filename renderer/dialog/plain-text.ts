/** What was typed, with line breaks and tabs, but no other control characters. */
export function plainText(typed: string): string {
  return typed.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{C}\n\t]/gu, '')
}

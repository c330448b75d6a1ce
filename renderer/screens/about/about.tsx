import { useQuery } from '@tanstack/react-query'
import credits from '../../CREDITS.md?raw'
import { Bar } from '../../frame/bar.tsx'
import { useClient } from '../../host/client.tsx'
import { queries } from '../../host/queries.ts'

/** The version, the credits, and the licences of everything in the app. */
export function AboutScreen() {
  const client = useClient()
  const info = useQuery(queries.app(client))
  const licences = useQuery(queries.licences())
  return (
    <div className="app about">
      <Bar where={<b>About</b>} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <main className="field" tabIndex={0}>
        <div className="about-in">
          <section aria-labelledby="about-version">
            <h2 id="about-version">Citadel{info.data && ` ${info.data.version}`}</h2>
            <p>
              A home for old dungeon games on one table. Their rules are told here in our own words, and their pictures are not those of the
              boxes.
            </p>
            {info.data && (
              <p className="muted">
                On {PLATFORMS[info.data.platform] ?? info.data.platform}. Rules:{' '}
                {info.data.games.map(({ title, rulesVersion }) => `${title}, version ${rulesVersion}`).join('; ')}.
              </p>
            )}
          </section>
          <section aria-labelledby="about-credits">
            <h2 id="about-credits">Credits</h2>
            {paragraphsOf(credits).map((paragraph) =>
              paragraph.startsWith(LIST) ? (
                <details key={paragraph}>
                  <summary>The pictures used</summary>
                  <p>{paragraph.slice(LIST.length)}</p>
                </details>
              ) : (
                <p key={paragraph}>{withStrong(paragraph)}</p>
              ),
            )}
          </section>
          <section aria-labelledby="about-licences">
            <h2 id="about-licences">Licences</h2>
            {licences.data?.map(({ name, version, licence, text }) => (
              <details key={name}>
                <summary>
                  <span>
                    {name} {version}
                  </span>
                  <span className="muted">{licence}</span>
                </summary>
                <pre>{text}</pre>
              </details>
            ))}
            {licences.error && <p>The list is made when the app is built, and this page was not built.</p>}
          </section>
        </div>
      </main>
    </div>
  )
}

const PLATFORMS: Readonly<Record<string, string>> = { linux: 'Linux', darwin: 'macOS', win32: 'Windows' }

/** How the long list of pictures begins. */
const LIST = 'Used: '

/** The file's paragraphs, without its heading. */
function paragraphsOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
}

/** Text between double stars is strong; the file has no other Markdown. */
function withStrong(paragraph: string) {
  return paragraph.split('**').map((part, i) => (i % 2 === 1 ? <strong key={part}>{part}</strong> : part))
}

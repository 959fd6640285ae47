import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const CODE = /\.(?:tsx?|mjs)$/
const NOT_OURS = new Set(['node_modules', 'dist', 'generated', 'planted', 'test-results'])
const PAPERS = 'docs'
const STANDARDS = 'standards'

/** Files of ours below a folder whose names fit, from the root; none where there is no such folder. */
export const filesIn = (root, folder, names) =>
  !existsSync(join(root, folder))
    ? []
    : readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
        const path = `${folder}/${entry.name}`
        if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : filesIn(root, path, names)
        return names.test(entry.name) ? [path] : []
      })

const headingsOf = (root, paper) => {
  const file = join(root, PAPERS, `${paper}.md`)
  if (!existsSync(file)) return []
  return [...readFileSync(file, 'utf8').matchAll(/^#{2,} (.+)$/gm)].map(([, heading]) => heading.trim())
}

const readerOf = (root) => {
  const papers = new Map()
  return (paper) => {
    if (!papers.has(paper)) papers.set(paper, headingsOf(root, paper))
    return papers.get(paper)
  }
}

const decisionsIn = (root) => {
  const folder = join(root, PAPERS, 'decisions')
  return existsSync(folder) ? readdirSync(folder).map((name) => Number.parseInt(name, 10)) : []
}

/** Comments that run over lines read as one line. */
const joined = (text) => text.replace(/\r?\n[ \t]*(?:\*(?!\/)|\/\/)?[ \t]*/g, ' ')

const SECTION = String.raw`\d+b?(?:\.\d+)?(?![\w])`
const CITED = new RegExp(
  String.raw`\b([a-z]+-rules) (${SECTION}(?:(?:, and |, | and | to )${SECTION})*)`,
  'g',
)
const DECISION = /\b[Dd]ecision (\d{1,4})\b/g
/** What opens after the word; a document that lies elsewhere does not. */
const KNOWN = new RegExp(String.raw`^(?:[a-z]+-rules ${SECTION}|decision \d|${STANDARDS}, )`)

/** Letters that no page defines (a number of ours is `[own]`), and a document that is in nobody's hands. */
const NOWHERE = /(?<=[\w.:,;"%)] )\[[A-Z]\](?![\w[(])|\b[Ss]pecification(?:, section \d+)?(?!\w)/g

const openings = (text) =>
  [...text.matchAll(/\bSources?: (.{0,120})/g)].map(([, cited]) => cited.replace(/\s*\*\/.*/, ''))

const unknown = (cited, read) => {
  if (!KNOWN.test(cited)) return [`"${cited}" names no page of ${PAPERS}/`]
  if (!cited.startsWith(`${STANDARDS}, `)) return []
  const name = cited.slice(STANDARDS.length + 2)
  return read(STANDARDS).some((heading) => name.startsWith(heading))
    ? []
    : [`"${name}" is no heading of ${PAPERS}/${STANDARDS}.md`]
}

const missing = (text, read) =>
  [...text.matchAll(CITED)].flatMap(([, paper, sections]) =>
    sections
      .match(new RegExp(SECTION, 'g'))
      .filter((section) => !read(paper).some((heading) => heading.split(' ')[0] === section))
      .map((section) => `${PAPERS}/${paper}.md has no heading ${section}`),
  )

/**
 * Sources in comments and strings that cannot be opened: a page that is not in `docs`, or a heading that is not in it.
 * @param {string} root
 * @param {{path: string}[]} packages
 * @returns {import('./law.mjs').Violation[]}
 */
export const sourceViolations = (root, packages) => {
  const read = readerOf(root)
  const decisions = new Set(decisionsIn(root))
  return packages
    .flatMap(({ path }) => filesIn(root, path, CODE))
    .flatMap((from) => {
      const text = joined(readFileSync(join(root, from), 'utf8'))
      const lost = [...text.matchAll(DECISION)].filter(([, number]) => !decisions.has(Number(number)))
      return [
        ...openings(text).flatMap((cited) => unknown(cited, read)),
        ...missing(text, read),
        ...[...text.matchAll(NOWHERE)].map(([cited]) => `"${cited}" stands on no page of ${PAPERS}/`),
        ...lost.map(([cited]) => `${PAPERS}/decisions has no ${cited}`),
      ].map((to) => ({ rule: 'sources', from, to }))
    })
}

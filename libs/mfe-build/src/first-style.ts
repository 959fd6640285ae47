/** What stands in a piece of HTML, as far as selectors ask for it. */
interface Marks {
  tags: Set<string>
  classes: Set<string>
  html: string
}

const marksOf = (html: string): Marks => ({
  tags: new Set(['html', 'body', ...[...html.matchAll(/<([a-z][\w-]*)/g)].map(([, tag = '']) => tag)]),
  classes: new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))),
  html,
})

/** States that nothing is in before somebody touches it, and parts that are not painted. */
const LATER = /:(?:hover|focus|active|disabled|checked|invalid|target|open|user-|:selection|:backdrop|:file)/

/** Where the block ends that opens at `start`; brackets in quotes do not count. */
function endOf(css: string, start: number): number {
  let depth = 0
  for (let at = start; at < css.length; at++) {
    const char = css.charAt(at)
    if (char === '"' || char === "'") at = css.indexOf(char, at + 1)
    else if (char === '{') depth++
    else if (char === '}' && --depth === 0) return at
  }
  throw new Error('a block of a style sheet has no end')
}

/** The rules of a style sheet without comments, one level deep; `body` is null for a statement like `@layer a, b;`. */
function* rulesOf(css: string): Generator<{ prelude: string; body: string | null }> {
  for (let at = 0; at < css.length;) {
    const length = css.slice(at).search(/[{;]/)
    if (length === -1) return
    const prelude = css.slice(at, at + length).trim()
    const ends = css[at + length] === ';'
    const end = ends ? at + length : endOf(css, at + length)
    yield { prelude, body: ends ? null : css.slice(at + length + 1, end) }
    at = end + 1
  }
}

/** Whether a selector can mean something that stands there: all it names is there. */
function canMatch(selector: string, { tags, classes, html }: Marks): boolean {
  // What must not be there, and what is one of several, says nothing.
  const sure = selector.replaceAll(/:(?:not|is|where)\((?:[^()]|\([^()]*\))*\)/g, '')
  if (LATER.test(sure)) return false
  const attributes = [...sure.matchAll(/\[([\w-]+)(?:=['"]?([^'"\]]*)['"]?)?\]/g)]
  const bare = sure.replaceAll(/\[[^\]]*\]/g, '')
  const named = [...bare.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
  const elements = [...bare.matchAll(/(?:^|[\s>+~(])([a-z][\w-]*)/g)].map(([, tag = '']) => tag)
  return (
    named.every((name) => classes.has(name)) &&
    elements.every((tag) => tags.has(tag)) &&
    attributes.every(([, name = '', value]) =>
      html.includes(value === undefined ? ` ${name}` : ` ${name}="${value}"`),
    )
  )
}

/** Commas in brackets belong to their selector. */
const selectorsOf = (list: string): string[] => list.split(/,(?![^(]*\))/)

const GROUPS = /^@(?:media|supports|layer|container)/
const NOT_ON_SCREENS = /^@media print/

function rulesFor(css: string, marks: Marks): string {
  let kept = ''
  for (const { prelude, body } of rulesOf(css)) {
    if (body === null) kept += prelude.startsWith('@layer') ? `${prelude};` : ''
    else if (GROUPS.test(prelude)) {
      const inside = NOT_ON_SCREENS.test(prelude) ? '' : rulesFor(body, marks)
      if (inside !== '') kept += `${prelude}{${inside}}`
    } else if (prelude.startsWith('@')) kept += `${prelude}{${body}}`
    else {
      const selectors = selectorsOf(prelude).filter((selector) => canMatch(selector, marks))
      if (selectors.length > 0) kept += `${selectors.join()}{${body}}`
    }
  }
  return kept
}

const withoutUnused = (css: string): string =>
  [...rulesOf(css)].reduce((kept, { prelude, body }) => {
    const [, name] = /^@(?:-webkit-)?keyframes ([\w-]+)/.exec(prelude) ?? []
    const isUsed = name === undefined || new RegExp(`animation[^;}]*\\b${name}\\b`).test(css)
    return isUsed ? `${kept}${prelude}${body === null ? ';' : `{${body}}`}` : kept
  }, '')

/**
 * What a style sheet says of a piece of HTML before anybody touched it: small enough to stand in the page itself. What it
 * cannot judge it keeps.
 * @param css   as the build shrinks it
 */
export const firstStyle = (css: string, html: string): string =>
  withoutUnused(rulesFor(css.replaceAll(/\/\*[\s\S]*?\*\//g, ''), marksOf(html)))

/** HTML whose elements have no `style` of their own, which the content policy forbids, and the rules in their place. */
export function withoutStyles(html: string): { html: string; css: string } {
  const rules = new Map<string, string>()
  const plain = html.replaceAll(/ style="([^"]*)"/g, (_, text: string) => {
    const mark = rules.get(text) ?? `data-box="${rules.size}"`
    rules.set(text, mark)
    return ` ${mark}`
  })
  return { html: plain, css: [...rules].map(([text, mark]) => `[${mark}]{${text}}`).join('') }
}

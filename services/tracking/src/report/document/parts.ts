import type { Concern } from '@gb/domain'
import { INK } from '../charts/frame.js'
import type { PaperSpeech } from '../speech.js'
import { GAP, printable } from './printable.js'
import type { Block, DrawingBlock, Margin, TableBlock, TextBlock, WordStyle } from './document-types.js'

/** Width of the text of a page in points: A4 and Letter with these margins hold it alike. */
export const PAGE_WIDTH = 511
/** Margins of every page. */
export const PAGE_MARGINS: Margin = [42, 46, 42, 50]

/** A heading of a section: it is in the outline. */
export const heading = (text: string): TextBlock => ({
  text,
  style: 'heading',
  outline: true,
  margin: [0, 12, 0, 4],
})

/** The heading of a section that begins a page. */
export const pageHeading = (text: string): TextBlock => ({
  text,
  style: 'heading',
  outline: true,
  pageBreak: 'before',
})

/** A heading inside a section. */
export const subheading = (text: string): TextBlock => ({ text, style: 'subheading' })

/** Blocks that stay on one page, as a heading with what it is about. */
export const together = (...stack: Block[]): Block => ({ stack, unbreakable: true })

/** A paragraph. */
export const paragraph = (text: string): TextBlock => ({ text, style: 'paragraph' })

/** A paragraph that begins with what it is about. */
export const ledParagraph = (lead: string, text: string): TextBlock => ({
  text: [{ text: `${lead}  `, bold: true }, { text }],
  style: 'paragraph',
})

/** A smaller paragraph beside a figure. */
export const caption = (text: string): TextBlock => ({ text, style: 'caption' })

const NAME_LINE = '________________________________'
const BIRTH_LINE = '______________'

/** Whom the paper is about, beside a line for the date of birth. A name that cannot be printed whole is left to a pen. */
export const whoLine = (name: string | null, { paper: words }: PaperSpeech): Block => {
  const printed = printable(name ?? '')
  return {
    columns: [
      printed === '' || printed.includes(GAP)
        ? paragraph(`${words.name} ${NAME_LINE}`)
        : { text: [{ text: `${words.name} ` }, { text: printed, bold: true }], style: 'paragraph' },
      paragraph(`${words.birth} ${BIRTH_LINE}`),
    ],
  }
}

/** Sentences with a dot before each. */
export const list = (sentences: readonly string[]): Block => ({ ul: [...sentences], style: 'list' })

/** So many concerns in whole sentences leave room for all else that a clinic needs on one page. */
const WHOLE_CONCERNS = 2

/**
 * The concerns that a page for the clinic says in whole sentences, the most urgent ones, and those of which it has the
 * titles. Two kinds may ask the same; that is said once.
 */
export const concernsToPrint = (found: readonly Concern[]) => {
  const serious = found.filter(({ urgency }) => urgency !== 'kind')
  const said = serious.filter(({ title }, at) => serious.findIndex((one) => one.title === title) === at)
  return { whole: said.slice(0, WHOLE_CONCERNS), others: said.slice(WHOLE_CONCERNS) }
}

/** So many titles are two lines. */
const TITLES = 4

/** The same in whole sentences further on: the most urgent ones, and how many more there are. */
export const otherConcernsToSay = (found: readonly Concern[]) => {
  const { others } = concernsToPrint(found)
  return { said: others.slice(0, TITLES), unsaid: others.slice(TITLES) }
}

/** What the others are called, in two lines. */
const titlesOf = (concerns: readonly Concern[], { paper, concern }: PaperSpeech): string => {
  const titles = concerns.map((one) => concern(one).title)
  const more = titles.length - TITLES
  const rest = more > 0 ? [paper.concerns.more({ count: more })] : []
  return [...titles.slice(0, TITLES), ...rest].join(' · ')
}

/** What wants talking about first: each with its heading; nothing where there is none. */
export const concernBlocks = (found: readonly Concern[], speech: PaperSpeech): Block[] => {
  const { whole, others } = concernsToPrint(found)
  const { concerns: words } = speech.paper
  if (whole.length === 0) return []
  return [
    subheading(words.heading),
    ...whole.map(speech.concern).map(({ title, text }) => ledParagraph(title, text)),
    ...(others.length === 0 ? [] : [caption(words.also({ titles: titlesOf(others, speech) }))]),
  ]
}

/** The same, smaller and in two columns: what is read once, if at all. */
export const smallLists = (left: readonly string[], right: readonly string[]): Block => ({
  columns: [left, right].map((sentences) => ({ ul: [...sentences], style: 'smallList' })),
  columnGap: 18,
})

/** A drawing. `alt` says what it shows for whoever does not see it. */
export const drawing = (svg: string, alt: string): DrawingBlock => ({
  svg,
  alt,
  width: PAGE_WIDTH,
  margin: [0, 4, 0, 4],
})

const head = (text: string): TextBlock => ({ text, style: 'tableHead' })

/** A table with its heads on every page. */
export const table = (
  heads: readonly string[],
  rows: readonly (readonly (string | TextBlock)[])[],
  widths: readonly (number | '*')[],
): TableBlock => ({
  table: { headerRows: 1, widths: [...widths], body: [heads.map(head), ...rows.map((row) => [...row])] },
  layout: 'rules',
  style: 'table',
})

/** The same for many short rows that belong on one page. */
export const tightTable = (...parts: Parameters<typeof table>): TableBlock => ({
  ...table(...parts),
  layout: 'tight',
  style: 'tightTable',
})

/** How words look. */
export const STYLES: Record<string, WordStyle> = {
  title: { fontSize: 26, bold: true, color: INK.strong },
  heading: {
    fontSize: 17,
    bold: true,
    color: INK.strong,
    margin: [0, 0, 0, 6],
  },
  subheading: { fontSize: 12, bold: true, margin: [0, 10, 0, 3] },
  paragraph: { margin: [0, 0, 0, 5] },
  caption: { fontSize: 8.5, color: INK.muted, margin: [0, 0, 0, 6] },
  list: { margin: [0, 0, 0, 6] },
  smallList: { fontSize: 8.5, margin: [0, 0, 0, 4] },
  table: { fontSize: 9 },
  tightTable: { fontSize: 8 },
  tableHead: { bold: true, color: INK.strong },
}

/** Left, top, right, bottom in points. */
export type Margin = [left: number, top: number, right: number, bottom: number]

/** How a block of words looks and where it begins. */
interface BlockStyle {
  style?: string
  margin?: Margin
  pageBreak?: 'before'
}

/** Words of a paragraph that look alike. */
interface Run {
  text: string
  bold?: true
}

/** Words. `outline` puts them into the outline of the document. */
export interface TextBlock extends BlockStyle {
  text: string | Run[]
  outline?: boolean
}

/** A drawing of ours. `alt` says what it shows; pdfmake does not know it, the printer does. */
export interface DrawingBlock extends BlockStyle {
  svg: string
  width: number
  alt: string
}

/** Rows of words, heads first. */
export interface TableBlock extends BlockStyle {
  table: { headerRows: 1; widths: (number | '*')[]; body: (string | TextBlock)[][] }
  /** `tight` is for many short rows that belong on one page. */
  layout: 'rules' | 'tight'
}

/** Sentences with a dot before each. */
interface ListBlock extends BlockStyle {
  ul: string[]
}

/** What a page is made of: the part of pdfmake's language that reports use, plain data only. */
export type Block =
  | TextBlock
  | DrawingBlock
  | TableBlock
  | ListBlock
  | (BlockStyle & { columns: (TextBlock | ListBlock)[]; columnGap?: number })
  /** Blocks that no page ends between. */
  | (BlockStyle & { stack: Block[]; unbreakable: true })

/** How words of a kind look. */
export interface WordStyle {
  fontSize?: number
  bold?: boolean
  color?: string
  margin?: Margin
}

/** A document as plain data: functions cannot go to the printer, which adds page numbers and rules itself. */
export interface ReportDocument {
  pageSize: 'LETTER' | 'A4'
  pageMargins: Margin
  language: string
  displayTitle: boolean
  tagged: boolean
  version: '1.7'
  info: { title: string; subject: string; creator: string }
  content: Block[]
  /** The same with less and less room, for where `content` takes too many pages or ends on one that is little used. */
  fit?: { mostPages: number; others: Block[][] }
  styles: Record<string, WordStyle>
  defaultStyle: { font: string; fontSize: number; lineHeight: number }
  /** Stands at the foot of every page; `page` has {page} and {pages} where the numbers go. */
  footer: { text: string; page: string }
}

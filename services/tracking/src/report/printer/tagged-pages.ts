import { createRequire } from 'node:module'

// pdfmake draws pages without telling what is a heading, a paragraph or a picture, so that a screen reader would get
// words in no order. pdfkit below can write such tags. The renderer between them is told here, once for the thread.
// It is an inner part of pdfmake, whose version is pinned; the test of the report reads the tags back.

/** What of pdfkit is used. */
interface Structure {
  add(child: Structure): void
}

interface TaggedPdf {
  page: { height: number }
  struct(type: string, options?: { alt?: string }, draw?: () => void): Structure
  addStructure(structure: Structure): void
  markContent(type: string, options?: { type: string }): void
  endMarkedContent(): void
}

interface Line {
  inlines: { fontSize?: number; bold?: boolean }[]
}

interface Drawing {
  alt?: string
}

interface Renderer {
  pdfDocument: TaggedPdf
  renderLine: (this: Renderer, line: Line, x: number, y: number) => void
  renderVector: (this: Renderer, vector: object) => void
  renderSVG: (this: Renderer, drawing: Drawing) => void
}

const isRendererModule = (value: unknown): value is { default: { prototype: Renderer } } =>
  typeof value === 'object' && value !== null && 'default' in value && typeof value.default === 'function'

const loadRenderer = (): Renderer => {
  const module: unknown = createRequire(import.meta.url)('pdfmake/js/Renderer.js')
  if (!isRendererModule(module)) throw new TypeError('pdfmake has no renderer where it was')
  return module.default.prototype
}

const FIRST_HEADING = 15
const SECOND_HEADING = 12

const tagOf = ({ inlines: [first] }: Line): string => {
  const size = first?.fontSize ?? 0
  if (size >= FIRST_HEADING) return 'H1'
  return size >= SECOND_HEADING ? 'H2' : 'P'
}

/**
 * From now on headings, paragraphs and drawings (with what they show) are tagged, in the order they are laid out; rules
 * and feet of pages are marked as mere decoration.
 * @param footHeight how much of the foot of a page is not content, in points
 */
export const tagPages = (footHeight: number): void => {
  const renderer = loadRenderer()
  const { renderLine, renderVector, renderSVG } = renderer
  const roots = new WeakMap<TaggedPdf, Structure>()

  const rootOf = (pdf: TaggedPdf): Structure => {
    const known = roots.get(pdf)
    if (known) return known
    const root = pdf.struct('Document')
    pdf.addStructure(root)
    roots.set(pdf, root)
    return root
  }
  const decorate = (pdf: TaggedPdf, type: string, draw: () => void): void => {
    pdf.markContent('Artifact', { type })
    draw()
    pdf.endMarkedContent()
  }

  renderer.renderLine = function (line, x, y) {
    const draw = () => renderLine.call(this, line, x, y)
    const pdf = this.pdfDocument
    if (y > pdf.page.height - footHeight) decorate(pdf, 'Pagination', draw)
    else rootOf(pdf).add(pdf.struct(tagOf(line), {}, draw))
  }
  renderer.renderVector = function (vector) {
    decorate(this.pdfDocument, 'Layout', () => renderVector.call(this, vector))
  }
  renderer.renderSVG = function (drawing) {
    const draw = () => renderSVG.call(this, drawing)
    rootOf(this.pdfDocument).add(this.pdfDocument.struct('Figure', { alt: drawing.alt ?? '' }, draw))
  }
}

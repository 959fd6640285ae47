// What is used of pdfmake 0.3. Its published types bring those of a browser into a server.
declare module 'pdfmake' {
  interface Foot {
    columns: { text: string; alignment?: 'right'; width?: number }[]
    margin: [number, number, number, number]
    fontSize: number
    color: string
  }

  interface Placed {
    /** How many pages there are. */
    pages: number
    startPosition: { pageNumber: number; verticalRatio: number }
  }

  interface Definition {
    content: readonly object[]
    footer: (page: number, pages: number) => Foot
    pageBreakBefore: (block: Placed) => boolean
  }

  interface TableLayout {
    hLineWidth: (row: number, node: { table: { body: unknown[] } }) => number
    vLineWidth: () => number
    hLineColor: () => string
    paddingTop: () => number
    paddingBottom: () => number
    paddingLeft: () => number
    paddingRight: () => number
  }

  const pdfmake: {
    setFonts(fonts: Record<string, Record<'normal' | 'bold' | 'italics' | 'bolditalics', string>>): void
    setUrlAccessPolicy(allow: (url: string) => boolean): void
    setLocalAccessPolicy(allow: (path: string) => boolean): void
    setTableLayouts(layouts: Record<string, TableLayout>): void
    createPdf(definition: Definition): { getBuffer(): Promise<Buffer> }
  }
  export default pdfmake
}

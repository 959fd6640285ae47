import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'
import { classNames } from './class-names.ts'
import { firstStyle, withoutStyles } from './first-style.ts'
import { inRoot } from './workspace.ts'

const SOURCE = inRoot('shell/src/app/first-paint.tsx')
const ROOT_ELEMENT = '<div id="root"></div>'
const STYLE_SHEET = /\s*<link rel="stylesheet"[^>]*>/

/** The page carries both frames; the mark on `<html>` says which one is shown. */
const ONE_FRAME = ':root:not([data-here]) [data-for=here],[data-here] [data-for=visitor]{display:none}'

/**
 * Lets the page paint before any script has come: the frame of the app as the app itself draws it goes into the page,
 * with what its style needs. The style sheet goes behind it, so that the paint does not wait for it; the scripts do.
 */
export function firstPaintPlugin(): Plugin {
  return {
    name: 'gb-first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(page, { bundle = {} }) {
        const frame = withoutStyles(await drawnFrame())
        const style = firstStyle(styleSheetIn(bundle), frame.html) + frame.css + ONE_FRAME
        const [sheet] = STYLE_SHEET.exec(page) ?? []
        if (sheet === undefined || !page.includes(ROOT_ELEMENT)) throw new Error('the page has another shape')
        return page
          .replace(sheet, '')
          .replace('</head>', () => `  <style>${style}</style>\n  </head>`)
          .replace(ROOT_ELEMENT, () => `<div id="root">${frame.html}</div>${sheet}`)
      },
    },
  }
}

const styleSheetIn = (bundle: Rolldown.OutputBundle): string => {
  const sheets = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'))
  return sheets.map((sheet) => (sheet.type === 'asset' ? String(sheet.source) : '')).join('')
}

interface Drawing {
  firstPaint: () => string
}

const isDrawing = (module: unknown): module is Drawing =>
  typeof module === 'object' &&
  module !== null &&
  'firstPaint' in module &&
  typeof module.firstPaint === 'function'

/** Builds and runs what draws the frame, with everything it needs in one file. */
async function drawnFrame(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    root: inRoot('shell'),
    plugins: [react()],
    css: classNames,
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { ssr: SOURCE, write: false, rolldownOptions: { output: { codeSplitting: false } } },
  })
  const [output] = [built].flat()
  const code = output !== undefined && 'output' in output ? output.output[0].code : ''
  const folder = mkdtempSync(join(tmpdir(), 'gb-first-paint-'))
  try {
    const file = join(folder, 'first-paint.mjs')
    writeFileSync(file, code)
    const module: unknown = await import(pathToFileURL(file).href)
    if (!isDrawing(module)) throw new Error('the first paint draws nothing')
    return module.firstPaint()
  } finally {
    rmSync(folder, { recursive: true })
  }
}

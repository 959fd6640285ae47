import type { Plugin } from 'vite'

/**
 * Stops a build whose chunks import each other in a circle. Such a page is blank: a constant is read before the chunk
 * that holds it has run. Grouping chunks can cause it without any change of the sources.
 */
export function noChunkCyclesPlugin(): Plugin {
  return {
    name: 'gb-no-chunk-cycles',
    apply: 'build',
    generateBundle(_, bundle) {
      const importsOf = new Map<string, string[]>()
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk') importsOf.set(output.fileName, output.imports)
      }
      const cycle = findCycle(importsOf)
      if (cycle !== null) throw new Error(`chunks import each other: ${cycle.join(' → ')}`)
    },
  }
}

/** The first circle of static imports, its start repeated at its end; null when there is none. */
export function findCycle(importsOf: Map<string, string[]>): string[] | null {
  const done = new Set<string>()
  const visit = (file: string, path: string[]): string[] | null => {
    const start = path.indexOf(file)
    if (start !== -1) return [...path.slice(start), file]
    if (done.has(file)) return null
    for (const next of importsOf.get(file) ?? []) {
      const cycle = visit(next, [...path, file])
      if (cycle !== null) return cycle
    }
    done.add(file)
    return null
  }
  for (const file of importsOf.keys()) {
    const cycle = visit(file, [])
    if (cycle !== null) return cycle
  }
  return null
}

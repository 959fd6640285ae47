/** One chunk in Vite's `.vite/manifest.json`. */
export interface ManifestChunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}
export type ViteManifest = Record<string, ManifestChunk>

/**
 * Compiled decoders and their workers. Few people need them, they are large, and what they are for needs the server
 * anyway: they are downloaded when they are used. The gateway gives these workers a content policy of their own.
 */
const ON_DEMAND = /\.wasm$|\.wasm-worker-[^/]+\.js$/

/** Whether it has the shape of Vite's manifest: every chunk has a file. */
export const isManifest = (value: unknown): value is ViteManifest =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(
    (chunk: unknown) => typeof chunk === 'object' && chunk !== null && 'file' in chunk,
  )

/** Files of a remote by when they are needed, each a path inside its output folder. */
export interface FileLists {
  /** Script files for the first use of the remote, without the entry. */
  preload: string[]
  /** Style sheets for the first use. */
  css: string[]
  /** Everything for use without a connection; without the entry and what comes on demand. */
  offline: string[]
}

/**
 * Reads from the manifest which files a remote needs, so that the shell can ask for all of them at once instead of
 * discovering them level by level. First use: the entry and what it imports.
 */
export function fileListsOf(manifest: ViteManifest, entryFile: string): FileLists {
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.file === entryFile)
  if (entryKey === undefined) throw new Error(`${entryFile} is not in the manifest`)

  const needed = reach(manifest, [entryKey], (chunk) => chunk.imports ?? [])
  const all = reach(manifest, [entryKey], (chunk) => [
    ...(chunk.imports ?? []),
    ...(chunk.dynamicImports ?? []),
  ])

  const scripts = (keys: Set<string>) => filesOf(manifest, keys, (chunk) => [chunk.file])
  const styles = (keys: Set<string>) => filesOf(manifest, keys, (chunk) => chunk.css ?? [])
  const assets = (keys: Set<string>) => filesOf(manifest, keys, (chunk) => chunk.assets ?? [])
  const withoutEntry = (files: string[]) => files.filter((file) => file !== entryFile)

  return {
    preload: withoutEntry(scripts(needed)),
    css: styles(needed),
    offline: withoutEntry([...new Set([...scripts(all), ...styles(all), ...assets(all)])]).filter(
      (file) => !ON_DEMAND.test(file),
    ),
  }
}

const WORKER = /\.worker-[^/]+\.js$/

/** Workers that were written but stand on no list: without a connection they would be missing, and nobody would notice. */
export const forgottenWorkers = (written: readonly string[], offline: readonly string[]): string[] =>
  written.filter((file) => WORKER.test(file) && !offline.includes(file))

function reach(
  manifest: ViteManifest,
  from: string[],
  next: (chunk: ManifestChunk) => string[],
): Set<string> {
  const seen = new Set<string>()
  const waiting = [...from]
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = manifest[key]
    if (chunk === undefined || seen.has(key)) continue
    seen.add(key)
    waiting.push(...next(chunk))
  }
  return seen
}

function filesOf(
  manifest: ViteManifest,
  keys: Set<string>,
  pick: (chunk: ManifestChunk) => string[],
): string[] {
  const files = [...keys].flatMap((key) => {
    const chunk = manifest[key]
    return chunk === undefined ? [] : pick(chunk)
  })
  return [...new Set(files)].sort()
}

import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { containerCode, laterCode, type ContainerPlace } from './container-code.ts'
import { leadsToLate } from './late-modules.ts'
import { noteUses, type Uses } from './uses.ts'

// How the plugin of the federation names the modules that it writes.
const ENTRY_MODULE = 'virtual:mf-REMOTE_ENTRY_ID'
const SHARED_MODULE = '__loadShare__'
const WRITTEN_MODULE = /virtual:mf/

// Stands where an entry is asked for that would make a second file.
const NOTHING = 'virtual:gb-nothing'

/**
 * Leaves what the plugin of the federation shares out of the remote's files, before that writes a wrapper with all names
 * of each package: `containerPlugin` takes the names that are used from the share scope.
 */
export function sharedFromShellPlugin(shared: readonly string[], exposed: string): Plugin {
  return {
    name: 'gb-shared-from-shell',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        // The exposed module is in the entry; alone it would be an entry beside it.
        if (source === NOTHING || (source === exposed && importer === undefined)) return NOTHING
        if (!shared.includes(source)) return null
        const found = await this.resolve(source, importer, { ...options, skipSelf: true })
        if (!found?.id.includes(SHARED_MODULE))
          throw new Error(`the federation plugin does not share ${source} with ${importer ?? 'the build'}`)
        return { id: source, external: true }
      },
    },
    load: (id) => (id === NOTHING ? 'export {}' : null),
  }
}

/**
 * Makes the entry that the plugin of the federation asks for one file: the container that the federation runtime loads,
 * with the exposed module and all it needs at once in it. What else the plugin writes, for hosts and for shares that come
 * late, goes.
 * @param exposed the exposed module, as seen from the remote's folder
 * @param uses learns which names of what is shared the remote takes
 */
export function containerPlugin(place: ContainerPlace, exposed: string, uses: Uses): Plugin {
  let root = ''
  let replaced = false
  return {
    name: 'gb-container',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root
    },
    transform: {
      order: 'post',
      filter: { id: WRITTEN_MODULE },
      handler(_, id) {
        if (!id.includes(ENTRY_MODULE)) return { code: 'export {}', map: null }
        replaced = true
        const module = JSON.stringify(join(root, exposed))
        return { code: `import exposed from ${module}\nexport default exposed`, map: null }
      },
    },
    // The plugin has groups of its own, and the helper that loads files is in one of them.
    outputOptions: (options) => ({
      ...options,
      chunkFileNames,
      assetFileNames,
      codeSplitting: { groups: [firstUse, sharedByTabs] },
    }),
    renderChunk(code, { fileName }) {
      noteUses(code, place.shared, uses)
      const file = { fileName, code }
      const isEntry = fileName === place.entry
      return { code: isEntry ? containerCode(file, place) : laterCode(file, place), map: null }
    },
    generateBundle(_, bundle) {
      // A newer plugin that names its modules otherwise must stop the build, not bring its own back.
      if (!replaced) throw new Error(`the federation plugin wrote no ${ENTRY_MODULE}`)
      // Entries beside the entry are empty, and nothing asks for them.
      for (const [fileName, output] of Object.entries(bundle)) {
        if (output.type === 'chunk' && output.facadeModuleId?.includes('virtual:') === true)
          delete bundle[fileName]
      }
    },
  }

  // The file of the first use is the entry: nothing else would be in one of its own.
  function chunkFileNames({ name }: { name: string }): string {
    return name === firstUse.name ? place.entry : `assets/${shortOf(name)}-[hash].js`
  }
}

// What Home shows at every start, with all it needs: one file. Left alone, the bundler makes one for each set of tabs that
// share something with it, and Home of mfe-tracking asked for nine. The tabs stay files of their own.
const firstUse = { name: 'entry', test: /mf-REMOTE_ENTRY_ID|vite\/preload-helper/ }

const SHARED = 'shared'

/** The bundler names what is shared after everybody who shares it, and the list of files is read at every start. */
const shortOf = (name: string): string => (name.startsWith(`${SHARED}~`) ? SHARED : name)

const assetFileNames = ({ names }: Rolldown.PreRenderedAsset): string =>
  `assets/${shortOf(names[0] ?? '').replace(/\.\w+$/u, '')}-[hash][extname]`

// What several tabs share, in a few files. Left alone, the bundler makes one for each set of tabs that share something: the tab
// Weight of mfe-tracking asked for 24 of them, most smaller than the headers they came with.
const sharedByTabs = {
  name: (id: string, graph: Rolldown.ChunkingContext) =>
    leadsToLate(id, (each) => graph.getModuleInfo(each)?.importedIds ?? []) ? null : SHARED,
  debugName: SHARED,
  minShareCount: 2,
  entriesAware: true,
  // Below this, in bytes, what one set of tabs shares is laid to what another one does.
  entriesAwareMergeThreshold: 8_000,
}

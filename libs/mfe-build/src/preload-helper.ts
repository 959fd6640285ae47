import type { Plugin } from 'vite'

/** How the bundler names its helper, by which every file that comes later is asked for. */
const HELPER = /vite\/preload-helper/

/**
 * Puts another helper in the place of the bundler's.
 * @param code exports `__vitePreload`, which is called with the import to run and the files it needs
 */
export function preloadHelperPlugin(code: string): Plugin {
  let replaced = false
  return {
    name: 'gb-preload-helper',
    apply: 'build',
    enforce: 'post',
    transform: {
      order: 'post',
      filter: { id: HELPER },
      handler() {
        replaced = true
        return { code, map: null }
      },
    },
    generateBundle() {
      // A newer bundler with another helper must stop the build, not drop what this one sees to.
      if (!replaced) throw new Error("the bundler's preload helper was not found")
    },
  }
}

/**
 * The helper of the shell: the files that a later one needs are asked for beside it. The bundler's own also brings styles,
 * of which each build of the shell has one file that the page names, and weighs five times as much in every start.
 * A file that does not come is told to the page as the bundler's own tells it.
 */
export const SHELL_HELPER = `
const asked = new Set()
export const __vitePreload = async (importChunk, files = []) => {
  for (const file of files) {
    if (asked.has(file)) continue
    asked.add(file)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }))
  }
  try {
    return await importChunk()
  } catch (error) {
    dispatchEvent(new Event('vite:preloadError'))
    throw error
  }
}
`

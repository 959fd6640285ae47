import type { Plugin } from 'vite'

/** Marks a list of exports that is there for all of its names. */
const WHOLE = '?whole'

const LIST = /\/index\.(ts|js|mjs)$/

/**
 * Keeps the packages that a module takes whole out of what others take of them by name. Once a package's list of exports
 * is needed as an object, the bundler lets everybody who takes one name from that list wait for all of them. Here the module
 * gets the same list under another address; what the list names exists once.
 * @param module end of the module's path
 */
export function wholePackagesPlugin(module: string): Plugin {
  return {
    name: 'gb-whole-packages',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined || !(importer.endsWith(module) || importer.endsWith(WHOLE))) return null
      const found = await this.resolve(source, importer.replace(WHOLE, ''), { ...options, skipSelf: true })
      if (found === null || found.external !== false || !LIST.test(found.id)) return found
      return { ...found, id: found.id + WHOLE }
    },
  }
}

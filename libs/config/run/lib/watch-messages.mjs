import { watch } from 'node:fs'
import { join } from 'node:path'

/** An editor writes a file in several steps, ms. */
const SETTLES_MS = 100

/**
 * Writes the modules of messages anew whenever their files change, until the process ends. A file that cannot be read is named,
 * and its modules stay as they were.
 * @param {string} root
 * @param {(line: string) => void} say
 * @returns {Promise<() => void>} ends it
 */
export const watchMessages = async (root, say) => {
  // Reads by packages of npm: in a new clone they come by the command that asks for this.
  const { catalogsOf } = await import('../../messages/catalogs.mjs')
  const { writeMessages } = await import('../../messages/messages.mjs')
  let timer
  const write = () => {
    try {
      for (const file of writeMessages(root, { check: false })) say(`written: ${file}`)
    } catch (error) {
      say(error.message)
    }
  }
  const soon = (_event, file) => {
    if (!file?.endsWith('.json')) return
    clearTimeout(timer)
    timer = setTimeout(write, SETTLES_MS)
  }
  write()
  const folders = new Set(catalogsOf(root).map(({ folder }) => folder))
  const watchers = [...folders].map((folder) => watch(join(root, folder), soon))
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}

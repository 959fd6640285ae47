import type { Plugin } from 'vite'
import { containerCode, laterCode, type ContainerPlace } from './container-code.ts'

/**
 * Builds the entry of a remote as one file: the container that the federation runtime loads, with the exposed module and
 * all it needs at once in it. React and what else exists once per page is nowhere in a remote.
 */
export function containerPlugin(place: ContainerPlace): Plugin {
  return {
    name: 'gb-container',
    apply: 'build',
    renderChunk(code, { fileName, isEntry }) {
      const file = { fileName, code }
      return { code: isEntry ? containerCode(file, place) : laterCode(file, place), map: null }
    },
  }
}

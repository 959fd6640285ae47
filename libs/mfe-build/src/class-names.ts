import { createHash } from 'node:crypto'
import type { CSSOptions } from 'vite'

/** Letters and digits that tell sheets with one class name apart, as many as the bundler takes by itself. */
const LENGTH = 5

/** What a sheet says, in few letters. */
const markOf = (sheet: string): string =>
  createHash('sha256')
    .update(sheet)
    .digest()
    .readUIntBE(0, 6)
    .toString(36)
    .padStart(LENGTH, '0')
    .slice(-LENGTH)

/**
 * How a module of styles calls its classes in the page: by their name and by what the sheet says. The bundler adds the line as well,
 * which tells nothing more, and each name is in the scripts, the sheet and the page of every start.
 */
export const classNames: CSSOptions = {
  modules: { generateScopedName: (name, _file, sheet) => `_${name}_${markOf(sheet)}` },
}

/** Such a name, or that of an animation. */
export const OWN_NAME = /^_[\w-]+_[a-z0-9]{5}$/i

import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { rolldown } from 'rolldown'
import { pluginsFor } from './plugins.mjs'

/** Packages that others can do without are not installed; in what is ours nothing may be missing. */
const isExpected = ({ code, id = '' }) => code === 'UNRESOLVED_IMPORT' && id.includes('/node_modules/')

/**
 * Puts a program and what it needs at once into few files beside `output`. A program of four thousand small files keeps
 * their text, their paths and a record for each in memory, and takes longer to start.
 * @param {string} input   the compiled program
 * @param {string} output  where it begins
 */
export const bundle = async (input, output) => {
  rmSync(dirname(output), { recursive: true, force: true })
  const program = await rolldown({
    input,
    platform: 'node',
    plugins: pluginsFor(output),
    onLog: (level, log, handle) => {
      if (!isExpected(log)) handle(level === 'warn' ? 'error' : level, log)
    },
  })
  await program.write({
    dir: dirname(output),
    entryFileNames: 'main.js',
    format: 'esm',
    // Documents and messages say the names of classes.
    keepNames: true,
    // A stack in the log names functions.
    comments: false,
    minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
  })
  await program.close()
}

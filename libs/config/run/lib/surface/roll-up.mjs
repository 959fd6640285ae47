import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../../../../processes/src/failure.mjs'
import { runTool } from '../run-tool.mjs'
import { TOOLS } from '../tools.mjs'
import { seenFrom } from './packages.mjs'
import { styleNames } from './style-names.mjs'

const COMPILER = {
  target: 'es2023',
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  lib: ['es2024', 'dom', 'dom.iterable'],
  types: [],
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  noEmit: true,
}

/** What of the extractor's own rules is not ours: how comments are written, and that types may stay unnamed. */
const QUIET = { default: { logLevel: 'none' } }

/**
 * Writes the declarations of a package, a file for each of its sources.
 * @param {string} dir  the package
 * @param {string} into
 * @throws {Failure}
 */
export const writeDeclarations = async (dir, into) => {
  rmSync(into, { recursive: true, force: true })
  const options = ['--noEmit', 'false', '--emitDeclarationOnly', '--declaration', '--sourceMap', 'false']
  const places = ['--rootDir', join(dir, 'src'), '--outDir', into]
  const { ok, details } = await runTool(TOOLS.tsc, ['-p', dir, ...options, ...places])
  if (!ok) throw new Failure(`The declarations of ${dir} could not be written.`, details)
}

/** The extractor and its compiler are large, and only this asks for them. */
const extract = async (dir, entry, target) => {
  const { Extractor, ExtractorConfig } = await import('@microsoft/api-extractor')
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(dir, 'package.json'),
    configObject: {
      projectFolder: dir,
      mainEntryPointFilePath: entry,
      newlineKind: 'lf',
      compiler: { overrideTsconfig: { compilerOptions: COMPILER, files: [entry] } },
      apiReport: { enabled: false },
      docModel: { enabled: false },
      tsdocMetadata: { enabled: false },
      dtsRollup: { enabled: true, untrimmedFilePath: target },
      messages: {
        compilerMessageReporting: QUIET,
        extractorMessageReporting: QUIET,
        tsdocMessageReporting: QUIET,
      },
    },
  })
  const silently = (message) => {
    message.handled = true
  }
  const { succeeded } = Extractor.invoke(config, { localBuild: true, messageCallback: silently })
  if (!succeeded) throw new Failure(`The surface of ${dir} could not be read.`)
}

const stylesOf = (dir) => {
  const file = join(dir, 'src/tokens.css')
  return existsSync(file) ? styleNames(readFileSync(file, 'utf8')) : ''
}

/**
 * Everything that a package exports, in one file: all its declarations and what they stand on, without other packages, and
 * the names that its style sheet gives to those of others.
 * @param {string} dir
 * @returns {Promise<string>}
 * @throws {Failure}
 */
export const rolledUp = async (dir) => {
  const types = join(dir, 'dist/surface')
  const target = join(dir, 'dist/surface.d.ts')
  await writeDeclarations(dir, types)
  await extract(dir, join(types, 'index.d.ts'), target)
  return seenFrom(readFileSync(target, 'utf8').replace(/\nexport \{ \}\n$/, ''), '.') + stylesOf(dir)
}

import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listPackages, ROOT } from '../../../workspace/workspace.mjs'
import { Failure } from '../../../../processes/src/failure.mjs'
import { run } from '../../../../processes/src/processes.mjs'
import { ensureBuilt } from '../build.mjs'
import { runTool } from '../run-tool.mjs'
import { TOOLS } from '../tools.mjs'
import { catalogIn, patchedIn } from './catalog.mjs'
import { packedManifest } from './manifest.mjs'

/** What a remote is made of and built with; the rest of the repository is the product's own. */
const ROLES = [
  'domain',
  'api-client',
  'device',
  'ui',
  'mfe-contract',
  'entries',
  'help',
  'own-words',
  'mfe-alone',
  'mfe-build',
]

const NOT_SHIPPED = /\.test\.|[\\/]testing$|\.tsbuildinfo$|\.map$/
/** What the compiler leaves where it was. */
const CARRIED = /\.css$|\.d\.ts$/

const compile = async (pkg, dist) => {
  if (pkg.role === 'domain') {
    cpSync(join(pkg.dir, 'dist'), dist, { recursive: true, filter: (path) => !NOT_SHIPPED.test(path) })
    return
  }
  const places = ['--rootDir', join(pkg.dir, 'src'), '--outDir', dist]
  const options = [
    '--noEmit',
    'false',
    '--declaration',
    '--rewriteRelativeImportExtensions',
    '--sourceMap',
    'false',
  ]
  const { ok, details } = await runTool(TOOLS.tsc, ['-p', pkg.dir, ...options, ...places])
  if (!ok) throw new Failure(`${pkg.name} could not be compiled.`, details)
  for (const path of readdirSync(join(pkg.dir, 'src'), { recursive: true, encoding: 'utf8' }))
    if (CARRIED.test(path)) cpSync(join(pkg.dir, 'src', path), join(dist, path))
  for (const path of readdirSync(dist, { recursive: true, encoding: 'utf8' }))
    if (NOT_SHIPPED.test(path)) rmSync(join(dist, path), { recursive: true, force: true })
}

/** A package that carries a patch of ours goes along: elsewhere it would be without. @returns what those need */
const bundle = (pkg, stage, patched) => {
  const names = patched.filter((name) => pkg.manifest.dependencies?.[name] !== undefined)
  const needs = names.map((name) => {
    const place = join(stage, 'node_modules', name)
    cpSync(join(pkg.dir, 'node_modules', name), place, {
      recursive: true,
      dereference: true,
      filter: (path) => !path.endsWith(`${name}/node_modules`),
    })
    return JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')).dependencies ?? {}
  })
  return { names, needs: Object.assign({}, ...needs) }
}

/** The command by which a repository elsewhere ships, with what it stands on, laid out as it is here. */
const COMMAND = 'config/run/release-elsewhere.mjs'
const OF_THE_COMMAND = [
  COMMAND,
  'config/run/lib/release',
  'config/workspace/workspace.mjs',
  'processes/src/failure.mjs',
]

const carryCommand = (stage) => {
  for (const path of OF_THE_COMMAND)
    cpSync(join(ROOT, 'libs', path), join(stage, 'command', path), {
      recursive: true,
      filter: (file) => !NOT_SHIPPED.test(file),
    })
  return { bin: { 'gb-release': `./command/${COMMAND}` } }
}

const packOne = async (pkg, known, into) => {
  const stage = mkdtempSync(join(tmpdir(), 'gb-pack-'))
  try {
    await compile(pkg, join(stage, 'dist'))
    const { names, needs } = bundle(pkg, stage, known.patched)
    const manifest = packedManifest(pkg.manifest, { ...known, bundled: needs })
    const bundled = names.length === 0 ? {} : { bundleDependencies: names }
    const command = pkg.role === 'mfe-build' ? carryCommand(stage) : {}
    writeFileSync(
      join(stage, 'package.json'),
      JSON.stringify({ ...manifest, ...bundled, ...command }, null, 2),
    )
    // What the stage of a remote answers from; see alone-plugin.ts.
    if (pkg.role === 'mfe-alone')
      cpSync(join(ROOT, 'services/gateway/openapi.json'), join(stage, 'openapi.json'))
    const surface = join(pkg.dir, 'surface.json')
    if (existsSync(surface)) cpSync(surface, join(stage, 'surface.json'))
    const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', into]
    const { code, output } = await run('npm', args, { cwd: stage, env: process.env })
    if (code !== 0) throw new Failure(`${pkg.name} could not be packed.`, output)
    return `${pkg.name.replace('@', '').replace('/', '-')}-${pkg.manifest.version}.tgz`
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}

/**
 * Packs what a repository elsewhere needs to build a remote, with types.
 * @param {string} into  folder for the tarballs; made when it is not there
 * @returns {Promise<{ name: string, file: string }[]>}
 * @throws {Failure}
 */
export const packForTeams = async (into) => {
  await ensureBuilt({ names: ['domain'] })
  mkdirSync(into, { recursive: true })
  const workspace = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8')
  const packages = listPackages()
  const known = {
    catalog: catalogIn(workspace),
    patched: patchedIn(workspace),
    versions: Object.fromEntries(packages.map(({ name, manifest }) => [name, manifest.version])),
  }
  const packed = []
  for (const pkg of packages.filter(({ role }) => ROLES.includes(role)))
    packed.push({ name: pkg.name, file: await packOne(pkg, known, into) })
  return packed
}

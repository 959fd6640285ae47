import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute path of the repository. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')

/**
 * @typedef {object} WorkspacePackage
 * @property {string} name   npm name, such as `@gb/domain`
 * @property {string} dir    absolute folder
 * @property {string} path   folder from the root, such as `libs/domain`
 * @property {string | undefined} role  `gb.role` of its package.json
 * @property {string[]} workspaceDeps   names of workspace packages it declares, of any kind
 * @property {Record<string, any>} manifest
 */

const MEMBER_FOLDERS = ['libs', 'services']

/** Folders that may be packages: shell, mfe-*, libs/*, services/* (as pnpm-workspace.yaml says). */
const candidateDirs = (root) => {
  const top = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mfe-'))
  const nested = MEMBER_FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name)),
  )
  return [...top, ...nested].map((path) => join(root, path))
}

/** @returns {WorkspacePackage} */
const readPackage = (root, dir) => {
  const manifest = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'))
  const declared = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.peerDependencies }
  const workspaceDeps = Object.keys(declared).filter((name) => declared[name].startsWith('workspace:'))
  return {
    name: manifest.name,
    dir,
    path: relative(root, dir),
    role: manifest.gb?.role,
    workspaceDeps,
    manifest,
  }
}

/**
 * All packages of the workspace, sorted by folder.
 * @param {string} [root]
 * @returns {WorkspacePackage[]}
 */
export const listPackages = (root = ROOT) =>
  candidateDirs(root)
    .filter((dir) => existsSync(join(dir, 'package.json')))
    .map((dir) => readPackage(root, dir))
    .sort((a, b) => a.path.localeCompare(b.path))

/** `./dist/index.js` is what is shipped, `./src/index.ts` is where it comes from. */
const toSource = (target) => target.replace(/^\.\/dist\/(.*)\.js$/, './src/$1.ts')

/**
 * Every name that packages export, without patterns, and the source file behind it.
 * @param {WorkspacePackage[]} packages
 * @returns {[name: string, file: string][]}  such as `@gb/domain` and its absolute `src/index.ts`
 */
export const exportedSources = (packages) =>
  packages.flatMap((pkg) =>
    Object.entries(pkg.manifest.exports ?? {})
      .filter(([subpath]) => !subpath.includes('*'))
      .map(([subpath, target]) => {
        const file = typeof target === 'string' ? target : target.default
        return [pkg.name + subpath.slice(1), join(pkg.dir, toSource(file))]
      }),
  )

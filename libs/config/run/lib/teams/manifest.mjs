/** Workspace files that are what a package exports, as they are called once they are compiled. */
const compiled = (target) => target.replace(/^\.\/src\//, './dist/')

const exportOf = (target) => {
  if (typeof target !== 'string') return target
  const place = compiled(target)
  if (!/\.tsx?$/.test(place)) return place
  const stem = place.replace(/\.tsx?$/, '')
  return { types: `${stem}.d.ts`, default: `${stem}.js` }
}

const exportsOf = (exported) => ({
  ...Object.fromEntries(Object.entries(exported).map(([name, target]) => [name, exportOf(target)])),
  './package.json': './package.json',
})

const isOurs = (name) => name.startsWith('@gb/')

/**
 * The package.json of a package as another repository gets it: compiled files, and a version wherever the workspace says where
 * to look one up. Packages of ours are for the other repository to install, beside each other and once.
 * @param {Record<string, any>} manifest
 * @param {object} known
 * @param {Record<string, string>} known.catalog   version of each package of the registry
 * @param {Record<string, string>} known.versions  version of each package of ours
 * @param {Record<string, string>} [known.bundled]  what bundled packages need
 * @throws {Error} for a version that nobody knows
 */
export const packedManifest = (manifest, { catalog, versions, bundled = {} }) => {
  const versionOf = (name, said) => {
    const found = said === 'catalog:' ? catalog[name] : said.startsWith('workspace:') ? versions[name] : said
    if (found === undefined) throw new Error(`${manifest.name} needs ${name}, and no version of it is known`)
    return found
  }
  const { dependencies = {}, peerDependencies = {} } = manifest
  const own = Object.entries(dependencies).filter(([name]) => !isOurs(name))
  const peers = [
    ...Object.entries(peerDependencies),
    ...Object.entries(dependencies).filter(([name]) => isOurs(name)),
  ]
  const exact = (entries) => Object.fromEntries(entries.map(([name, said]) => [name, versionOf(name, said)]))
  const { name, version, description, type, sideEffects, gb } = manifest
  return {
    name,
    version,
    description,
    type,
    ...(sideEffects === undefined ? {} : { sideEffects }),
    gb,
    license: 'UNLICENSED',
    files: ['dist', 'command', 'surface.json', 'openapi.json'],
    exports: exportsOf(manifest.exports),
    dependencies: { ...bundled, ...exact(own) },
    peerDependencies: exact(peers),
  }
}

const ENTRY = /^ {2}'?([^':\s]+)'?: (\S+)$/
const PATCHED = /^ {2}'?(@?[^'@\s]+)@[^':]+'?: (\S+)$/

const section = (text, name) => {
  const [, rest = ''] = text.split(new RegExp(`^${name}:\\n`, 'm'))
  return rest.split(/^\S/m)[0].split('\n')
}

const pairs = (lines, form) => lines.map((line) => form.exec(line)).filter((found) => found !== null)

/** Version of each package of the registry, as `pnpm-workspace.yaml` says it. @param {string} text */
export const catalogIn = (text) =>
  Object.fromEntries(pairs(section(text, 'catalog'), ENTRY).map(([, name, version]) => [name, version]))

/** Names of the packages that carry a patch of ours. @param {string} text */
export const patchedIn = (text) =>
  pairs(section(text, 'patchedDependencies'), PATCHED).map(([, name]) => name)

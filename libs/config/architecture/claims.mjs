/** A slot that any number of remotes may fill. */
const FOR_MANY = new Set(['home.card'])

const claimsOf = ({ manifest }) => [
  ...Object.keys(manifest.gb.tabs ?? {}).map((id) => `the tab "${id}"`),
  ...Object.keys(manifest.gb.slots ?? {})
    .filter((name) => !FOR_MANY.has(name))
    .map((name) => `the slot "${name}"`),
]

/**
 * Tabs and slots that two remotes of the workspace declare: the server would leave one of the two out.
 * @param {{path: string, role: string, manifest: object}[]} packages
 * @returns {import('./law.mjs').Violation[]}
 */
export const claimViolations = (packages) => {
  const holders = new Map()
  return packages
    .filter(({ role }) => role === 'mfe')
    .flatMap((pkg) =>
      claimsOf(pkg).flatMap((claim) => {
        const holder = holders.get(claim)
        if (holder === undefined) holders.set(claim, pkg.path)
        return holder === undefined
          ? []
          : [{ rule: 'claims', from: `${pkg.path}/package.json`, to: `${claim} of ${holder}` }]
      }),
    )
}

/**
 * Version of everything in this package, semantic. A remote names the range it was built against in its release
 * (`shell: '^1.0.0'`); the shell refuses, before loading, a remote whose range does not contain this version.
 * Raise the major when an older remote would break, the minor when something was added.
 */
export const CONTRACT_VERSION: string = '3.3.0'

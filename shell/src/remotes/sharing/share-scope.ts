/** Shared packages by name, each with names that it exports. */
export type SharedPackages = Readonly<Record<string, object>>

/** A remote asked for a name that comes with the whole package only. */
export class LaterNameError extends Error {}

/** A shared package in the form that containers of module federation know. */
interface SharedPackage {
  lib: () => object
  get: () => Promise<() => object>
  loaded: true
}

/** What a container is started with: packages by name and version. */
export type ShareScope = Record<string, Record<string, SharedPackage>>

export interface SharedToRemotes {
  /** What the packages are now: the first names, or all of them once they have come. */
  scope: ShareScope
  /** Has every name come; asked again after a failure. */
  bringWhole: () => Promise<SharedPackages>
}

/**
 * Shares packages of which the app itself brings a few names and the rest comes when somebody needs it. So what a remote
 * may use does not weigh on a start that does not use it.
 * @param first     names that are there at once
 * @param loadWhole sends for the packages with all their names
 * @param versions  version of each
 */
export function shareToRemotes(
  first: SharedPackages,
  loadWhole: () => Promise<SharedPackages>,
  versions: Readonly<Record<string, string>>,
): SharedToRemotes {
  let whole: SharedPackages | null = null
  let coming: Promise<SharedPackages> | null = null
  const shared = (name: string): SharedPackage => {
    const some = onlyWhatIsThere(first[name] ?? {}, () => whole?.[name])
    const lib = () => whole?.[name] ?? some
    return { lib, get: () => Promise.resolve(lib), loaded: true }
  }
  return {
    scope: Object.fromEntries(
      Object.entries(versions).map(([name, version]) => [name, { [version]: shared(name) }]),
    ),
    bringWhole() {
      coming ??= loadWhole().then(
        (packages) => (whole = packages),
        (error: unknown) => {
          coming = null
          throw error
        },
      )
      return coming
    },
  }
}

/** The names as a package that says so when another is asked for: a missing one must not be taken for `undefined`. */
const onlyWhatIsThere = (names: object, whole: () => object | undefined): object =>
  new Proxy(names, {
    get(there, name): unknown {
      if (name in there) return Reflect.get(there, name)
      const all = whole()
      if (all === undefined) throw new LaterNameError(`${String(name)} comes later`)
      return Reflect.get(all, name)
    },
  })

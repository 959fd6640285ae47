declare const __GB_SHARED_VERSIONS__: {
  react: string
  'react/jsx-runtime': string
  'react-dom': string
  '@tanstack/react-query': string
  '@gb/api-client': string
  '@gb/device': string
  '@gb/entries': string
  '@gb/mfe-contract': string
  '@gb/ui': string
}

/** Version of each package that the shell shares, written in by the build from the one list of @gb/mfe-build. */
export const SHARED_VERSIONS = __GB_SHARED_VERSIONS__

/** What a list of the shared packages must have, each with names that it exports. */
export type SharedNames = Record<keyof typeof SHARED_VERSIONS, object>

import * as apiClient from '@gb/api-client'
import * as device from '@gb/device'
import * as contract from '@gb/mfe-contract'
import * as ui from '@gb/ui'
import { createInstance } from '@module-federation/runtime'
import * as runtimeCore from '@module-federation/runtime-core'
import * as reactQuery from '@tanstack/react-query'
import * as React from 'react'
import * as ReactDOM from 'react-dom'
import * as jsxRuntime from 'react/jsx-runtime'
import { SHARED_VERSIONS } from './shared-versions'

// Reached by a dynamic import only: the federation runtime is not part of the first load.

// Releases from before decision 62 were built without a runtime of their own and look for it under this name.
Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', { ...runtimeCore })

const share = (version: string, lib: unknown) => ({
  version,
  scope: ['default'],
  lib: () => lib,
  loaded: true as const,
  shareConfig: { singleton: true, requiredVersion: `^${version}`, eager: true },
})

const instance = createInstance({
  name: 'shell',
  shareStrategy: 'loaded-first',
  remotes: [],
  shared: {
    react: share(SHARED_VERSIONS.react, React),
    'react/jsx-runtime': share(SHARED_VERSIONS['react/jsx-runtime'], jsxRuntime),
    'react-dom': share(SHARED_VERSIONS['react-dom'], ReactDOM),
    '@tanstack/react-query': share(SHARED_VERSIONS['@tanstack/react-query'], reactQuery),
    '@gb/api-client': share(SHARED_VERSIONS['@gb/api-client'], apiClient),
    '@gb/device': share(SHARED_VERSIONS['@gb/device'], device),
    '@gb/mfe-contract': share(SHARED_VERSIONS['@gb/mfe-contract'], contract),
    '@gb/ui': share(SHARED_VERSIONS['@gb/ui'], ui),
  },
})

/** Runs a remote's entry and gives what it exposes as `./remote`. `entry` is an address below /remotes/. */
export async function loadExposed(remote: string, entry: string): Promise<unknown> {
  const name = remote.replaceAll('-', '_')
  instance.registerRemotes([{ name, entry: new URL(entry, document.baseURI).href, type: 'module' }], {
    force: true,
  })
  return instance.loadRemote(`${name}/remote`)
}

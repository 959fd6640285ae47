import * as apiClient from '@gb/api-client'
import * as device from '@gb/device'
import * as entries from '@gb/entries'
import * as contract from '@gb/mfe-contract'
import * as ui from '@gb/ui'
import * as reactQuery from '@tanstack/react-query'
import * as React from 'react'
import * as ReactDOM from 'react-dom'
import * as jsxRuntime from 'react/jsx-runtime'
import type { SharedNames } from './shared-versions'

// Reached by a dynamic import only: whatever stands here comes with all its names. `wholePackagesPlugin` of @gb/mfe-build
// sees to it that what the app takes of the same packages stays apart.

/** Every shared package as a whole. */
export const WHOLE_PACKAGES = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  '@tanstack/react-query': reactQuery,
  '@gb/api-client': apiClient,
  '@gb/device': device,
  '@gb/entries': entries,
  '@gb/mfe-contract': contract,
  '@gb/ui': ui,
} satisfies SharedNames

import { deviceTimeZone, newId, queryKeys, unwrap } from '@gb/api-client'
import { mergePending, OutboxFullError, remembered, useFold, useRemembered } from '@gb/device'
import { deferred, defineRemote, isDeferred, useApi, useHost, useSession } from '@gb/mfe-contract'
import {
  AddIcon,
  Banner,
  Button,
  Card,
  CountUp,
  EmptyState,
  ErrorState,
  FigureBox,
  FluidsIcon,
  FoldCard,
  FoodIcon,
  InfoMark,
  Loading,
  ProgressBar,
  Skeleton,
  Stack,
  StatNumber,
  Text,
  TimeIcon,
  WeightIcon,
} from '@gb/ui'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import * as React from 'react'
import * as ReactDOM from 'react-dom'
import * as jsxRuntime from 'react/jsx-runtime'
import type { SharedNames } from './shared-versions'

/**
 * What the cards of Home take of the shared packages: it comes with the app. A remote that takes more at once starts when
 * the whole packages have come, so a name is added here when a card of Home begins to use it: `first-load.e2e.ts` sees it.
 */
export const FIRST_NAMES = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  '@tanstack/react-query': { useInfiniteQuery, useQuery, useQueryClient },
  '@gb/api-client': { deviceTimeZone, newId, queryKeys, unwrap },
  '@gb/device': { mergePending, OutboxFullError, remembered, useFold, useRemembered },
  '@gb/mfe-contract': { deferred, defineRemote, isDeferred, useApi, useHost, useSession },
  '@gb/ui': {
    AddIcon,
    Banner,
    Button,
    Card,
    CountUp,
    EmptyState,
    ErrorState,
    FigureBox,
    FluidsIcon,
    FoldCard,
    FoodIcon,
    InfoMark,
    Loading,
    ProgressBar,
    Skeleton,
    Stack,
    StatNumber,
    Text,
    TimeIcon,
    WeightIcon,
  },
} satisfies SharedNames

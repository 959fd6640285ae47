export { deferred, isDeferred, type Deferred, type Part } from './deferred'
export type {
  ConfirmQuestion,
  HostApi,
  HostDisplay,
  HostSession,
  LogPlace,
  Notice,
  TabPart,
} from './host-api'
export { HostProvider, useApi, useHost, useSession } from './host-context'
export {
  RemoteConfigProvider,
  useConfig,
  useFlag,
  type ConfigOf,
  type Configurable,
  type FlagOf,
  type RemoteConfig,
} from './remote-config'
export { defineRemote, type Declaring, type RemoteModule, type TabContribution } from './remote-module'
export type { DayOfHome, SlotId, SlotProps, UpgradeReason } from './slots'
export { isTabId, type TabId, type Tabs } from './tabs'
export { CONTRACT_VERSION } from './version'

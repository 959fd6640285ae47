import { deferred } from '@gb/mfe-contract'

export const settingsTab = deferred(() => import('./settings-tab').then((chunk) => chunk.SettingsTab))

import { defineRemoteConfig } from '@gb/mfe-build'

export default defineRemoteConfig({ name: 'mfe-scan', port: 5172 })

import { defineRemoteConfig } from '@gb/mfe-build'

export default defineRemoteConfig({ name: 'mfe-tracking', port: 5171 })

import { defineRemoteConfig } from '@gb/mfe-build'

export default defineRemoteConfig({ name: 'mfe-premium', port: 5173 })

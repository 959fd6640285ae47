import { defineShellConfig } from '@gb/mfe-build'

export default defineShellConfig()

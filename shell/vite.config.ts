import { defineShellConfig } from '@gb/mfe-build'
import { HOME_REMOTES } from './src/remotes/home-remotes.ts'

export default defineShellConfig({ homeRemotes: [...HOME_REMOTES] })

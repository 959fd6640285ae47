export { defineRemoteConfig, type RemoteOptions } from './remote-config.ts'
export { defineShellConfig } from './shell-config.ts'

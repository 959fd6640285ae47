export * from '../capture/capture'

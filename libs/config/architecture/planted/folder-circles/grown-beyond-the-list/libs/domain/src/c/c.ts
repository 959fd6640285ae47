export * from '../a/given'

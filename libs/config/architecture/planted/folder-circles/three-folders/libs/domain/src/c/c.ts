export * from '../a/low'

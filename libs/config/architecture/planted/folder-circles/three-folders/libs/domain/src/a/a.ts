export * from '../b/low'

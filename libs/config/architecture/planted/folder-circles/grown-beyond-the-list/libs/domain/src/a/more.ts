export * from '../c/low'

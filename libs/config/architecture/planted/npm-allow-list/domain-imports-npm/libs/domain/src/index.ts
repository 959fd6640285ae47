export { default as sharp } from 'sharp'

// What the messages of this folder are written with.
export { formatsOf } from '../../language/formats.js'

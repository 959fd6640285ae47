import { bundle } from './bundle.mjs'

// node main.mjs <compiled program> <where its bundle begins>
const [input, output] = process.argv.slice(2)
await bundle(input, output)

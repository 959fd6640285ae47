import 'reflect-metadata'
import { shippedTextFaults } from '@gb/content'

// Prints what is wrong with the shipped texts, one fault a line, and ends with 1 when there is any.
const faults = await shippedTextFaults()
for (const fault of faults) process.stdout.write(`${fault}\n`)
process.exitCode = faults.length === 0 ? 0 : 1

import 'reflect-metadata'
import { localDay } from '@gb/domain'
import { dueTexts, shippedTextFaults } from '@gb/content'

// Prints what is wrong with the shipped texts, one fault a line, and ends with 1 when there is any. What is due for
// another look is only said: no build may turn red because a day has passed.
const faults = await shippedTextFaults()
for (const fault of faults) process.stdout.write(`${fault}\n`)
const due = await dueTexts(localDay(new Date(), 'UTC'))
for (const statement of due) process.stderr.write(`due for review: ${statement}\n`)
process.exitCode = faults.length === 0 ? 0 : 1

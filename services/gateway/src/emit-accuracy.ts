import 'reflect-metadata'
import { readFileSync, writeFileSync } from 'node:fs'
import { accuracyFigures, pageWith } from './safety/accuracy.js'

/** Writes the page of the first argument, with the figures of today, into the file of the second. */
const emit = async (page: string, into: string): Promise<void> =>
  writeFileSync(into, pageWith(readFileSync(page, 'utf8'), await accuracyFigures()))

const [, , page, into] = process.argv
if (page === undefined || into === undefined) throw new RangeError('a page and a file are needed')
await emit(page, into)
process.exit(0)

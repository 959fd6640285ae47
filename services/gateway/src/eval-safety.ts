import 'reflect-metadata'
import { PARTS } from './safety/parts.js'

const say = (line = ''): void => void process.stdout.write(`${line}\n`)

const [wanted = ''] = process.argv.slice(2)
const problems: string[] = []
for (const part of PARTS.filter(({ name }) => name.includes(wanted))) {
  const found = await part.look()
  say(part.name)
  for (const line of found.lines) say(`  ${line}`)
  say()
  problems.push(...found.problems.map((problem) => `${part.name}: ${problem}`))
}
for (const problem of problems) process.stderr.write(`${problem}\n`)
if (problems.length > 0) process.exitCode = 1

import 'reflect-metadata'
import { resolve } from 'node:path'
import { evalFood, EvalRefusal } from '@gb/food-analysis'
import { parseEnv } from '@gb/service-kit'

const EXAMPLE = 'services/food-analysis/eval/example'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

try {
  const [folder = EXAMPLE] = process.argv.slice(2)
  await evalFood({ folder: resolve(folder), openai: parseEnv(process.env).openai, say })
} catch (error) {
  process.stderr.write(`${error instanceof EvalRefusal ? error.message : String(error)}\n`)
  process.exitCode = 1
}

import { fileURLToPath } from 'node:url'
import { runFile } from './run-file.mjs'
import { loadSources } from './sources.mjs'

// Runs the planted files one after the other and prints what came of each.
loadSources()

const config = { rootDir: '/', testMatch: [] }
const [testNamePattern, ...names] = process.argv.slice(2)

for (const name of names) {
  const path = fileURLToPath(new URL(`./planted/${name}.ts`, import.meta.url))
  const result = await runFile({ path, config, globalConfig: { testNamePattern } })
  const { testResults, failureMessage, testExecError } = result
  const tests = Object.fromEntries(testResults.map(({ title, status }) => [title, status]))
  const counts = ['Passing', 'Failing', 'Pending'].map((kind) => result[`num${kind}Tests`])
  console.log(JSON.stringify({ name, tests, counts, failureMessage, broken: testExecError !== undefined }))
}
process.exit()

import { startProblems } from './start/start-problems.js'

// What `npm start` asks when it cannot start for reasons of its own, so that it can say all of them at once. The first
// argument `no-database` says that the database would have been started by it.
const problems = await startProblems(process.env, process.argv[2] !== 'no-database')
process.stderr.write(problems.map((problem) => `${problem}\n`).join(''))
process.exit(problems.length > 0 ? 1 : 0)

// More than there are variables: a start says everything that keeps it from starting.
const MOST_LINES = 60
// What is said in every case, and the frames of a stack.
const NOISE = /did not start\.$|^(\s|Node\.js v|\(node:\d+\)|\(Use `node|[\^{}[\]]*$|node:|file:\/\/)/

/**
 * What a program said before it ended, without the frames of a stack.
 * A crash is told by its error alone; a list of problems is kept whole.
 * @param {string} stderr
 */
export const lastWords = (stderr) => {
  const lines = stderr.split('\n').filter((line) => !NOISE.test(line))
  const crashed = /^\s+at /m.test(stderr)
  const telling = crashed
    ? lines.filter((line) => /^(Uncaught )?\w*(Error|Exception|Failure)\b/.test(line)).slice(-1)
    : lines
  return (telling.length > 0 ? telling : lines).slice(-MOST_LINES).join('\n')
}

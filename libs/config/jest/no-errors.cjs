const { format } = require('node:util')
const { afterEach, beforeEach } = require('@jest/globals')

// What React, the query cache or the product itself says on the console is a fault that nobody looked at. A test that expects
// such a word spies on `console.error` itself and says which word it is.
let said = []

// React's note that an answer came in after the last line of a test depends on how busy the machine is.
const isLate = (words) => String(words[0]).includes('inside a test was not wrapped in act(')

beforeEach(() => {
  said = []
  console.error = (...words) => {
    if (!isLate(words)) said.push(format(...words))
  }
})

afterEach(() => {
  if (said.length > 0) throw new Error(`console.error was not expected:\n${said.join('\n')}`)
})

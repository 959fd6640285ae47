const { jest } = require('@jest/globals')
const { configure } = require('@testing-library/dom')

// A screen's test waits for a word to appear, and gives up after one second of the clock unless told otherwise. On a machine
// that does other work too, the first drawing of a file takes longer than that: the test would measure the machine. A wait
// ends when the word is there; one that never comes fails all the same, only later.
configure({ asyncUtilTimeout: 20_000 })
jest.setTimeout(60_000)

// A file that the bundler gives an address; in a test nothing is served.
module.exports = '/assets/file'

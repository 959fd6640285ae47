// TypeScript says `./thing.js` where the file is `./thing.ts`; jest runs the sources, so the name is undone here.
// Only for our own files: a package in node_modules means the .js it says.
const SOURCE_EXTENSIONS = ['.ts', '.tsx']

const isOwnRelativeJs = (request, options) =>
  request.startsWith('.') && request.endsWith('.js') && !options.basedir.includes('/node_modules/')

module.exports = (request, options) => {
  if (!isOwnRelativeJs(request, options)) return options.defaultResolver(request, options)
  for (const extension of SOURCE_EXTENSIONS) {
    try {
      return options.defaultResolver(request.replace(/\.js$/, extension), options)
    } catch (error) {
      if (error.code !== 'MODULE_NOT_FOUND') throw error
    }
  }
  return options.defaultResolver(request, options)
}

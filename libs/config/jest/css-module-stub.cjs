// A CSS module answers every class name with itself, so a test can look for `styles.card` as "card".
module.exports = new Proxy(
  {},
  {
    get: (_target, name) => {
      if (name === '__esModule') return true
      if (name === 'default') return module.exports
      return typeof name === 'string' ? name : undefined
    },
  },
)

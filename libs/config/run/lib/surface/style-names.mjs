const DECLARED = /(--gb-[\w-]+)\s*:/g
const COMMENT = /\/\*[\s\S]*?\*\//g

/**
 * The custom properties of a style sheet as a list of words, so that they are held like any other list: one that is gone asks
 * for a new major version, because a remote that names it draws without color or room and nothing fails.
 * @param {string} css
 * @returns {string} a declaration
 */
export const styleNames = (css) => {
  const names = new Set([...css.replace(COMMENT, '').matchAll(DECLARED)].map(([, name]) => name))
  const words = [...names].sort().map((name) => `'${name}'`)
  return `\nexport declare type StyleNames = ${words.join(' | ')};\n`
}

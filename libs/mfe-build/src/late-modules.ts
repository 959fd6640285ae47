/** The phrases of help: more bytes than a whole tab with all it needs. Whoever looks for them asks for them late. */
const LATE = /[\\/]domain[\\/]dist[\\/]words[\\/]/

/**
 * The list of all that the domain offers. It names the phrases as well, and nobody gets them who takes another name from it:
 * without this line nearly every module of a tab would count as one that leads to them.
 */
const LIST = /[\\/]domain[\\/]dist[\\/]index\.js$/

/**
 * Whether a module is one that comes late, or leads to one. A file that several tabs share must have none of them: the bundler
 * lays all that they lead to into it, and each tab would wait for that.
 */
export function leadsToLate(id: string, importsOf: (id: string) => readonly string[]): boolean {
  // Modules may import each other in a circle: what was seen is not looked at again.
  const seen = new Set([id])
  for (const each of seen) {
    if (LATE.test(each)) return true
    if (LIST.test(each)) continue
    for (const imported of importsOf(each)) seen.add(imported)
  }
  return false
}

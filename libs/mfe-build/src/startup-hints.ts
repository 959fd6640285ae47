import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

/**
 * Names the chunks of `bootstrap.tsx` in the page's head. The entry is tiny on purpose (it cleans the address before
 * anything of ours runs), so without hints the browser would learn of the real app one round trip later.
 */
export function startupHintsPlugin(entryModule: string): Plugin {
  return {
    name: 'gb-startup-hints',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        return filesOf(bundle, entryModule)
          .filter((file) => !html.includes(`"/${file}"`))
          .map((file): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: 'head',
          }))
      },
    },
  }
}

/** The chunk that holds a module, and every chunk it imports statically. */
export function filesOf(bundle: Rolldown.OutputBundle, moduleSuffix: string): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const first = chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(moduleSuffix)))
  if (first === undefined) throw new Error(`no chunk for ${moduleSuffix}`)
  const files = new Set([first.fileName])
  for (const file of files) {
    for (const imported of chunks.find((chunk) => chunk.fileName === file)?.imports ?? []) files.add(imported)
  }
  return [...files]
}

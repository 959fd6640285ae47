import { generate } from '../generate.mjs'

/** What is generated is what would be generated now; `fix` writes it. */
export const generated = async ({ fix }) => {
  const stale = await generate({ check: !fix })
  if (fix || stale.length === 0) return { ok: true, details: '' }
  return {
    ok: false,
    details: `${stale.map((file) => `  ${file} is stale`).join('\n')}\nRun npm run generate.`,
  }
}

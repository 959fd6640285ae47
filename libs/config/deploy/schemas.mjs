import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Ajv } from 'ajv'

const OPTIONS = [
  ['--strict', '--noEmit', '--skipLibCheck', '--ignoreConfig', '--types', ''],
  ['--module', 'esnext', '--moduleResolution', 'bundler', '--target', 'es2023'],
].flat()

const packageAt = (name) => dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))

/** @returns what the schema of compose says against a file, in sentences. @param {object} file  as it was read */
export const composeFaults = (file) => {
  const schema = JSON.parse(readFileSync(join(packageAt('dclint'), 'schemas/compose.schema.json'), 'utf8'))
  // Its formats are those of the engine (`duration`, `ports`), which no library knows.
  const isRight = new Ajv({ strict: false, allErrors: true, logger: false }).compile({
    ...schema,
    $schema: 'http://json-schema.org/draft-07/schema',
  })
  return isRight(file) ? [] : isRight.errors.map(({ instancePath, message }) => `${instancePath} ${message}`)
}

/** Where the types of an API version are: `networking.k8s.io/v1` in `networking/v1`. */
const moduleOf = (apiVersion) => {
  const [version, group = 'core'] = apiVersion.split('/').toReversed()
  return join(packageAt('kubernetes-types'), group.replace(/\.k8s\.io$/, ''), version)
}

/**
 * What the types of the Kubernetes API say against objects, in lines of the compiler: an unknown field, a missing one, or a value of
 * another kind.
 * @param {object[]} objects
 * @param {(args: string[]) => Promise<{ ok: boolean, details: string }>} compile  runs the compiler
 */
export const clusterFaults = async (objects, compile) => {
  const folder = mkdtempSync(join(tmpdir(), 'gb-cluster-'))
  try {
    const lines = objects.map(
      (object, index) =>
        `import type { ${object.kind} as Kind${index} } from ${JSON.stringify(moduleOf(object.apiVersion))}\n` +
        `export const ${object.kind}_${object.metadata.name.replaceAll('-', '_')}: Kind${index} = ${JSON.stringify(object)}\n`,
    )
    const files = lines.map((line, index) => {
      const { kind, metadata } = objects[index]
      const file = join(folder, `${kind}-${metadata.name}.ts`)
      writeFileSync(file, line)
      return file
    })
    const { ok, details } = await compile([...OPTIONS, ...files])
    return ok ? [] : details.trim().split('\n')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

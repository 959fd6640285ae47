import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Product, ROOT } from './product'

const run = promisify(execFile)

/** The operators' command as it is typed beside the running product; answers what it prints. */
export const operatorCommand = async ({ dataDir }: Product, ...args: string[]): Promise<string> => {
  const { stdout } = await run('npm', ['run', '-s', 'operator', '--', ...args], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
  })
  return stdout
}

/** A token of somebody of this name with these scopes. */
export const operatorTokenOf = async (
  product: Product,
  name: string,
  scopes: readonly string[],
): Promise<string> => {
  const said = await operatorCommand(product, 'create', '--name', name, '--scope', scopes.join())
  const token = /gbop_\S+/.exec(said)?.[0]
  if (token === undefined) throw new Error(`no token in: ${said}`)
  return token
}

/** A token of Olga with these scopes. */
export const operatorToken = (product: Product, ...scopes: string[]): Promise<string> =>
  operatorTokenOf(product, 'Olga Support', scopes)

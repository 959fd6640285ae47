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

/** A token of somebody with these scopes. */
export const operatorToken = async (product: Product, ...scopes: string[]): Promise<string> => {
  const said = await operatorCommand(product, 'create', '--name', 'Olga Support', '--scope', scopes.join())
  const token = /gbop_\S+/.exec(said)?.[0]
  if (token === undefined) throw new Error(`no token in: ${said}`)
  return token
}

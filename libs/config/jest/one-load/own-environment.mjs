/** Gives the work an environment that ends with it: what a file sets there is none of the next one's. */
export const withOwnEnvironment = async (work) => {
  const before = { ...process.env }
  try {
    return await work()
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
    Object.assign(process.env, before)
  }
}

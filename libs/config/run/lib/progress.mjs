const seconds = (since) => ((Date.now() - since) / 1000).toFixed(1).replace(/\.0$/, '')

/** @param {number} since  Date.now() of the beginning */
export const tookSince = (since) => `${seconds(since)} s`

/**
 * Says what a long step does while it runs, and how long it took.
 * @template T
 * @param {string} label  such as "Building the front ends"
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export const step = async (label, work) => {
  const began = Date.now()
  process.stdout.write(`${label}…  `)
  try {
    const result = await work()
    process.stdout.write(`done in ${tookSince(began)}\n`)
    return result
  } catch (error) {
    process.stdout.write('failed\n')
    throw error
  }
}

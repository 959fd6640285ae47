/** How a text can be packed. */
type Coding = 'br' | 'gzip'

/** In the order in which they shrink a text. */
const KNOWN: readonly Coding[] = ['br', 'gzip']

/** The smallest packing that a browser takes, by its `Accept-Encoding`; null when it takes none of ours. */
export const codingFor = (accepted: string | string[] | undefined): Coding | null => {
  const weights = new Map(
    String(accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((one): [string, number] => {
        const [name = '', weight] = one.split(';').map((part) => part.trim())
        return [name, weight === undefined ? 1 : Number(weight.replace(/^q=/, ''))]
      }),
  )
  return KNOWN.find((coding) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0) ?? null
}

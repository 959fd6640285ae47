import { countedFetch, type ReleaseObjects } from '@gb/service-kit'
import { AwsClient } from 'aws4fetch'

/** Longer than a file of a release takes; a store that hangs is a store that is away. */
const PATIENCE_MS = 10_000

/** The store did not answer, or not as a store answers. */
export class StoreAway extends Error {}

const NAMES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
}

const textsOf = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text = '']) =>
    text.replace(/&\w+;/g, (name) => NAMES[name] ?? name),
  )

/** One bucket of a store that speaks S3, below a prefix: what is asked of it and nothing else. */
export class ObjectBucket {
  private readonly client: AwsClient
  private readonly bucket: string

  constructor(private readonly place: ReleaseObjects) {
    const { keyId: accessKeyId, secret: secretAccessKey, region } = place
    this.client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 1 })
    this.bucket = `${place.endpoint.replace(/\/$/, '')}/${place.bucket}`
  }

  /** @throws StoreAway */
  async put(key: string, content: Buffer): Promise<void> {
    await this.ask(this.addressOf(key), { method: 'PUT', body: new Uint8Array(content) })
  }

  /** Null when there is none. @throws StoreAway */
  async get(key: string): Promise<Buffer | null> {
    const answer = await this.ask(this.addressOf(key), { method: 'GET' }, true)
    return answer === null ? null : Buffer.from(await answer.arrayBuffer().catch(away))
  }

  /** Nothing when it is not there. @throws StoreAway */
  async remove(key: string): Promise<void> {
    await this.ask(this.addressOf(key), { method: 'DELETE' }, true)
  }

  /**
   * The keys that begin so.
   * @param flat  without those that have a further slash
   * @throws StoreAway
   */
  async keys(start: string, flat = false): Promise<string[]> {
    const found: string[] = []
    const root = this.keyOf('')
    for (let next: string | undefined = ''; next !== undefined;) {
      const query = new URLSearchParams({ 'list-type': '2', prefix: this.keyOf(start) })
      if (flat) query.set('delimiter', '/')
      if (next !== '') query.set('continuation-token', next)
      const answer: Response | null = await this.ask(`${this.bucket}?${query.toString()}`, { method: 'GET' })
      const xml = answer === null ? '' : await answer.text().catch(away)
      found.push(...textsOf(xml, 'Key').map((key) => key.slice(root.length)))
      next = textsOf(xml, 'NextContinuationToken')[0]
    }
    return found
  }

  private keyOf(key: string): string {
    return this.place.prefix === '' ? key : `${this.place.prefix}/${key}`
  }

  private addressOf(key: string): string {
    return `${this.bucket}/${this.keyOf(key).split('/').map(encodeURIComponent).join('/')}`
  }

  private async ask(address: string, request: RequestInit, mayBeMissing = false): Promise<Response | null> {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const ask = () => this.client.fetch(address, { ...request, signal })
    const answer = await countedFetch('release_store', ask).catch(away)
    if (answer.ok) return answer
    await answer.body?.cancel()
    if (mayBeMissing && answer.status === 404) return null
    throw new StoreAway(`the release store answered ${answer.status}`)
  }
}

function away(cause: unknown): never {
  throw new StoreAway('the release store cannot be reached', { cause })
}

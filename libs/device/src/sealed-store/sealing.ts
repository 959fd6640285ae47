/** What lies on the device: nothing of it can be read without the key, which no script can take out. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
}

const IV_BYTES = 12

/** A key of this browser. Not extractable: it works here and nowhere else. */
export const newSealingKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])

/** AES-GCM over the JSON of a value. `owner` is bound to it: what is moved to another profile does not open. */
export async function seal(key: CryptoKey, owner: string, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const data = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: bytesOf(owner) },
    key,
    bytesOf(JSON.stringify(value)),
  )
  return { iv, data }
}

/** The value again; throws when the key, the owner or a single bit is another one. */
export async function open(key: CryptoKey, owner: string, { iv, data }: Sealed): Promise<unknown> {
  const clear = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv, additionalData: bytesOf(owner) },
    key,
    data,
  )
  const value: unknown = JSON.parse(new TextDecoder().decode(clear))
  return value
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

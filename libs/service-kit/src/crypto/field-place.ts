/** Where a ciphertext lives; it is authenticated, so a value moved to another row or column does not decrypt. */
export interface FieldPlace {
  owner: string
  field: string
}

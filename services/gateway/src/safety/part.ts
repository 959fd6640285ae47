/** What one look at the words and figures of the product found. */
export interface SafetyFindings {
  /** Lines to print: figures with what they are of. */
  lines: string[]
  /** What is not as it has to be, one sentence each; empty when all is well. */
  problems: string[]
}

/** One look at what the product says: the same rules that it uses, tried with many cases. */
export interface SafetyPart {
  name: string
  look: () => SafetyFindings | Promise<SafetyFindings>
}

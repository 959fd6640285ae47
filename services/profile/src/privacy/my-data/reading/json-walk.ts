import { IMPORT_LIMITS, JSON_MAX_DEPTH } from '@gb/domain'
import { type ParsedTokenInfo, Tokenizer, TokenParser, TokenType } from '@streamparser/json'
import { ImportRefusal } from './refusal.js'

/** A value of a JSON text that holds no others. */
export type JsonScalar = string | number | boolean | null

/** Hears of the values of a JSON text in their order. `name`: of the value in its object; null in a list. */
export interface JsonListener {
  /** A `{` or `[` at that byte. */
  opened: (what: 'object' | 'list', name: string | null, at: number) => void
  /** The last opened one has ended before that byte. */
  closed: (end: number) => void
  scalar: (value: JsonScalar, name: string | null) => void
}

interface Frame {
  what: 'object' | 'list'
  /** Of the member whose value comes; null where a name is due, and in lists. */
  name: string | null
}

// Texts are gathered in blocks: character by character a text of 16 MiB would take eight times its size.
const TEXT_BLOCK_BYTES = 64 * 1024
const NUMBER_BLOCK_BYTES = 64

/**
 * Reads a JSON text piece by piece and keeps nothing of it but the way to the value that comes. What is no JSON, too
 * deep or too much, or a trap for those that come after, ends it.
 */
export class JsonWalk {
  private readonly tokens = new Tokenizer({
    stringBufferSize: TEXT_BLOCK_BYTES,
    numberBufferSize: NUMBER_BLOCK_BYTES,
  })
  // Holds the order of the tokens to the grammar; it gives no value out, and so keeps none.
  private readonly grammar = new TokenParser({ paths: [], keepStack: false })
  private readonly frames: Frame[] = []
  private values = 0
  private isEmpty = true

  constructor(private readonly listener: JsonListener) {
    this.tokens.onToken = (token) => {
      this.grammar.write(token)
      this.step(token)
    }
  }

  /** @throws ImportRefusal */
  take(piece: Uint8Array): void {
    if (piece.length === 0) return
    this.isEmpty = false
    this.strictly(() => this.tokens.write(piece))
  }

  /**
   * Nothing at all counts as an empty object.
   * @throws ImportRefusal `not_json` when the text is not complete
   */
  end(): void {
    if (this.isEmpty) return
    this.strictly(() => this.tokens.end())
    if (!this.grammar.isEnded) throw new ImportRefusal('not_json')
  }

  private strictly(read: () => void): void {
    try {
      read()
    } catch (error) {
      throw error instanceof ImportRefusal ? error : new ImportRefusal('not_json')
    }
  }

  private step({ token, value, offset }: ParsedTokenInfo): void {
    const frame = this.frames.at(-1)
    if (token === TokenType.LEFT_BRACE) this.open('object', offset)
    else if (token === TokenType.LEFT_BRACKET) this.open('list', offset)
    else if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) {
      this.frames.pop()
      this.listener.closed(offset + 1)
    } else if (token === TokenType.COMMA) {
      if (frame) frame.name = null
    } else if (token !== TokenType.COLON) {
      if (typeof value === 'string') checkText(value)
      if (frame?.what === 'object' && frame.name === null) this.named(frame, String(value))
      else this.scalar(value ?? null)
    }
  }

  private open(what: Frame['what'], offset: number): void {
    this.count()
    if (what === 'list' && this.frames.length === 0) throw new ImportRefusal('not_an_object')
    const name = this.frames.at(-1)?.name ?? null
    if (this.frames.push({ what, name: null }) > JSON_MAX_DEPTH) throw new ImportRefusal('too_deep')
    this.listener.opened(what, name, offset)
  }

  private scalar(value: JsonScalar): void {
    this.count()
    if (this.frames.length === 0) throw new ImportRefusal('not_an_object')
    this.listener.scalar(value, this.frames.at(-1)?.name ?? null)
  }

  /** Names that change what an object is made of are refused, as in every body. */
  private named(frame: Frame, name: string): void {
    const isPrototype = name === 'prototype' && this.frames.at(-2)?.name === 'constructor'
    if (name === '__proto__' || isPrototype) throw new ImportRefusal('not_json')
    frame.name = name
  }

  private count(): void {
    this.values += 1
    if (this.values > IMPORT_LIMITS.values) throw new ImportRefusal('too_many_values')
  }
}

const checkText = (text: string): void => {
  if (text.includes('\u0000') || !text.isWellFormed()) throw new ImportRefusal('unstorable')
}

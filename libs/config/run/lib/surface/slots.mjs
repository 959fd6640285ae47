const NAME = /[A-Za-z_$][\w$]*/y
const QUOTED = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/y
const HEAD =
  /^(?:export )?declare (?:abstract )?(?:(?:async )?function|const|let|var|class|interface|type) [\w$]+/
const OPENED_BY = { ')': '(', '}': '{', ']': '[', '>': '<' }
const MEMBER_BEGINS = /[{;]\s*(?:(?:readonly|get|set|static|abstract) )*$/
const PARAMETER_BEGINS = /[(,]\s*(?:\.\.\.)?$/

const found = (pattern, text, index) => {
  pattern.lastIndex = index
  return pattern.exec(text)?.[0] ?? ''
}

/** Where the bracket at `from` is closed. */
const closeOf = (text, from) => {
  let depth = 0
  for (let index = from; index < text.length; index++) {
    if ('({['.includes(text[index])) depth += 1
    if (')}]'.includes(text[index])) depth -= 1
    if (depth === 0) return index
  }
  return text.length
}

/** Whether the bracket at `from` holds parameters, and not only a type in brackets. */
const isOfParameters = (text, from) =>
  /[\w$>?]$/.test(text.slice(0, from)) || from === 0 || /^\s*=>/.test(text.slice(closeOf(text, from) + 1))

/** Reads one statement from its beginning to its end. */
class Reading {
  slots = new Set()
  frames = [{ bracket: '', way: [], label: null }]
  /** The way to what the function answers whose parameters have just ended. */
  answer = null

  constructor(statement) {
    this.text = statement.replace(HEAD, '')
  }

  get top() {
    return this.frames.at(-1)
  }

  get way() {
    const { way, label } = this.top
    return label === null ? way : [...way, label]
  }

  /** What stands in angle brackets belongs to another shape. */
  get isElsewhere() {
    return this.frames.some(({ bracket }) => bracket === '<')
  }

  read() {
    for (let index = 0; index < this.text.length;) index = this.step(index)
    return this.slots
  }

  /** @returns where it goes on */
  step(index) {
    const { text } = this
    const sign = text[index]
    const word = found(QUOTED, text, index) || found(NAME, text, index)
    if (word !== '') {
      this.named(word, index)
      return index + word.length
    }
    // The names that a parameter is taken apart into are nobody's.
    if (sign === '{' && this.top.bracket === '(' && PARAMETER_BEGINS.test(text.slice(0, index))) {
      this.note()
      return closeOf(text, index) + 1
    }
    if ('({[<'.includes(sign)) this.open(sign, index)
    else if (OPENED_BY[sign] === this.top.bracket && text[index - 1] !== '=') this.close(index)
    else if (sign === ',' && this.top.isOfParameters)
      this.top.label = `#${Number(this.top.label.slice(1)) + 1}`
    else if (sign === ';') this.answer = null
    return index + 1
  }

  named(word, index) {
    const before = this.text.slice(0, index)
    const after = this.text.slice(index + word.length)
    if (this.top.bracket === '{' && MEMBER_BEGINS.test(before) && /^\??[:(<]/.test(after)) {
      this.top.label = `.${word.replace(/^['"]|['"]$/g, '')}`
      this.answer = null
      this.note()
    }
    if (this.top.isOfParameters && PARAMETER_BEGINS.test(before) && /^\??:/.test(after)) this.note()
  }

  note() {
    if (!this.isElsewhere) this.slots.add(this.way.join('/'))
  }

  open(bracket, index) {
    const way = this.answer ?? this.way
    this.answer = null
    const ofParameters = bracket === '(' && isOfParameters(this.text, index)
    this.frames.push({ bracket, way, label: ofParameters ? '#0' : null, isOfParameters: ofParameters })
  }

  close(index) {
    const { way, isOfParameters: wasOfParameters } = this.frames.pop()
    if (wasOfParameters && /^\s*(?::|=>)/.test(this.text.slice(index + 1))) this.answer = [...way, '>']
  }
}

/**
 * The places where users of a declaration put something in, or take it out: the ways to all members and parameters, such as
 * `.session/.userId`, `.notify/#0` or `.ask/>/.answer`. A step is a member, the number of a parameter, or what a function answers.
 * @param {string} statement  as `readSurface` has it, on one line
 * @returns {Set<string>}
 */
export const slotsOf = (statement) => new Reading(statement).read()

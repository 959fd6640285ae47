/** A request body as Stripe reads it: texts, lists and objects. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue }
export interface Form {
  [name: string]: FormValue
}

const isForm = (value: FormValue | undefined): value is Form =>
  typeof value === 'object' && !Array.isArray(value)

const put = (into: Form, [name = '', ...rest]: string[], value: string): void => {
  const [next] = rest
  if (next === undefined) {
    into[name] = value
    return
  }
  const inner = into[name]
  const child = isForm(inner) ? inner : {}
  into[name] = child
  put(child, next === '' ? [String(Object.keys(child).length), ...rest.slice(1)] : rest, value)
}

const toLists = (value: FormValue): FormValue => {
  if (!isForm(value)) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, toLists(inner)] as const)
  return entries.length > 0 && entries.every(([name], index) => name === String(index))
    ? entries.map(([, inner]) => inner)
    : Object.fromEntries(entries)
}

/** Reads `line_items[0][price]=…`. */
export const parseForm = (text: string): Form => {
  const form: Form = {}
  for (const [path, value] of new URLSearchParams(text)) put(form, path.replaceAll(']', '').split('['), value)
  const read = toLists(form)
  return isForm(read) ? read : {}
}

/** The text at a path, as `textAt(form, 'line_items', 0, 'price')`; undefined when there is none. */
export const textAt = (form: FormValue | undefined, ...path: (string | number)[]): string | undefined => {
  let found: FormValue | undefined = form
  for (const step of path)
    found = Array.isArray(found) ? found[Number(step)] : isForm(found) ? found[String(step)] : undefined
  return typeof found === 'string' ? found : undefined
}

/** The whole number at a path. */
export const numberAt = (form: FormValue | undefined, ...path: (string | number)[]): number | undefined => {
  const text = textAt(form, ...path)
  return text === undefined ? undefined : Number(text)
}

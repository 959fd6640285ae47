const KNOWN: readonly [name: string, form: RegExp][] = [
  ['Edge', /Edg(?:e|A|iOS)?\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari/],
]

/** Kind and main version of a browser, like "Chrome 141": what a team needs, and what thousands share. */
export const browserOf = (agent: string | undefined): string => {
  for (const [name, form] of KNOWN) {
    const version = form.exec(agent ?? '')?.[1]
    if (version !== undefined) return `${name} ${version}`
  }
  return 'another browser'
}

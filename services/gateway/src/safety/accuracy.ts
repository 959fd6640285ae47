import { FOODS } from './foods.js'
import { plates } from './plates.js'

const BEGIN = '<!-- Written by npm run generate: -->'
const END = '<!-- Up to here. -->'

/** Names that are missed stand indented below their figure: they are for whoever mends them. */
const isFigure = (line: string): boolean => !line.startsWith(' ')

const list = (lines: readonly string[]): string =>
  lines
    .filter(isFigure)
    .map((line) => `- ${line}`)
    .join('\n')

/** The figures of today, of typed names and of plates, as the page of accuracy has them. */
export const accuracyFigures = async (): Promise<string> => {
  const [foods, plated] = [await FOODS.look(), await plates.look()]
  return list([...foods.lines, ...plated.lines])
}

/** The page with these figures in the place of those it had. @throws RangeError for a page without the place */
export const pageWith = (page: string, figures: string): string => {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)]
  if (begin < 0 || end < begin) throw new RangeError('the page has no place for figures')
  return `${page.slice(0, begin)}${BEGIN}\n\n${figures}\n\n${page.slice(end)}`
}

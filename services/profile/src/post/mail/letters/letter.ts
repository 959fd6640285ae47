import type { Language } from '@gb/domain'

/** A paragraph: words, a code to type, or a link to open. */
export type Paragraph = string | { code: string } | { link: string }

/** What a mail says, before it is put into text and HTML. */
export interface WrittenLetter {
  language: Language
  subject: string
  paragraphs: readonly Paragraph[]
}

/** A letter, which is written as soon as the language of its reader is known. */
export type Letter = (language: Language) => WrittenLetter

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

const BODY = 'margin:0;padding:24px;font:16px/1.5 sans-serif;color:#222;background:#fff'
const CODE = 'font-size:28px;font-weight:bold;letter-spacing:4px'

const wordsOf = (paragraph: Paragraph): string => {
  if (typeof paragraph === 'string') return paragraph
  return 'code' in paragraph ? paragraph.code : paragraph.link
}

const htmlOf = (paragraph: Paragraph): string => {
  const words = escapeHtml(wordsOf(paragraph))
  if (typeof paragraph === 'string') return `<p>${words}</p>`
  if ('code' in paragraph) return `<p style="${CODE}">${words}</p>`
  return `<p><a href="${words}">${words}</a></p>`
}

/** The plain text of a letter. */
export const toText = ({ paragraphs }: WrittenLetter): string => paragraphs.map(wordsOf).join('\n\n')

/** The same as an HTML document; nothing is loaded from anywhere, so that opening it tells nobody. */
export const toHtml = ({ language, subject, paragraphs }: WrittenLetter): string =>
  [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="${BODY}">`,
    ...paragraphs.map(htmlOf),
    '</body></html>',
    '',
  ].join('\n')

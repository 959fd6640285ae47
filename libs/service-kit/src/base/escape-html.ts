const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it stands in a document or in an attribute of it. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (char) => ESCAPES[char] ?? char)

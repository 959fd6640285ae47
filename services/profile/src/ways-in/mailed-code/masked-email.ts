/** An address that its owner recognizes and nobody else can read off the screen: "s***@example.com". */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  return at < 1 ? '***' : `${Array.from(email)[0] ?? ''}***${email.slice(at)}`
}

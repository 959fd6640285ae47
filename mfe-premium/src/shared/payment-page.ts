/** Whether an answered address is a page to pay on: never a script or a file. */
export function isPaymentPage(url: string): boolean {
  return URL.canParse(url) && ['https:', 'http:'].includes(new URL(url).protocol)
}

import type { AddressParameters } from './address-parameters'
import type { LinkContext } from './links'

const asksForSomething = ({ confirm, restoreCode, adopt }: AddressParameters): boolean =>
  confirm !== null || restoreCode !== null || adopt !== null

/** Follows a link; most starts follow none, so what does is downloaded for one. Says false when that did not arrive. */
export const bringLinks = async (context: LinkContext, asked: AddressParameters): Promise<boolean> => {
  if (!asksForSomething(asked)) return true
  const code = await import('./links').catch(() => null)
  await code?.followLinks(context, asked)
  return code !== null
}

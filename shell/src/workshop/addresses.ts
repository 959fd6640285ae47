const BUILD = 'remote.'
const FLAG = 'flag.'

const addressOf = (query: URLSearchParams): string => {
  const text = query.toString()
  return text === '' ? '/' : `/?${text}`
}

/** The address of this page without any override; one reset is one press. */
export function addressWithout(search: string): string {
  const query = new URLSearchParams(search)
  const isOurs = (name: string) => name.startsWith(BUILD) || name.startsWith(FLAG)
  return addressOf(new URLSearchParams([...query].filter(([name]) => !isOurs(name))))
}

/** The address of this page with a build in the place of a remote. */
export function addressWith(search: string, remote: string, build: string): string {
  const query = new URLSearchParams(search)
  query.set(BUILD + remote, build)
  return addressOf(query)
}

/** The address of this page with a flag on or off in this tab; null: as it is for everybody. */
export function addressWithFlag(search: string, remote: string, flag: string, isOn: boolean | null): string {
  const query = new URLSearchParams(search)
  const name = `${FLAG}${remote}.${flag}`
  if (isOn === null) query.delete(name)
  else query.set(name, isOn ? 'on' : 'off')
  return addressOf(query)
}

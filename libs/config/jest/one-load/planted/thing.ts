const seen: string[] = []

/** How often a name was asked for, by all files of this process. */
export const limitOf = (name: string): number => seen.push(name)

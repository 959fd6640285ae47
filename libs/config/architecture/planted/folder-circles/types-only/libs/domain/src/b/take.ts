import type { Given } from '../a/given'

export const take: Given = 1

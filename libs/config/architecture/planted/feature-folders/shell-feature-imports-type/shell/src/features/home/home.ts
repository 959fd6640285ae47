import type { Tips } from '../tips/parts/tips'

export const home: Tips = 1

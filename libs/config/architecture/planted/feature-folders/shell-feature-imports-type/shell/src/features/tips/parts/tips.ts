export type Tips = 1

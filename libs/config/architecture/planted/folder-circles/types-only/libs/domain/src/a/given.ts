export type Given = 1

export type Tip = 1

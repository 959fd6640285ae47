export type Phase = string

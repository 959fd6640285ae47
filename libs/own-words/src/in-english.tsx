import { Speaking } from '@gb/entries'
import type { ReactNode } from 'react'

/** It lends its language to what is inside and has no box of its own. */
const BOXLESS = { display: 'contents' } as const

/** What is below says everything in English, whatever is spoken around it: it is not translated yet, or its words come in English. */
export const InEnglish = ({ children }: { children: ReactNode }) => (
  <div lang="en" style={BOXLESS}>
    <Speaking language="en">{children}</Speaking>
  </div>
)

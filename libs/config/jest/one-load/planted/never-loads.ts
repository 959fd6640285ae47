import { it } from '@jest/globals'

it('stands before the fault', () => {})

throw new Error('this file cannot be loaded')

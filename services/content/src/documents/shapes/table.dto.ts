import { WordList, WordRows } from './fields.js'

/** A table of words. */
export class TableDto {
  @WordList('Head of each column.', ['What', 'Why we need it', 'How long we keep it']) columns!: string[]

  @WordRows('Rows, each as long as `columns`.', [
    ['Food photos', 'To read what is on your plate', 'Not stored'],
  ])
  rows!: string[][]
}

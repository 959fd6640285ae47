import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, render, screen, within } from '@testing-library/react'
import { Table } from './table'

afterEach(cleanup)

describe(Table.name, () => {
  it('names the table, its columns and its rows', () => {
    render(
      <Table
        label="Amounts"
        columns={['Vitamin', 'A day']}
        rows={[
          ['Iron', '45 mg'],
          ['Iron', '60 mg'],
        ]}
      />,
    )
    const table = screen.getByRole('table', { name: 'Amounts' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Vitamin', 'A day'])
    expect(within(table).getAllByRole('rowheader', { name: 'Iron' })).toHaveLength(2)
    expect(within(table).getByRole('cell', { name: '60 mg' }).dataset['column']).toBe('A day')
  })
})

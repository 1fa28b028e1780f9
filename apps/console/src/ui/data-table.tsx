import { Table, Text, UnstyledButton } from '@mantine/core'
import {
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { type ReactNode, useMemo } from 'react'
import styles from './data-table.module.css'

/** A column of a table of rows. */
export type Column<Row> = {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** What rows are sorted by when the header is pressed; only for tables that have all their rows on one page. */
  readonly sortBy?: (row: Row) => string | number
  /** Numbers and amounts are aligned to the right. */
  readonly isNumber?: boolean
}

type DataTableProps<Row> = {
  /** What the table lists, for screen readers. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** What it means that there are no rows. */
  readonly empty: string
}

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { basic: sortFn_basic },
})
const ariaSort = { asc: 'ascending', desc: 'descending' } as const

/** A dense table. A header with `sortBy` is a button. */
export function DataTable<Row extends object>({ label, columns, rows, keyOf, empty }: DataTableProps<Row>) {
  const table = useTable({
    features,
    columns: useMemo(() => toTableColumns(columns), [columns]),
    data: rows,
    getRowId: keyOf,
  })
  if (rows.length === 0)
    return (
      <Text size="sm" c="dimmed" py="xs">
        {empty}
      </Text>
    )
  const isNumber = (id: string) => columns.some((column) => column.id === id && column.isNumber)
  const [group] = table.getHeaderGroups()
  return (
    <Table aria-label={label} verticalSpacing={6} horizontalSpacing="xs" highlightOnHover tabularNums>
      <Table.Thead>
        <Table.Tr>
          {group?.headers.map((header) => {
            const sorted = header.column.getIsSorted()
            const words = <table.FlexRender header={header} />
            return (
              <Table.Th
                key={header.id}
                scope="col"
                ta={isNumber(header.id) ? 'right' : 'left'}
                {...(sorted ? { 'aria-sort': ariaSort[sorted] } : {})}
              >
                {header.column.getCanSort() ? (
                  <UnstyledButton
                    className={styles.sort}
                    onClick={header.column.getToggleSortingHandler()}
                    data-sorted={sorted || undefined}
                  >
                    {words}
                  </UnstyledButton>
                ) : (
                  words
                )}
              </Table.Th>
            )
          })}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {table.getRowModel().rows.map((row) => (
          <Table.Tr key={row.id}>
            {row.getAllCells().map((cell) => (
              <Table.Td key={cell.id} ta={isNumber(cell.column.id) ? 'right' : 'left'}>
                <table.FlexRender cell={cell} />
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

function toTableColumns<Row extends object>(columns: readonly Column<Row>[]) {
  const helper = createColumnHelper<typeof features, Row>()
  return columns.map(({ id, header, cell, sortBy }) =>
    helper.accessor((row: Row): unknown => sortBy?.(row) ?? '', {
      id,
      header,
      cell: ({ row }) => cell(row.original),
      enableSorting: sortBy !== undefined,
      sortFn: 'basic',
    }),
  )
}

import { DataList } from '@mantine/core'
import type { ReactNode } from 'react'

/** Names with their values, one below the other. */
export function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <DataList size="sm" gap={6} labelWidth="11rem">
      {facts.map(([name, value]) => (
        <DataList.Item key={name}>
          <DataList.ItemLabel>{name}</DataList.ItemLabel>
          <DataList.ItemValue>{value}</DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList>
  )
}

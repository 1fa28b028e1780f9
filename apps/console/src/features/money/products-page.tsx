import { Badge } from '@mantine/core'
import { type ConsoleOutput, consoleCalls } from '@zeri/contract/console'
import { useOperation } from '../../calls/use-operation.ts'
import { useLanguage } from '../../i18n/words-provider.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Moment } from '../../ui/moment.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import { WhenLoaded } from '../../ui/when-loaded.tsx'

type Product = ConsoleOutput<typeof consoleCalls.listProducts>['products'][number]

/** What is sold, and the archive of what is not sold any more. */
export function ProductsPage() {
  const { t } = useLanguage()
  const products = useOperation(consoleCalls.listProducts, {})
  return (
    <>
      <PageHead title={t('products.title')} lead={t('products.lead')} />
      <WhenLoaded of={products}>
        {({ products: all }) => (
          <>
            <ProductSection
              title={t('products.sold')}
              products={all.filter(({ archivedAt }) => archivedAt === null)}
              empty={t('products.noneSold')}
            />
            <ProductSection
              title={t('products.archive')}
              products={all.filter(({ archivedAt }) => archivedAt !== null)}
              empty={t('products.noneArchived')}
            />
          </>
        )}
      </WhenLoaded>
    </>
  )
}

type ProductSectionProps = {
  readonly title: string
  readonly products: readonly Product[]
  readonly empty: string
}

function ProductSection({ title, products, empty }: ProductSectionProps) {
  const { t, codeWord, formats } = useLanguage()
  const columns: Column<Product>[] = [
    { id: 'code', header: t('orders.product'), cell: ({ code }) => codeWord('products', code) },
    { id: 'locale', header: t('prices.edition'), cell: ({ locale }) => codeWord('locales', locale) },
    {
      id: 'amount',
      header: t('products.now'),
      cell: ({ amount, archivedAt }) =>
        amount === null ? (
          <Badge variant="outline" color="gray" tt="none" fw={500}>
            {t('products.archivedAt', { at: formats.instant(archivedAt ?? '') })}
          </Badge>
        ) : (
          formats.money(amount)
        ),
    },
    {
      id: 'next',
      header: t('products.next'),
      cell: ({ next }) =>
        next === null ? (
          '—'
        ) : (
          <>
            {next.amount === null ? t('products.ends') : formats.money(next.amount)} <Moment at={next.from} />
          </>
        ),
    },
  ]
  return (
    <Section title={title}>
      <DataTable
        label={title}
        columns={columns}
        rows={products}
        keyOf={({ code, locale }) => `${code} ${locale}`}
        empty={empty}
      />
    </Section>
  )
}

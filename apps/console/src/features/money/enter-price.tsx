import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { consoleCalls } from '@zeri/contract/console'
import { useState } from 'react'
import { useLanguage } from '../../i18n/words-provider.tsx'
import { ActButton } from '../../ui/act-button.tsx'
import { listProducts, type PricePeriod, parseMinor, toLocalField } from './prices.ts'

/** A new price begins an hour from now at the earliest; some minutes more leave time to fill in the form. */
const NOTICE_MS = 70 * 60_000

type EnterPriceProps = {
  readonly prices: readonly PricePeriod[]
  readonly onDone: () => void
}

/** Enters a price of a product from an instant on, or the end of its sale. */
export function EnterPrice({ prices, onDone }: EnterPriceProps) {
  const { t, codeWord, formats } = useLanguage()
  const products = listProducts(prices)
  const [chosen, setChosen] = useState('0')
  const [typed, setTyped] = useState('')
  const [endsSale, setEndsSale] = useState(false)
  const [from, setFrom] = useState('')
  const product = products[Number(chosen)]
  if (!product) return null
  const minor = parseMinor(typed)
  const { code, locale, currency } = product
  const name = codeWord('products', code)
  const words = () => {
    if (endsSale) return t('prices.enter.doneEnd', { product: name })
    return t('prices.enter.done', { product: name, amount: formats.money({ minor: minor ?? 0, currency }) })
  }
  return (
    <ActButton
      operation={consoleCalls.enterPrice}
      label={t('prices.enter.button')}
      text={t('prices.enter.text')}
      isReady={endsSale || minor !== undefined}
      inputOf={() => ({
        code,
        locale,
        minor: endsSale ? null : (minor ?? 0),
        from: new Date(from).toISOString(),
      })}
      onOpen={() => {
        setTyped('')
        setEndsSale(false)
        setFrom(toLocalField(new Date(Date.now() + NOTICE_MS)))
      }}
      doneWords={words}
      onDone={onDone}
    >
      <NativeSelect
        label={t('orders.product')}
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data={products.map((one, index) => ({
          value: String(index),
          label: `${codeWord('products', one.code)} · ${codeWord('locales', one.locale)}`,
        }))}
      />
      <TextInput
        label={t('prices.enter.amount', { currency })}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        inputMode="decimal"
        autoComplete="off"
        disabled={endsSale}
        error={typed !== '' && minor === undefined && !endsSale && t('prices.enter.noAmount')}
        data-autofocus
      />
      <Checkbox
        label={t('prices.enter.endsSale')}
        checked={endsSale}
        onChange={(event) => setEndsSale(event.currentTarget.checked)}
      />
      <TextInput
        type="datetime-local"
        label={t('prices.enter.from')}
        description={t('prices.enter.fromHint')}
        value={from}
        onChange={(event) => setFrom(event.currentTarget.value)}
        required
      />
    </ActButton>
  )
}

import { Button, Group, SegmentedControl, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { isLocale } from '@zeri/contract/browser'
import { useLanguage } from '../i18n/words-provider.tsx'

/** Language and colours, also before anybody is signed in. */
export function LookSwitches() {
  const { t, locale, setLocale } = useLanguage()
  const { setColorScheme } = useMantineColorScheme()
  const other = useComputedColorScheme('light') === 'dark' ? 'light' : 'dark'
  return (
    <Group gap="xs" wrap="nowrap">
      <SegmentedControl
        size="xs"
        aria-label={t('look.language')}
        data={[
          { value: 'en', label: 'EN' },
          { value: 'ru', label: 'RU' },
        ]}
        value={locale}
        onChange={(value) => isLocale(value) && setLocale(value)}
      />
      <Button variant="subtle" size="xs" onClick={() => setColorScheme(other)}>
        {t(`look.${other}`)}
      </Button>
    </Group>
  )
}

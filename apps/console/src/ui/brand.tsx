import { Group, Text } from '@mantine/core'
import { useLanguage } from '../i18n/words-provider.tsx'
import mark from '../mark.svg'

export function Brand() {
  const { t } = useLanguage()
  return (
    <Group gap="xs" wrap="nowrap">
      <img src={mark} alt="" width={26} height={26} />
      <Text fw={600}>{t('brand')}</Text>
    </Group>
  )
}

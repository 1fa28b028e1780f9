import { Button, Stack } from '@mantine/core'
import { useLanguage } from '../i18n/words-provider.tsx'
import { PageHead } from '../ui/page-head.tsx'

/** Shown in place of a page that could not be rendered. */
export function Broken() {
  const { t } = useLanguage()
  return (
    <Stack component="main" p="xl" align="flex-start">
      <PageHead title={t('broken.title')} lead={t('broken.lead')} />
      <Button onClick={() => location.reload()}>{t('broken.reload')}</Button>
    </Stack>
  )
}

import { canonicalQuery, pathIn } from '@zeri/contract/browser'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Panel } from '../../ui/panel.tsx'
import { usePage } from '../../use-page.ts'
import { CodeBox } from './code-box.tsx'

/** The embeddable widget, the calendar feed, and the rate limits of the API. */
export function WidgetAndLimits() {
  const { t } = useTranslation()
  const locale = useLocale()
  const origin = usePage().origins?.[locale] ?? ''
  return (
    <>
      <Panel title={t('developers.widget.title')} id="widget">
        <p>{t('developers.widget.text')}</p>
        <CodeBox
          label={t('developers.widget.code')}
          code={`<script async src="${origin}/widget.js" data-locale="${locale}" data-theme="auto"></script>`}
        />
        <p>{t('developers.widget.attributes')}</p>
        <p>{t('developers.widget.policy')}</p>
      </Panel>
      <Panel title={t('developers.machines.title')} id="machines">
        <p>{t('developers.machines.text')}</p>
        <CodeBox label={t('developers.example')} code={origin + pathIn(locale, '/data/readme.md')} />
        <p>{t('developers.machines.frame')}</p>
        <CodeBox
          label={t('developers.machines.code')}
          code={`<iframe src="${origin}${pathIn(locale, '/embed/today')}" width="420" height="190" style="border:0"></iframe>`}
        />
      </Panel>
      <Panel title={t('developers.limits.title')} id="limits">
        <p>{t('developers.limits.text')}</p>
        <CodeBox
          label={t('developers.example')}
          code={`${origin}/calendar/feed.ics${canonicalQuery({ locale })}`}
        />
      </Panel>
    </>
  )
}

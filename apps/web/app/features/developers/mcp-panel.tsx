import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { usePage } from '../../use-page.ts'
import { CodeBox } from './code-box.tsx'

/** How an assistant connects to the tools of the site. */
export function McpPanel() {
  const { t } = useTranslation()
  const origin = usePage().origins?.[useLocale()] ?? ''
  const local = { command: 'npx', args: ['zeri', 'mcp'], env: { ZERI_URL: origin } }
  return (
    <Panel title={t('developers.mcp.title')} id="mcp">
      <p>{t('developers.mcp.text')}</p>
      <CodeBox label={t('developers.mcp.http')} code={`${origin}/mcp`} />
      <CodeBox
        label={t('developers.mcp.stdio')}
        code={JSON.stringify({ mcpServers: { zeri: local } }, null, 2)}
      />
      <p>
        <PageLink to="/convert">{t('developers.convert')}</PageLink>
      </p>
    </Panel>
  )
}

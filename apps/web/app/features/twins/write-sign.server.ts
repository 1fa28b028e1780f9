import { signPath } from '@zeri/contract/browser'
import type { SignData } from '../signs/load-signs.server.ts'
import {
  joinBlocks,
  writeFact,
  writeHeading,
  writeLink,
  writeList,
  writeQuote,
  writeSection,
} from './markdown.ts'
import type { TwinSetting } from './twin-setting.server.ts'

/** The twin of the page of a sign. */
export function writeSign(data: SignData, setting: TwinSetting): string {
  const { t, words, product, linkTo } = setting
  const { sign, kind, side, related, articles, figure } = data
  const own = signPath(kind.kind, sign.id)
  const linkSign = ({ kind: of, id, zh, name }: SignData['previous']): string =>
    writeLink(`${name} ${zh}`, linkTo(signPath(of, id)))
  return joinBlocks([
    writeHeading(1, sign.name),
    [sign.zh, sign.pinyin, sign.reading, kind.one, side && t(`signs.side.${side}`)]
      .filter(Boolean)
      .join(' · '),
    sign.short,
    sign.text,
    sign.synonyms.length > 0 && writeFact(t('signs.synonyms'), sign.synonyms.join(', ')),
    writeSection(t('signs.when.title'), listTimes(data, setting)),
    writeSection(t(`signs.figure.${figure.form}`), [
      figure.text,
      figure.form === 'grid' && writeList(figure.lines),
    ]),
    writeSection(t('signs.rule.title'), listRules(data, setting)),
    writeSection(t('signs.deeds.title'), listDeeds(data, setting)),
    writeSection(t('signs.articles'), [
      writeList(articles.map(({ id, title }) => writeLink(title, linkTo(`/articles/${id}`)))),
    ]),
    writeSection(t('signs.related'), [writeList(related.map(linkSign))]),
    '---',
    writeList([
      `${words.page}: ${writeLink(product, linkTo(own).replace(/\.md$/, ''))}`,
      linkSign(data.previous),
      linkSign(data.next),
      writeFact(words.rules, data.rulesVersion),
    ]),
  ])
}

function listTimes({ when, share }: SignData, { t, linkTo }: TwinSetting) {
  return [
    when.kind !== 'dated' && t(`signs.when.${when.kind}`),
    when.kind === 'dated' && when.next.length === 0 && t('signs.when.none', { date: when.openUntil }),
    writeList(when.next.map(({ path, words, weekday }) => `${writeLink(words, linkTo(path))}, ${weekday}`)),
    when.last && `${t('signs.when.last')} ${writeLink(when.last.words, linkTo(when.last.path))}`,
    `${share.percent} ${t(`signs.share.${share.of}`)}`,
    t('signs.share.span', { from: share.fromYear, to: share.toYear }),
  ]
}

function listRules({ rule, example, clauses, source }: SignData, { t, linkTo }: TwinSetting) {
  return [
    rule,
    example && `${writeLink(example.words, linkTo(example.path))}: ${example.sentence}`,
    ...clauses.map(({ zh, en, ru, at }) => writeQuote([zh, en, ru, `协纪辨方书, ${at}`])),
    writeFact(t('signs.rule.source'), source),
  ]
}

function listDeeds({ favours, forbids }: SignData, { t }: TwinSetting) {
  const deeds = [...favours, ...forbids]
  if (deeds.length === 0) return [t('signs.deeds.none')]
  const nameAll = (side: SignData['favours']): string =>
    side.map(({ name, isReading }) => (isReading ? `${name}\\*` : name)).join(', ')
  return [
    favours.length > 0 && writeFact(t('signs.deeds.good'), nameAll(favours)),
    forbids.length > 0 && writeFact(t('signs.deeds.bad'), nameAll(forbids)),
    deeds.some(({ isReading }) => isReading) && t('signs.deeds.reading').replace('*', '\\*'),
    deeds.some(({ isMedical }) => isMedical) && t('day.activities.care'),
  ]
}

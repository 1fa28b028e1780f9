import * as z from 'zod'
import { pillarId } from '../browser/sexagenary.ts'
import { signPath } from '../browser/sign-path.ts'
import { birthFields } from '../fields.ts'
import type { Output } from '../operation.ts'
import { previewBirth } from '../operations/charts/preview-birth.ts'
import { searchPlaces } from '../operations/places/search-places.ts'
import { findTown } from './find-place.ts'
import { localeInput, placeInput } from './inputs.ts'
import { pageUrl } from './quote.ts'
import { tool } from './tool.ts'

type Preview = Output<typeof previewBirth>

const input = z.strictObject({
  birthday: birthFields.birthday.describe('The date of birth, YYYY-MM-DD'),
  time: birthFields.birthdayTime
    .default(null)
    .describe('The local time of birth, HH:MM; null where it is unknown: three pillars then'),
  place: placeInput.unwrap().describe('The town of birth by its name in English or Russian'),
  locale: localeInput,
})

export const birthChartTool = tool({
  name: 'birth_chart',
  title: 'Four pillars of a birth',
  description:
    'The four pillars (BaZi) of a birth by true solar time at its place, with what is in doubt: a time near a boundary, ' +
    'an hour that clocks showed twice. Computed for this call; nothing is stored.',
  input,
  calls: [searchPlaces, previewBirth],
  async run({ birthday, time, place, locale }, { client, origins }) {
    const town = await findTown(client, place, locale)
    const { latitude, longitude, zone } = town
    const preview = await client.call(previewBirth, {
      birthday,
      birthdayTime: time,
      latitude,
      longitude,
      utc: zone,
      locale,
    })
    const url = pageUrl({ origins }, '/bazi', locale)
    const signs = (preview.reckonings[0]?.pillars ?? []).map(({ pillar: { index } }) => ({
      id: pillarId(index),
      url: pageUrl({ origins }, signPath('pillars', pillarId(index)), locale),
    }))
    return {
      structured: {
        url,
        place: { address: town.address, zone, latitude, longitude },
        ...preview,
        citations: signs,
      },
      text: [...describeInWords(preview), town.address, url].join('\n'),
    }
  },
})

function describeInWords({ reckonings }: Preview): string[] {
  return reckonings.map(({ offset, pillars }) => {
    const words = pillars.map(
      ({ place, pillar: { stem, branch, name } }) => `${place} ${stem.glyph}${branch.glyph} ${name}`,
    )
    return `${offset}: ${words.join('; ')}`
  })
}

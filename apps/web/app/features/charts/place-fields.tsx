import type { FoundPlace } from '@zeri/contract'
import { useRef, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { ChoiceField } from '../../ui/form/choice-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { PlaceField } from '../places/place-field.tsx'
import { PlaceName } from '../places/place-name.tsx'
import styles from './chart-form.module.css'
import type { ChartValues } from './chart-values.ts'
import type { useChartForm } from './use-chart-form.ts'

type PlaceFieldsProps = {
  readonly first: ChartValues
  readonly chart: Pick<ReturnType<typeof useChartForm>, 'faultOf' | 'fill'>
  readonly places: readonly FoundPlace[]
}

/** The city of birth. Choosing it fills in coordinates and time zone, which can be corrected by hand. */
export function PlaceFields({ first, chart: { faultOf, fill }, places }: PlaceFieldsProps) {
  const { t } = useTranslation()
  const isChosen = useRef(first.latitude !== '')
  const choose = ({ address, latitude, longitude, zone }: FoundPlace) => {
    isChosen.current = true
    fill({ city: address, latitude: String(latitude), longitude: String(longitude), utc: zone })
  }
  /** Coordinates of a chosen city are cleared with it; those typed by hand stay. */
  const forgetChoice = () => {
    if (isChosen.current) fill({ latitude: '', longitude: '', utc: '' })
    isChosen.current = false
  }
  return (
    <>
      <PlaceField
        name="city"
        label={t('charts.city')}
        placeholder={t('place.example')}
        defaultValue={first.city}
        fault={faultOf('city')}
        onChoose={choose}
        onChange={forgetChoice}
      />
      {places.length > 0 && (
        <noscript>
          <input type="hidden" name="placeFor" value={first.city} />
          <ChoiceField
            name="place"
            label={t('charts.which')}
            options={places.map((place) => ({
              value: JSON.stringify(place),
              label: <PlaceName place={place} />,
            }))}
            chosen=""
            isStacked
          />
        </noscript>
      )}
      <CoordinateFields
        first={first}
        faultOf={faultOf}
        onEdit={() => {
          isChosen.current = false
        }}
      />
    </>
  )
}

type CoordinateFieldsProps = {
  readonly first: ChartValues
  readonly faultOf: PlaceFieldsProps['chart']['faultOf']
  readonly onEdit: () => void
}

/** Coordinates and time zone, folded away; the list of zones is filled when a field gets the focus. */
function CoordinateFields({ first, faultOf, onEdit }: CoordinateFieldsProps) {
  const { t } = useTranslation()
  const [zones, setZones] = useState<readonly string[]>([])
  const degrees = (name: 'latitude' | 'longitude') => (
    <TextField
      name={name}
      label={t(`charts.${name}`)}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={first[name]}
      fault={faultOf(name)}
    />
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only fills the list of zones when a field gets the focus
    <div
      className={styles.more}
      onInput={onEdit}
      onFocus={() => setZones(Intl.supportedValuesOf('timeZone'))}
    >
      <Disclosure summary={t('charts.coordinates')}>
        <div className={styles.row}>
          {degrees('latitude')}
          {degrees('longitude')}
        </div>
        <TextField
          name="utc"
          label={t('charts.utc')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          list="chart-zones"
          placeholder="Europe/Moscow"
          defaultValue={first.utc}
          fault={faultOf('utc')}
        />
        <datalist id="chart-zones">
          {zones.map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
      </Disclosure>
    </div>
  )
}

/** What a form may ask to do with a chart. */
export type ChartAction = 'select' | 'deselect' | 'delete' | 'stop-autopay'

/** The page that answers such forms. */
export const CHARTS_PATH = '/client/charts'

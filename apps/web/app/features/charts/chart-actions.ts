/** The actions a form can submit for a chart. */
export type ChartAction = 'select' | 'deselect' | 'delete' | 'stop-autopay'

/** The page that handles these forms. */
export const CHARTS_PATH = '/client/charts'

import * as z from 'zod'
import { setting } from '../../platform/setting.ts'

/** Where the pictures of shared links are stored. */
export const pictureSettings = {
  pictureDir: setting({
    env: 'PICTURE_CACHE_DIR',
    rule: z.string(),
    about: 'Folder where the pictures of shared links survive a restart; empty keeps them in memory alone.',
    development: '',
  }),
} as const

import * as z from 'zod'
import { setting } from '../../platform/setting.ts'

/** Where the pictures of shared links are stored. */
export const pictureSettings = {
  pictureDir: setting({
    env: 'PICTURE_CACHE_DIR',
    rule: z.string(),
    about:
      'Folder that caches the pictures of shared links across restarts; empty caches them in memory only.',
    development: '',
  }),
} as const

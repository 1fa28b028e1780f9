import { crawlPages } from './crawl-pages.ts'

crawlPages('ru')

import { walkPages } from './crawl-pages.ts'

walkPages('ru')

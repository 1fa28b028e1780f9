import * as z from 'zod'
import { chartUuid, lineOfText, uuid } from '../../fields.ts'
import { operation } from '../../operation.ts'

// Folders of an account for its charts. A chart is in one folder, or in none.

const folderUuid = uuid.meta({ examples: ['7c9e6679-7425-40de-944b-e07fc1f90ae7'] })

const folderName = lineOfText
  .trim()
  .min(1)
  .max(60)
  .meta({ examples: ['Family'] })

const folder = z.object({ uuid: folderUuid, name: folderName, charts: z.array(chartUuid) })
const folders = z.object({ list: z.array(folder) })

export const listFolders = operation({
  id: 'listFolders',
  summary: {
    en: 'The folders of the account by name, and the charts in each.',
    ru: 'Папки учётной записи по названию и карты рождения в каждой.',
  },
  method: 'GET',
  path: '/api/folders',
  request: z.strictObject({}),
  response: folders,
  auth: 'required',
})

export const createFolder = operation({
  id: 'createFolder',
  summary: { en: 'Creates a folder for charts.', ru: 'Создаёт папку для карт рождения.' },
  method: 'POST',
  path: '/api/folders',
  request: z.strictObject({ name: folderName }),
  response: z.object({ uuid: folderUuid, name: folderName }),
  auth: 'required',
  status: 201,
  notFound: 'handle',
})

export const renameFolder = operation({
  id: 'renameFolder',
  summary: { en: 'Renames a folder.', ru: 'Переименовывает папку.' },
  method: 'POST',
  path: '/api/folders/{uuid}',
  request: z.strictObject({ uuid: folderUuid, name: folderName }),
  response: z.object({}),
  errors: ['request.not-found'],
  auth: 'required',
  notFound: 'handle',
})

export const deleteFolder = operation({
  id: 'deleteFolder',
  summary: {
    en: 'Deletes a folder; its charts stay, in no folder.',
    ru: 'Удаляет папку; карты из неё остаются, но уже без папки.',
  },
  method: 'DELETE',
  path: '/api/folders/{uuid}',
  request: z.strictObject({ uuid: folderUuid }),
  response: z.object({}),
  errors: ['request.not-found'],
  auth: 'required',
  notFound: 'handle',
})

export const moveChart = operation({
  id: 'moveChart',
  summary: {
    en: 'Moves a chart to a folder of the account, or out of its folder.',
    ru: 'Перекладывает карту рождения в папку или вынимает её из папки.',
  },
  method: 'POST',
  path: '/api/charts/{uuid}/folder',
  request: z.strictObject({ uuid: chartUuid, folder: folderUuid.nullable() }),
  response: z.object({}),
  errors: ['chart.not-found', 'request.not-found'],
  auth: 'required',
  notFound: 'handle',
})

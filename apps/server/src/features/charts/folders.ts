import * as contract from '@zeri/contract'
import { AppError } from '../../platform/http/app-error.ts'
import type { Session } from '../../platform/http/auth.ts'
import { personalRoute, type Route } from '../../platform/http/operations.ts'
import { lockSession } from '../accounts/index.ts'
import * as store from './folder-store.ts'
import { getChart } from './save-chart.ts'
import type { Services } from './services.ts'
import { type ChartOf, lockAccount } from './store.ts'

/** The most folders of an account. */
const MAX_FOLDERS = 50

async function createFolder({ db, clock, random }: Services, session: Session, name: string) {
  const folder = { id: random.uuid(), accountId: session.userId, name, at: new Date(clock.now()) }
  await db.transaction().execute(async (trx) => {
    await lockSession(trx, session)
    await lockAccount(trx, session.userId)
    if ((await store.countFolders(trx, session.userId)) >= MAX_FOLDERS)
      throw new AppError('request.invalid', { fields: { name: `there are ${MAX_FOLDERS} folders at most` } })
    await store.insertFolder(trx, folder)
  })
  return { uuid: folder.id, name }
}

async function moveChart(services: Services, chart: ChartOf, folder: string | null): Promise<void> {
  await getChart(services, chart)
  if (folder === null) await store.takeOutOfFolder(services.db, chart)
  else if (!(await store.putIntoFolder(services.db, chart, folder))) throw new AppError('request.not-found')
}

function requireFound(isFound: boolean): Record<string, never> {
  if (!isFound) throw new AppError('request.not-found')
  return {}
}

/** The routes of folders. */
export function folderRoutes(services: Services): Route[] {
  const { db, misses } = services
  return [
    personalRoute(contract.listFolders, async ({ session: { userId } }) => ({
      list: (await store.listFoldersOf(db, userId)).map(({ id, name, charts }) => ({
        uuid: id,
        name,
        charts: [...charts],
      })),
    })),
    personalRoute(contract.createFolder, ({ input: { name }, session }) =>
      createFolder(services, session, name),
    ),
    personalRoute(contract.renameFolder, async ({ input: { uuid, name }, session: { userId } }) =>
      requireFound(await store.updateFolderName(db, { accountId: userId, id: uuid }, name)),
    ),
    personalRoute(contract.deleteFolder, async ({ input: { uuid }, session: { userId } }) =>
      requireFound(await store.removeFolder(db, { accountId: userId, id: uuid })),
    ),
    personalRoute(contract.moveChart, ({ input: { uuid, folder }, session: { userId }, caller }) =>
      misses.watch(caller.address, async () => {
        await moveChart(services, { accountId: userId, id: uuid }, folder)
        return {}
      }),
    ),
  ]
}

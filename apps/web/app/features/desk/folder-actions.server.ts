import {
  type Client,
  createFolder,
  deleteFolder,
  listFolders,
  moveChart,
  type Output,
  renameFolder,
} from '@zeri/contract'
import { refusalOf } from '../../api/refusal-code.server.ts'
import type { Refusal } from '../accounts/refusal.ts'

export type Folder = Output<typeof listFolders>['list'][number]

/** The folders of the account; none for a visitor. */
export async function findFolders(api: Client, isSignedIn: boolean): Promise<readonly Folder[]> {
  return isSignedIn ? (await api.call(listFolders, {})).list : []
}

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '')

/** The calls behind the forms of folders. */
const actions = {
  'create-folder': (api, form) => api.call(createFolder, { name: textOf(form, 'name') }),
  'rename-folder': (api, form) =>
    api.call(renameFolder, { uuid: textOf(form, 'folder'), name: textOf(form, 'name') }),
  'delete-folder': (api, form) => api.call(deleteFolder, { uuid: textOf(form, 'folder') }),
  move: (api, form) =>
    api.call(moveChart, { uuid: textOf(form, 'uuid'), folder: textOf(form, 'folder') || null }),
} as const satisfies Record<string, (api: Client, form: FormData) => Promise<unknown>>

type FolderAction = keyof typeof actions

export const isFolderAction = (name: unknown): name is FolderAction =>
  typeof name === 'string' && Object.hasOwn(actions, name)

/** Carries out the submitted form of a folder; returns the refusal if there was one. */
export async function runFolderAction(
  name: FolderAction,
  form: FormData,
  api: Client,
): Promise<(Refusal & { readonly status: number }) | undefined> {
  try {
    await actions[name](api, form)
    return undefined
  } catch (error) {
    return refusalOf(error)
  }
}

/** The fields of a form; a body that is not a form has none. */
export function readForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData())
}

/** The fields of a form; something that is no form has none. */
export function readForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData())
}

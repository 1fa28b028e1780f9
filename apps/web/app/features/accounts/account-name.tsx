/** A hidden field that shows password managers whose password is being set. */
export function AccountName({ email }: { readonly email: string }) {
  return <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
}

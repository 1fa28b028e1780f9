import { expect, test } from 'vitest'
import { faultsOnLeaving, faultsOnTyping, findFaults, readValues } from './account-forms.ts'

const anna = { email: 'anna@example.org', password: 'choosing', repassword: 'choosing', consent: 'on' }

test('a form without a fault has none', () => {
  expect(findFaults('sign-up', anna)).toEqual({})
})

test('an empty form asks for every field', () => {
  expect(findFaults('sign-up', {})).toEqual({
    email: 'accounts.faults.email',
    password: 'accounts.faults.password',
    repassword: 'accounts.faults.password',
    consent: 'accounts.faults.consent',
  })
})

test.each([
  ['anna', 'accounts.faults.emailInvalid'],
  ['anna@example', 'accounts.faults.emailInvalid'],
  [`${'a'.repeat(250)}@example.org`, 'accounts.faults.emailInvalid'],
  ['anna@example.org', undefined],
])('the e-mail %s has the fault %s', (email, fault) => {
  expect(findFaults('recovery-code', { email }).email).toBe(fault)
})

test.each([
  ['12345', 'accounts.faults.passwordLength'],
  ['123456', undefined],
  ['1'.repeat(20), undefined],
  ['1'.repeat(21), 'accounts.faults.passwordLength'],
  ['🌒🌓🌔🌕🌖🌗', undefined],
])('the new password %s has the fault %s', (pass, fault) => {
  expect(findFaults('password-change', { current: 'x', pass, checkPass: pass }).pass).toBe(fault)
})

test('a password that is only checked may have any length', () => {
  expect(findFaults('sign-in', { email: anna.email, password: 'x' })).toEqual({})
})

test('a repetition that differs is marked, not the password', () => {
  const faults = findFaults('recovery-password', { password: 'choosing', repassword: 'choosinG' })
  expect(faults).toEqual({ repassword: 'accounts.faults.mismatch' })
})

test('leaving a field shows its fault and those of filled fields, not those of empty ones', () => {
  const values = { email: 'anna', password: '', repassword: '' }
  const found = findFaults('sign-up', values)
  expect(Object.keys(faultsOnLeaving('email', found, {}, values))).toEqual(['email'])
  expect(Object.keys(faultsOnLeaving('password', found, {}, values))).toEqual(['email', 'password'])
})

test('typing removes a fault and adds none', () => {
  const values = { email: 'anna@example.org', password: 'x' }
  const found = findFaults('sign-up', values)
  const before = { email: 'accounts.faults.emailInvalid' } as const
  expect(faultsOnTyping('email', found, before, values)).toEqual({})
})

test('a new password makes the repetition wrong that was right before', () => {
  const values = { ...anna, password: 'choosing again' }
  const found = findFaults('sign-up', values)
  expect(faultsOnTyping('password', found, {}, values)).toEqual({ repassword: 'accounts.faults.mismatch' })
  expect(faultsOnTyping('repassword', found, {}, values)).toEqual({})
})

test('a fault the server found stays until something else is typed into its field', () => {
  const said = { email: 'errors.account.exists' } as const
  expect(faultsOnLeaving('email', {}, said, anna)).toEqual(said)
  expect(faultsOnTyping('password', {}, said, anna)).toEqual(said)
  expect(faultsOnTyping('email', {}, said, anna)).toEqual({})
})

test('spaces around a pasted e-mail do not count, those of a password do', () => {
  const form = new FormData()
  form.set('email', ' anna@example.org ')
  form.set('password', ' choosing ')
  expect(readValues(form)).toEqual({ email: 'anna@example.org', password: ' choosing ' })
})

import type { ErrorCode } from './errors.ts'

/**
 * Every refusal as a sentence: the body of a refusal carries it, for clients without a dictionary. Pages translate the code;
 * the English dictionary has the same sentences.
 */
export const refusalTexts: Readonly<Record<ErrorCode, string>> = {
  'request.invalid': 'Something in the request is not valid.',
  'request.too-large': 'The request is too large.',
  'request.media-type': 'The request is in a format the server does not read.',
  'request.timeout': 'The request took too long to arrive.',
  'request.cross-site': 'The request came from another site and was turned away.',
  'request.not-found': 'There is nothing at this address.',
  'request.method': 'This address takes other methods.',
  'auth.required': 'Sign in to continue',
  'auth.bad-credentials': 'Wrong login or password',
  'auth.confirmation-required': 'Please confirm first that it is you.',
  'auth.second-factor-required': 'Enter the code from your authenticator app, or a backup code.',
  'account.exists': 'User with this email already exists.',
  'account.not-found': 'User with this email was not found.',
  'account.being-deleted':
    'This account is about to be deleted. To keep it, use the link in the email we sent, or recover the password.',
  'account.not-confirmed': 'This is not the email of your account.',
  'account.no-deletion': 'This link no longer works: the account has already been kept or deleted.',
  'account.sign-up-paused':
    'New accounts cannot be created just now. Please try again later; existing accounts work as usual.',
  'password.too-common': 'This password is too easy to guess. Please choose another one.',
  'password.wrong-current': 'The current password is not right.',
  'password.already-set': 'Your account has a password already. Change it on the page “Password”.',
  'recovery.invalid-code': 'Invalid recovery code',
  'recovery.invalid-link':
    'This link no longer works: it was used, is older than a day, or the password was recovered since.',
  'recovery.waiting':
    'Nothing is changed yet. In seven days the email alone will be enough; we have sent you the details.',
  'verification.invalid': 'This link or code does not work. Ask for a new one.',
  'address.not-verified': 'Please confirm your email address first.',
  'address.same': 'This is the email of your account already.',
  'address.taken': 'Another account has this email by now, so nothing was changed.',
  'address.no-change': 'No change of the email waits here any more. Please start again.',
  'session.not-found': 'This session has already ended.',
  'passkey.refused': 'This passkey does not work here. Try again, or sign in with your password.',
  'passkey.not-found': 'This passkey has already been removed.',
  'passkey.too-many': 'There are as many passkeys as one account can hold. Remove one first.',
  'second-factor.wrong-code': 'This code does not work. Wait for the next one, or use a backup code.',
  'second-factor.expired': 'Too much time has passed. Please start again.',
  'second-factor.exists': 'Two-factor protection is already on.',
  'second-factor.not-found': 'Two-factor protection is already off.',
  'identity.refused': 'This sign-in could not be confirmed. Please start again.',
  'identity.linked-elsewhere': 'This outside account already signs in to another account here.',
  'identity.last-way-in':
    'This is the only way to sign in to your account. Set a password first: sign out and choose “Password recovery”.',
  'identity.unavailable':
    'The service you chose does not respond right now. Try again in a minute, or sign in another way.',
  'limit.exceeded': 'Too many requests. Please wait a little.',
  'server.busy': 'The site is very busy right now. Please try again in a few seconds.',
  'server.error': 'Something went wrong on our side. Please try again later.',
  'server.unavailable': 'The service is not available right now. Please try again in a minute.',
  'calendar.no-such-day': 'The calendar has no such day: it covers the years 1900–2100.',
  'calendar.beyond-horizon':
    'Ratings reach thirty days ahead; facts are open for every date from 1900 to 2100.',
  'chart.not-paid': 'The personal calendar for this chart is not paid for.',
  'chart.not-found': 'There is no such chart.',
  'chart.in-use':
    'This chart cannot be deleted while its calendar is paid for, or when it belongs to the app.',
  'chart.too-many':
    'There are as many charts here as one account can hold. Delete one that is no longer needed.',
  'chart.birth-fixed':
    'The birth of a paid calendar can be corrected for a week after the first payment, then by a day at most, once a year. For another person, please add a new chart.',
  'chart.account-exists': 'User exists, please sign in.',
  'choice.not-found': 'This list is gone: it has expired or was revoked.',
  'choice.too-many': 'Too many lists are shared. Revoke one first.',
  'choice.full': 'No more answers fit here.',
  'choice.network-full':
    'Too many answers came from this connection already. Please answer from another one, such as a mobile network.',
  'choice.guest-removed': 'The owner of this list has removed your answer.',
  'choice.no-guest': 'This answer is already removed.',
  'feed.not-found': 'There is no such subscription.',
  'feed.too-many': 'Too many subscriptions. Revoke one first.',
  'key.invalid': 'This API key is unknown or has been revoked.',
  'key.quota-exceeded': 'This API key has used its quota. Please wait, or send the request without the key.',
  'key.not-found': 'There is no such API key.',
  'key.too-many': 'An account has at most five API keys. Revoke one first.',
  'birth.ambiguous-time': 'The clocks showed this time twice that night. Please choose which one is meant.',
  'birth.no-such-time':
    'The clocks skipped this time that night. Please choose what is meant, or correct the time.',
  'subscription.required': 'The personal calendar for this chart is not paid for yet.',
  'product.not-found': 'This is not sold any more. Please choose another period.',
  'product.not-for-chart': 'This offer is for another kind of chart.',
  'payment.unavailable':
    'The payment service does not answer. Nothing was charged; please try again in a few minutes.',
  'payment.paused':
    'Payments are paused for a while. Nothing was charged; the page /status says when they were paused.',
  'messenger.not-linked': 'Telegram is not connected to this account yet.',
  'messenger.unavailable': 'Telegram is not available now. Please try again later.',
  'reminder.no-place': 'Please choose your place first: messages come by its clock.',
  'morning.not-found': 'There is no such morning message any more.',
  'morning.too-many': 'The morning already goes to as many places as it can. End one of them first.',
  'push.unavailable': 'Notifications are not available now. Please try again later.',
  'webhook.rejected': 'This message did not come from the payment service.',
  'place.not-found': 'There is no such place.',
  'print.not-found': 'There is no such sheet any more: sheets are kept for a day.',
  'content.not-found': 'There is no such text.',
  'question.not-in-time': 'Please send the form once more.',
  'question.too-many': 'Please write again tomorrow.',
}

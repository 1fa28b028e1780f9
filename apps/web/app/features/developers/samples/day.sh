# A day in full. Send its ETag back later: the answer is 304 without a body while nothing has changed.
curl --fail-with-body --silent --show-error \
  'https://zeri.example/v1/days/2026-11-16?locale=en'

# The best days for a wedding in a month, best first, with the reasons of each.
curl --fail-with-body --silent --show-error \
  'https://zeri.example/v1/predict' \
  --header 'Content-Type: application/json' \
  --data '{"tag": "wedding", "year": 2026, "month": 11, "locale": "en"}'

# The best days for a wedding in a month, best first. A refusal says when to try again.
import json
from urllib.error import HTTPError
from urllib.request import Request, urlopen

wish = {"tag": "wedding", "year": 2026, "month": 11, "locale": "en"}
request = Request(
    "https://zeri.example/v1/predict",
    data=json.dumps(wish).encode(),
    headers={"Content-Type": "application/json"},
)
try:
    with urlopen(request) as response:
        prediction = json.load(response)["prediction"]
except HTTPError as refusal:
    problem = json.load(refusal)
    raise SystemExit(f"{problem['code']}, again in {refusal.headers['Retry-After']} s")

for day in prediction["days"]:
    print(day["date"], day["word"], day["reasons"][0]["sentence"] if day["reasons"] else "")

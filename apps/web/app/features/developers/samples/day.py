# A day in full: its rating, and the star behind the first activity.
import json
from urllib.error import HTTPError
from urllib.request import urlopen

try:
    with urlopen("https://zeri.example/v1/days/2026-11-16?locale=en") as response:
        day = json.load(response)
except HTTPError as refusal:
    problem = json.load(refusal)
    raise SystemExit(f"{problem['code']}: {problem['title']}")

verdict = day["judgement"]["verdict"]
print(day["date"], verdict["word"], verdict["summary"])

activity = day["judgement"]["tags"][0]
noted = {reason.get("star") for reason in activity["reasons"]}
stars = [star["name"] for star in day["judgement"]["stars"] if star["id"] in noted]
print(activity["name"], activity["word"], stars or "nothing noted")

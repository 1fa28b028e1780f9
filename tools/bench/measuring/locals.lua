-- Asks for what depends on a place, by turns for a day and a month, each time at another place: none comes from memory.
math.randomseed(os.time())
local count = math.random(0, 9999)
function request()
  count = count + 1
  local span = count % 2 == 0 and "2026-11" or "2026-11-15"
  local query = string.format(
    "?latitude=%g&locale=ru&longitude=%g&span=%s&zone=Europe%%2FMoscow",
    40 + math.floor(count / 150) % 200 / 10, 30 + count % 150 / 10, span)
  return wrk.format("GET", wrk.path .. query)
end

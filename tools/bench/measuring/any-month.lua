-- Asks for another month each time below the page of the address, from a month that differs from run to run: none comes
-- from memory.
local base = wrk.path == "/" and "" or wrk.path
math.randomseed(os.time())
local count = math.random(0, 1439)
function request()
  count = count + 1
  local path = string.format("%s/%d/%d", base, 1900 + math.floor(count / 12) % 120, count % 12 + 1)
  return wrk.format("GET", path)
end

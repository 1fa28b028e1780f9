-- Asks for another month each time, so that none comes from memory.
local count = 0
function request()
  count = count + 1
  local path = string.format("/%d/%d", 1900 + math.floor(count / 12) % 120, count % 12 + 1)
  return wrk.format("GET", path)
end

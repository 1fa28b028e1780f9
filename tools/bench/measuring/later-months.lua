-- Asks for another month each time, none of which months.lua asks for.
local count = 0
function request()
  count = count + 1
  local path = string.format("/%d/%d", 2020 + math.floor(count / 12) % 80, count % 12 + 1)
  return wrk.format("GET", path)
end

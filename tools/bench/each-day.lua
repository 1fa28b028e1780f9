-- Asks for another day each time: 67 536 of them, more than the server keeps answers of.
local count = 0
function request()
  count = count + 1
  local day = count % 28 + 1
  local month = math.floor(count / 28) % 12 + 1
  local year = 1900 + math.floor(count / 336) % 201
  local date = string.format("%04d-%02d-%02d", year, month, day)
  return wrk.format("GET", "/calendar/days?from=" .. date .. "&to=" .. date)
end

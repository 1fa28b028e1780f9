-- Asks for the tags of another day each time, more of them than the server keeps.
local count = 0
function request()
  count = count + 1
  local day = count % 28 + 1
  local month = math.floor(count / 28) % 12 + 1
  local year = 1900 + math.floor(count / 336) % 120
  local body = string.format(
    '{"day":%d,"month":%d,"year":%d,"locale":"en","personal":{"state":false}}', day, month, year)
  return wrk.format("POST", nil, { ["content-type"] = "application/json" }, body)
end

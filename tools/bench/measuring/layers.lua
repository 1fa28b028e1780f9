-- Asks for the layer over another month each time, from a month that differs from run to run: none comes from memory.
math.randomseed(os.time())
local count = math.random(0, 1439)
function request()
  count = count + 1
  local path = string.format("/%d/%d", 1900 + math.floor(count / 12) % 120, count % 12 + 1)
  return wrk.format("GET", wrk.path .. "?path=" .. path)
end

-- Asks for months in turn, from one that differs from run to run: as pages below the path, or as layers over pages.
-- Arguments: page or layer, the first month counted from the year 0, how many months there are.
local kind, first, months
local count = 0

function init(args)
  kind, first, months = args[1], tonumber(args[2]), tonumber(args[3])
  math.randomseed(os.time())
  count = math.random(0, months - 1)
end

function request()
  count = count + 1
  local month = first + count % months
  local path = string.format("/%d/%d", math.floor(month / 12), month % 12 + 1)
  local base = wrk.path == "/" and "" or wrk.path
  return wrk.format("GET", base .. (kind == "layer" and "?path=" or "") .. path)
end

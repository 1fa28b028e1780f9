-- Posts the bodies of the file it is given, line by line, each connection from a place of its own.
local bodies = {}
local at = 0

function init(args)
  for line in io.lines(args[1]) do bodies[#bodies + 1] = line end
  math.randomseed(7)
  at = math.random(#bodies)
end

function request()
  at = at % #bodies + 1
  return wrk.format("POST", nil, { ["content-type"] = "application/json" }, bodies[at])
end

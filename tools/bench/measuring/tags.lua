-- Asks for the tags of one day, which the server has written out before.
wrk.method = "POST"
wrk.headers["content-type"] = "application/json"
wrk.body = '{"day":15,"month":11,"year":2020,"locale":"en","personal":{"state":false}}'

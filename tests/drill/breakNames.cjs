// Loaded ahead of the product: its database's name is known while the file named by BREAK_NAMES does not exist.
const dns = require("node:dns");
const { existsSync } = require("node:fs");

const { lookup } = dns;
dns.lookup = (name, options, done = options) => {
  if (name !== "database.drill") return lookup(name, options, done);
  if (!existsSync(process.env.BREAK_NAMES)) return lookup("127.0.0.1", options, done);
  const fault = new Error(`getaddrinfo ENOTFOUND ${name}`);
  return process.nextTick(done, Object.assign(fault, { code: "ENOTFOUND", syscall: "getaddrinfo" }));
};

import { Agent, get } from "node:http";

/**
 * Many visitors, in a process of their own so that neither the database's proxy nor a timed read waits for them. Each
 * asks for page after page that no cache holds, however it is answered; prints how often each status came.
 */
const [origin = "", visitors = "0", seconds = "0"] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
const counts: Record<string, number> = {};
let number = 0;

async function open(address: string): Promise<string> {
  number += 1;
  const headers = { accept: "text/html", "x-forwarded-for": address };
  return new Promise((resolve) => {
    get(`${origin}/lms?next=${number}`, { agent, headers }, (response) => {
      response.resume();
      response.on("close", () => resolve(String(response.statusCode)));
    }).on("error", (error) => resolve(error.message));
  });
}

const end = Date.now() + Number(seconds) * 1000;
await Promise.all(
  Array.from({ length: Number(visitors) }, async (_, visitor) => {
    while (Date.now() < end) {
      const status = await open(`10.250.${visitor >> 8}.${visitor & 255}`);
      counts[status] = (counts[status] ?? 0) + 1;
    }
  }),
);
agent.destroy();
process.stdout.write(JSON.stringify(counts));

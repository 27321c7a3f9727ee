import { describe, expect, test } from "vitest";
import { Caller, useTestApp } from "../../support/testApp";

// A stopped clock: cached responses expire with their minute.
const now = new Date();
const server = useTestApp({}, { clock: { now: () => now } });
const VOTE = `mutation ($input: VoteOnOffersInput!) { voteOnOffers(input: $input) {
  offerVotes { likes dislikes } viewerOfferVote } }`;
const VOTES = "{ offerVotes { likes dislikes } viewerOfferVote }";

interface Votes {
  offerVotes: { likes: number; dislikes: number };
  viewerOfferVote: string | null;
}

interface Sent {
  data?: (Votes & { voteOnOffers: Votes }) | null;
  errors?: { extensions: { code: string } }[];
}

class Browser {
  cookie = "";
  private readonly caller: Caller;

  constructor(origin = () => server.origin) {
    this.caller = new Caller(origin);
  }

  async send(query: string, variables = {}) {
    const response = await this.caller.post(
      { query, variables },
      this.cookie ? { cookie: this.cookie } : undefined,
    );
    const set = response.headers.getSetCookie().find((cookie) => cookie.includes("visitor="));
    if (set) this.cookie = set.split(";")[0] ?? "";
    const { data, errors } = (await response.json()) as Sent;
    return { data, errors, set, headers: response.headers };
  }

  async vote(opinion: "LIKE" | "DISLIKE" | null) {
    return (await this.send(VOTE, { input: { opinion } })).data?.voteOnOffers;
  }

  async look(): Promise<Votes> {
    const { data } = await this.send(VOTES);
    if (!data) throw new Error("no votes came");
    return data;
  }
}

async function counts(): Promise<{ likes: number; dislikes: number }> {
  return (await new Browser().look()).offerVotes;
}

describe("the opinion of the offers", () => {
  test("is one a visitor: voted, changed, withdrawn", async () => {
    const { likes, dislikes } = await counts();
    const asha = new Browser();
    expect(await asha.look()).toEqual({ offerVotes: { likes, dislikes }, viewerOfferVote: null });
    expect(asha.cookie).toBe("");
    expect(await asha.vote("LIKE")).toEqual({
      offerVotes: { likes: likes + 1, dislikes },
      viewerOfferVote: "LIKE",
    });
    expect(await asha.vote("DISLIKE")).toEqual({
      offerVotes: { likes, dislikes: dislikes + 1 },
      viewerOfferVote: "DISLIKE",
    });
    expect((await asha.look()).viewerOfferVote).toBe("DISLIKE");
    expect((await new Browser().look()).viewerOfferVote).toBeNull();
    expect(await asha.vote(null)).toEqual({ offerVotes: { likes, dislikes }, viewerOfferVote: null });
  });

  test("stays as wanted when a request is repeated", async () => {
    const { likes, dislikes } = await counts();
    const asha = new Browser();
    const liked = { offerVotes: { likes: likes + 1, dislikes }, viewerOfferVote: "LIKE" };
    for (let tries = 0; tries < 3; tries += 1) expect(await asha.vote("LIKE")).toEqual(liked);
    const withdrawn = { offerVotes: { likes, dislikes }, viewerOfferVote: null };
    for (let tries = 0; tries < 2; tries += 1) expect(await asha.vote(null)).toEqual(withdrawn);
  });

  test("is seen by everybody at once, is never kept, and empties no cache", async () => {
    const asha = new Browser();
    const cached = "{ courses { id name } }";
    const { headers } = await asha.send(cached);
    const { id } = await server.buildCourse({ name: "Before" });
    await server.changes.settle();
    await asha.send(cached);
    await server.dataSource.transaction(async (manager) => {
      await manager.query("ALTER TABLE courses DISABLE TRIGGER courses_content_changed");
      await manager.query("UPDATE courses SET name = 'Behind the cache' WHERE id = $1", [id]);
      await manager.query("ALTER TABLE courses ENABLE TRIGGER courses_content_changed");
    });
    const { likes } = await counts();
    await asha.vote("LIKE");
    expect((await counts()).likes).toBe(likes + 1);
    expect(JSON.stringify((await asha.send(cached)).data)).toContain("Before");
    expect(headers.get("cache-control")).toBe("no-cache");
    expect((await asha.send("{ offerVotes { likes } }")).headers.get("cache-control")).toBe("no-store");
    expect((await asha.send("{ viewerOfferVote }")).headers.get("cache-control")).toBe("no-store");
  });

  test("is known by a cookie that no script reads, of which only the hash is stored", async () => {
    const asha = new Browser();
    const { set } = await asha.send(VOTE, { input: { opinion: "LIKE" } });
    expect(set).toMatch(/^visitor=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
    const token = asha.cookie.replace("visitor=", "");
    const rows = await server.dataSource.query(
      "SELECT is_like FROM offer_votes WHERE visitor_hash = sha256(convert_to($1, 'UTF8'))",
      [token],
    );
    expect(rows).toEqual([{ is_like: true }]);
  });

  test("on https the cookie is __Host- and Secure", async () => {
    const secure = await server.startAnother({ PUBLIC_ORIGIN: "https://academy.example" });
    const { set } = await new Browser(secure.origin).send(VOTE, { input: { opinion: "LIKE" } });
    expect(set).toMatch(/^__Host-visitor=[\w-]{43};.*HttpOnly; Secure; SameSite=Lax$/);
  });

  test("of a browser with a cookie that was not made here gets a new one", async () => {
    const forger = new Browser();
    forger.cookie = "visitor=1";
    await forger.vote("LIKE");
    expect(forger.cookie).toMatch(/^visitor=[\w-]{43}$/);
  });

  test("cannot vote twice in one document, and neither vote counts", async () => {
    const before = await counts();
    const twice =
      "mutation { a: voteOnOffers(input: { opinion: LIKE }) { viewerOfferVote } b: voteOnOffers(input: { opinion: DISLIKE }) { viewerOfferVote } }";
    expect((await new Browser().send(twice)).data).toBeUndefined();
    expect(await counts()).toEqual(before);
  });

  test("of ten at once by one browser leaves counts that are those of the votes", async () => {
    const asha = new Browser();
    await asha.vote("LIKE");
    await Promise.all(Array.from({ length: 10 }, (_, index) => asha.vote(index % 2 ? "LIKE" : "DISLIKE")));
    const [row] = await server.dataSource.query(
      "SELECT count(*) FILTER (WHERE is_like)::int AS likes, count(*) FILTER (WHERE NOT is_like)::int AS dislikes FROM offer_votes",
    );
    expect(await counts()).toEqual(row);
  });

  test("is refused after sixty an hour from one address", async () => {
    const asha = new Browser();
    let refused;
    for (let tries = 0; tries <= 60 && !refused; tries += 1) {
      const { errors } = await asha.send(VOTE, { input: { opinion: "LIKE" } });
      refused = errors?.[0];
    }
    expect(refused?.extensions).toMatchObject({ code: "TOO_MANY_REQUESTS" });
  });
});

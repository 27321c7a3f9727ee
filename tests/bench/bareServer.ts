import { createHash } from "node:crypto";
import { createServer } from "node:http";
import pg from "pg";

const { DATABASE_URL, PORT } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });

const COURSE = `SELECT json_build_object('data', json_build_object('course', json_build_object(
    'id', c.id, 'slug', c.slug, 'name', c.name, 'description', c.description, 'priceRupees', c.price_rupees,
    'batches', (SELECT json_agg(json_build_object('id', b.id, 'name', b.name, 'access', b.access,
        'startsOn', b.starts_on, 'endsOn', b.ends_on, 'scheduleText', b.schedule_text,
        'seats', b.seats, 'isClosed', b.is_closed)
        ORDER BY b.position, b.id)
      FROM batches b WHERE b.course_id = c.id))))::text AS body
  FROM courses c WHERE c.slug = $1 AND c.is_published`;

const COURSES = `SELECT json_build_object('data', json_build_object('courses', json_agg(json_build_object(
    'id', id, 'slug', slug, 'name', name, 'description', description, 'imageUrl', image_url,
    'priceRupees', price_rupees) ORDER BY position)))::text AS body
  FROM courses WHERE is_published`;

/** Session, access and lessons in one statement: the product's theoretical best. */
const PORTAL = `SELECT json_build_object('data', json_build_object('batch', json_build_object(
    'id', b.id, 'name', b.name, 'isUnlocked', true, 'scheduleText', b.schedule_text,
    'course', json_build_object('id', c.id, 'name', c.name),
    'references', (SELECT json_agg(json_build_object('id', r.id, 'title', r.title, 'link', r.link,
        'imageUrl', r.image_url, 'durationText', r.duration_text, 'progress', CASE WHEN v.user_id IS NOT NULL THEN json_build_object('viewedAt', v.viewed_at) END)
        ORDER BY r.position, r.id)
      FROM batch_references r LEFT JOIN lesson_progress v ON v.reference_id = r.id AND v.user_id = s.user_id
      WHERE r.batch_id = b.id AND r.removed_at IS NULL))))::text AS body
  FROM sessions s
  JOIN users u ON u.id = s.user_id
  JOIN batch_accesses a ON a.user_id = s.user_id
  JOIN batches b ON b.id = a.batch_id
  JOIN courses c ON c.id = b.course_id AND c.is_published
  WHERE s.token_hash = $1 AND s.idle_until > now() AND s.ends_at > now() AND b.id = $2`;

interface Body {
  variables: { slug?: string; id?: string };
}

function tokenHash(cookie = ""): Buffer {
  return createHash("sha256")
    .update(decodeURIComponent(cookie.replace("session=", "")))
    .digest();
}

async function answer(path: string, { variables }: Body, cookie?: string): Promise<string> {
  const statements: Record<string, pg.QueryConfig> = {
    "/course": { name: "course", text: COURSE, values: [variables.slug] },
    "/courses": { name: "courses", text: COURSES },
    "/portal": { name: "portal", text: PORTAL, values: [tokenHash(cookie), variables.id] },
  };
  const statement = statements[path];
  if (!statement) return "{}";
  const { rows } = await pool.query<{ body: string }>(statement);
  return rows[0]?.body ?? "{}";
}

createServer((request, response) => {
  let text = "";
  request.on("data", (chunk: Buffer) => (text += chunk.toString()));
  request.on("end", () => {
    const body = JSON.parse(text || '{"variables":{}}') as Body;
    void answer(request.url ?? "", body, request.headers.cookie).then((json) => {
      response.writeHead(200, {
        "content-type": "application/json; charset=utf-8",
        "content-length": Buffer.byteLength(json),
      });
      response.end(json);
    });
  });
}).listen(Number(PORT), "127.0.0.1");

process.on("SIGTERM", () => process.exit(0));

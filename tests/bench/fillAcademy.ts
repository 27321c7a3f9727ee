import { createHash } from "node:crypto";
import type pg from "pg";

export interface Size {
  courses: number;
  batchesPerCourse: number;
  referencesPerBatch: number;
  learners: number;
}

export const BENCH_SIZE: Size = { courses: 8, batchesPerCourse: 6, referencesPerBatch: 40, learners: 1000 };

const ASKING = 300;
const VIEWS_PER_LEARNER = 5;

export interface BenchLearner {
  token: string;
  batchId: string;
}

export interface BenchAcademy {
  courseSlug: string;
  adminToken: string;
  learners: BenchLearner[];
}

const STATEMENTS = [
  `INSERT INTO courses (slug, name, description, price_rupees, is_published, position)
   SELECT 'course-' || n, 'Course ' || n, repeat('What this course is about. ', 6), 1000, true, n
   FROM generate_series(1, $1::int) n`,
  `INSERT INTO batches (course_id, name, access, starts_on, ends_on, schedule_text, seats, position, secret_code_hash)
   SELECT c.id, 'Batch ' || n, 'SECRET_CODE', current_date - 30 + 7 * n, current_date + 30 + 7 * n,
          'Mon to Fri, 8:00 to 9:30 pm IST', NULL, n, 'nobody knows'
   FROM courses c, generate_series(1, $2::int) n`,
  `INSERT INTO batch_references (batch_id, title, link, image_url, duration_text, position)
   SELECT b.id, 'Reference number ' || n, 'https://videos.example.com/watch?v=' || n,
          'https://images.example.com/' || n || '.jpg', '12:45', n
   FROM batches b, generate_series(1, $3::int) n`,
  `INSERT INTO users (name, email, email_key, email_verified_at, role, password_hash)
   SELECT 'Learner ' || n, 'learner' || n || '@example.com', 'learner' || n || '@example.com', now(), 'LEARNER', 'nobody knows'
   FROM generate_series(1, $4::int) n`,
  `INSERT INTO users (name, email, email_key, role, password_hash)
   VALUES ('Admin', 'admin@example.com', 'admin@example.com', 'ADMIN', 'nobody knows')`,
  `INSERT INTO batch_accesses (user_id, batch_id, door, granted_at)
   SELECT u.id, b.id, 'CODE', now() - interval '1 day'
   FROM (SELECT id, row_number() OVER (ORDER BY email) AS n FROM users WHERE role = 'LEARNER') u
   JOIN (SELECT id, row_number() OVER (ORDER BY id) AS n, count(*) OVER () AS total FROM batches) b
     ON b.n = u.n % b.total + 1
   ON CONFLICT DO NOTHING`,
  `INSERT INTO lesson_progress (user_id, reference_id, viewed_at)
   SELECT a.user_id, r.id, now() FROM batch_accesses a
   JOIN batch_references r ON r.batch_id = a.batch_id AND r.position <= $5::int
   ON CONFLICT DO NOTHING`,
  `INSERT INTO batches (course_id, name, access, starts_on, ends_on, schedule_text, position, secret_code_hash)
   SELECT c.id, 'Evening batch ' || n, 'SECRET_CODE', current_date, current_date + 30, 'Sat and Sun, 10 am IST', 100 + n, 'nobody knows'
   FROM courses c, generate_series(1, 34) n WHERE c.slug = 'course-3'`,
  `INSERT INTO sessions (user_id, token_hash, idle_until, ends_at)
   SELECT u.id, sha256(convert_to(left(encode(sha256(convert_to(u.email, 'UTF8')), 'hex'), 43), 'UTF8')), now() + interval '14 days', now() + interval '30 days'
   FROM users u`,
];

/** Mirrors the statement above, in the length of real tokens. */
function tokenOf(email: string): string {
  return createHash("sha256").update(email).digest("hex").slice(0, 43);
}

export async function fillAcademy(client: pg.Client, size: Size): Promise<BenchAcademy> {
  const values = [
    size.courses,
    size.batchesPerCourse,
    size.referencesPerBatch,
    size.learners,
    VIEWS_PER_LEARNER,
  ];
  for (const statement of STATEMENTS) {
    const used = values.filter((_value, index) => statement.includes(`$${index + 1}`));
    let place = 0;
    await client.query(
      statement.replace(/\$\d/g, () => `$${(place += 1)}`),
      used,
    );
  }
  await client.query("VACUUM ANALYZE");
  const { rows } = await client.query<{ email: string; batchId: string }>(
    `SELECT u.email, a.batch_id AS "batchId" FROM users u
     JOIN batch_accesses a ON a.user_id = u.id ORDER BY u.email LIMIT $1`,
    [ASKING],
  );
  return {
    courseSlug: "course-3",
    adminToken: tokenOf("admin@example.com"),
    learners: rows.map(({ email, batchId }) => ({ token: tokenOf(email), batchId })),
  };
}

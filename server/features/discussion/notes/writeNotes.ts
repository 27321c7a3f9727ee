import type { DataSource } from "typeorm";

interface NoteRow {
  lessonId: string;
  course: string;
  batch: string;
  lesson: string;
  atSecond: number | null;
  text: string;
}

/** In the order of the portal. */
const NOTES = `
  SELECT r.id AS "lessonId", c.name AS course, b.name AS batch, r.title AS lesson,
    n.at_second AS "atSecond", n.text
  FROM lesson_notes n JOIN batch_references r ON r.id = n.reference_id
  JOIN batches b ON b.id = r.batch_id JOIN courses c ON c.id = b.course_id
  WHERE n.user_id = $1
  ORDER BY c.position, c.id, b.position, b.id, r.position, r.id, n.at_second NULLS FIRST, n.created_at, n.id`;

function clockTime(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (part: number) => String(part).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Later lines are indented, so that they stay within the list's item. */
function itemOf({ lessonId, atSecond, text }: NoteRow, origin: string): string {
  const time =
    atSecond === null ? "" : `[${clockTime(atSecond)}](${origin}/lessons/${lessonId}?t=${atSecond}) `;
  return `- ${time}${text.replace(/\r?\n/g, "\n  ")}`;
}

/** A heading for each course, batch and lesson; each time links to its second. */
export async function writeNotes(dataSource: DataSource, userId: string, origin: string): Promise<string> {
  const rows = await dataSource.query<NoteRow[]>(NOTES, [userId]);
  const lines = ["# My notes"];
  let last: Partial<NoteRow> = {};
  for (const row of rows) {
    const isNewCourse = row.course !== last.course;
    const isNewBatch = isNewCourse || row.batch !== last.batch;
    if (isNewCourse) lines.push("", `## ${row.course}`);
    if (isNewBatch) lines.push("", `### ${row.batch}`);
    if (isNewBatch || row.lessonId !== last.lessonId) lines.push("", `#### ${row.lesson}`, "");
    lines.push(itemOf(row, origin));
    last = row;
  }
  if (rows.length === 0) lines.push("", "No notes yet.");
  return `${lines.join("\n")}\n`;
}

import { readFile, readdir } from "node:fs/promises";
import { parse } from "yaml";

const FOLDER = "server/content/demo/courses";
const fileTag = { tag: "!file", resolve: (name: string) => name };

interface DemoBatch {
  name: string;
  access?: "OPEN";
  lessons: { title: string; link?: string }[];
}

interface DemoCourse {
  slug: string;
  sampleVideoLink?: string;
  batches: DemoBatch[];
}

async function readYaml<Value>(path: string): Promise<Value> {
  return parse(await readFile(path, "utf8"), { customTags: [fileTag] }) as Value;
}

/** As the demo's pack has them. Read apart from the server's code, which stories cannot import. */
export async function readDemoCourses(): Promise<DemoCourse[]> {
  const folders = (await readdir(FOLDER, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  return Promise.all(
    folders.map(async ({ name: slug }) => {
      const course = await readYaml<Pick<DemoCourse, "sampleVideoLink">>(`${FOLDER}/${slug}/course.yaml`);
      return { slug, ...course, batches: await readYaml<DemoBatch[]>(`${FOLDER}/${slug}/batches.yaml`) };
    }),
  );
}

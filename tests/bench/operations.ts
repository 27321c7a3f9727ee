import type { BenchAcademy, BenchLearner } from "./fillAcademy";

export interface Operation {
  name: string;
  barePath: string;
  requestOf: (connection: number) => { headers: Record<string, string>; body: string };
}

const COURSE = `query Course($slug: String!) {
  course(slug: $slug) {
    id slug name description priceRupees
    batches { id name access startsOn endsOn scheduleText seats isClosed }
  }
}`;

const CATALOGUE = `query Catalogue {
  courses { id slug name description imageUrl priceRupees }
}`;

const PORTAL = `query BatchReferences($id: UUID!) {
  batch(id: $id) {
    id name isUnlocked scheduleText
    course { id name }
    references { id title link imageUrl durationText progress { viewedAt } }
  }
}`;

const CMS_COURSES = `query CmsCourses {
  cmsCourses(first: 25) { nodes { id name slug isPublished version } pageInfo { hasNextPage endCursor } }
}`;

const CMS_BATCH = `query CmsBatch($id: UUID!) {
  cmsBatchLearners(batchId: $id, first: 25) { nodes { id source grantedAt lastActiveAt doneCount learner { id name email } } }
}`;

function request(query: string, variables: object, token?: string) {
  return {
    headers: {
      "content-type": "application/json",
      ...(token && { cookie: `session=${encodeURIComponent(token)}` }),
    },
    body: JSON.stringify({ query, variables }),
  };
}

export function publicOperations({ courseSlug }: BenchAcademy): Operation[] {
  return [
    {
      name: "A: course by slug with its 40 batches",
      barePath: "/course",
      requestOf: () => request(COURSE, { slug: courseSlug }),
    },
    { name: "B: catalogue", barePath: "/courses", requestOf: () => request(CATALOGUE, {}) },
  ];
}

function learnerOf({ learners }: BenchAcademy, connection: number): BenchLearner {
  const learner = learners[connection % learners.length];
  if (!learner) throw new Error("The benchmark's academy has no learners.");
  return learner;
}

export function portalOperation(academy: BenchAcademy): Operation {
  return {
    name: "Portal: session, access, 40 references",
    barePath: "/portal",
    requestOf: (connection) => {
      const { batchId, token } = learnerOf(academy, connection);
      return request(PORTAL, { id: batchId }, token);
    },
  };
}

const NO_BARE_PATH = "";

export function cmsCoursesOperation({ adminToken }: BenchAcademy): Operation {
  return {
    name: "CMS: first page of courses",
    barePath: NO_BARE_PATH,
    requestOf: () => request(CMS_COURSES, {}, adminToken),
  };
}

export function cmsBatchOperation(academy: BenchAcademy): Operation {
  const { batchId } = learnerOf(academy, 0);
  return {
    name: "CMS: who is in a batch",
    barePath: NO_BARE_PATH,
    requestOf: () => request(CMS_BATCH, { id: batchId }, academy.adminToken),
  };
}

const SAVED = `__typename ... on Exercise { id slug title version checkVersion isPublished checkProblem
  tests { id kind visibility about call expected } }
  ... on ExerciseRefused { problem message testNumber }`;

export const CREATE_EXERCISE = `mutation ($input: CreateExerciseInput!) { createExercise(input: $input) { ${SAVED} } }`;
export const UPDATE_EXERCISE = `mutation ($input: UpdateExerciseInput!) { updateExercise(input: $input) { ${SAVED} } }`;
export const DELETE_EXERCISE =
  "mutation ($input: VersionedInput!) { deleteExercise(input: $input) { id title } }";

const RESULT = "testId passed why errorType message line shown printed";

export const TRY_EXERCISE = `query ($input: TryExerciseInput!) { tryExercise(input: $input) {
  problem { problem message testNumber } expected results { ${RESULT} } } }`;

export const EXERCISE = `query ($slug: String!) { exercise(slug: $slug) { id slug kind title topic level minutes
  prompt promptHtml starterCode setup files { name text } isOrdered tolerance isOpen checkVersion hintCount
  visibleTests { id kind about call setup input uses avoids expected } hiddenTests { id about } } }`;

export const EXERCISES = `query ($kind: ExerciseKind, $level: ExerciseLevel, $topic: String, $search: String, $first: Int! = 25, $after: String) {
  exercises(kind: $kind, level: $level, topic: $topic, search: $search, first: $first, after: $after) {
    nodes { id slug title topic level } pageInfo { hasNextPage endCursor } } }`;

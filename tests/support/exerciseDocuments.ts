const SAVED = `__typename ... on Exercise { id slug title version checkVersion isPublished checkProblem
  tests { id kind visibility about call expected } }
  ... on ExerciseRefused { problem message testNumber }`;

export const CREATE_EXERCISE = `mutation ($input: CreateExerciseInput!) { createExercise(input: $input) { ${SAVED} } }`;
export const UPDATE_EXERCISE = `mutation ($input: UpdateExerciseInput!) { updateExercise(input: $input) { ${SAVED} } }`;
export const DELETE_EXERCISE =
  "mutation ($input: VersionedInput!) { deleteExercise(input: $input) { id title } }";

const RESULT = "testId passed why errorType message hint line position place { line values } shown printed";

export const TRY_EXERCISE = `query ($input: TryExerciseInput!) { tryExercise(input: $input) {
  problem { problem message testNumber } expected results { ${RESULT} } } }`;

export const EXERCISE = `query ($slug: String!) { exercise(slug: $slug) { id slug kind title topic level minutes
  prompt promptHtml starterCode setup files { name text } isOrdered tolerance isOpen checkVersion hintCount
  visibleTests { id kind about call setup input uses avoids expected } hiddenTests { id about } } }`;

export const EXERCISES = `query ($kind: ExerciseKind, $level: ExerciseLevel, $topic: String, $search: String, $first: Int! = 25, $after: String) {
  exercises(kind: $kind, level: $level, topic: $topic, search: $search, first: $first, after: $after) {
    nodes { id slug title topic level } pageInfo { hasNextPage endCursor } } }`;

const SUBMISSION = `id code state position checkVersion createdAt
  verdict { passed cause checkVersion checkedAt results { ${RESULT} } }`;

export const SUBMIT = `mutation ($input: SubmitCodeInput!) { submitCode(input: $input) { __typename
  ${SUBMISSION} exercise { id viewerProgress { passedAt attempts } } } }`;

export const SUBMISSION_OF = `query ($id: UUID!) { submission(id: $id) { ${SUBMISSION} } }`;

export const OWN_EXERCISE = `query ($slug: String!) { exercise(slug: $slug) { id viewerHints viewerSolution
  viewerProgress { passedAt passedWithoutHintsAt gaveUpAt hintsShown attempts dueAt }
  viewerDraft { code updatedAt olderCode olderAt } viewerSubmission { id code }
  viewerSubmissions { id state verdict { passed } } } }`;

export const SHOW_HINT = `mutation ($id: UUID!, $shown: Int) { showHint(exerciseId: $id, shown: $shown) { id viewerHints
  viewerProgress { hintsShown } } }`;

export const GIVE_UP = `mutation ($id: UUID!) { giveUp(exerciseId: $id) { id viewerSolution
  viewerProgress { gaveUpAt dueAt } } }`;

export const SAVE_DRAFT = `mutation ($input: SaveExerciseDraftInput!) { saveExerciseDraft(input: $input) {
  code updatedAt olderCode olderAt } }`;

export const WITHDRAW_PASSES =
  "mutation ($input: VersionedInput!) { withdrawPasses(input: $input) { id statistics { passedCount lostPassCount } } }";

export const STATISTICS = `query ($id: UUID!) { cmsExercise(id: $id) { id triedCount passedCount gaveUpCount
  statistics { triedCount passedCount gaveUpCount helpedCount attemptsToPass attemptsWithoutPass recheckCount recheckTotal lostPassCount
    stops { testId learnerCount }
    wrongAnswers { testId why errorType learnerCount submissionCount sampleCode } } } }`;

export const DUE = "{ viewerDueExercises { dueAt round exercise { id title } } }";

export const CHECKER_STATE = "{ checkerState { isReachable waitingCount oldestWaitingSince unjudged } }";

export const MUTANTS =
  "query ($id: UUID!) { cmsExercise(id: $id) { id mutants { triedCount isDone survivors { label code } } } }";

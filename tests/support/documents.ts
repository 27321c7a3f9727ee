export const SIGN_UP = `mutation ($input: SignUpInput!) { signUp(input: $input) { __typename
  ... on SignedIn { viewer { id name email phone role } } ... on EmailTaken { message } } }`;

export const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { __typename
  ... on SignedIn { viewer { id name email role } } ... on InvalidCredentials { message } } }`;

export const SIGN_IN_STAFF = SIGN_IN.replaceAll("signIn(", "signInStaff(");

export const CHANGE_PASSWORD = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename
  ... on PasswordChanged { viewer { id } } ... on InvalidCredentials { message } } }`;

export const VIEWER = "{ viewer { id name role } }";

export const CREATE_COURSE = `mutation ($input: CreateCourseInput!) { createCourse(input: $input) {
  id slug name description imageUrl priceRupees payLink isPublished version } }`;

export const UPDATE_COURSE = `mutation ($input: UpdateCourseInput!) { updateCourse(input: $input) {
  id slug name description isPublished version } }`;

export const DELETE_COURSE = "mutation ($input: VersionedInput!) { deleteCourse(input: $input) { id name } }";

export const CREATE_COURSE_WITH_BATCH = `mutation ($input: CreateCourseWithBatchInput!) {
  createCourseWithBatch(input: $input) { id name access isCodeWeak course { id name slug } } }`;

export const CREATE_BATCH = `mutation ($input: CreateBatchInput!) { createBatch(input: $input) {
  id name access startsOn endsOn scheduleText seats seatsTaken isClosed isCodeWeak version } }`;

export const UPDATE_BATCH = `mutation ($input: UpdateBatchInput!) { updateBatch(input: $input) {
  id name seats isClosed startsOn version } }`;

export const ROTATE_CODE = `mutation ($input: RotateBatchCodeInput!) { rotateBatchCode(input: $input) {
  id access isCodeWeak seatsTaken version } }`;

export const OPEN_BATCH =
  "mutation ($input: VersionedInput!) { openBatch(input: $input) { id access isCodeWeak version } }";

export const DELETE_BATCH = "mutation ($input: VersionedInput!) { deleteBatch(input: $input) { id name } }";

export const CREATE_REFERENCE = `mutation ($input: CreateReferenceInput!) { createReference(input: $input) {
  id title link imageUrl durationText position version } }`;

export const UPDATE_REFERENCE = `mutation ($input: UpdateReferenceInput!) { updateReference(input: $input) {
  id title link version } }`;

export const DELETE_REFERENCE =
  "mutation ($input: VersionedInput!) { deleteReference(input: $input) { id title } }";

export const REORDER_COURSES = `mutation ($input: ReorderCoursesInput!) { reorderCourses(input: $input) { id } }`;

export const RESTORE_REFERENCE =
  "mutation ($input: VersionedInput!) { restoreReference(input: $input) { id position version } }";

export const MOVE_REFERENCE =
  "mutation ($input: MoveReferenceInput!) { moveReference(input: $input) { id version batch { id } } }";

export const REPLACE_VIDEO =
  "mutation ($input: ReplaceVideoInput!) { replaceVideo(input: $input) { id version videoNumber durationSeconds } }";

export const REORDER_REFERENCES = `mutation ($input: ReorderReferencesInput!) { reorderReferences(input: $input) {
  id references { id } } }`;

export const GRANT_ACCESS = `mutation ($input: GrantBatchAccessInput!) { grantBatchAccess(input: $input) {
  id source learner { name } batch { seatsTaken } } }`;

export const REVOKE_ACCESS =
  "mutation ($input: RevokeAccessInput!) { revokeAccess(input: $input) { id seatsTaken } }";

export const OPEN_LESSON =
  "mutation ($id: UUID!) { openLesson(referenceId: $id) { id progress { viewedAt } } }";

export const BATCH = `query ($id: UUID!) { batch(id: $id) { id name isUnlocked referenceCount references { id link } } }`;

export const BATCH_LEARNERS = `query (
  $id: UUID!, $first: Int! = 25, $after: String, $search: String, $inactiveDays: Int) {
  cmsBatchLearners(batchId: $id, first: $first, after: $after, search: $search, inactiveDays: $inactiveDays) {
    nodes { id accessId source grantedAt lastActiveAt lessonCount doneCount classCount attendedCount openQuestionCount
      learner { id name email } }
    pageInfo { hasNextPage endCursor } } }`;

export const ACTIVITY = `query ($first: Int! = 25, $after: String, $action: String, $person: String) {
  activity(first: $first, after: $after, action: $action, person: $person) {
    nodes { id at actorName action entity entityId subject person
      keys { slug batchId workshopId seasonId } changes { field before after } }
    pageInfo { hasNextPage endCursor } } }`;

export const UPDATE_PICTURE =
  "mutation ($input: UpdatePictureInput!) { updatePicture(input: $input) { url alt version } }";

export const RETRY_FAILED_EMAILS = "mutation { retryFailedEmails }";
export const RELEASE_HELD_EMAILS = "mutation { releaseHeldEmails }";
export const DROP_HELD_EMAILS = "mutation { dropHeldEmails }";

export const RETRY_EMAIL =
  "mutation ($input: RetryEmailInput!) { retryEmail(input: $input) { id state attempts lastError canRetry } }";

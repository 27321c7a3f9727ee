export const CREATE_WORKSHOP = `mutation ($input: CreateWorkshopInput!) { createWorkshop(input: $input) {
  id slug name bannerText priceRupees listPriceRupees startsAt countdownTo imageUrl seats nextRun { seatsTaken }
  agenda { day title topics } faq { question answer } audiences { title text icon }
  gallery { title caption imageUrl alt } joinSteps isPublished version } }`;

export const UPDATE_WORKSHOP = `mutation ($input: UpdateWorkshopInput!) { updateWorkshop(input: $input) {
  id slug name agenda { day title topics } version } }`;

export const DELETE_WORKSHOP =
  "mutation ($input: VersionedInput!) { deleteWorkshop(input: $input) { id name } }";

const RUN = "id startsAt seats seatsTaken state whatsAppGroupLink countdownTo countdownText version";

export const CREATE_RUN = `mutation ($input: CreateRunInput!) { createRun(input: $input) { ${RUN} } }`;

export const UPDATE_RUN = `mutation ($input: UpdateRunInput!) { updateRun(input: $input) {
  __typename ... on RunUpdated { run { ${RUN} } } ... on RunHasStarted { message seatsTaken } } }`;

export const INVITE_WAITING =
  "mutation ($input: InviteWaitingInput!) { inviteWaiting(input: $input) { id invitable } }";

export const DELETE_RUN = "mutation ($input: VersionedInput!) { deleteRun(input: $input) { id } }";

export const UPDATE_BOOTCAMP = `mutation ($input: UpdateBootcampInput!) { updateBootcamp(input: $input) {
  id name reasons { title text icon } joinSteps isPublished version } }`;

export const CREATE_SEASON = `mutation ($input: CreateBootcampSeasonInput!) { createBootcampSeason(input: $input) {
  id number title startsAt isLocked isPublished version } }`;

export const UPDATE_SEASON = `mutation ($input: UpdateBootcampSeasonInput!) { updateBootcampSeason(input: $input) {
  id number title isLocked version } }`;

export const DELETE_SEASON =
  "mutation ($input: VersionedInput!) { deleteBootcampSeason(input: $input) { id title } }";

export const CREATE_LEVEL = `mutation ($input: CreateBootcampLevelInput!) { createBootcampLevel(input: $input) {
  id name position version } }`;

export const UPDATE_LEVEL = `mutation ($input: UpdateBootcampLevelInput!) { updateBootcampLevel(input: $input) {
  id name version } }`;

export const DELETE_LEVEL =
  "mutation ($input: VersionedInput!) { deleteBootcampLevel(input: $input) { id name } }";

export const REORDER_LEVELS = `mutation ($input: ReorderBootcampLevelsInput!) { reorderBootcampLevels(input: $input) {
  id levels { id } } }`;

export const CREATE_QUESTION = `mutation ($input: CreateBootcampQuestionInput!) { createBootcampQuestion(input: $input) {
  id title prompt example starterCode expectedResult position version } }`;

export const UPDATE_QUESTION = `mutation ($input: UpdateBootcampQuestionInput!) { updateBootcampQuestion(input: $input) {
  id title starterCode version } }`;

export const DELETE_QUESTION =
  "mutation ($input: VersionedInput!) { deleteBootcampQuestion(input: $input) { id title } }";

export const REORDER_QUESTIONS = `mutation ($input: ReorderBootcampQuestionsInput!) {
  reorderBootcampQuestions(input: $input) { id questions { id } } }`;

export const WORKSHOP = {
  name: "Git in Two Evenings",
  layout: "AGENDA",
  headline: "Never lose a line again",
  priceRupees: 199,
  minutesPerDay: 90,
  days: 2,
  place: "Live on Zoom",
};

export const NEW_WORKSHOP = { ...WORKSHOP, startsAt: `${new Date().getFullYear() + 2}-03-01T14:30:00.000Z` };

export const SEASON = { title: "A season", priceRupees: 99 };

export const QUESTION = { title: "Add two", prompt: "Add them.", expectedResult: "3" };

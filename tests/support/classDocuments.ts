const CLASS = "id title startsAt minutes teacherName joinLink recordingLink cancelledAt version";

export const CREATE_CLASS = `mutation ($input: CreateClassSessionInput!) { createClassSession(input: $input) { ${CLASS} } }`;

export const CREATE_SERIES = `mutation ($input: CreateClassSeriesInput!) { createClassSeries(input: $input) { ${CLASS} } }`;

export const UPDATE_CLASS = `mutation ($input: UpdateClassSessionInput!) { updateClassSession(input: $input) { ${CLASS} recording { id title link } } }`;

export const CANCEL_CLASS = `mutation ($input: SetClassCancelledInput!) { setClassCancelled(input: $input) { ${CLASS} } }`;

export const DELETE_CLASS = "mutation ($input: VersionedInput!) { deleteClassSession(input: $input) { id } }";

export const CORRECT_ATTENDANCE =
  "mutation ($input: CorrectAttendanceInput!) { correctAttendance(input: $input) { id presentCount } }";

export const ATTENDANCE = `query ($classId: UUID!, $first: Int! = 25, $after: String) {
  classAttendance(classId: $classId, first: $first, after: $after) {
    nodes { joinedAt isPresent isCorrected learner { id name } } pageInfo { hasNextPage endCursor } } }`;

export const JOIN_CLASS = `mutation ($id: UUID!) { joinClass(id: $id) { __typename
  ... on ClassJoined { link liveClass { id hasAttended } }
  ... on ClassNotOpen { opensAt liveClass { id } }
  ... on ClassOver { liveClass { id } }
  ... on ClassCancelled { liveClass { id } }
  ... on ClassWithoutLink { liveClass { id } } } }`;

export const UPCOMING = `query ($first: Int! = 50) { viewerUpcomingClasses(first: $first) {
  id title about state opensAt closesAt hasAttended batch { id } } }`;

export const PAST = `query ($first: Int! = 25, $after: String) { viewerPastClasses(first: $first, after: $after) {
  nodes { id title about hasAttended watchLink recording { id link } } pageInfo { hasNextPage endCursor } } }`;
